import Foundation
import RedemptionCore
import RedemptionTesting
import Testing

@testable import RevenueCatAdapter

@Suite("RevenueCat's channel tables")
struct ChannelTableTests {
  private let adapter = RevenueCatAdapter()

  private static let targets = SDK.allCases.filter { $0 != .native }.flatMap { sdk in
    Platform.allCases.map { Target(vendor: .revenueCat, sdk: sdk, platform: $0) }
  }

  private static func rows(_ target: Target) -> [ChannelRow<ChannelAction>] {
    (RevenueCatAdapter.channelTable(for: target.sdk)?.rows ?? []).filter { $0.platforms.contains(target.platform) }
  }

  /// Counted in the sources of each version; KMP's are 69 and 5, and 24 more names by which the JVM reads and sets
  /// properties or that choose an overload.
  @Test(
    "have as many names as the sources",
    arguments: [
      (SDK.flutter, 78, 78), (.reactNative, 82, 73), (.capacitor, 74, 72), (.unity, 141, 140), (.kmp, 98, 98),
    ])
  func countNames(sdk: SDK, ios: Int, android: Int) throws {
    let table = try #require(RevenueCatAdapter.channelTable(for: sdk))
    #expect(table.names(on: .ios).count == ios)
    #expect(table.names(on: .android).count == android)
  }

  @Test("list a name once for each platform, and say where it comes from", arguments: targets)
  func listOnce(target: Target) {
    let names = ChannelTableTests.rows(target).flatMap(\.names)
    let twice = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(twice.isEmpty)
    #expect(ChannelTableTests.rows(target).allSatisfy { !$0.source.isEmpty && !$0.names.isEmpty })
  }

  @Test("answer every method with what its row declares, or with an error", arguments: targets)
  func answerEveryRow(target: Target) throws {
    for row in ChannelTableTests.rows(target) {
      let call = ChannelCall(method: row.names[0], arguments: arguments(of: row, for: target), readJSON: Self.json)
      let given = try #require(self.answer(to: call, for: target), "\(row.names[0]) is never answered")
      switch given {
      case .error: #expect(row.action.canFail, "\(row.names[0]) fails: \(given)")
      case .silent: #expect(row.result == .silence || row.names[0].hasSuffix("arseAsWebPurchaseRedemption"))
      case .value(let value), .text(let value):
        #expect(row.result.accepts(try JSONValue(encoding: value), readJSON: Self.json), "\(row.names[0]): \(value)")
      case .message(let receiver, let value):
        let value = try JSONValue(encoding: value)
        let isError = value["error"] != nil && row.action.canFail
        #expect(
          isError || row.result.accepts(value, receiver: receiver, readJSON: Self.json), "\(row.names[0]): \(value)")
      }
    }
  }

  @Test("refuse every method that needs the SDK before it is configured", arguments: targets)
  func refuseUnconfigured(target: Target) throws {
    for row in ChannelTableTests.rows(target) where row.action.needsConfiguration {
      if case .redemption(.redeem) = row.action.work { continue }
      let call = ChannelCall(method: row.names[0], arguments: arguments(of: row, for: target), readJSON: Self.json)
      var driver = driver(target, isConfigured: false)
      guard case .finish(_, .channel(.error(let error)))? = driver.channel(call).first else {
        Issue.record("\(row.names[0]) works without the SDK")
        continue
      }
      #expect(error == adapter.renderRefusal(.notConfigured, for: target))
    }
  }

  @Test("reject a wrong argument as the channel does", arguments: targets)
  func rejectWrongArguments(target: Target) {
    for row in ChannelTableTests.rows(target) where row.result != .silence {
      for (place, parameter) in row.parameters.enumerated() where parameter.type != .any {
        if case .redemption = row.action.work { continue }
        let wrong = arguments(of: row, for: target, putting: parameter.type == .bool ? "no" : true, at: place)
        let call = ChannelCall(method: row.names[0], arguments: wrong, readJSON: Self.json)
        var driver = driver(target)
        switch driver.channel(call).first {
        case .finish(_, .invalidParams(let path, _)): #expect(path.hasPrefix("/arguments/"))
        case .finish(_, .channel(.error(let error))):
          #expect(target.sdk == .capacitor || target.sdk == .flutter, "\(error)")
        default:
          #expect(target.sdk == .capacitor && parameter.isOptional, "\(row.names[0]) takes a wrong \(parameter.name)")
        }
      }
    }
  }

  @Test("know no name of another wrapper", arguments: targets)
  func knowNoOthers(target: Target) {
    for name in ["", "_RC", "Purchases.", "SETEMAIL", "sellOfferings", "setEmail2"] {
      #expect(RevenueCatAdapter.channelRow(named: name, for: target) == nil, "\(name)")
    }
  }

  // MARK: One call

  private static func json(_ text: String) -> JSONValue? {
    try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  private func driver(_ target: Target, isConfigured: Bool = true) -> BehaviourDriver<RevenueCatBehaviour> {
    var driver = BehaviourDriver(RevenueCatBehaviour(target))
    driver.start(SDKStart(appUserId: "ada", deviceId: "d", isConfigured: isConfigured))
    return driver
  }

  /// Plays a call to its end, with a customer who has nothing.
  private func answer(to call: ChannelCall, for target: Target) -> ChannelAnswer? {
    var driver = driver(target)
    var effects = driver.channel(call)
    while let asked = driver.questions.first {
      let answer: Answer =
        switch asked.question {
        case .redeem(let request): .redemption(RedemptionAnswer(outcome: .invalidCode(code: request.code)))
        case .customer: .customer(Grant())
        case .logIn: .logIn(Grant(), created: true)
        case .receipt: .receipt(.unknownToken)
        case .reissue: .reissue(.accepted)
        case .own: .own(OwnAnswer([:]))
        }
      effects += driver.answer(.success(answer))
    }
    // A configuring call is answered before the customer is fetched.
    switch effects.last(where: { if case .finish = $0 { true } else { false } }) {
    case .finish(_, .channel(let answer)): return answer
    case .finish(_, .invalidParams(let path, let expected)):
      let isPromoted = path.hasSuffix("callbackID") || expected.contains("App Store")
      return isPromoted ? .error(SDKError(code: "", message: expected)) : nil
    default: return nil
    }
  }

  private func arguments(
    of row: ChannelRow<ChannelAction>, for target: Target, putting other: JSONValue = .null, at wrong: Int? = nil
  ) -> JSONValue {
    let values = row.parameters.enumerated().map { place, parameter in
      place == wrong ? other : parameter.sample
    }
    guard target.sdk == .flutter || target.sdk == .capacitor else { return .array(values) }
    return .object(Dictionary(zip(row.parameters.map(\.name), values), uniquingKeysWith: { $1 }))
  }
}

extension ChannelAction {
  /// Whether the method fails in an empty store.
  fileprivate var canFail: Bool {
    switch work {
    case .purchase, .refund, .fails, .refuses, .promotedPurchase: true
    default: false
    }
  }
}

extension ChannelParameter {
  /// A value that the parameter accepts.
  fileprivate var sample: JSONValue {
    let link = "rc-a://redeem_web_purchase?redemption_token=t"
    if name == "callbackID" { return 0 }
    if name.hasPrefix("storeReplacementMode") { return "DEFERRED" }
    if name == "redemptionLink" || name == "urlString" || name == "url" { return .string(link) }
    if name == "webPurchaseRedemption" { return ["redemptionLink": .string(link), "redemptionUrl": .string(link)] }
    if name == "features" { return [0] }
    if name == "fetchPolicy" { return "CACHED_OR_FETCHED" }
    return type.sample
  }
}

extension ChannelType {
  fileprivate var sample: JSONValue {
    switch self {
    case .any, .string: "sample"
    case .bool: true
    case .integer, .number: 1
    case .list(let element): [element.sample]
    case .map(let value): ["key": value.sample]
    case .object(let members):
      .object(Dictionary(members.map { ($0.name, $0.sample) }, uniquingKeysWith: { $1 }))
    case .json(let value): .string(value.sample.json)
    }
  }
}

extension JSONValue {
  fileprivate var json: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
