import RedemptionCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A tracked event with its parameters.
///
/// Source: SuperwallKit 4.16.4 `Analytics/Superwall Placement/SuperwallPlacementInfo.swift`.
public final class SuperwallEventInfo {
  /// The event.
  public let event: SuperwallHostEvent
  /// Its parameters, by the names that Superwall's service knows.
  public let params: [String: Any]
  /// The old name of ``event``.
  public var placement: SuperwallHostEvent { event }

  /// Describes an event.
  public init(event: SuperwallHostEvent, params: [String: Any]) {
    self.event = event
    self.params = params
  }
}

/// SuperwallKit's `SuperwallEvent`.
///
/// These come: `redemptionStart`, `redemptionComplete`, `redemptionFail`, `restoreStart`, `restoreComplete`,
/// `restoreFail`, `deepLink`, `customerInfoDidChange` and `subscriptionStatusDidChange`. The others are there so that
/// an app's `switch` compiles. Cases whose values belong to surveys, attribution and page views are missing. Source:
/// SuperwallKit 4.16.4 `Analytics/Superwall Placement/SuperwallEvent.swift`.
public enum SuperwallHostEvent {
  case firstSeen
  case appOpen
  case appLaunch
  case identityAlias
  case appInstall
  case sessionStart
  case deviceAttributes(attributes: [String: Any])
  case subscriptionStatusDidChange
  case appClose
  case deepLink(url: URL)
  case triggerFire(placementName: String, result: TriggerResult)
  case paywallOpen(paywallInfo: PaywallInfo)
  case paywallClose(paywallInfo: PaywallInfo)
  case paywallDecline(paywallInfo: PaywallInfo)
  case transactionStart(product: StoreProduct, paywallInfo: PaywallInfo)
  case transactionFail(error: TransactionError, paywallInfo: PaywallInfo)
  case transactionAbandon(product: StoreProduct, paywallInfo: PaywallInfo)
  case transactionComplete(
    transaction: StoreTransaction?, product: StoreProduct, type: TransactionType, paywallInfo: PaywallInfo)
  case subscriptionStart(product: StoreProduct, paywallInfo: PaywallInfo)
  case freeTrialStart(product: StoreProduct, paywallInfo: PaywallInfo)
  case transactionRestore(restoreType: RestoreType, paywallInfo: PaywallInfo)
  case transactionTimeout(paywallInfo: PaywallInfo)
  case userAttributes(_ attributes: [String: Any])
  case paywallResponseLoadStart(triggeredPlacementName: String?)
  case paywallResponseLoadNotFound(triggeredPlacementName: String?)
  case paywallResponseLoadFail(triggeredPlacementName: String?)
  case paywallResponseLoadComplete(triggeredPlacementName: String?, paywallInfo: PaywallInfo)
  case paywallWebviewLoadStart(paywallInfo: PaywallInfo)
  case paywallWebviewLoadFail(paywallInfo: PaywallInfo)
  case paywallWebviewLoadComplete(paywallInfo: PaywallInfo)
  case paywallWebviewLoadTimeout(paywallInfo: PaywallInfo)
  case paywallWebviewLoadFallback(paywallInfo: PaywallInfo)
  case paywallWebviewProcessTerminated(paywallInfo: PaywallInfo)
  case paywallProductsLoadStart(triggeredPlacementName: String?, paywallInfo: PaywallInfo)
  case paywallProductsLoadFail(triggeredPlacementName: String?, paywallInfo: PaywallInfo)
  case paywallProductsLoadComplete(triggeredPlacementName: String?)
  case paywallProductsLoadRetry(triggeredPlacementName: String?, paywallInfo: PaywallInfo, attempt: Int)
  case paywallProductsLoadMissingProducts(
    triggeredPlacementName: String?, paywallInfo: PaywallInfo, identifiers: Set<String>)
  case touchesBegan
  case surveyClose
  case reset
  case restoreStart
  case restoreFail(message: String)
  case restoreComplete
  case configRefresh
  case customPlacement(name: String, params: [String: Any], paywallInfo: PaywallInfo)
  case configAttributes
  case confirmAllAssignments
  case configFail
  case adServicesTokenRequestStart
  case adServicesTokenRequestFail(error: any Error)
  case adServicesTokenRequestComplete(token: String)
  case shimmerViewStart
  case shimmerViewComplete
  case redemptionStart
  case redemptionComplete
  case redemptionFail
  case enrichmentStart
  case enrichmentComplete(userEnrichment: [String: Any]?, deviceEnrichment: [String: Any]?)
  case enrichmentFail
  case networkDecodingFail
  case customerInfoDidChange
  case integrationAttributes(_ attributes: [String: Any])
  case reviewRequested(count: Int)
  case permissionRequested(permissionName: String, paywallIdentifier: String)
  case permissionGranted(permissionName: String, paywallIdentifier: String)
  case permissionDenied(permissionName: String, paywallIdentifier: String)
  case paywallPreloadStart(paywallCount: Int)
  case paywallPreloadComplete(paywallCount: Int)
  case stripeCheckoutStart(paywallInfo: PaywallInfo)
  case stripeCheckoutSubmit(paywallInfo: PaywallInfo)
  case stripeCheckoutComplete(paywallInfo: PaywallInfo)
  case stripeCheckoutFail(paywallInfo: PaywallInfo)
  case testModeModalOpen
  case testModeModalClose
}

extension SuperwallEventInfo {
  /// The event as SuperwallKit tracks it; nil for a call of the delegate, and for one that no SDK has.
  convenience init?(_ event: SDKEvent) {
    switch (event.name, event.params) {
    case (SuperwallEvent.redemptionStart, let params as RedemptionTracked):
      self.init(event: .redemptionStart, params: params.members)
    case (SuperwallEvent.redemptionComplete, let params as RedemptionTracked):
      self.init(event: .redemptionComplete, params: params.members)
    case (SuperwallEvent.redemptionFail, let params as RedemptionTracked):
      self.init(event: .redemptionFail, params: params.members)
    case (SuperwallEvent.customerInfoTracked, _): self.init(event: .customerInfoDidChange, params: [:])
    case (SuperwallEvent.statusTracked, let params as JSONValue):
      self.init(event: .subscriptionStatusDidChange, params: params.swiftMembers)
    case (SuperwallEvent.restoreStart, _): self.init(event: .restoreStart, params: [:])
    case (SuperwallEvent.restoreComplete, _): self.init(event: .restoreComplete, params: [:])
    case (SuperwallEvent.restoreFail, let params as FailureTracked):
      self.init(
        event: .restoreFail(message: params.errorMessage), params: ["error_message": params.errorMessage])
    case (SuperwallEvent.deepLinkOpen, let params as JSONValue):
      guard let url = params["url"]?.string.flatMap({ URL(string: $0) }) else { return nil }
      self.init(event: .deepLink(url: url), params: params.swiftMembers)
    default: return nil
    }
  }
}

extension RedemptionTracked {
  fileprivate var members: [String: Any] {
    var members: [String: Any] = ["type": type]
    members["code"] = code
    return members
  }
}

extension JSONValue {
  /// The members as Foundation has them; null is left out.
  var swiftMembers: [String: Any] {
    guard case .object(let members) = self else { return [:] }
    return members.compactMapValues(\.swiftValue)
  }

  private var swiftValue: Any? {
    switch self {
    case .null: nil
    case .bool(let value): value
    case .integer(let value): Int(value)
    case .real(let value): value
    case .string(let value): value
    case .array(let elements): elements.compactMap(\.swiftValue)
    case .object: swiftMembers
    }
  }

  /// A value that JSON can have; nil for any other, which the SDK drops (`Identity/UserAttributes.swift`). A date is
  /// written in ISO 8601, a URL as its text.
  init?(swiftValue value: Any) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = JSONValue(number: Double(value))
    case let value as any BinaryInteger: self = JSONValue(number: Double(value))
    case let value as any BinaryFloatingPoint: self = JSONValue(number: Double(value))
    case let value as String: self = .string(value)
    case let value as URL: self = .string(value.absoluteString)
    case let value as Date: self = .string(value.ISO8601Format())
    case let value as [Any]: self = .array(value.compactMap { JSONValue(swiftValue: $0) })
    case let value as [String: Any]: self = .object(value.compactMapValues { JSONValue(swiftValue: $0) })
    default: return nil
    }
  }
}
