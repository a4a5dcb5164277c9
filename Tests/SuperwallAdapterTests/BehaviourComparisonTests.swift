import Foundation
import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

/// Plays random inputs into the session of the core with Superwall's profile and into Superwall's behaviour, and
/// compares effects and state. Removed together with the session.
@Suite("Superwall's behaviour does what the session did")
struct BehaviourComparisonTests {
  static let targets = SDK.allCases.flatMap { sdk in
    Platform.allCases.map { Target(vendor: .superwall, sdk: sdk, platform: $0) }
  }

  @Test("for random inputs", arguments: targets)
  func same(target: Target) throws {
    let seeds = SeededGenerator()
    var generator = seeds
    let count = ProcessInfo.processInfo.environment["SEQUENCES"].flatMap { Int($0) } ?? 60
    var inputs = 0
    for _ in 0..<count {
      let twins = Twins(target: target, generator: SeededGenerator(seed: generator.next()))
      guard twins.play() else {
        Issue.record("\(target) seed \(seeds.seed)\n\(twins.log.suffix(12).joined(separator: "\n"))")
        return
      }
      inputs += twins.log.count
    }
    print("\(target.sdk) \(target.platform): \(count) sequences, \(inputs) inputs, seed \(seeds.seed)")
  }
}

private final class Twins {
  let target: Target
  let adapter = SuperwallAdapter()
  var generator: SeededGenerator
  var session: Session
  var behaviour: SuperwallBehaviour
  var now = Timestamp(milliseconds: 1_700_000_000_000)
  var turn: SDKTurn
  var log: [String] = []
  /// By the number of the question, in the order of the first requests.
  var oldIds: [QuestionID: Int] = [:]
  var newIds: [QuestionID: Int] = [:]
  var questions: [Int: Question] = [:]
  var open: [Int] = []
  var backingOff: [Int] = []
  var schedules: [Timestamp] = []
  var lastCall: UInt64 = 100
  var calls: [UInt64] = []
  var products: [String: [String]] = [:]

  init(target: Target, generator: SeededGenerator) {
    self.target = target
    self.generator = generator
    turn = SDKTurn(now: Timestamp(milliseconds: 0))
    session = Session(
      target: target, profile: SessionProfile(), redeemer: Redeemer(appUserId: nil, deviceId: ""), isAnonymous: true,
      isConfigured: false)
    behaviour = SuperwallBehaviour(target: target, options: SuperwallOptions())
  }

  // MARK: Play

  func play() -> Bool {
    turn.endsBackoffAtOnce = flip()
    guard begin() else { return false }
    for _ in 0..<whole(1...60) {
      guard step() else { return false }
    }
    return input("closed", old: { $0.handle(.closed, at: $1) }, new: .closed)
  }

  func flip() -> Bool { Bool.random(using: &generator) }
  func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  func begin() -> Bool {
    var options = SuperwallOptions()
    if flip() { options.confirmationAlert = flip() }
    options.automaticallyDismiss = flip()
    options.entitlementsMaxAge = [nil, 2, 1000, 86_400_000].randomElement(using: &generator) ?? nil
    options.purchaseController = whole(0...3) == 0
    options.deepLinkTrigger = flip()
    if flip() { options.paywall = openPaywall() }
    if flip() { products = ["monthly": ["pro", "plus"], "life": ["gold"]] }
    options.products = products
    if !products.isEmpty, flip() { options.ownedProducts = ["life"] }
    let references = flip() ? references() : []
    options.deviceEntitlements = references
    let isConfigured = whole(0...3) != 0
    let user = [nil, nil, "ada", " bob ", ""].randomElement(using: &generator) ?? nil
    let device: String? = flip() ? "$SuperwallDevice:1" : nil
    let hasDevice = !references.isEmpty || !options.ownedProducts.isEmpty

    behaviour = SuperwallBehaviour(target: target, options: options)
    turn.now = now
    behaviour.handle(
      .began(SDKStart(appUserId: user, deviceId: device, isConfigured: isConfigured, call: CallID(rawValue: 1))), &turn)
    var effects = turn.effects
    turn.effects = []

    let profile = adapter.sessionProfile(for: target)
    let redeemer = Redeemer(
      appUserId: user.flatMap { adapter.acceptedAppUserId($0, for: target) }, deviceId: behaviour.redeemer.deviceId)
    session = Session(
      target: target, profile: profile, redeemer: redeemer, isAnonymous: redeemer.appUserId == nil,
      isConfigured: isConfigured,
      options: SessionOptions(
        confirmationAlert: options.confirmationAlert, entitlementsMaxAge: options.entitlementsMaxAge,
        hasPurchaseController: options.purchaseController, products: options.products,
        hasLinkTrigger: options.deepLinkTrigger, automaticallyDismiss: options.automaticallyDismiss))
    let owned = options.ownedProducts.flatMap { product in
      (options.products[product] ?? []).map {
        Entitlement(
          id: $0, isActive: true, productId: product, productIds: [product], store: profile.access?.deviceStore)
      }
    }
    let given = whole_(references, profile) + owned
    let isKnown = isConfigured && (user != nil || device != nil)
    if isKnown {
      guard case .ask(let id, let question, _)? = effects.popLast(), effects.isEmpty,
        question == .customer(.superwall, redeemer)
      else { return fault("begin does not ask") }
      let grant = grant()
      let isAnswered = flip()
      let answer: Result<Answer, GatewayError> =
        isAnswered ? .success(.customer(grant)) : .failure(.failed(RedemptionFailure(reason: .offline, message: "")))
      let isLate = !hasDevice && flip()
      let kept = isAnswered && !grant.entitlements.isEmpty ? grant : nil
      if isLate {
        guard
          input(
            "begin", old: { $0.handle(.began(device: given, customer: nil, paywall: options.paywall), at: $1) },
            new: nil)
        else { return false }
        for _ in 0..<(target.platform == .ios ? whole(0...3) : 0) { guard step() else { return false } }
        if let kept { _ = session.handle(.learned(kept), at: now) }
      } else {
        guard
          input(
            "begin", old: { $0.handle(.began(device: given, customer: kept, paywall: options.paywall), at: $1) },
            new: nil, checks: false)
        else { return false }
      }
      turn.now = now
      behaviour.handle(.answered(id, answer), &turn)
      effects = turn.effects
      turn.effects = []
    } else {
      guard
        input(
          "begin", old: { $0.handle(.began(device: given, customer: nil, paywall: options.paywall), at: $1) }, new: nil)
      else { return false }
    }
    guard effects.count == 1, case .finish(CallID(rawValue: 1), .done)? = effects.first else {
      return fault("begin is not finished: \(effects)")
    }
    return compareState("begin")
  }

  func fault(_ text: String) -> Bool {
    log.append(text)
    return false
  }

  /// Feeds both and compares.
  func input(
    _ name: String, old: (inout Session, Timestamp) -> [SessionEffect], new: SDKInput?, checks: Bool = true
  ) -> Bool {
    let before = old(&session, now)
    turn.now = now
    if let new { behaviour.handle(new, &turn) }
    let after = turn.effects
    turn.effects = []
    let oldWords = words(before)
    let newWords = words(after)
    log.append("\(now.milliseconds % 1_000_000) \(name)\n    \(oldWords)")
    guard oldWords == newWords else { return fault("  NEW:\n    \(newWords)") }
    return (!checks || compareState(name)) && endBackoff()
  }

  func endBackoff() -> Bool {
    guard turn.endsBackoffAtOnce, !backingOff.isEmpty else { return true }
    guard behaviour.nextWait?.kind == .backoff else { return fault("no backoff is named") }
    return retry(backingOff.removeFirst())
  }

  func retry(_ number: Int) -> Bool {
    guard let id = oldIds.first(where: { $0.value == number })?.key else { return fault("no old id") }
    retried = number
    defer { retried = nil }
    return input("retry \(number)", old: { $0.handle(.waited(id), at: $1) }, new: .due)
  }
  var retried: Int?

  // MARK: Steps

  func step() -> Bool {
    switch whole(0...9) {
    case 0...3 where !open.isEmpty: return answerOne()
    case 4 where !turn.endsBackoffAtOnce && !backingOff.isEmpty: return endRealWait()
    case 5: return advance()
    case 6,
      8 where target.sdk != .native:
      return channel()
    case 7 where !calls.isEmpty:
      let call = CallID(rawValue: calls.randomElement(using: &generator) ?? 0)
      return input("cancel", old: { $0.handle(.cancelled(call), at: $1) }, new: .cancelled(call))
    default: return call()
    }
  }

  /// The wait that ends first by the behaviour's own clock.
  func endRealWait() -> Bool {
    guard let wait = behaviour.nextWait else { return fault("no wait") }
    guard wait.kind == .backoff else { return advance() }
    if now < wait.due { now = wait.due }
    // Which of them it is: a copy tells.
    var copy = behaviour
    turn.now = now
    copy.handle(.due, &turn)
    guard case .ask(let id, _, _)? = turn.effects.first, let number = newIds[id] else { return fault("no retry") }
    turn.effects = []
    backingOff.removeAll { $0 == number }
    return retry(number)
  }

  func advance() -> Bool {
    let end = now.advanced(byMilliseconds: [0, 1, 2, 100, 500, 1000, 86_400_000].randomElement(using: &generator) ?? 0)
    for _ in 0..<4 {
      guard let due = behaviour.nextWait, due.kind == .planned, due.due <= end else { break }
      now = max(now, due.due)
      var effects: [SessionEffect] = []
      while let next = schedules.min(), next <= now {
        schedules.removeAll { $0 == next }
        effects += session.handle(.due, at: now)
        for case .schedule(let moment) in effects { schedules.append(moment) }
        effects.removeAll { if case .schedule = $0 { true } else { false } }
      }
      guard input("due", old: { _, _ in effects }, new: .due) else { return false }
    }
    if let due = behaviour.nextWait, due.due <= end { return true }
    now = max(now, end)
    while let next = schedules.min(), next <= now {
      schedules.removeAll { $0 == next }
      guard input("due (stale)", old: { $0.handle(.due, at: $1) }, new: nil) else { return false }
    }
    return true
  }

  func answerOne() -> Bool {
    guard let number = open.randomElement(using: &generator), let question = questions[number],
      let oldId = oldIds.first(where: { $0.value == number })?.key,
      let newId = newIds.first(where: { $0.value == number })?.key
    else { return fault("unknown question") }
    open.removeAll { $0 == number }
    let answer = answer(to: question)
    return input(
      "answer \(number) \(answer)", old: { $0.handle(.answered(oldId, answer), at: $1) }, new: .answered(newId, answer))
  }

  func call() -> Bool {
    lastCall += 1
    let id: CallID? = whole(0...4) == 0 ? nil : CallID(rawValue: lastCall)
    if id != nil { calls.append(lastCall) }
    let profile = adapter.sessionProfile(for: target)
    let old: SessionCall
    let new: SDKCall
    switch whole(0...16) {
    case 0...3:
      let code = "c\(whole(0...3))"
      (old, new) = (.redeem(code: code), .redeem(.code(code)))
    case 4:
      let policy = FetchPolicy.allCases.randomElement(using: &generator) ?? .cachedOrFetched
      (old, new) = (.customerInfo(policy), .customerInfo(policy))
    case 5:
      let user = ["ada", "bob", " ada ", "  "].randomElement(using: &generator) ?? ""
      new = .logIn(appUserId: user)
      guard let accepted = adapter.acceptedAppUserId(user, for: target) else {
        let error = adapter.renderRefusal(.invalidAppUserId, for: target)
        turn.now = now
        behaviour.handle(.called(new, id), &turn)
        let told = words(turn.effects)
        turn.effects = []
        let expected = id.map { ["finish \($0.rawValue) refused \(error) invalidAppUserId"] } ?? []
        return told == expected ? true : fault("blank: \(told) not \(expected)")
      }
      old = .logIn(appUserId: accepted)
    case 6: (old, new) = (.logOut(anonymousAppUserId: nil), .logOut)
    case 7, 8:
      let url = url()
      let route = adapter.route(url, for: target, options: session.options)
      (old, new) = (.openLink(route), .openLink(url))
    case 9:
      let paywall: OpenPaywall? = flip() ? openPaywall() : nil
      let isDefault = flip()
      old = .setPaywall(
        paywall.map {
          OpenPaywall(
            entitlements: $0.entitlements,
            automaticallyDismiss: isDefault ? session.options.automaticallyDismiss : $0.automaticallyDismiss)
        })
      new = .setPaywall(
        paywall.map {
          GivenPaywall(
            entitlements: $0.entitlements, automaticallyDismiss: isDefault ? nil : $0.automaticallyDismiss)
        })
    case 10, 11:
      let references = references()
      let owned: [String] = flip() && !products.isEmpty ? ["monthly"] : []
      let after = [nil, .purchase, .restore].randomElement(using: &generator) ?? DeviceTransaction?.none
      let given =
        whole_(references, profile)
        + owned.flatMap { product in
          (products[product] ?? []).map {
            Entitlement(
              id: $0, isActive: true, productId: product, productIds: [product], store: profile.access?.deviceStore)
          }
        }
      old = .setDeviceEntitlements(given, after: after)
      new = .setDeviceEntitlements(
        DeviceEntitlements(entitlements: references, ownedProducts: owned, after: after))
    case 12:
      let isExternal = flip()
      (old, new) = (.setPurchaseController(isExternal), .setPurchaseController(isExternal))
    case 13:
      let references = references()
      switch whole(0...3) {
      case 0: (old, new) = (.setStatus(.unknown), .setStatus(.unknown))
      case 1: (old, new) = (.setStatus(.inactive), .setStatus(.inactive))
      default:
        (old, new) = (
          .setStatus(AccessStatus(whole_(references, profile))), .setStatus(.active(references))
        )
      }
    case 14:
      let user: [String: JSONValue]? = flip() ? ["a": flip() ? .null : 1] : nil
      let integration: [String: JSONValue]? = flip() ? ["x": flip() ? .null : .integer(Int64(whole(0...1)))] : nil
      (old, new) = (
        .setAttributes(user: user, integration: integration), .setAttributes(user: user, integration: integration)
      )
    case 15: (old, new) = (.foreground, .foreground)
    default:
      let finished: [SessionEffect] = id.map { [.finish($0, .state)] } ?? []
      return input("configure", old: { $0.handle(.configured, at: $1) + finished }, new: .called(.configure, id))
    }
    return input("call \(new)", old: { $0.handle(.called(old, id), at: $1) }, new: .called(new, id))
  }

  /// A method with arguments of its row, in half of the cases with one changed at random.
  func channel() -> Bool {
    guard
      let row = ChannelMethod.table(for: target.sdk)?.rows.filter({ $0.platforms.contains(target.platform) })
        .randomElement(using: &generator)
    else { return true }
    let method = whole(0...30) == 0 ? "noSuchCall" : row.names.randomElement(using: &generator) ?? ""
    var named = row.parameters.map { ($0.name, value($0.name, $0.type)) }
    if whole(0...5) == 0, !named.isEmpty {
      named[whole(0...(named.count - 1))].1 = [.null, 5, "x"].randomElement(using: &generator) ?? .null
    }
    let arguments: JSONValue =
      target.sdk == .capacitor || whole(0...9) == 0
      ? .object(Dictionary(named, uniquingKeysWith: { $1 })) : .array(named.map(\.1))
    let call = ChannelCall(method: method, arguments: arguments) {
      try? JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
    }
    lastCall += 1
    let id = CallID(rawValue: lastCall)
    let step = adapter.channelStep(for: call, in: session, now: now, using: &generator)
    var result: [SessionEffect] = []
    let old: (inout Session, Timestamp) -> [SessionEffect]
    switch step {
    case .answer(let answer):
      channelAnswer = word(answer)
      old = { _, _ in [.finish(id, .state)] }
    case .invalidArguments(let path, let expected):
      channelAnswer = "invalid /arguments\(path) \(expected)"
      old = { _, _ in [.finish(id, .state)] }
    case .noChannel: return fault("no channel")
    case .ask(let asked):
      old = { session, now in
        result = session.handle(.called(asked, id), at: now)
        for case .finish(id, let finished) in result {
          self.channelAnswer = self.word(self.adapter.channelAnswer(to: call, finished, in: session, now: now))
        }
        return result
      }
    }
    defer { channelAnswer = nil }
    methods.insert(method)
    return input("channel \(method) \(text(arguments))", old: old, new: .channel(call, id))
  }
  var channelAnswer: String?
  var methods: Set<String> = []

  func word(_ answer: ChannelAnswer) -> String {
    switch answer {
    case .value(let value): "value \(text(value))"
    case .text(let value): "text \(text(value))"
    case .message(let receiver, let value): "message \(receiver) \(text(value))"
    case .error(let error): "error \(error)"
    case .silent(let reason): "silent \(reason)"
    }
  }

  func value(_ name: String, _ type: ChannelType) -> JSONValue {
    switch name {
    case "attribute": return "tenjinId"
    case "url": return .string(url())
    case "userId": return .string(["ada", "bob", " "].randomElement(using: &generator) ?? "")
    case "productId": return "monthly"
    case "productIdsJson": return flip() ? "[\"monthly\"]" : "{}"
    case "productIds": return target.sdk == .unity ? "[\"monthly\"]" : ["monthly"]
    case "logLevel": return .string(["debug", "WARN", "odd"].randomElement(using: &generator) ?? "")
    case "status":
      let word = ["active", "ACTIVE", "inactive", "unknown", "PActive"].randomElement(using: &generator) ?? ""
      let status: JSONValue = [
        target.sdk == .reactNative ? "status" : "type": .string(word), "entitlements": [["id": "pro"], ["id": "gold"]],
      ]
      return target.sdk == .unity ? .string(text(status)) : status
    case "options":
      return [
        "paywalls": [
          "shouldShowWebPurchaseConfirmationAlert": .bool(flip()), "automaticallyDismiss": .bool(flip()),
          "overrideProductsByName": ["a": "b"],
        ], "logging": ["level": "error"], "localeIdentifier": "de",
      ]
    default: break
    }
    switch type {
    case .any, .bool: return .bool(flip())
    case .integer, .number: return .integer(Int64(whole(0...3)))
    case .string, .json: return flip() ? "debug" : "{\"tenjinId\": 1}"
    case .list(let element): return [value("", element)]
    case .map(let element): return ["tenjinId": value("", element)]
    case .object(let members):
      return .object(Dictionary(members.map { ($0.name, value($0.name, $0.type)) }, uniquingKeysWith: { $1 }))
    }
  }

  // MARK: Words

  func words(_ effects: [SessionEffect]) -> [String] {
    var words: [String] = []
    for effect in effects {
      switch effect {
      case .ask(let id, let question):
        let number = retried ?? (oldIds.values.max() ?? 0) + 1
        if retried != nil { oldIds = oldIds.filter { $0.value != number } }
        oldIds[id] = number
        questions[number] = question
        open.append(number)
        let call = session.serviceCall(id, question)
        words.append(
          "ask \(number) \(question) \(call.retries) \(call.activeEntitlements) \(text(JSONValue.object(call.integrationAttributes)))"
        )
      case .wait(let id, _, _): backingOff.append(oldIds[id] ?? -1)
      case .schedule(let moment): schedules.append(moment)
      case .tell(let event):
        words.append("tell \(event.name) \(text(adapter.renderEvent(event, for: target, now: now)))")
      case .finish(let call, let result):
        words.append("finish \(call.rawValue) \(channelAnswer ?? word(result))")
      case .abandon(let call, let error): words.append("abandon \(call.rawValue) \(error)")
      }
    }
    return words
  }

  func words(_ effects: [SDKEffect]) -> [String] {
    var words: [String] = []
    for effect in effects {
      switch effect {
      case .ask(let id, let question, let context):
        let number = newIds[id] ?? (newIds.values.max() ?? 0) + 1
        newIds[id] = number
        let own = context.own as? SuperwallServiceContext
        words.append(
          "ask \(number) \(question) \(context.retries) \(own?.activeEntitlements ?? ["none"]) \(text(JSONValue.object(own?.integrationAttributes ?? [:])))"
        )
      case .tell(let event): words.append("tell \(event.name) \(text(event.params))")
      case .finish(let call, let result): words.append("finish \(call.rawValue) \(word(result))")
      case .abandon(let call, let error): words.append("abandon \(call.rawValue) \(error)")
      }
    }
    return words
  }

  func word(_ result: SessionResult) -> String {
    switch result {
    case .outcome(let outcome): "outcome \(text(outcome)) \(outcome == outcome)"
    case .customer(let grant): "customer \(text(grant))"
    case .state: "done"
    case .link(let isHandled, let error): "link \(isHandled) \(error ?? "-")"
    case .failed(let failure): "refused \(adapter.renderFailure(failure, for: target)) \(failure.reason.rawValue)"
    case .refused(let refusal): "refused \(adapter.renderRefusal(refusal, for: target)) \(refusal.rawValue)"
    default: "?"
    }
  }

  func word(_ result: SDKResult) -> String {
    switch result {
    case .outcome(let outcome): "outcome \(text(outcome)) \(outcome == outcome)"
    case .customer(let grant): "customer \(text(grant))"
    case .done: "done"
    case .link(let isHandled, let error): "link \(isHandled) \(error ?? "-")"
    case .refused(let error, let kind): "refused \(error) \(kind)"
    case .channel(let answer): word(answer)
    case .invalidParams(let path, let expected): "invalid \(path) \(expected)"
    default: "??"
    }
  }

  func text(_ value: any Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "unwritable"
  }

  func compareState(_ name: String) -> Bool {
    let (old, new) = (session, behaviour.state)
    let lists = old.entitlements
    let checks: [(String, Bool)] = [
      ("configured", old.isConfigured == new.isConfigured), ("redeemer", old.redeemer == new.redeemer),
      ("anonymous", old.isAnonymous == new.isAnonymous), ("stored", old.storedCodes == new.storedCodes),
      ("lastOutcome", old.lastOutcome == new.lastOutcome),
      ("redemptions", old.redemptionsUnderWay == new.redemptionsInProgress), ("status", old.status == new.status),
      ("active", lists.active == new.entitlements.active), ("inactive", lists.inactive == new.entitlements.inactive),
      ("all", lists.all == new.entitlements.all), ("web", lists.web == new.entitlements.web),
      ("device", lists.device == new.entitlements.device),
      ("controller", old.hasPurchaseController == new.hasPurchaseController),
      ("user", old.userAttributes == new.userAttributes),
      ("integration", old.integrationAttributes == new.integrationAttributes), ("paywall", old.paywall == new.paywall),
      ("links", old.linksWaiting == new.linksWaiting), ("customerInfo", old.customerInfo == behaviour.customerInfo),
      ("kept", old.keptValues == behaviour.keptValues),
    ]
    for (what, isSame) in checks where !isSame { return fault("\(name): other \(what)") }
    return true
  }

  // MARK: Values

  func entitlement() -> Entitlement {
    Entitlement(
      id: ["gold", "plus", "pro"].randomElement(using: &generator) ?? "pro", isActive: flip(),
      productId: flip() ? "monthly" : nil, productIds: flip() ? ["monthly"] : [],
      store: [Store.appStore, .playStore, .stripe, nil].randomElement(using: &generator) ?? nil,
      expiresAt: flip() ? now.advanced(byMilliseconds: Int64(whole(0...9))) : nil)
  }

  func entitlements() -> [Entitlement] { (0..<whole(0...3)).map { _ in entitlement() } }

  func references() -> [EntitlementReference] {
    entitlements().map { flip() ? .identifier($0.id) : .whole($0) }
  }

  func whole_(_ references: [EntitlementReference], _ profile: SessionProfile) -> [Entitlement] {
    references.map { reference in
      switch reference {
      case .identifier(let id): profile.access?.bareEntitlement(id) ?? Entitlement(id: id, isActive: true)
      case .whole(let entitlement): entitlement
      }
    }
  }

  func openPaywall() -> OpenPaywall {
    OpenPaywall(
      entitlements: ["pro", "plus"].filter { _ in flip() }, automaticallyDismiss: flip())
  }

  func grant() -> Grant {
    let owner: Owner = flip() ? .device(id: "d") : .appUser(id: "u")
    var grant = Grant(owner: owner, entitlements: IdentifiedList(entitlements()))
    if flip() {
      grant.subscriptions = [
        Subscription(productId: "monthly", store: .stripe, purchasedAt: now, expiresAt: now)
      ]
    }
    return grant
  }

  func outcome(_ code: String?) -> RedemptionOutcome {
    switch whole(0...6) {
    case 0, 1: .redeemed(code: code, grant: grant())
    case 2: .subscriptionExpired(code: code, grant: grant())
    case 3: .linkExpired(code: code, reissued: flip(), obfuscatedEmail: nil)
    case 4: .invalidCode(code: code)
    case 5: .purchaseBelongsToOtherUser(code: code)
    default: .failed(code: code, failure: failure())
    }
  }

  func failure() -> RedemptionFailure {
    RedemptionFailure(
      reason: RedemptionFailure.Reason.allCases.randomElement(using: &generator) ?? .offline, message: "No.",
      httpStatus: flip() ? [500, 404, 429].randomElement(using: &generator) : nil)
  }

  func answer(to question: Question) -> Result<Answer, GatewayError> {
    switch whole(0...11) {
    case 0...2: return .failure(.failed(failure()))
    case 3: return .failure(flip() ? .unavailable("full") : .scriptEnded)
    case 4: return .success(.logIn(grant(), created: flip()))
    default: break
    }
    guard case .redeem(let request) = question else { return .success(.customer(grant())) }
    return .success(
      .redemption(
        RedemptionAnswer(
          outcome: whole(0...4) == 0 ? nil : request.code.map { outcome($0) },
          storedOutcomes: request.storedCodes.filter { _ in whole(0...5) != 0 }.map { outcome($0) },
          customer: flip() ? grant() : nil)))
  }

  func url() -> String {
    [
      "myapp://superwall/redeem?code=c1", "myapp://superwall/redeem?code=c2",
      "https://x.superwall.app/app-link/a/b?c=d",
      "https://x.superwall.app/app-link/superwall/redeem?code=c3", "https://example.com/a.b?x=1#f",
      "myapp://x?superwall_debug=true&token=t", "no url at all %", "",
    ].randomElement(using: &generator) ?? ""
  }
}
