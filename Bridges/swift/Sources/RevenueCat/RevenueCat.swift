// On Apple's systems, Foundation has Combine and Observation too.
@_exported public import Combine
@_exported public import Foundation
@_exported public import Observation
public import RedemptionCore
// The SDK's names alone: an app may have a type of its own that is called as one of the adapter's.
public import RevenueCatAdapter
import SimulatedPhone

// The cases of its types are members that an app names. Nothing sees them without an import of one of its names, if
// the app has `MemberImportVisibility`, as new projects of Xcode have.
@_exported public import enum RedemptionCore.PeriodType
@_exported public import struct RevenueCatAdapter.Attribution
@_exported public import typealias RevenueCatAdapter.CacheFetchPolicy
@_exported public import struct RevenueCatAdapter.CustomerInfo
@_exported public import struct RevenueCatAdapter.EntitlementInfo
@_exported public import struct RevenueCatAdapter.EntitlementInfos
@_exported public import enum RevenueCatAdapter.ErrorCode
@_exported public import enum RevenueCatAdapter.LogLevel
@_exported public import struct RevenueCatAdapter.NonSubscriptionTransaction
@_exported public import struct RevenueCatAdapter.ProductPaidPrice
@_exported public import struct RevenueCatAdapter.PublicError
@_exported public import typealias RevenueCatAdapter.PurchaseCompletedBlock
@_exported public import class RevenueCatAdapter.Purchases
@_exported public import protocol RevenueCatAdapter.PurchasesDelegate
@_exported public import typealias RevenueCatAdapter.StartPurchaseBlock
@_exported public import struct RevenueCatAdapter.StoreProduct
@_exported public import struct RevenueCatAdapter.StoreTransaction
@_exported public import struct RevenueCatAdapter.SubscriptionInfo
@_exported public import typealias RevenueCatAdapter.VerificationResult
@_exported public import struct RevenueCatAdapter.WebPurchaseRedemption
@_exported public import enum RevenueCatAdapter.WebPurchaseRedemptionResult

#if canImport(FoundationNetworking)
  @_exported import FoundationNetworking
#endif

/// Where something was bought.
public typealias Store = RevenueCatStore
/// A product's name in the store.
public typealias ProductIdentifier = String
/// Whether a purchase is shared.
public typealias PurchaseOwnershipType = RedemptionCore.OwnershipType

extension PublicError: @retroactive LocalizedError, @retroactive CustomNSError {
  /// That of ``ErrorCode``.
  public static var errorDomain: String { ErrorCode.errorDomain }
  /// The number, as ``code``.
  public var errorCode: Int { code }
  /// The SDK's text, for which Foundation on Linux does not ask ``errorDescription`` of such an error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }
  /// The SDK's text.
  public var errorDescription: String? { message }
  /// The SDK's text.
  public var localizedDescription: String { message }
  /// `NSError`'s domain.
  public var domain: String { ErrorCode.errorDomain }
  /// The same as of an `NSError`.
  public var asErrorCode: ErrorCode? { ErrorCode(rawValue: code) }
  /// None, as in the SDK.
  public var localizedFailureReason: String? { nil }
  /// None, as in the SDK.
  public var localizedRecoverySuggestion: String? { nil }
}

extension ErrorCode: @retroactive LocalizedError, @retroactive CustomStringConvertible, @retroactive CustomNSError {
  /// The SDK's module and type.
  public static var errorDomain: String { "RevenueCat.ErrorCode" }
  /// The SDK's text, for which Foundation on Linux does not ask ``errorDescription`` of such an error.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }
  /// The SDK's text.
  public var errorDescription: String? { description }
  /// The SDK's text.
  public var description: String { PublicError(self, on: .ios).message }
}

// MARK: Configuration

/// How the app configures the SDK. Only the user counts; the other settings have no effect here.
///
/// Source: purchases-ios 5.86 `Configuration.swift`.
public final class Configuration: Sendable {
  let apiKey: String
  let appUserID: String?
  let completedBy: PurchasesAreCompletedBy

  init(apiKey: String, appUserID: String?, completedBy: PurchasesAreCompletedBy) {
    (self.apiKey, self.appUserID, self.completedBy) = (apiKey, appUserID, completedBy)
  }

  /// Begins a configuration.
  public static func builder(withAPIKey apiKey: String) -> Builder { Builder(withAPIKey: apiKey) }

  /// Begins a configuration for a user.
  public static func builder(withAPIKey apiKey: String, appUserID: String) -> Builder {
    Builder(withAPIKey: apiKey, appUserID: appUserID)
  }

  /// Collects the settings.
  public final class Builder {
    private var apiKey: String
    private var appUserID: String?
    private var completedBy = PurchasesAreCompletedBy.revenueCat

    /// Begins a configuration.
    public init(withAPIKey apiKey: String) { self.apiKey = apiKey }

    /// Begins a configuration for a user.
    public init(withAPIKey apiKey: String, appUserID: String) { (self.apiKey, self.appUserID) = (apiKey, appUserID) }

    /// Sets the key.
    public func with(apiKey: String) -> Builder {
      self.apiKey = apiKey
      return self
    }

    /// Sets the user.
    public func with(appUserID: String?) -> Builder {
      self.appUserID = appUserID
      return self
    }

    /// Ignored.
    public func with(userDefaults: UserDefaults) -> Builder { self }
    /// Ignored.
    public func with(networkTimeout: TimeInterval) -> Builder { self }
    /// Ignored.
    public func with(showStoreMessagesAutomatically: Bool) -> Builder { self }
    /// Ignored.
    public func with(diagnosticsEnabled: Bool) -> Builder { self }
    /// Ignored.
    public func with(storeKitVersion version: StoreKitVersion) -> Builder { self }
    /// Ignored.
    public func with(storeKit1Timeout: TimeInterval) -> Builder { self }
    /// Ignored.
    public func with(dangerousSettings: DangerousSettings) -> Builder { self }
    /// Ignored.
    public func with(platformInfo: Purchases.PlatformInfo) -> Builder { self }
    /// Ignored.
    public func with(preferredUILocaleOverride: String?) -> Builder { self }
    /// Ignored.
    public func with(automaticDeviceIdentifierCollectionEnabled: Bool) -> Builder { self }
    /// Ignored: nothing is verified.
    public func with(entitlementVerificationMode mode: EntitlementVerificationMode) -> Builder { self }
    /// Says who finishes purchases, of which there are none.
    public func with(purchasesAreCompletedBy: PurchasesAreCompletedBy, storeKitVersion: StoreKitVersion) -> Builder {
      completedBy = purchasesAreCompletedBy
      return self
    }

    /// Ends the configuration.
    public func build() -> Configuration {
      Configuration(apiKey: apiKey, appUserID: appUserID, completedBy: completedBy)
    }
  }
}

extension Configuration {
  /// Whether the SDK verifies signatures.
  public enum EntitlementVerificationMode: Int, Sendable { case disabled, informational }
}

/// Settings that the SDK's makers advise against. They have no effect.
public struct DangerousSettings: Hashable, Sendable {
  /// Whether the SDK sends purchases by itself.
  public let autoSyncPurchases: Bool

  /// Sets it.
  public init(autoSyncPurchases: Bool = true) { self.autoSyncPurchases = autoSyncPurchases }
}

/// The version of StoreKit that the SDK uses.
public enum StoreKitVersion: Int, Sendable {
  case storeKit1 = 1, storeKit2

  /// The newer one.
  public static let `default` = StoreKitVersion.storeKit2
}

private struct Completion {
  weak var purchases: Purchases?
  var by = PurchasesAreCompletedBy.revenueCat
}

/// What the app has set.
private let flags = Guarded((forcesUniversalAppStore: false, simulatesAskToBuy: false, logsVerbosely: false))

private let completion = Guarded(Completion())

/// Who finishes purchases.
public enum PurchasesAreCompletedBy: Int, Sendable { case revenueCat, myApp }

extension CustomerInfo: @retroactive Identifiable, @retroactive CustomStringConvertible {
  /// The customer's first name.
  public var id: String { originalAppUserId }
  /// The active entitlements and the customer, for logs; another text than the SDK's.
  public var description: String {
    "<CustomerInfo: originalAppUserId=\(originalAppUserId), active=\(entitlements.active.keys.sorted())>"
  }
}

extension VerificationResult {
  /// True if a signature was checked and was right.
  public var isVerified: Bool { self == .verified || self == .verifiedOnDevice }
}

extension NSError {
  /// The SDK's code of an error of its own; nil for another one.
  public var asErrorCode: ErrorCode? { domain == ErrorCode.errorDomain ? ErrorCode(rawValue: code) : nil }
}

extension Purchases {
  /// The version of the SDK whose behaviour is played.
  public static var frameworkVersion: String {
    RevenueCatAdapter().vendor.sdks.first { $0.sdk == .native && $0.platforms == [.ios] }?.reference?.last ?? ""
  }
  /// Kept, and without effect.
  public static var forceUniversalAppStore: Bool {
    get { flags.withLock { $0.forcesUniversalAppStore } }
    set { flags.withLock { $0.forcesUniversalAppStore = newValue } }
  }
  /// Kept, and without effect.
  public static var simulatesAskToBuyInSandbox: Bool {
    get { flags.withLock { $0.simulatesAskToBuy } }
    set { flags.withLock { $0.simulatesAskToBuy = newValue } }
  }
  /// Kept, and without effect: nothing is logged.
  public static var verboseLogs: Bool {
    get { flags.withLock { $0.logsVerbosely } }
    set { flags.withLock { $0.logsVerbosely = newValue } }
  }

  /// Does nothing: nothing is tracked.
  public func trackCustomPaywallImpression() {}
  /// Does nothing: nothing is shown.
  public func overridePreferredUILocale(_ locale: String?) {}

  /// What framework is above the SDK.
  public struct PlatformInfo: Hashable, Sendable {
    /// Names a framework.
    public init(flavor: String, version: String) {}
  }

  /// Configures the SDK.
  @discardableResult
  public static func configure(
    withAPIKey apiKey: String, appUserID: String?, purchasesAreCompletedBy: PurchasesAreCompletedBy,
    storeKitVersion: StoreKitVersion
  ) -> Purchases {
    let purchases = configure(withAPIKey: apiKey, appUserID: appUserID)
    purchases.purchasesAreCompletedBy = purchasesAreCompletedBy
    return purchases
  }

  /// Configures the SDK.
  @discardableResult
  public static func configure(with configuration: Configuration) -> Purchases {
    let purchases = configure(withAPIKey: configuration.apiKey, appUserID: configuration.appUserID)
    purchases.purchasesAreCompletedBy = configuration.completedBy
    return purchases
  }

  /// Who finishes purchases. It changes nothing else: nothing is bought in the App Store.
  public var purchasesAreCompletedBy: PurchasesAreCompletedBy {
    get { completion.withLock { $0.purchases === self ? $0.by : .revenueCat } }
    set { completion.withLock { $0 = Completion(purchases: self, by: newValue) } }
  }

  /// Configures the SDK.
  @discardableResult
  public static func configure(with builder: Configuration.Builder) -> Purchases { configure(with: builder.build()) }
}
