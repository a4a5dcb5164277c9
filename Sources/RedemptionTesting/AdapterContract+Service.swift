import RedemptionCore

/// Checks of the vendor's HTTP service: what the SDK sends to it is what the local service answers.
extension AdapterContract {
  /// The SDK's requests reach an endpoint, have a key, and are answered as the ledger answers; by the four stories.
  ///
  /// An adapter without endpoints has its dialect checked alone.
  public func serviceViolations() -> [String] {
    let endpoints = adapter.endpoints
    let places = endpoints.map { "\($0.method) \($0.template)" }
    let twice = Set(places.filter { place in places.count { $0 == place } > 1 }).sorted()
    return twice.map { "Two endpoints have \($0)." }
      + adapter.targets.map(\.target).flatMap { target in
        guard let dialect = adapter.service(for: target) else { return [String]() }
        let hasStories = !endpoints.isEmpty && adapter.links.hasLinks
        let found =
          addressViolations(dialect) + failureViolations(dialect, target) + pathViolations(dialect, target)
          + (hasStories ? storyViolations(dialect, target) : [])
        return found.map { "\(name(target)), service: \($0)." }
      }
  }

  private func addressViolations(_ dialect: any ServiceDialect) -> [String] {
    var violations: [String] = []
    let url = dialect.baseURL
    if !url.hasPrefix("https://") || url.hasSuffix("/") {
      violations.append("the base URL is not https without a slash")
    }
    let host = url.dropFirst("https://".count).prefix { $0 != "/" && $0 != ":" }
    if !dialect.vendorHosts.contains(where: { host == $0 || host.hasSuffix("." + $0) }) {
      violations.append("the host of the base URL is not one of the vendor's hosts, so keys may go there in the clear")
    }
    return violations
  }

  /// An error response, and a request without a response, are no success.
  private func failureViolations(_ dialect: any ServiceDialect, _ target: Target) -> [String] {
    let question = RedemptionQuestion(
      vendor: adapter.vendor.id, code: "code", redeemer: Redeemer(appUserId: "ada", deviceId: "phone-a"))
    let call = ServiceCall(target: target, question: .redeem(question))
    var violations = [400, 401, 403, 429, 500, 503].filter { status in
      let body = adapter.faults.body(of: ErrorResponse(status: status)) ?? .null
      let response = ServiceResponse(
        status: status, headers: [("Content-Type", "application/json")], body: PlayedBody(json: body))
      return isSuccess { () throws(RedemptionFailure) in try dialect.answer(to: call, with: response, now: now) }
    }.map { "HTTP status \($0) is read as a success" }
    let failure = RedemptionFailure(reason: .offline, message: "The phone is offline.")
    if isSuccess({ () throws(RedemptionFailure) in try dialect.answer(to: call, after: failure) }) {
      violations.append("a request without a response is read as a success")
    }
    return violations
  }

  /// A code in a path is escaped.
  private func pathViolations(_ dialect: any ServiceDialect, _ target: Target) -> [String] {
    func path(_ code: String) -> Substring? {
      let question = RedemptionQuestion(
        vendor: adapter.vendor.id, code: code, redeemer: Redeemer(appUserId: "ada", deviceId: "phone-a"))
      let call = ServiceCall(target: target, question: .redeem(question))
      let keys = ServiceKeys(app: ServiceKey("key"))
      let request = try? dialect.request(
        for: call, app: ServiceApp(), keys: keys, now: now)
      return request.map { $0.path.prefix { $0 != "?" } }
    }
    guard let plain = path("code"), let hard = path("a/b c#é") else { return [] }
    let isEscaped =
      hard.utf8.allSatisfy { (0x21...0x7E).contains($0) } && !hard.contains("#")
      && hard.count { $0 == "/" } == plain.count { $0 == "/" }
    return isEscaped ? [] : ["the path of a request has a code that is not percent-encoded"]
  }

  private func isSuccess(_ read: () throws(RedemptionFailure) -> ServiceStep) -> Bool {
    guard case .answer(.redemption(let answer)) = try? read() else { return false }
    return answer.outcome?.kind == .redeemed
  }

  private func storyViolations(_ dialect: any ServiceDialect, _ target: Target) -> [String] {
    let shops = TwinShops(adapter, dialect, target)
    guard let sold = shops.sell(), let old = shops.sell() else { return ["nothing can be bought"] }
    guard adapter.endpoints.contains(where: \.redeems) else { return ["no endpoint has `redeems: true`"] }
    let others = ["linkExpired", "purchaseBelongsToOtherUser"]
    var violations = shops.violations("a fresh link", sold, "ada", ["redeemed"])
    if !shops.isUsed(sold) { violations.append("a fresh link is not redeemed by the service") }
    violations += customerViolations(shops.service)
    violations += shops.violations("a link that another user has used", sold, "bob", others)
    violations += shops.violations("a link with an unknown code", sold.unknown, "bob", ["invalidCode", "failed"])
    if let ended = shops.sell() {
      shops.refund(ended)
      violations += shops.violations("a link of a refunded purchase", ended, "carl")
    }
    if let shared = shops.sell() {
      violations += (1...6).flatMap { number in
        shops.violations("a link on phone \(number) of 6 without a user", shared, nil, on: "phone-\(number)")
      }
    }
    shops.expireLinks()
    violations += shops.violations("an expired link", old, "bob", ["linkExpired"])
    if shops.isUsed(old) { violations.append("the service redeems an expired link") }
    return violations
  }

  /// The customer info of the user who has redeemed, on two phones, and of another one.
  private func customerViolations(_ service: PlayedService) -> [String] {
    let asked = [("ada", "phone-ada"), ("ada", "phone-new"), ("carl", "phone-carl")]
    return asked.compactMap { user, device in
      guard let told = service.customer(user, on: device) else { return nil }
      let (here, there) = (told.service, told.ledger)
      return here.activeIDs == there.activeIDs
        ? nil : "\(user) on \(device) has \(here.activeIDs) over HTTP, and \(there.activeIDs) in the ledger"
    }
  }
}

extension Grant {
  fileprivate var activeIDs: [String] { entitlements.filter(\.isActive).map(\.id) }
}

/// The same shop twice: the service of one answers the SDK's requests, and the ledger of the other its questions.
private struct TwinShops {
  /// The same purchase in both.
  struct Sold {
    var first: PlayedShop.Sold
    var second: PlayedShop.Sold

    /// Codes that no shop has sold.
    var unknown: Sold {
      func changed(_ sold: PlayedShop.Sold) -> PlayedShop.Sold {
        PlayedShop.Sold(purchase: sold.purchase, link: sold.link, code: "0" + sold.code)
      }
      return Sold(first: changed(first), second: changed(second))
    }
  }

  let service: PlayedService
  private let ledger: PlayedService

  init(_ adapter: any RedemptionAdapter, _ dialect: any ServiceDialect, _ target: Target) {
    service = PlayedService(dialect: dialect, target: target, shop: PlayedShop(adapter, target))
    ledger = PlayedService(dialect: dialect, target: target, shop: PlayedShop(adapter, target))
  }

  private var shops: [PlayedShop] { [service.shop, ledger.shop] }

  func sell() -> Sold? {
    service.shop.sell().flatMap { first in ledger.shop.sell().map { Sold(first: first, second: $0) } }
  }

  func refund(_ sold: Sold) {
    service.shop.refund(sold.first)
    ledger.shop.refund(sold.second)
  }

  func expireLinks() { shops.forEach { $0.expireLinks() } }

  /// Whether the service has redeemed it.
  func isUsed(_ sold: Sold) -> Bool { service.shop.isUsed(sold.first.code) }

  /// What is wrong with the service's answer: its kind, or a difference from the ledger.
  func violations(
    _ story: String, _ sold: Sold, _ user: String?,
    _ kinds: [String] = RedemptionOutcome.Kind.allCases.map(\.rawValue), on device: String? = nil
  ) -> [String] {
    let device = device ?? "phone-" + (user ?? "")
    switch service.redeem(sold.first.code, as: user, on: device) {
    case .failure(let failure): return ["\(story): \(failure.text)"]
    case .success(let answer) where !kinds.contains(answer.kind): return ["\(story) is answered as \(answer.kind)"]
    case .success(let answer):
      var violations: [String] = []
      if let user = answer.signsIn, !service.shop.holders(of: sold.first.code).contains(user) {
        violations.append("\(story) signs a user in who does not have the purchase")
      }
      guard let told = ledger.inLedger(sold.second.code, as: user, on: device) else { return violations }
      if let own = answer.own, own != told.own {
        let (here, there) = (AnswerRecord.text(of: own), AnswerRecord.text(of: told.own ?? .null))
        violations.append("\(story) has the own facts \(here) over HTTP, and \(there) in the ledger")
      }
      if let kind = told.kind, kind != answer.kind, !service.dialect.losses.covers(JSONPointer(["kind"])) {
        violations.append("\(story) is answered as \(answer.kind) over HTTP, and is \(kind) in the ledger")
      }
      return violations
    }
  }
}
