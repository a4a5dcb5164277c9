import RedemptionCore

/// Paywalls. No campaign is simulated: a test says what is on screen.
extension Superwall {
  /// What stands for the paywall on screen; nil if there is none.
  public var presentedViewController: PaywallViewController? {
    host.behaviour.paywall.map { PaywallViewController(entitlements: $0.entitlements) }
  }

  /// True if a paywall is on screen.
  public var isPaywallPresented: Bool { host.behaviour.paywall != nil }

  /// The paywall that was on screen last. Always nil: what is known of it is only what it sells.
  public var latestPaywallInfo: PaywallInfo? { nil }

  /// Puts a paywall on screen. For tests: on a phone a campaign does this.
  ///
  /// - Parameter entitlements: the identifiers of what its products give.
  public func presentPaywall(selling entitlements: [String]) {
    host.begin(.own(SetPaywall(open: true, entitlements: entitlements)))
  }

  /// Closes the paywall on screen. A redemption in progress continues.
  @MainActor public func dismiss() async { host.begin(.own(SetPaywall(open: false))) }

  /// Closes the paywall on screen.
  public func dismiss(completion: (() -> Void)? = nil) {
    let callback = Completion(body: completion)
    Task { @MainActor in
      await dismiss()
      callback.body?()
    }
  }

  /// Registers a placement: no campaign is found, so the feature runs. Nothing runs while a paywall is on screen.
  ///
  /// Source: SuperwallKit 4.16.4 `Paywall/Presentation/PublicPresentation.swift`.
  public func register(
    placement: String, params: [String: Any]? = nil, handler: PaywallPresentationHandler? = nil,
    feature: @escaping () -> Void
  ) {
    register(handler, Completion(body: feature))
  }

  /// Registers a placement without a feature.
  public func register(
    placement: String, params: [String: Any]? = nil, handler: PaywallPresentationHandler? = nil
  ) {
    register(handler, Completion(body: nil))
  }

  private func register(_ handler: PaywallPresentationHandler?, _ feature: Completion) {
    Task { @MainActor in
      guard !isPaywallPresented else {
        handler?.error?(PaywallAlreadyPresented())
        return
      }
      handler?.skip?(.placementNotFound)
      feature.body?()
    }
  }

  /// Loads nothing.
  public func preloadAllPaywalls() {}

  /// Confirms nothing: there is no campaign.
  public func confirmAllAssignments() async -> [Assignment] { [] }

  /// None: there is no campaign.
  public func getAssignments() -> [Assignment] { [] }
}

/// A closure of the app, which is called on the main actor. It need not be sendable: the SDK's is not.
private struct Completion: @unchecked Sendable {
  let body: (() -> Void)?
}
