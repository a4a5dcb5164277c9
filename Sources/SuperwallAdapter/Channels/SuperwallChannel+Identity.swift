import RedemptionCore

/// The user and what the SDK knows about the user.
extension SuperwallChannel {
  func identityStep(_ method: ChannelMethod) throws(ChannelArguments.Mismatch) -> ChannelStep {
    switch method {
    case .identify: try identify()
    case .reset: .ask(.logOut(anonymousAppUserId: nil))
    case .getUserId: value("userId", .string(session.redeemer.appUserId ?? alias))
    case .getIsLoggedIn: value("isLoggedIn", .bool(session.redeemer.appUserId != nil))
    case .setUserAttributes:
      .ask(.setAttributes(user: try arguments.objectOrText(attributesName, at: 0) ?? [:], integration: nil))
    case .getDeviceAttributes: .answer(deviceAttributesAnswer)
    case .getIntegrationAttributes: read(JSONValue.object(session.integrationAttributes))
    case .setIntegrationAttribute: try setIntegrationAttribute()
    case .setIntegrationAttributes:
      try setIntegrationAttributes(try arguments.objectOrText("attributes", at: 0) ?? [:])
    default: read(JSONValue.object(session.userAttributes))
    }
  }

  /// An empty identifier changes nothing, and no wrapper reports it.
  private func identify() throws(ChannelArguments.Mismatch) -> ChannelStep {
    let text = try arguments.text("userId", at: 0) ?? ""
    guard let appUserId = adapter.acceptedAppUserId(text, for: target) else { return .answer(.nothing) }
    return .ask(.logIn(appUserId: appUserId))
  }

  /// The id of a user whom the app has not named: `$SuperwallAlias:` and a UUID. Ours is the device's, so that it stays
  /// the same.
  private var alias: String {
    let device = session.redeemer.deviceId
    let prefix = SuperwallBehaviour.deviceIdPrefix
    return "$SuperwallAlias:" + (device.hasPrefix(prefix) ? String(device.dropFirst(prefix.count)) : device)
  }

  private var attributesName: String { target.sdk == .capacitor ? "attributes" : "userAttributes" }

  // MARK: Device attributes

  private var deviceAttributesAnswer: ChannelAnswer {
    let attributes = JSONValue.object(deviceAttributes)
    return target.sdk == .unity ? response(attributes, callback: 0) : .value(attributes)
  }

  /// The attributes that a session knows; the SDK has more, about the phone itself (`DeviceTemplate` of both
  /// platforms).
  private var deviceAttributes: [String: JSONValue] {
    let active = session.entitlements.active.map { JSONValue.string($0.id) }
    var attributes: [String: JSONValue] = [
      "platform": target.platform == .ios ? "iOS" : "Android",
      "appUserId": .string(session.redeemer.appUserId ?? ""),
      "aliases": [.string(alias)],
      "deviceId": .string(session.redeemer.deviceId),
      "activeEntitlements": .array(active),
      "subscriptionStatus": .string(session.status.name.uppercased()),
      "interfaceStyleMode": kept.interfaceStyle == nil ? "automatic" : "manual",
    ]
    attributes["interfaceStyle"] = kept.interfaceStyle
    if kept.localeIdentifier != .null { attributes["deviceLocale"] = kept.localeIdentifier }
    return attributes
  }

  // MARK: Integration attributes

  private func setIntegrationAttribute() throws(ChannelArguments.Mismatch) -> ChannelStep {
    guard let name = try arguments.text("attribute", at: 0) else { return .answer(.nothing) }
    let value = arguments.value("value", at: 1)
    guard target.sdk != .flutter || IntegrationAttributeNames.names(for: target).contains(name) else {
      throw arguments.mismatch("attribute", at: 0, expected: "the name of a PIntegrationAttribute")
    }
    return try setIntegrationAttributes([name: value ?? .null])
  }

  /// iOS and KMP merge, and null removes one. Android's SDK replaces all (`AttributionManager.kt`), and Unity's bridge
  /// sends it an empty text for null. Flutter's Android side sets user attributes instead (`SuperwallHost.kt`).
  private func setIntegrationAttributes(
    _ given: [String: JSONValue]
  ) throws(ChannelArguments.Mismatch) -> ChannelStep {
    let names = IntegrationAttributeNames.names(for: target)
    let known = given.filter { names.contains($0.key) }
    if target.sdk == .flutter, known.count < given.count {
      throw arguments.mismatch("attributes", at: 0, expected: "an object with names of PIntegrationAttribute")
    }
    switch (target.sdk, target.platform) {
    case (.flutter, .android):
      let user = known.map { (IntegrationAttributeNames.userAttribute(for: $0.key), $0.value) }
      return .ask(.setAttributes(user: Dictionary(user, uniquingKeysWith: { $1 }), integration: nil))
    case (.unity, _) where known.isEmpty: return .answer(.nothing)
    case (.unity, .android): return replaceIntegrationAttributes(known.mapValues { $0 == .null ? "" : $0 })
    case (.reactNative, .android): return replaceIntegrationAttributes(known)
    default: return .ask(.setAttributes(user: nil, integration: known))
    }
  }

  private func replaceIntegrationAttributes(_ given: [String: JSONValue]) -> ChannelStep {
    let removed = session.integrationAttributes.mapValues { _ in JSONValue.null }
    return .ask(.setAttributes(user: nil, integration: removed.merging(given) { $1 }))
  }
}
