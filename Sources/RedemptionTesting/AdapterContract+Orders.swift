import RedemptionCore

/// Checks in a drawn order of calls, on a real server.
extension AdapterContract {
  /// Two phones do what users do, in a drawn order: every call is answered, users are who they said, no expired link is
  /// redeemed, and what a phone stores outlives the app.
  ///
  /// - Parameter rounds: number of orders for each target.
  public func orderViolations(rounds: Int = 2) -> [String] {
    adapter.targets.map(\.target).flatMap { target -> [String] in
      for round in 0..<rounds {
        var order = PlayedOrder(PlayedShop(adapter, target), SeededGenerator(seed: seed &+ UInt64(round)))
        if let violation = order.violation(steps: 40) {
          return ["\(name(target)), in a drawn order: \(violation); seed \(seed)."]
        }
      }
      return []
    }
  }
}

/// Two phones, links, and a world in which time passes.
private struct PlayedOrder {
  private let shop: PlayedShop
  private var generator: SeededGenerator
  private var phones: [PlayedShop.Phone] = []
  private var users: [String?] = ["ada", nil]
  private var links: [(sold: PlayedShop.Sold, isOld: Bool)] = []
  private var broken: String?

  init(_ shop: PlayedShop, _ generator: SeededGenerator) {
    self.shop = shop
    self.generator = generator
  }

  mutating func violation(steps: Int) -> String? {
    start()
    for _ in 0..<steps where broken == nil {
      let phone = Int.random(in: 0...1, using: &generator)
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: sell()
      case 1, 2, 3: openLink(on: phone)
      case 4: logIn(phone, as: "bob")
      case 5: logOut(phone)
      case 6: relaunch(phone)
      case 7: passTime()
      default: ask("session/foreground", phone)
      }
    }
    for phone in phones.indices where broken == nil {
      if let count = ask("session/describe", phone)?["redemptionsUnderWay"], count != 0 {
        broken = "a redemption is in progress although every call was answered"
      }
    }
    let secrets = links.flatMap { [$0.sold.code, $0.sold.link] } + [PlayedShop.email]
    if shop.server.messages.contains(where: { message in secrets.contains(where: message.contains) }) {
      broken = broken ?? "the message of an error has a code, a link or an address in it"
    }
    return broken
  }

  private mutating func start() {
    phones = ["phone-a", "phone-b"].indices.compactMap { shop.phone("phone-\($0)", user: users[$0]) }
    if phones.count < 2 { broken = "an app does not start" }
    sell()
  }

  private mutating func sell() {
    guard let sold = shop.sell() else { return broken = broken ?? "nothing can be bought" }
    if shop.adapter.links.hasLinks { links.append((sold, false)) }
  }

  @discardableResult
  private mutating func ask(_ method: String, _ phone: Int, _ params: [String: JSONValue] = [:]) -> JSONValue? {
    let reply = shop.call(method, on: phones[phone], params)
    if case .none = reply { broken = broken ?? "\(method) is not answered" }
    if reply.error?["code"] == -32603 { broken = broken ?? "\(method) ends with an internal error" }
    return reply.result
  }

  private mutating func openLink(on phone: Int) {
    guard let link = links.randomElement(using: &generator) else { return }
    let wasUsed = shop.isUsed(link.sold.code)
    let byDeepLink = Bool.random(using: &generator)
    let method = byDeepLink ? "session/handleDeepLink" : "redemption/redeem"
    let result = ask(method, phone, ["url": .string(link.sold.link)])
    if link.isOld, !wasUsed, shop.isUsed(link.sold.code) { broken = broken ?? "an expired link is redeemed" }
    let kind = result?["outcome"]?["kind"]?.string
    if kind == "redeemed", !shop.isUsed(link.sold.code) {
      broken = broken ?? "an outcome is redeemed, and the ledger has not redeemed the code"
    }
  }

  private mutating func logIn(_ phone: Int, as user: String) {
    guard ask("session/logIn", phone, ["appUserId": .string(user)]) != nil else { return }
    let known = ask("session/describe", phone)?["appUserId"]?.string
    if known != user { broken = broken ?? "after a login as \(user) the SDK's user is \(known ?? "nobody")" }
    if ask("session/describe", phone)?["isAnonymous"] == true {
      broken = broken ?? "after a login the SDK's user is anonymous"
    }
    users[phone] = user
  }

  private mutating func logOut(_ phone: Int) {
    // Whom the SDK has now is its own affair: some keep a user that the app has named.
    if ask("session/logOut", phone) != nil { users[phone] = nil }
  }

  private mutating func relaunch(_ phone: Int) {
    let before = ask("session/describe", phone)?["deviceId"]
    guard let started = shop.phone("phone-\(phone)") else {
      broken = broken ?? "an app does not start again"
      return
    }
    phones[phone] = started
    if ask("session/describe", phone)?["deviceId"] != before {
      broken = broken ?? "after a restart the device is another"
    }
  }

  private mutating func passTime() {
    shop.expireLinks()
    for index in links.indices { links[index].isOld = true }
  }
}
