import RedemptionCore
import RedemptionLedger

/// What the log keeps of a result, for `scenario/export` and `log/read`.
struct LoggedResult {
  /// A text that later calls may use.
  struct Text {
    /// The name under which an exported step saves it, before its number.
    let name: String
    /// A JSON Pointer into the result.
    let place: String
    let text: String
  }

  /// A redemption, as `redemption/redeem` returned it. An object, because every entry of the log has room for one.
  final class Redemption: Encodable, Sendable {
    let outcome: RedemptionOutcome
    let reply: RenderedReply

    init(outcome: RedemptionOutcome, reply: RenderedReply) { (self.outcome, self.reply) = (outcome, reply) }

    private enum CodingKeys: String, CodingKey { case outcome, reply, losses }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(outcome, forKey: .outcome)
      try container.encode(reply.body, forKey: .reply)
      try container.encode(reply.losses, forKey: .losses)
    }
  }

  var texts: [Text] = []
  /// Of a redemption.
  var outcome: RedemptionOutcome.Kind?
  /// The result itself, of a redemption.
  var redemption: Redemption?
  /// Of a deep link.
  var handled: Bool?

  /// Bytes of memory, about.
  var size: Int { texts.reduce(redemption == nil ? 16 : 1_500) { $0 + 64 + $1.text.utf8.count } }
}

/// A result of which the log keeps something. All other results are not kept.
protocol ResultOfInterest {
  var logged: LoggedResult { get }
}
