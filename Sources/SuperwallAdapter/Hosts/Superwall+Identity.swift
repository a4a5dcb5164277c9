import RedemptionCore

/// The user.
extension Superwall {
  /// The app user, or the alias of an anonymous one.
  public var userId: String { host.behaviour.userId }

  /// True once the app has identified a user.
  public var isLoggedIn: Bool { host.behaviour.redeemer.appUserId != nil }

  /// Identifies the user. An empty identifier changes nothing.
  public func identify(userId: String) { host.begin(.logIn(appUserId: userId)) }

  /// Forgets the user, with attributes and redeemed codes of the user.
  public func reset() { host.begin(.logOut) }

  // MARK: Attributes

  /// What the app has set for the user.
  public var userAttributes: [String: Any] { JSONValue.object(host.behaviour.userAttributes).swiftMembers }

  /// Sets attributes of the user; nil removes one.
  ///
  /// Names that begin with `$` are Superwall's own and are ignored, as are values that JSON does not have
  /// (SuperwallKit 4.16.4 `Identity/UserAttributes.swift`).
  public func setUserAttributes(_ attributes: [String: Any?]) {
    var values: [String: JSONValue] = [:]
    for (name, value) in attributes where !name.hasPrefix("$") {
      guard let value else {
        values[name] = .null
        continue
      }
      values[name] = JSONValue(swiftValue: value)
    }
    host.begin(.setAttributes(user: values, integration: nil))
  }

  /// Removes attributes of the user.
  public func removeUserAttributes(_ keys: [String]) {
    setUserAttributes(Dictionary(keys.map { ($0, nil) }, uniquingKeysWith: { first, _ in first }))
  }

  /// The user's ids in other services.
  public var integrationAttributes: [String: String] { host.behaviour.integrationAttributes.compactMapValues(\.string) }

  /// Sets the user's ids in other services; nil removes one.
  public func setIntegrationAttributes(_ props: [IntegrationAttribute: String?]) {
    let values = props.map { ($0.key.rawValue, $0.value.map { JSONValue.string($0) } ?? .null) }
    host.begin(.setAttributes(user: nil, integration: Dictionary(values) { $1 }))
  }

  /// Sets the user's id in another service; nil removes it.
  public func setIntegrationAttribute(_ attribute: IntegrationAttribute, _ value: String?) {
    setIntegrationAttributes([attribute: value])
  }
}

/// Another service that knows the user.
///
/// Source: SuperwallKit 4.16.4 `Analytics/Attribution/IntegrationAttribute.swift`.
public enum IntegrationAttribute: String, Hashable, Sendable, CaseIterable {
  case adjustId, amplitudeDeviceId, amplitudeUserId, appsflyerId, brazeAliasName, brazeAliasLabel, onesignalId, fbAnonId
  case firebaseAppInstanceId, firebaseInstallationId, iterableUserId, iterableCampaignId, iterableTemplateId
  case mixpanelDistinctId, mparticleId, clevertapId, airshipChannelId, kochavaDeviceId, tenjinId, posthogUserId
  case customerioId, appstackId, singularDeviceId
}

extension SuperwallBehaviour {
  /// The user's id as the app reads it; see ``SuperwallChannel`` for the alias.
  var userId: String { redeemer.appUserId ?? SuperwallBehaviour.alias(ofDevice: redeemer.deviceId) }
}
