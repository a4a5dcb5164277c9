import RedemptionCore

/// A way by which an app redeems what a buyer has.
enum PlayedDoor: CustomStringConvertible {
  /// The call of the SDK that takes the code.
  case code
  /// The call of the SDK that takes the vendor's link.
  case link
  /// The call of the SDK that takes any link that opened the app.
  case deepLink
  /// A method of the wrapper's channel, with arguments that its table declares.
  case channel(String, ChannelSignature, takesLink: Bool)

  var description: String {
    switch self {
    case .code: "redeem(code)"
    case .link: "redeem(link)"
    case .deepLink: "openLink"
    case .channel(let name, _, let takesLink): "the channel's \(name)(\(takesLink ? "link" : "code"))"
    }
  }

  /// True if an SDK may have no such call.
  private var isFree: Bool {
    switch self {
    case .code, .link: false
    case .deepLink, .channel: true
    }
  }

  /// The doors of a target.
  static func all(of adapter: any RedemptionAdapter, at target: Target) -> [PlayedDoor] {
    guard let channel = adapter.channel(for: target) else { return [.code, .link, .deepLink] }
    let methods = channel.names(on: target.platform).flatMap { name -> [PlayedDoor] in
      guard let signature = channel.signature(of: name, on: target.platform), signature.mayRedeem(as: name) else {
        return []
      }
      return [.channel(name, signature, takesLink: false), .channel(name, signature, takesLink: true)]
    }
    return [.code, .link, .deepLink] + methods
  }

  /// Redeems through the door.
  @discardableResult
  func open(_ sold: PlayedShop.Sold, on phone: PlayedShop.Phone, in shop: PlayedShop) -> PlayedServer.Reply {
    switch self {
    case .code: return shop.call("redemption/redeem", on: phone, ["code": .string(sold.code)])
    case .link: return shop.call("redemption/redeem", on: phone, ["url": .string(sold.link)])
    case .deepLink: return shop.call("session/handleDeepLink", on: phone, ["url": .string(sold.link)])
    case .channel(let name, let signature, let takesLink):
      let text = takesLink ? sold.link : sold.code
      let reply = signature.call(name, text: text, isList: false, on: phone, in: shop)
      // Some layers name their arguments, and some have a list of them.
      return reply.error == nil ? reply : signature.call(name, text: text, isList: true, on: phone, in: shop)
    }
  }

  /// True for a method of a channel whose name says that it redeems.
  var saysRedeem: Bool {
    if case .channel(let name, _, _) = self { name.lowercased().contains("redeem") } else { false }
  }

  /// True if a door does not redeem although a fresh link is opened, and may do so.
  func isShut(_ sold: PlayedShop.Sold, in shop: PlayedShop) -> Bool { isFree && !shop.isUsed(sold.code) }
}

extension ChannelSignature {
  /// True if a code or a link can be an argument.
  var takesText: Bool { parameters.contains { $0.type.takesText } }

  /// True if a method of this name may take a code or a link.
  func mayRedeem(as name: String) -> Bool {
    let names = ([name] + parameters.map(\.name)).map { $0.lowercased() }
    return takesText
      && names.contains { name in ["redeem", "link", "url", "code", "token"].contains { name.contains($0) } }
  }

  /// Calls a method with arguments as the table declares them, and one text wherever a text fits.
  @discardableResult
  func call(
    _ name: String, text: String, isList: Bool, on phone: PlayedShop.Phone, in shop: PlayedShop
  ) -> PlayedServer.Reply {
    let values = parameters.map { ($0.name, $0.type.value(text)) }
    let arguments: JSONValue =
      isList ? .array(values.map(\.1)) : .object(Dictionary(values, uniquingKeysWith: { first, _ in first }))
    return shop.call("channel/call", on: phone, ["method": .string(name), "arguments": arguments])
  }
}

extension ChannelType {
  fileprivate var takesText: Bool {
    switch self {
    case .string: true
    case .object(let members): members.contains { $0.type.takesText }
    case .any, .bool, .integer, .number, .list, .map, .json: false
    }
  }

  /// A value of the type.
  func value(_ text: String) -> JSONValue {
    switch self {
    case .any, .string: .string(text)
    case .bool: .bool(true)
    case .integer, .number: .integer(1)
    case .list(let type): .array([type.value(text)])
    case .map: .object([:])
    case .object(let members):
      .object(Dictionary(members.map { ($0.name, $0.type.value(text)) }, uniquingKeysWith: { first, _ in first }))
    case .json: .string("{}")
    }
  }
}
