import RedemptionCore

/// Any text is read as a link or not; what is one is read again as itself, and a code that a link gave can be sent
/// again.
enum LinksTarget {
  static func run(_ input: [UInt8]) throws {
    let text = String(decoding: input, as: UTF8.self)
    for adapter in FuzzedServer.adapters {
      for platform in Platform.allCases {
        guard let link = adapter.links.read(text, on: platform, unwrapping: true).link else {
          guard adapter.links.read(text, on: platform, unwrapping: false).link == nil else {
            throw Broken("\(adapter.vendor.id.rawValue), \(platform): unwrapping loses a link")
          }
          continue
        }
        guard adapter.links.read(link.url, on: platform, unwrapping: false).link == link else {
          throw Broken("\(adapter.vendor.id.rawValue), \(platform): a link is another one when read again")
        }
      }
      for target in adapter.targets {
        var behaviour = try adapter.behaviour(for: target.target, options: .none)
        var turn = SDKTurn(now: Timestamp(milliseconds: 0))
        behaviour.handle(.began(SDKStart()), &turn)
        behaviour.handle(.called(.openLink(text), CallID(rawValue: 1)), &turn)
        behaviour.handle(.called(.logIn(appUserId: text), CallID(rawValue: 2)), &turn)
      }
    }
  }
}
