import JanssonCoding
import RedemptionCore

/// What other servers on the same database learn of an entry of the log: no code, address, user, session or param.
struct SharedEntry: Codable {
  /// The outcomes of an answer that are sent at most: an SDK may send a thousand earlier codes along.
  private static let outcomeLimit = 100

  /// The method of a call that has changed the ledger; nil for an answer.
  var method: String?
  /// Who was asked; nil for a call.
  var vendor: String?
  /// What was asked; nil for a call.
  var question: String?
  /// The outcomes of a redemption.
  var outcomes: [String]?

  private init(method: String? = nil, vendor: String? = nil, question: String? = nil, outcomes: [String]? = nil) {
    (self.method, self.vendor, self.question, self.outcomes) = (method, vendor, question, outcomes)
  }

  /// - Returns: nil for an entry that has changed nothing in the ledger, or that is not for other servers.
  init?(_ entry: LogEntry) {
    guard entry.isProvisional else { return nil }
    switch entry.fact {
    case .call(let call):
      // What a session's method has done is in the answers that it got.
      guard call.error == nil, call.method.hasPrefix("store/") else { return nil }
      self.init(method: call.method)
    case .answer(let asked, let answered):
      guard asked.question != Question.nameOfRead else { return nil }
      let outcomes = answered.outcomes.prefix(SharedEntry.outcomeLimit).map(\.kind.rawValue)
      self.init(vendor: asked.vendor.rawValue, question: asked.question, outcomes: outcomes)
    default: return nil
    }
  }

  /// Reads a notice's text; empty if it is not an array of entries.
  static func read(_ text: String) -> [SharedEntry] {
    (try? JanssonDecoder().decode([SharedEntry].self, from: JanssonTree.reading(Array(text.utf8)).root)) ?? []
  }

  /// The JSON text.
  var text: String { (try? JSONTextEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
}
