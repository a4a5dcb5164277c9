public import RedemptionCore

/// Qonversion, whole: its links, its rule of ownership, and the words of its two native SDKs.
///
/// Facts from qonversion-ios-sdk 6.13.1 and qonversion/android-sdk 9.6.0, each beside its file; what no source says is
/// marked as ours. Cases: `Tests/Conformance`.
public struct QonversionAdapter: RedemptionAdapter {
  /// Makes the adapter; it has no settings.
  public init() {}

  /// Pages of `screens.qonversion.io`.
  public var links: any LinksDoor { QonversionLinks() }

  /// Qonversion's web funnel.
  public var checkout: any CheckoutDoor { QonversionCheckout() }

  /// The six results, and the entitlements that the app reads next.
  public var replies: any RepliesDoor { QonversionReplies() }

  /// The last redeemer takes the purchase; a used link is rejected.
  public var ownership: Ownership { QonversionAdapter.lastRedeemer }
}
