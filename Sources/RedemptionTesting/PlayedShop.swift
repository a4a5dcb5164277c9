import RedemptionCore

/// A web shop of the vendor on a real server, and phones that open its links.
struct PlayedShop {
  /// A purchase with its newest link.
  struct Sold {
    let purchase: String
    let link: String
    let code: String
  }

  /// One phone with an app that runs.
  struct Phone {
    let session: String
    let user: String?
  }

  /// The name of a method that no channel has.
  static let noMethod = "redemptionkitNoSuchMethod"
  static let email = "ada.lovelace@example.com"
  static let entitlement = "pro"

  let adapter: any RedemptionAdapter
  let target: Target
  let server: PlayedServer

  init(_ adapter: any RedemptionAdapter, _ target: Target, _ transcript: Transcript? = nil) {
    self.adapter = adapter
    self.target = target
    server = PlayedServer(adapter, transcript)
  }

  private var vendor: JSONValue { .string(adapter.vendor.id.rawValue) }

  /// Sells a subscription of ten years, so that it outlives every link; or something for good.
  func sell(to user: String? = nil, forGood: Bool = false) -> Sold? {
    let sold = sale(to: user, forGood: forGood)
    guard let purchase = sold["purchase"]?["id"]?.string else { return nil }
    guard adapter.links.hasLinks else { return Sold(purchase: purchase, link: "", code: "") }
    guard let link = sold["link"]?["url"]?.string,
      let code = sold["link"]?["code"]?.string
    else { return nil }
    return Sold(purchase: purchase, link: link, code: code)
  }

  /// The same, as the server returns it.
  func sale(to user: String? = nil, forGood: Bool = false) -> JSONValue {
    var order: [String: JSONValue] = [
      "vendor": vendor, "product": "pro_yearly", "entitlements": [.string(PlayedShop.entitlement)],
      "email": .string(PlayedShop.email),
    ]
    order[forGood ? "kind" : "expiresIn"] = forGood ? "oneTime" : 315_360_000
    if let user { order["appUserId"] = .string(user) }
    return server.get("store/purchase", .object(order))
  }

  /// Sells something, and starts the apps of two users.
  func open(forGood: Bool = false) -> (sold: Sold, ada: Phone, bob: Phone)? {
    guard let sold = sell(forGood: forGood), let ada = phone("phone-a", user: "ada"),
      let bob = phone("phone-b", user: "bob")
    else { return nil }
    return (sold, ada, bob)
  }

  /// Pays the price back, so that access ends.
  func refund(_ sold: Sold) { server.send("store/refund", ["purchase": .string(sold.purchase)]) }

  /// Starts an app that has configured its SDK.
  func phone(_ device: String, user: String? = nil) -> Phone? {
    var params: [String: JSONValue] = [
      "vendor": vendor, "sdk": .string(target.sdk.rawValue), "platform": .string(target.platform.rawValue),
      "deviceId": .string(device),
    ]
    if let user { params["appUserId"] = .string(user) }
    return server.get("session/open", .object(params))["session"]?.string.map { Phone(session: $0, user: user) }
  }

  /// Calls a method of a phone's session.
  @discardableResult
  func call(_ method: String, on phone: Phone, _ params: [String: JSONValue] = [:]) -> PlayedServer.Reply {
    server.send(method, .object(params.merging(["session": .string(phone.session)]) { $1 }))
  }

  /// The code's row of the ledger, whatever the SDK says; nil if there is none.
  private func row(of code: String) -> (listed: JSONValue, code: JSONValue)? {
    let listed = server.get("store/list", ["vendor": vendor, "reveal": true])
    guard case .array(let purchases)? = listed["purchases"] else { return nil }
    for purchase in purchases {
      guard case .array(let codes)? = purchase["codes"] else { continue }
      for row in codes where row["code"]?.string == code { return (purchase, row) }
    }
    return nil
  }

  /// True if the ledger has redeemed a code.
  func isUsed(_ code: String) -> Bool { row(of: code)?.code["state"]?.string == "used" }

  /// The app users and devices that hold the purchase of a code.
  func holders(of code: String) -> [String] {
    let listed = row(of: code)?.listed
    return ["appUserIds", "deviceIds"].flatMap { name -> [String] in
      guard case .array(let ids)? = listed?[name] else { return [] }
      return ids.compactMap(\.string)
    }
  }

  /// Lets every link that was issued so far expire.
  func expireLinks() {
    let seconds = adapter.vendor.linkLifetime / 1000 + 60
    server.send("clock/advance", ["seconds": .integer(seconds)])
  }
}
