public import SwiftUI

// No campaign is simulated: every placement is unknown, so that a feature behind one runs.
//
// Source: SuperwallKit 4.16.4 `PresentationResult.swift`, `PublicGetPresentationResult.swift`, `PaywallView.swift`, `Superwall.swift`,
// `PublicIdentity.swift`, `InterfaceStyle.swift`.

/// What registering a placement would do.
public enum PresentationResult: Hashable, Sendable {
  case placementNotFound, noAudienceMatch, paywall(Experiment), holdout(Experiment), paywallNotAvailable
}

/// What a paywall has instead of its own products and looks. It has no effect.
public struct PaywallOverrides: Hashable, Sendable {
  /// Names products.
  public init(productsByName: [String: StoreProduct] = [:]) {}
}

/// What happens when a user is identified. It has no effect.
public struct IdentityOptions: Hashable, Sendable {
  /// True if the SDK waits for the user's paywalls.
  public let restorePaywallAssignments: Bool

  /// Sets it.
  public init(restorePaywallAssignments: Bool = false) { self.restorePaywallAssignments = restorePaywallAssignments }
}

/// The looks of a paywall.
public enum InterfaceStyle: Hashable, Sendable { case light, dark }

extension Superwall {
  /// That the placement is unknown.
  public func getPresentationResult(
    forPlacement placement: String, params: [String: Any]? = nil
  ) async -> PresentationResult { .placementNotFound }

  /// That the placement is unknown.
  public func getPresentationResult(
    forPlacement placement: String, params: [String: Any]? = nil, completion: @escaping (PresentationResult) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    Task { @MainActor in completion(.placementNotFound) }
  }

  /// Identifies the user.
  public func identify(userId: String, options: IdentityOptions?) { identify(userId: userId) }

  /// Loads nothing.
  public func preloadPaywalls(forPlacements placements: Set<String>) {}
  /// Loads nothing.
  public func refreshConfiguration() async {}
  /// Does nothing.
  public func setInterfaceStyle(to interfaceStyle: InterfaceStyle?) {}
  /// Does nothing.
  public func togglePaywallSpinner(isHidden: Bool) {}
  /// Empty: there is no device.
  public func getDeviceAttributes() async -> [String: Any] { [:] }
}

/// A paywall in an app's own view. Its placement is unknown: it shows what the app has for that, and the feature runs.
public struct PaywallView<OnErrorView: View, OnSkippedView: View>: View {
  private let skipped: ((PaywallSkippedReason) -> OnSkippedView)?
  private let feature: (() -> Void)?

  /// Makes it.
  public init(
    placement: String, params: [String: Any]? = nil, paywallOverrides: PaywallOverrides? = nil,
    onRequestDismiss: ((PaywallInfo, PaywallResult) -> Void)? = nil,
    onSkippedView: ((PaywallSkippedReason) -> OnSkippedView)? = nil,
    onErrorView: ((any Error) -> OnErrorView)? = nil, feature: (() -> Void)? = nil
  ) {
    (skipped, self.feature) = (onSkippedView, feature)
  }

  /// What the app shows for an unknown placement.
  public var body: some View { VStack { skipped?(.placementNotFound) }.onAppear { feature?() } }
}

extension PaywallView where OnErrorView == EmptyView, OnSkippedView == EmptyView {
  /// Makes it.
  public init(
    placement: String, params: [String: Any]? = nil, paywallOverrides: PaywallOverrides? = nil,
    onRequestDismiss: ((PaywallInfo, PaywallResult) -> Void)? = nil, feature: (() -> Void)? = nil
  ) {
    (skipped, self.feature) = (nil, feature)
  }
}

extension PaywallView where OnErrorView == EmptyView {
  /// Makes it.
  public init(
    placement: String, params: [String: Any]? = nil, paywallOverrides: PaywallOverrides? = nil,
    onRequestDismiss: ((PaywallInfo, PaywallResult) -> Void)? = nil,
    onSkippedView: @escaping (PaywallSkippedReason) -> OnSkippedView, feature: (() -> Void)? = nil
  ) {
    (skipped, self.feature) = (onSkippedView, feature)
  }
}
