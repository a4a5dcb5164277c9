public import RedemptionCore

extension SuperwallAdapter {
  /// What the native SDK of the platform does around a redemption; the wrappers forward what it tells.
  ///
  /// What differs by wrapper: the call that takes links before the SDK is configured, and the default of the alert.
  public func sessionProfile(for target: Target) -> SessionProfile {
    switch target.platform {
    case .ios: .superwallOnApple(target.sdk)
    case .android: .superwallOnAndroid
    }
  }

  /// See ``SuperwallBehaviour/accepted(_:)``.
  public func acceptedAppUserId(_ text: String, for target: Target) -> String? { SuperwallBehaviour.accepted(text) }

  /// The SDK's words for a call that it does not do.
  public func renderRefusal(_ refusal: SDKRefusal, for target: Target) -> SDKError { SDKError(refusal, by: target) }
}
