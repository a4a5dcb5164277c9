import RedemptionCore

/// The webhooks that were read in the open transaction.
final class WebhookCache {
  /// Nil if they were not read.
  var known: [Webhook]?

  /// Drops them: one was added, or the transaction has ended.
  func forget() { known = nil }
}

/// When something happens next, as it was read in the open transaction.
final class NextMomentCache {
  /// Nil if it was not read; the inner nil says never.
  var known: Timestamp??

  /// Drops it: a purchase was written, or the transaction has ended.
  func forget() { known = nil }
}

/// The codes in links, as the vendors' SDKs read them: a link has the same code for ever.
final class LinkCodeCache {
  /// Links that are kept at most.
  private static let limit = 1_000

  private var codes: [Vendor: [String: String?]] = [:]
  private var count = 0

  /// The code that an SDK of the vendor sees in a link; nil if it sees none.
  func code(in url: String, of adapter: any RedemptionAdapter) -> String? {
    let vendor = adapter.vendor.id
    if let known = codes[vendor]?[url] { return known }
    if count == LinkCodeCache.limit { (codes, count) = ([:], 0) }
    let code = LinkCodeCache.read(url, adapter)
    codes[vendor, default: [:]].updateValue(code, forKey: url)
    count += 1
    return code
  }

  private static func read(_ url: String, _ adapter: any RedemptionAdapter) -> String? {
    for platform in adapter.vendor.platforms {
      guard let url = PlatformURL(url, on: platform) else { continue }
      if case .link(let link) = adapter.links.read(url, unwrapping: true) { return link.code }
    }
    return nil
  }
}
