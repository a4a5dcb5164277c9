/// A paywall, as far as an app around a redemption looks at one. Nothing makes any: no campaign is simulated.
///
/// Source: SuperwallKit 4.16.4 `Paywall/Presentation/PaywallInfo.swift`, of whose members these are a part.
public struct PaywallInfo: Hashable, Sendable {
  /// The paywall's identifier.
  public var identifier: String
  /// Its name in the dashboard.
  public var name: String
  /// The products that it sells.
  public var productIds: [String]
  /// The experiment that chose it.
  public var experiment: Experiment?
  /// The placement that showed it.
  public var presentedByPlacementWithName: String?
  /// How it was shown: `placement`, `programmatically` or `identifier`.
  public var presentedBy: String

  /// Describes a paywall.
  public init(
    identifier: String, name: String, productIds: [String] = [], experiment: Experiment? = nil,
    presentedByPlacementWithName: String? = nil, presentedBy: String = "placement"
  ) {
    self.identifier = identifier
    self.name = name
    self.productIds = productIds
    self.experiment = experiment
    self.presentedByPlacementWithName = presentedByPlacementWithName
    self.presentedBy = presentedBy
  }
}

/// An experiment of a campaign.
public struct Experiment: Hashable, Sendable {
  /// What a user of an experiment sees.
  public struct Variant: Hashable, Sendable {
    /// The variant's identifier.
    public var id: String

    /// Names a variant.
    public init(id: String) { self.id = id }
  }

  /// The experiment's identifier.
  public var id: String
  /// The campaign's identifier.
  public var groupId: String
  /// The variant that the user sees.
  public var variant: Variant

  /// Describes an experiment.
  public init(id: String, groupId: String, variant: Variant) {
    self.id = id
    self.groupId = groupId
    self.variant = variant
  }
}

/// A user's place in an experiment.
public struct Assignment: Hashable, Sendable {
  /// The experiment's identifier.
  public let experimentId: String
  /// The variant that the user sees.
  public let variant: Experiment.Variant
  /// True if the service knows it.
  public let isSentToServer: Bool
}

/// What a placement led to.
public enum TriggerResult: Sendable {
  case placementNotFound
  case noAudienceMatch
  case paywall(Experiment)
  case holdout(Experiment)
  case error(any Error)
}

/// How a transaction failed.
public enum TransactionError: Error, Sendable {
  case pending(String)
  case failure(String, StoreProduct)
}

/// What a transaction began.
public enum TransactionType: Hashable, Sendable { case nonRecurringProductPurchase, freeTrialStart, subscriptionStart }

/// How purchases were restored.
public enum RestoreType: Hashable, Sendable {
  case viaPurchase(StoreTransaction?)
  case viaRestore
}

/// Why a placement showed no paywall.
public enum PaywallSkippedReason: Sendable {
  case holdout(Experiment)
  case noAudienceMatch
  case placementNotFound
}

/// How a paywall was closed.
public enum PaywallResult: Sendable {
  case purchased(StoreProduct)
  case declined
  case restored
}

/// Another paywall is on screen (error 102 of the SDK).
public struct PaywallAlreadyPresented: Error, Hashable, Sendable {
  /// The SDK's own text.
  public var localizedDescription: String { SuperwallChannel.alreadyPresented }
}

/// Hears what a placement leads to. Here a placement is skipped, or fails while a paywall is on screen.
///
/// Source: SuperwallKit 4.16.4 `Paywall/Presentation/PaywallPresentationHandler.swift`.
public final class PaywallPresentationHandler: @unchecked Sendable {  // Used on the main actor only, as in the SDK.
  var skip: ((PaywallSkippedReason) -> Void)?
  var error: ((any Error) -> Void)?

  /// Makes a handler that does nothing.
  public init() {}

  /// Sets what is called when a paywall is on screen. Never called.
  public func onPresent(_ handler: @escaping (PaywallInfo) -> Void) {}
  /// Sets what is called before a paywall closes. Never called.
  public func onWillDismiss(_ handler: @escaping (PaywallInfo, PaywallResult) -> Void) {}
  /// Sets what is called after a paywall has closed. Never called.
  public func onDismiss(_ handler: @escaping (PaywallInfo, PaywallResult) -> Void) {}
  /// Sets what is called for an error.
  public func onError(_ handler: @escaping (any Error) -> Void) { error = handler }
  /// Sets what is called for a placement without a paywall.
  public func onSkip(_ handler: @escaping (PaywallSkippedReason) -> Void) { skip = handler }
}

/// What stands for the view controller of the paywall on screen.
public final class PaywallViewController: Sendable {
  /// The identifiers of what its products give.
  public let entitlements: [String]

  init(entitlements: [String]) { self.entitlements = entitlements }
}
