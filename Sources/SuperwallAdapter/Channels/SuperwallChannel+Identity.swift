import RedemptionCore

/// The user and what the SDK knows about the user.
extension SuperwallChannel {
  func identityAction(_ method: ChannelMethod) throws(ChannelArguments.Mismatch) -> ChannelAction {
    switch method {
    case .identify: try identify()
    case .reset: .run(.logOut)
    case .getUserId: value("userId", .string(behaviour.redeemer.appUserId ?? alias))
    case .getIsLoggedIn: value("isLoggedIn", .bool(behaviour.redeemer.appUserId != nil))
    case .setUserAttributes:
      .run(.setAttributes(user: try arguments.objectOrText(attributesName, at: 0) ?? [:], integration: nil))
    case .getDeviceAttributes: .answer(deviceAttributesAnswer)
    case .getIntegrationAttributes: read(JSONValue.object(behaviour.integrationAttributes))
    case .setIntegrationAttribute: try setIntegrationAttribute()
    case .setIntegrationAttributes:
      try setIntegrationAttributes(try arguments.objectOrText("attributes", at: 0) ?? [:])
    default: read(JSONValue.object(behaviour.userAttributes))
    }
  }

  /// An empty identifier changes nothing, and no wrapper reports it.
  private func identify() throws(ChannelArguments.Mismatch) -> ChannelAction {
    let text = try arguments.text("userId", at: 0) ?? ""
    return SuperwallBehaviour.accepted(text) == nil ? .answer(.nothing) : .run(.logIn(appUserId: text))
  }

  private var alias: String { SuperwallBehaviour.alias(ofDevice: behaviour.redeemer.deviceId) }

  private var attributesName: String { target.sdk == .capacitor ? "attributes" : "userAttributes" }

  // MARK: Device attributes

  private var deviceAttributesAnswer: ChannelAnswer {
    let attributes = JSONValue.object(deviceAttributes)
    return target.sdk == .unity ? response(attributes, callback: 0) : .value(attributes)
  }

  /// The attributes that a session knows; the SDK has more, about the phone itself (`DeviceTemplate` of both
  /// platforms).
  private var deviceAttributes: [String: JSONValue] {
    let active = behaviour.entitlements.active.map { JSONValue.string($0.id) }
    var attributes: [String: JSONValue] = [
      "platform": target.platform == .ios ? "iOS" : "Android",
      "appUserId": .string(behaviour.redeemer.appUserId ?? ""),
      "aliases": [.string(alias)],
      "deviceId": .string(behaviour.redeemer.deviceId),
      "activeEntitlements": .array(active),
      "subscriptionStatus": .string(behaviour.status.name.uppercased()),
      "interfaceStyleMode": kept.interfaceStyle == nil ? "automatic" : "manual",
    ]
    attributes["interfaceStyle"] = kept.interfaceStyle
    if kept.localeIdentifier != .null { attributes["deviceLocale"] = kept.localeIdentifier }
    return attributes
  }

  // MARK: Integration attributes

  private func setIntegrationAttribute() throws(ChannelArguments.Mismatch) -> ChannelAction {
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
  ) throws(ChannelArguments.Mismatch) -> ChannelAction {
    let names = IntegrationAttributeNames.names(for: target)
    let known = given.filter { names.contains($0.key) }
    if target.sdk == .flutter, known.count < given.count {
      throw arguments.mismatch("attributes", at: 0, expected: "an object with names of PIntegrationAttribute")
    }
    switch (target.sdk, target.platform.system) {
    case (.flutter, .android):
      let user = known.map { (IntegrationAttributeNames.userAttribute(for: $0.key), $0.value) }
      return .run(.setAttributes(user: Dictionary(user, uniquingKeysWith: { $1 }), integration: nil))
    case (.unity, _) where known.isEmpty: return .answer(.nothing)
    case (.unity, .android): return replaceIntegrationAttributes(known.mapValues { $0 == .null ? "" : $0 })
    case (.reactNative, .android): return replaceIntegrationAttributes(known)
    default: return .run(.setAttributes(user: nil, integration: known))
    }
  }

  private func replaceIntegrationAttributes(_ given: [String: JSONValue]) -> ChannelAction {
    let removed = behaviour.integrationAttributes.mapValues { _ in JSONValue.null }
    return .run(.setAttributes(user: nil, integration: removed.merging(given) { $1 }))
  }
}
