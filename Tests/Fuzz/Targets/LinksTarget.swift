import RedemptionCore

/// Any text is read as a link or not; what is one is read again as itself, and a code that a link gave can be sent
/// again.
enum LinksTarget {
  static func run(_ input: [UInt8]) throws {
    let text = String(decoding: input, as: UTF8.self)
    for adapter in FuzzedServer.adapters {
      for platform in Platform.allCases {
        guard let link = adapter.readLink(text, on: platform, unwrapping: true).link else {
          guard adapter.readLink(text, on: platform, unwrapping: false).link == nil else {
            throw Broken("\(adapter.vendor.rawValue), \(platform): unwrapping loses a link")
          }
          continue
        }
        guard adapter.readLink(link.url, on: platform, unwrapping: false).link == link else {
          throw Broken("\(adapter.vendor.rawValue), \(platform): a link is another one when read again")
        }
      }
      for target in adapter.targets {
        _ = adapter.route(text, for: target.target, options: SessionOptions())
        _ = adapter.acceptedAppUserId(text, for: target.target)
      }
    }
  }
}
