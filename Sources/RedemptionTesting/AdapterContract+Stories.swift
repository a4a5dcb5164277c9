import RedemptionCore

/// Checks on a real server with a ledger: a buyer buys, and phones open the link by every door.
extension AdapterContract {
  /// The four standard stories by every door of every target: a fresh link, a link that the same user, or another one,
  /// has used, and a link that has expired.
  ///
  /// What happened is read from the ledger, not from the SDK's words.
  public func storyViolations() -> [String] {
    guard adapter.links.hasLinks else { return buyerViolations() }
    return adapter.targets.flatMap { described -> [String] in
      let target = described.target
      let doors = PlayedDoor.all(of: adapter, at: target)
      var redeeming: [PlayedDoor] = []
      var violations: [String] = []
      for door in doors {
        let found = self.violations(by: door, at: target, &redeeming)
        violations += found.map { "\(name(target)), \(door): \($0)." }
      }
      if doors.contains(where: \.saysRedeem), !redeeming.contains(where: \.saysRedeem), described.modelled {
        violations.append("\(name(target)): no method of the channel redeems, although one says so.")
      }
      return violations + methodViolations(at: target) + missingMethods(at: target) + endedViolations(at: target)
        + userViolations(at: target) + togetherViolations(at: target)
    }
  }

  /// Methods that take a code or a link on the contract's platforms, and are missing on one of the vendor's own.
  private func missingMethods(at target: Target) -> [String] {
    guard let channel = adapter.channel(for: target), !Platform.allCases.contains(target.platform) else { return [] }
    let known = Set(channel.names(on: target.platform))
    let others = adapter.targets.map(\.target).filter { $0.sdk == target.sdk }.flatMap { other in
      adapter.channel(for: other)?.names(on: other.platform).filter {
        !known.contains($0) && channel.signature(of: $0, on: other.platform)?.mayRedeem(as: $0) == true
      } ?? []
    }
    return Set(others).sorted().map {
      "\(name(target)): the channel has no \($0) here. A row without `on:` is for the contract's platforms alone."
    }
  }

  /// A refund changes the customer info, if the purchase has changed more of it than numbers and dates.
  private func endedViolations(at target: Target) -> [String] {
    let shop = PlayedShop(adapter, target)
    guard let sold = shop.sell(), let phone = shop.phone("phone-a", user: "ada") else { return [] }
    let before = info()
    PlayedDoor.code.open(sold, on: phone, in: shop)
    func info() -> JSONValue? {
      shop.call("session/customerInfo", on: phone, ["fetchPolicy": "fetchCurrent"]).result?["reply"]?.timeless
    }
    guard shop.isUsed(sold.code), let active = info(), active != before else { return [] }
    shop.refund(sold)
    return info() == active ? ["\(name(target)): the customer info is the same before and after a refund."] : []
  }

  /// After a login or a sign-out, the app does not get the customer info of the user before.
  private func userViolations(at target: Target) -> [String] {
    let changes: [(method: String, params: [String: JSONValue])] = [
      ("session/logIn", ["appUserId": "bob"]), ("session/logOut", [:]),
    ]
    let keeping = changes.filter { keepsCustomerInfo(after: $0.method, $0.params, at: target) }.map(\.method)
    return oddViolations(
      .keepsCustomerInfo, at: target,
      keeping.map { "after \($0) the app gets the customer info of the user before" })
  }

  private func keepsCustomerInfo(after method: String, _ params: [String: JSONValue], at target: Target) -> Bool {
    let shop = PlayedShop(adapter, target)
    guard let sold = shop.sell(), let phone = shop.phone("phone-a", user: "ada") else { return false }
    func info() -> JSONValue? { shop.call("session/customerInfo", on: phone).result?["reply"]?.timeless }
    let before = info()
    PlayedDoor.code.open(sold, on: phone, in: shop)
    let active = info()
    // What the phone itself holds stays on it.
    guard active != before, !shop.holders(of: sold.code).contains("phone-a"),
      shop.call(method, on: phone, params).error == nil,
      shop.call("session/describe", on: phone).result?["appUserId"] != "ada"
    else { return false }
    return info() == active
  }

  /// Of two links that are redeemed at once, each has its own outcome.
  private func togetherViolations(at target: Target) -> [String] {
    let shop = PlayedShop(adapter, target)
    guard let first = shop.sell(), let second = shop.sell(), let phone = shop.phone("phone-a", user: "ada") else {
      return []
    }
    shop.server.send("fault/inject", ["kind": "delay", "seconds": 5, "count": 1])
    let codes = [first.code, second.code]
    let replies = shop.server.send(
      "redemption/redeem", codes.map { ["session": .string(phone.session), "code": .string($0)] })
    let unanswered = replies.filter { if case .none = $0 { true } else { false } }
    let joined = zip(codes, replies).contains { code, reply in
      reply.kind == "redeemed" && !shop.isUsed(code)
    }
    return unanswered.map { _ in "\(name(target)): of two redemptions at once, one is not answered." }
      + oddViolations(
        .joinsCodes, at: target,
        joined ? ["of two redemptions at once, one is redeemed, and the ledger has not redeemed its code"] : [])
  }

  /// What was found, unless the test knows it; what the test knows, unless it was found.
  private func oddViolations(_ fact: OddFact, at target: Target, _ found: [String]) -> [String] {
    guard knows(fact, on: target.platform) else {
      return found.map { "\(name(target)): \($0). \(fact.advice(on: target.platform))" }
    }
    return found.isEmpty ? ["\(name(target)): the contract knows that it \(fact.rawValue), and it does not."] : []
  }

  /// Without links, a purchase is its buyer's at once, and nobody else's.
  private func buyerViolations() -> [String] {
    adapter.targets.map(\.target).flatMap { target -> [String] in
      let shop = PlayedShop(adapter, target)
      guard shop.sell(to: "ada") != nil, let ada = shop.phone("phone-a", user: "ada") else {
        return ["\(name(target)): nothing can be bought, or no app starts."]
      }
      let found = customerViolations(ada, shop) + methodViolations(at: target)
      return found.map { "\(name(target)), a purchase without a link: \($0)." }
    }
  }

  /// Every method of a channel, called with arguments that its table declares, returns what the table declares.
  private func methodViolations(at target: Target) -> [String] {
    guard let channel = adapter.channel(for: target) else { return [] }
    let shop = PlayedShop(adapter, target)
    let unknown = shop.phone("phone-none", user: "ada").flatMap { phone in
      shop.call("channel/call", on: phone, ["method": .string(PlayedShop.noMethod)]).failure(of: PlayedShop.noMethod)
    }
    return channel.names(on: target.platform).flatMap { method -> [String] in
      guard let signature = channel.signature(of: method, on: target.platform),
        let phone = shop.phone("phone-" + method, user: "ada")
      else { return [] }
      let reply = signature.call(method, text: "a", isList: false, on: phone, in: shop)
      var violations = typeViolations(reply, by: .channel(method, signature, takesLink: false))
      if case .none = reply { violations.append("the call is not answered") }
      if let unknown, reply.failure(of: method) == unknown {
        violations.append("it is declared, and answered like a method that does not exist")
      }
      return violations.map { "\(name(target)), the channel's \(method): \($0)." }
    }
  }

  private func violations(
    by door: PlayedDoor, at target: Target, _ redeeming: inout [PlayedDoor]
  ) -> [String] {
    let shop = PlayedShop(adapter, target)
    guard let (sold, ada, bob) = shop.open() else { return ["nothing can be bought, or no app starts"] }
    var told: [String: JSONValue] = [:]
    var violations: [String] = []
    let fresh = door.open(sold, on: ada, in: shop)
    told["a fresh link"] = self.told(fresh, sold, shop)
    if door.isShut(sold, in: shop) {
      let silence: [String] = if case .none = fresh { ["the call is not answered"] } else { [] }
      return silence + secrets(in: shop, sold) + typeViolations(fresh, by: door)
    }
    redeeming.append(door)
    violations += undeclaredEvents(shop.server.events) + undescribedReply(fresh, target)
    violations += undescribedState(shop.call("session/describe", on: ada).result)
    violations += freshViolations(fresh, sold, ada, shop)
    if fresh.result?["handled"] == false { violations.append("it redeems a link, and returns that it does not") }
    violations += typeViolations(fresh, by: door)
    let again = door.open(sold, on: ada, in: shop)
    if let kind = again.kind, ["invalidCode", "failed", "purchaseBelongsToOtherUser"].contains(kind) {
      violations.append("a used link is \(kind) for the user who has the purchase")
    }
    let owners = shop.holders(of: sold.code)
    let taken = door.open(sold, on: bob, in: shop)
    told["a link that another user has used"] = self.told(taken, sold, shop)
    violations += undescribedReply(taken, target)
    if ["redeemed", "subscriptionExpired", "invalidCode"].contains(taken.kind) {
      violations.append("a used link is \(taken.kind ?? "") for another user")
    }
    if shop.holders(of: sold.code) != owners { violations.append("a used link gives the purchase to another user") }
    violations += oldLinkViolations(door, bob, shop, &told)
    return violations + messageViolations(told, by: door) + secrets(in: shop, sold)
  }

  private func freshViolations(
    _ reply: PlayedServer.Reply, _ sold: PlayedShop.Sold, _ phone: PlayedShop.Phone, _ shop: PlayedShop
  ) -> [String] {
    guard shop.isUsed(sold.code) else {
      return ["a fresh link is not redeemed" + (reply.error.map { ": \($0["message"]?.string ?? "")" } ?? "")]
    }
    var violations: [String] = []
    if let kind = reply.kind, kind != "redeemed" { violations.append("the outcome of a fresh link is \(kind)") }
    if case .none = reply { violations.append("the call that redeems is not answered") }
    if let code = reply.result?["outcome"]?["code"], code != .string(sold.code) {
      violations.append("the outcome has another code than the link")
    }
    let holders = shop.holders(of: sold.code)
    // Some services sign the buyer in.
    let user = shop.call("session/describe", on: phone).result?["appUserId"]?.string
    if !holders.contains("ada"), !holders.contains("phone-a"), !holders.contains(where: { $0 == user }) {
      violations.append("a fresh link gives the purchase to nobody who opened it")
    }
    if let outcome = reply.result?["outcome"], reply.kind == "redeemed", outcome.activeEntitlements != ["pro"] {
      violations.append("the outcome of a fresh link does not have the entitlement that was bought")
    }
    return violations + customerViolations(phone, shop)
  }

  /// What the SDK says of its user after the redemption.
  private func customerViolations(_ phone: PlayedShop.Phone, _ shop: PlayedShop) -> [String] {
    let reply = shop.call("session/customerInfo", on: phone, ["fetchPolicy": "fetchCurrent"])
    if case .none = reply { return ["the call for the customer info is not answered"] }
    guard let info = reply.result?["reply"] else { return [] }
    guard let other = shop.phone("phone-c", user: "carl") else { return [] }
    let nobody = shop.call("session/customerInfo", on: other, ["fetchPolicy": "fetchCurrent"]).result?["reply"]
    return nobody == info ? ["the customer info is the same with and without the purchase"] : []
  }

  private func oldLinkViolations(
    _ door: PlayedDoor, _ phone: PlayedShop.Phone, _ shop: PlayedShop, _ told: inout [String: JSONValue]
  ) -> [String] {
    guard let old = shop.sell() else { return ["nothing can be bought"] }
    shop.expireLinks()
    let late = door.open(old, on: phone, in: shop)
    told["an expired link"] = self.told(late, old, shop)
    let unknown = old.unknown(to: adapter)
    let wrong = door.open(unknown, on: phone, in: shop)
    told["a link with an unknown code"] = self.told(wrong, unknown, shop)
    var violations: [String] = []
    if shop.isUsed(old.code) || !shop.holders(of: old.code).filter({ $0 == "bob" || $0 == "phone-b" }).isEmpty {
      violations.append("an expired link is redeemed")
    }
    if let kind = late.kind, kind != "linkExpired" { violations.append("the outcome of an expired link is \(kind)") }
    if let kind = wrong.kind, kind != "invalidCode" {
      violations.append("the outcome of an unknown code is \(kind)")
    }
    return violations
  }

  /// What the app gets for a call: its answer, and the events that came with it.
  private func told(_ reply: PlayedServer.Reply, _ sold: PlayedShop.Sold, _ shop: PlayedShop) -> JSONValue? {
    guard let answer = reply.told(without: sold) else { return nil }
    let events = shop.server.events.map { event -> JSONValue in
      [event["name"] ?? .null, (event["params"] ?? .null).removing([sold.link, sold.code])]
    }
    return .array([answer] + events)
  }

  /// Success and failure have different answers, wherever the SDK answers at all.
  private func messageViolations(_ told: [String: JSONValue], by door: PlayedDoor) -> [String] {
    if case .deepLink = door { return [] }
    guard let success = told["a fresh link"] else { return [] }
    return told.sorted { $0.key < $1.key }.compactMap { story, value in
      story != "a fresh link" && value == success ? "the app is told the same for a fresh link and for \(story)" : nil
    }
  }

  private func typeViolations(_ reply: PlayedServer.Reply, by door: PlayedDoor) -> [String] {
    guard case .channel(_, let signature, _) = door, let value = reply.result?["value"] else { return [] }
    let accepted: Bool
    switch signature.result {
    case .text: accepted = signature.result.accepts(value.parsed, readJSON: JSONValue.parsing)
    case .message:
      // A layer without errors of its own has them in its messages.
      let message = value["message"]?.parsed ?? .null
      accepted =
        message["error"] != nil
        || signature.result.accepts(message, receiver: value["receiver"]?.string, readJSON: JSONValue.parsing)
    case .nothing, .value, .nullable, .silence:
      accepted = signature.result.accepts(value, readJSON: JSONValue.parsing)
    }
    return accepted ? [] : ["the channel returns another type than its table declares"]
  }

  /// A code, a link or an address in the message of an error.
  private func secrets(in shop: PlayedShop, _ sold: PlayedShop.Sold) -> [String] {
    let secrets = [sold.code, sold.link, PlayedShop.email]
    let found = shop.server.messages.contains { message in secrets.contains { message.contains($0) } }
    return found ? ["the message of an error has a code, a link or an address in it"] : []
  }
}

extension PlayedShop.Sold {
  /// A link with an unknown code.
  func unknown(to adapter: any RedemptionAdapter) -> PlayedShop.Sold {
    let link = adapter.links.link(to: "0" + code, under: adapter.links.defaultSettings)
    return PlayedShop.Sold(purchase: "", link: link, code: "0" + code)
  }
}

extension PlayedServer.Reply {
  /// The error of a channel without the name of the method; nil for another answer.
  func failure(of method: String) -> JSONValue? { (result?["error"] ?? error)?.removing([method]) }

  /// The kind of the outcome; nil if the reply has none.
  var kind: String? { result?["outcome"]?["kind"]?.string }

  /// What the app gets, with nothing in the place of the code and the link.
  func told(without sold: PlayedShop.Sold) -> JSONValue? {
    switch self {
    case .result(let value): (value["reply"] ?? value).removing([sold.link, sold.code])
    case .error(let error): error.removing([sold.link, sold.code])
    case .none: nil
    }
  }
}

extension JSONValue {
  /// The identifiers of the active entitlements in an outcome's grant.
  fileprivate var activeEntitlements: [String] {
    guard case .object(let entitlements)? = self["grant"]?["entitlements"] else { return [] }
    return entitlements.filter { $0.value["isActive"] == true }.keys.sorted()
  }

  /// The value without numbers and dates.
  fileprivate var timeless: JSONValue {
    switch self {
    case .integer, .real: .null
    case .string(let text): text.contains(where: \.isNumber) ? .null : self
    case .array(let elements): .array(elements.map(\.timeless))
    case .object(let members): .object(members.mapValues(\.timeless))
    default: self
    }
  }

  /// The value with these texts removed from every text.
  fileprivate func removing(_ secrets: [String]) -> JSONValue {
    switch self {
    case .string(let text): .string(secrets.reduce(text) { $0.replacing($1, with: "") })
    case .array(let elements): .array(elements.map { $0.removing(secrets) })
    case .object(let members): .object(members.mapValues { $0.removing(secrets) })
    default: self
    }
  }
}
