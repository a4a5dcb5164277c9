public import RedemptionCore

/// RevenueCat, whole: its links, its rule of ownership and the words of its six SDKs on two platforms.
///
/// Every fact stands beside its source; what no source tells is marked as ours. Cases: `Tests/Conformance`.
public struct RevenueCatAdapter: RedemptionAdapter {
  /// What holds in the version of an SDK whose words are asked for.
  let rules: RevenueCatRules

  /// An adapter has no state.
  public init() { self.init(.released) }

  /// An adapter in the words of one version.
  init(_ rules: RevenueCatRules) { self.rules = rules }

  /// Links of RevenueCat's own scheme.
  public var links: any LinksDoor { RevenueCatLinks() }

  /// Web Billing and purchase links.
  public var checkout: any CheckoutDoor { RevenueCatCheckout() }

  /// Maps of purchases-hybrid-common, and the native SDKs' own names.
  public var replies: any RepliesDoor { RevenueCatReplies(rules) }

  /// Customers with aliases; a link works for 60 minutes, and opening an old one mails a new one at most once a minute.
  ///
  /// Between two identified users, the project's restore behaviour decides. Source: documentation "Redemption Links".
  public var ownership: Ownership { RevenueCatAdapter.customersWithAliases }

  private static let customersWithAliases = Ownership(
    by: .customers, linkLifetime: facts.linkLifetime, reissue: facts.reissue,
    isAnonymous: { RevenueCatAdapter().isAnonymous($0) })

  /// `POST /v1/receipts`.
  public var receipts: (any ReceiptsDoor)? { RevenueCatReceipts() }

  /// `$RCAnonymousID:` and 32 lower-case hexadecimal digits (`IdentityManager` of both native SDKs).
  static func newAppUserId(using generator: inout some RandomNumberGenerator) -> String {
    RevenueCatAdapter.anonymousPrefix
      + RandomText.hexadecimal(digits: RevenueCatAdapter.anonymousDigits, using: &generator)
  }

  /// Whether an id is one that the SDKs make: the prefix, then exactly 32 of `a-f0-9`.
  ///
  /// Android's rule, and the ledger's: the service publishes none.
  public func isAnonymous(_ appUserId: String) -> Bool {
    let prefix = RevenueCatAdapter.anonymousPrefix
    return appUserId.hasPrefix(prefix)
      && appUserId.withBytes { bytes in
        guard bytes.count == prefix.utf8.count + RevenueCatAdapter.anonymousDigits else { return false }
        for index in prefix.utf8.count..<bytes.count {
          switch bytes[index] {
          case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): continue
          default: return false
          }
        }
        return true
      }
  }

  /// Whether a platform's SDK counts an id as anonymous.
  ///
  /// iOS does not look at what stands before the prefix, and takes every letter of `a-z` (purchases-ios 5.86
  /// `IdentityManager.anonymousRegex`, purchases-android 10.17 `IdentityManager.isUserIDAnonymous`).
  func isAnonymous(_ appUserId: String, on platform: Platform) -> Bool {
    guard platform == .ios else { return isAnonymous(appUserId) }
    let digits = appUserId.suffix(RevenueCatAdapter.anonymousDigits)
    guard appUserId.dropLast(RevenueCatAdapter.anonymousDigits).hasSuffix(RevenueCatAdapter.anonymousPrefix) else {
      return false
    }
    return digits.utf8.count == RevenueCatAdapter.anonymousDigits
      && digits.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
  }

  private static let anonymousPrefix = "$RCAnonymousID:"
  private static let anonymousDigits = 32
}
