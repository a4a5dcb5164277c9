import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A link that can be redeemed. Opaque, as in the SDK: only ``Purchases/redeemWebPurchase(_:)`` looks inside.
///
/// Source: purchases-ios 5.86 `WebPurchaseRedemption`.
public struct WebPurchaseRedemption: Hashable, Sendable {
  /// The redemption token. Never log it.
  let token: String
}

extension WebPurchaseRedemption: CustomStringConvertible, CustomDebugStringConvertible {
  /// Names the type and nothing else, so that no log holds a token.
  public var description: String { "WebPurchaseRedemption" }
  /// The same as ``description``.
  public var debugDescription: String { description }
}

extension URL {
  /// The redemption that this URL carries; nil when it is no redemption link.
  ///
  /// iOS's rule, which looks at the host and at the first `redemption_token` alone; a wrapped link is not unwrapped.
  /// Source: purchases-ios 5.86 `URL+WebPurchaseRedemption.swift`, `DeepLinkParser.swift`. Cases:
  /// `Tests/Conformance/01-links.json`.
  public var asWebPurchaseRedemption: WebPurchaseRedemption? {
    let reading = RevenueCatLinks().read(absoluteString, on: .ios, unwrapping: false)
    return reading.link.map { WebPurchaseRedemption(token: $0.code) }
  }
}
