import Foundation
import RedemptionCore

extension AdapterContract {
  /// A short text for all that the adapter answers to the data of a fixed seed, by part and target. A change of an
  /// adapter, meant or not, changes it.
  ///
  /// Compare it with one that is kept beside the adapter's tests:
  ///
  /// ```swift
  /// #expect(AdapterContract(PlainAdapter()).answers() == recorded)
  /// ```
  public func answers() -> [String: String] {
    var records: [String: AnswerRecord] = [:]
    records["vendor"] = AnswerRecord { $0.add(adapter.vendor) }
    records["ownership"] = AnswerRecord { recordOwnership(into: &$0) }
    records["links"] = AnswerRecord { recordLinks(into: &$0) }
    for target in adapter.targets.map(\.target) {
      let name = name(target)
      records["replies \(name)"] = AnswerRecord { recordReplies(for: target, into: &$0) }
      records["behaviour \(name)"] = AnswerRecord { recordBehaviour(for: target, into: &$0) }
      records["service \(name)"] = AnswerRecord { recordService(for: target, into: &$0) }
      if let channel = adapter.channel(for: target) {
        records["channel \(name)"] = AnswerRecord { recordChannel(channel, for: target, into: &$0) }
      }
    }
    return records.mapValues(\.text)
  }

  /// The parts whose answers are not those of a file, one sentence each; empty if all are.
  ///
  /// With `REDEMPTION_RECORD=1` in the environment it writes the file anew instead: read the diff of the shared cases
  /// first, which says what has changed.
  ///
  /// - Parameters:
  ///   - file: the name of a JSON file, an object of texts by part, beside the test.
  ///   - test: the path of the test's source.
  public func changedAnswers(since file: String, test: String = #filePath) throws -> [String] {
    let url = place(of: file, test)
    let answers = answers()
    if isRecording {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
      try (encoder.encode(answers) + [UInt8(ascii: "\n")]).write(to: url)
    }
    let recorded = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: url))
    return Set(answers.keys).union(recorded.keys).sorted().filter { answers[$0] != recorded[$0] }.map {
      "\($0): other answers than \(file) has. If the change is meant, run this test with REDEMPTION_RECORD=1."
    }
  }

  var fixedSeed: UInt64 { 1 }
  var now: Timestamp { Timestamp(milliseconds: 1_700_000_000_000) }

  private func recordOwnership(into record: inout AnswerRecord) {
    record.add(adapter.ownership.reissue)
    record.add(adapter.ownership.linkLifetime)
    record.add(adapter.publicWords)
    record.add(adapter.links.defaultSettings)
    record.add(adapter.checkout.defaultSettings)
    for status in [400, 401, 403, 404, 409, 422, 429, 500, 503] {
      for code in [nil, 7_225, 7_849, 7_853] {
        record.add(adapter.faults.body(of: ErrorResponse(status: status, code: code)) ?? .null)
      }
    }
    var generator = SeededGenerator(seed: fixedSeed)
    for _ in 0..<20 {
      let id = adapter.checkout.newBuyerId(using: &generator)
      for name in [id, damaged(id, &generator)] { record.add(adapter.ownership.isAnonymous(name)) }
    }
  }

  // MARK: Links

  private func recordLinks(into record: inout AnswerRecord) {
    var generator = SeededGenerator(seed: fixedSeed)
    for _ in 0..<100 {
      let code = adapter.links.newCode(using: &generator)
      let link = adapter.links.link(to: code, under: adapter.links.defaultSettings)
      record.add(link)
      for text in [link] + (0..<10).map({ _ in damaged(link, &generator) }) {
        for platform in adapter.vendor.platforms {
          record.add(adapter.links.read(text, on: platform, unwrapping: false))
          record.add(adapter.links.read(text, on: platform, unwrapping: true))
        }
      }
    }
  }

  /// A link with some character left out, repeated or replaced.
  func damaged(_ link: String, _ generator: inout SeededGenerator) -> String {
    var characters = Array(link)
    for _ in 0..<Int.random(in: 1...2, using: &generator) where !characters.isEmpty {
      let index = Int.random(in: characters.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: characters.remove(at: index)
      case 1: characters.insert(characters[index], at: index)
      case 2: characters = Array(characters.prefix(index))
      default: characters[index] = "/?#&=%:.+ aZ0é[@".randomElement(using: &generator) ?? "/"
      }
    }
    return String(characters)
  }

  // MARK: Replies

  private func recordReplies(for target: Target, into record: inout AnswerRecord) {
    var outcomes = OutcomeGenerator(SeededGenerator(seed: fixedSeed))
    for kind in RedemptionOutcome.Kind.allCases {
      for _ in 0..<25 {
        let outcome = outcomes.outcome(of: kind)
        let reply = adapter.replies.render(outcome, for: target, now: now)
        record.add(reply.body)
        for loss in reply.losses { record.add(loss) }
        if let grant = outcome.grant { record.add(adapter.replies.customer(grant, for: target, now: now)) }
      }
    }
    for reason in RedemptionFailure.Reason.allCases { record.add(adapter.faults.message(of: reason, for: target)) }
  }

  private func recordBehaviour(for target: Target, into record: inout AnswerRecord) {
    for round in 0..<12 as Range<UInt64> {
      guard var app = try? PlayedApp(adapter: adapter, target: target, seed: fixedSeed + round) else { continue }
      record.add(app.record(calls: 60))
    }
  }

  private func recordChannel(_ channel: any ChannelDoor, for target: Target, into record: inout AnswerRecord) {
    var values = ValueGenerator(generator: SeededGenerator(seed: fixedSeed))
    record.add(channel)
    for method in channel.names(on: target.platform).sorted() + ["", "noSuchCall"] {
      for _ in 0..<8 {
        let call = ChannelCall(method: method, arguments: values.channelArguments()) { _ in ["id": "pro"] }
        guard
          var app = try? PlayedApp(
            adapter: adapter, target: target, seed: fixedSeed, isConfigured: values.whole(0...3) > 0)
        else { continue }
        record.add(app.record(of: call))
      }
    }
  }

  // MARK: Service

  private func recordService(for target: Target, into record: inout AnswerRecord) {
    guard let service = adapter.service(for: target) else { return }
    record.add(service.baseURL)
    record.add(service.vendorHosts)
    for status in [200, 400, 401, 408, 429, 500, 503] {
      for (name, value) in [("Retry-After", "5"), ("Is-Retryable", "false"), ("X-Other", "1")] {
        let response = ServiceResponse(status: status, headers: [(name, value)], body: PlayedBody(json: .null))
        record.add(service.retryAdvice(in: response).map { "\($0)" } ?? "")
      }
    }
    let redeemers = [Redeemer(appUserId: "ada", deviceId: "d 1"), Redeemer(appUserId: nil, deviceId: "d")]
    for redeemer in redeemers {
      let redemption = RedemptionQuestion(
        vendor: target.vendor, code: "co/de", storedCodes: ["a", "b"], redeemer: redeemer)
      let questions: [Question] = [
        .redeem(redemption), .customer(target.vendor, redeemer),
        .logIn(target.vendor, redeemer, newAppUserId: "bob"),
        .receipt(target.vendor, redeemer, storeTransactionId: "sub_1"),
        .reissue(target.vendor, redeemer, email: "ada@example.com"),
        .own(target.vendor, redeemer, VendorQuestion("checkout", ["id": "checkout_1"])),
      ]
      for question in questions {
        let call = ServiceCall(target: target, question: question)
        let keys = ServiceKeys(app: ServiceKey("app_key"), store: ServiceKey("store_key"))
        do throws(RedemptionFailure) {
          let request = try service.request(for: call, app: ServiceApp(), keys: keys, now: now)
          record.add(AnswerRecord.withoutIDs(AnswerRecord.text(of: request)))
        } catch { record.add(error) }
      }
    }
  }
}

/// Text after text as one short text.
struct AnswerRecord {
  private var hash = SipHash()

  init(_ write: (inout AnswerRecord) -> Void) { write(&self) }

  mutating func add(_ value: Any) { hash.add(AnswerRecord.text(of: value)) }

  /// 32 hexadecimal digits.
  var text: String {
    let (low, high) = hash.finished()
    return RandomText.hexadecimal(low, digits: 16) + RandomText.hexadecimal(high, digits: 16)
  }

  /// A value as JSON if it has one, else by its stored members; the same in every process.
  static func text(of value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    // A dictionary whose keys are no texts, and a set, have no order in JSON.
    let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    if !isUnordered, let json = json(of: value) { return json }
    if mirror.children.isEmpty { return "\(value)" }
    let parts = mirror.children.map { "\($0.label ?? ""):\(text(of: $0.value))" }
    let name = mirror.displayStyle == .enum ? "" : "\(mirror.subjectType)"
    return "\(name)(\((isUnordered ? parts.sorted() : parts).joined(separator: ",")))"
  }

  /// A request without ids, which may be new in each process.
  static func withoutIDs(_ request: String) -> String {
    request.replacing(/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/, with: "")
  }

  private static func json(of value: Any) -> String? {
    guard let value = value as? any Encodable else { return nil }
    return (try? encoder.encode(AnyEncodable(value: value))).map { String(decoding: $0, as: UTF8.self) }
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()
}
