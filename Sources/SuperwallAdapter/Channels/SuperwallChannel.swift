import RedemptionCore

/// One call on the channel of a wrapper.
struct SuperwallChannel {
  let call: ChannelCall
  /// The SDK as the call finds it.
  let behaviour: SuperwallBehaviour
  let now: Timestamp
  let arguments: ChannelArguments

  var target: Target { behaviour.target }
  var kept: KeptValues { KeptValues(values: behaviour.keptValues, target: target) }

  init(_ call: ChannelCall, of behaviour: SuperwallBehaviour, at now: Timestamp) {
    self.call = call
    self.behaviour = behaviour
    self.now = now
    arguments = ChannelArguments(call)
  }

  /// What the call leads to. The channel converts the arguments before anything else happens.
  ///
  /// - Throws: for arguments that the channel could not have carried.
  func action(_ row: ChannelRow<ChannelMethod>) throws(ChannelArguments.Mismatch) -> ChannelAction {
    if let refusal = try refusal(of: row) { return .answer(.error(refusal)) }
    guard behaviour.isConfigured || !row.action.needsConfiguration(for: target) else {
      return .answer(.error(notConfigured))
    }
    switch row.action {
    case .configure, .getConfigurationStatus, .getIsConfigured, .getIsInitialized, .handleDeepLink:
      return try setupAction(row.action)
    case .identify, .reset, .getUserId, .getIsLoggedIn, .getUserAttributes, .setUserAttributes, .getDeviceAttributes,
      .getIntegrationAttributes, .setIntegrationAttribute, .setIntegrationAttributes:
      return try identityAction(row.action)
    case .getEntitlements, .getEntitlementsByProductIds, .getCustomerInfo, .getSubscriptionStatus, .getStatusFlow,
      .setSubscriptionStatus, .restorePurchases:
      return try statusAction(row.action)
    case .registerPlacement, .getIsPaywallPresented, .getLatestPaywallInfo, .dismiss, .getPresentationResult,
      .getAssignments, .showAlert:
      return try paywallAction(row.action)
    case .getLogLevel, .setLogLevel, .getLocaleIdentifier, .setLocaleIdentifier, .getOverrideProducts,
      .setOverrideProducts, .setInterfaceStyle:
      return try settingAction(row.action)
    case .getProducts, .purchase, .consume: return storeAction(row.action)
    case .acknowledge, .receive, .setLocalResources: return .answer(.nothing)
    }
  }

  /// Checks the arguments.
  ///
  /// Capacitor's plugin rejects a required one by name and ignores an optional one of another type. The other channels
  /// are typed: a call with other arguments never reaches the SDK.
  private func refusal(of row: ChannelRow<ChannelMethod>) throws(ChannelArguments.Mismatch) -> SDKError? {
    guard target.sdk == .capacitor else {
      try arguments.checkList()
      if let fault = row.faults(in: call).first { throw fault.mismatch }
      return nil
    }
    try arguments.checkObject()
    let required = ChannelRow(
      row.names, on: row.platforms, row.parameters.filter { !$0.isOptional }, returns: row.result, row.action,
      source: row.source)
    return required.faults(in: call).first.map { SDKError(code: "", message: "\($0.name) must be provided.") }
  }

  /// A plain value, which Capacitor wraps.
  func value(_ key: String, _ value: JSONValue) -> ChannelAction {
    .answer(.value(target.sdk == .capacitor ? .object([key: value]) : value))
  }

  /// A structured value, which Unity's bridge returns as JSON text.
  func read(_ value: some Encodable & Sendable) -> ChannelAction {
    .answer(target.sdk == .unity ? .text(value) : .value(value))
  }

  // MARK: Refusals

  /// What an app gets that has not configured the SDK.
  ///
  /// Expo on Android catches what the SDK throws in most functions; `getDeviceAttributes` has a code of its own, and
  /// what a function does not catch is wrapped by Expo (`CodedException.kt` of expo-modules-core:
  /// `UnexpectedException`, `FunctionCallException`).
  private var notConfigured: SDKError {
    var error = SDKError(.notConfigured, by: target)
    guard target.sdk == .reactNative, target.platform == .android else { return error }
    if call.method == "getDeviceAttributes" { error.code = "GET_DEVICE_ATTRIBUTES_ERROR" }
    if ExpoChannelTable.unguarded.contains(call.method) {
      error.code = "ERR_UNEXPECTED"
      error.message =
        "Call to function 'SuperwallExpo.\(call.method)' has been rejected.\n"
        + "→ Caused by: java.lang.IllegalStateException: \(error.message)"
    }
    return error
  }

  /// The platform's own error for a method that its channel does not have.
  ///
  /// Expo has no code for it: here it is the name of the error that the app catches. What Unity and KMP say is our
  /// reading; there the compiler or the linker would say it first.
  var notImplemented: SDKError {
    let name = call.method
    switch (target.sdk, target.platform.system) {
    case (.flutter, _):
      let channel = name.hasPrefix(FlutterChannelTable.prefix) ? name : FlutterChannelTable.prefix + name
      return SDKError(
        code: "channel-error", message: "Unable to establish connection on channel: \"\(channel)\".", details: .null)
    case (.reactNative, _): return SDKError(code: "TypeError", message: "SuperwallExpo.\(name) is not a function")
    case (.capacitor, _):
      return SDKError(
        code: "UNIMPLEMENTED", message: "\"Superwall.\(name)()\" is not implemented on \(target.platform.rawValue)")
    case (.unity, .android):
      return SDKError(
        code: "AndroidJavaException", message: "java.lang.NoSuchMethodError: no non-static method with name='\(name)'")
    case (.unity, .ios):
      return SDKError(
        code: "EntryPointNotFoundException", message: "Unable to find an entry point named '\(name)' in '__Internal'.")
    default: return SDKError(code: "NoSuchMethodError", message: "Superwall has no \(name).")
    }
  }
}
