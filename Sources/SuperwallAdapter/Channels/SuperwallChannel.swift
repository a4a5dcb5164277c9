import RedemptionCore

/// One call on the channel of a wrapper.
struct SuperwallChannel {
  let adapter: SuperwallAdapter
  let session: Session
  let arguments: ChannelArguments
  private let name: String

  var target: Target { session.target }

  init(adapter: SuperwallAdapter, call: ChannelCall, session: Session) {
    self.adapter = adapter
    self.session = session
    arguments = ChannelArguments(call)
    name = call.method
  }

  /// What is done.
  ///
  /// - Throws: for arguments that the channel could not have carried.
  func step(_ method: ChannelMethod) throws(ChannelArguments.Mismatch) -> ChannelStep {
    if target.sdk == .capacitor { try arguments.checkObject() } else { try arguments.checkList() }
    guard session.isConfigured || !method.needsConfiguration(for: target) else {
      return .answer(.error(adapter.renderRefusal(.notConfigured, for: target)))
    }
    switch method {
    case .configure: return try configure()
    case .getConfigurationStatus: return .answer(.value(configurationStatus))
    case .getIsConfigured: return value("isConfigured", .bool(session.isConfigured))
    // Whether the app listens: events are told in any case.
    case .setDelegate, .didPurchase, .didRestore: return .answer(.nothing)
    case .identify: return try identify()
    case .reset: return .ask(.logOut(anonymousAppUserId: nil))
    case .getUserId: return value("userId", .string(session.redeemer.appUserId ?? alias))
    case .getIsLoggedIn: return value("isLoggedIn", .bool(session.redeemer.appUserId != nil))
    case .getUserAttributes: return read(JSONValue.object(session.userAttributes))
    case .setUserAttributes: return try setAttributes()
    case .getIntegrationAttributes: return read(JSONValue.object(session.integrationAttributes))
    case .setIntegrationAttributes:
      let given = try arguments.objectOrText("attributes", at: 0) ?? [:]
      return .ask(.setAttributes(user: nil, integration: given))
    case .getEntitlements: return read(EntitlementsReply(lists: session.entitlements, target: target))
    case .getCustomerInfo: return .ask(.customerInfo(.cachedOrFetched))
    case .getSubscriptionStatus:
      guard target.sdk == .capacitor else {
        return read(SubscriptionStatusReply(status: session.status, target: target))
      }
      return value("status", .string(session.status.name.uppercased()))
    case .setSubscriptionStatus: return .ask(.setStatus(try givenStatus()))
    case .handleDeepLink: return try handleDeepLink()
    case .registerPlacement: return try register()
    case .getIsPaywallPresented: return value("isPaywallPresented", .bool(session.paywall != nil))
    case .dismiss: return .ask(.dismissPaywall)
    case .restorePurchases: return .ask(.setDeviceEntitlements(Array(session.deviceEntitlements), after: .restore))
    }
  }

  /// A plain value, which Capacitor wraps.
  private func value(_ key: String, _ value: JSONValue) -> ChannelStep {
    .answer(.value(target.sdk == .capacitor ? .object([key: value]) : value))
  }

  /// A structured value, which Unity's bridge gives as its JSON text.
  private func read(_ value: some Encodable & Sendable) -> ChannelStep {
    .answer(target.sdk == .unity ? .text(value) : .value(value))
  }

  // MARK: Configuration

  private func configure() throws(ChannelArguments.Mismatch) -> ChannelStep {
    if target.sdk == .capacitor, arguments.value("apiKey", at: 0)?.string == nil { return missing("apiKey") }
    guard try arguments.text("apiKey", at: 0) != nil else {
      throw arguments.mismatch("apiKey", at: 0, expected: "a string")
    }
    let place = ConfigurePlaces(sdk: target.sdk)
    let options = try arguments.objectOrText("options", at: place.options) ?? [:]
    let paywalls = options["paywalls"]
    let given = place.controller.flatMap { arguments.value("purchaseController", at: $0) }
    return .ask(
      .configure(
        AppSetup(
          hasPurchaseController: given.map { $0 != .bool(false) },
          confirmationAlert: flag(paywalls?["shouldShowWebPurchaseConfirmationAlert"]),
          automaticallyDismiss: flag(paywalls?["automaticallyDismiss"]))))
  }

  private func flag(_ value: JSONValue?) -> Bool? {
    guard case .bool(let flag) = value else { return nil }
    return flag
  }

  private var configurationStatus: JSONValue {
    let word = session.isConfigured ? "configured" : "pending"
    return .string(target.sdk == .reactNative || target.sdk == .kmp ? word.uppercased() : word)
  }

  // MARK: Identity

  /// An empty identifier changes nothing, and no wrapper says so.
  private func identify() throws(ChannelArguments.Mismatch) -> ChannelStep {
    if target.sdk == .capacitor, arguments.value("userId", at: 0)?.string == nil { return missing("userId") }
    guard let text = try arguments.text("userId", at: 0) else {
      throw arguments.mismatch("userId", at: 0, expected: "a string")
    }
    guard let appUserId = adapter.acceptedAppUserId(text, for: target) else { return .answer(.nothing) }
    return .ask(.logIn(appUserId: appUserId))
  }

  /// The name of a user whom the app has not named: `$SuperwallAlias:` and a UUID. Ours is the device's, so that it stays the same.
  private var alias: String {
    let device = session.redeemer.deviceId
    let prefix = SuperwallAdapter.deviceIdPrefix
    return "$SuperwallAlias:" + (device.hasPrefix(prefix) ? String(device.dropFirst(prefix.count)) : device)
  }

  private func setAttributes() throws(ChannelArguments.Mismatch) -> ChannelStep {
    guard let given = try arguments.objectOrText(target.sdk == .capacitor ? "attributes" : "userAttributes", at: 0)
    else {
      guard target.sdk == .capacitor else {
        throw arguments.mismatch("userAttributes", at: 0, expected: "an object")
      }
      return missing("attributes")
    }
    return .ask(.setAttributes(user: given, integration: nil))
  }

  // MARK: Status

  /// `{status, entitlements}` in Expo, `{type, entitlements}` in the others; an unknown word is the unknown status.
  ///
  /// Only the identifiers of entitlements count: every wrapper makes new ones of them, active and of the SDK's own default store.
  private func givenStatus() throws(ChannelArguments.Mismatch) -> AccessStatus {
    guard let status = try arguments.objectOrText("status", at: 0) else {
      throw arguments.mismatch("status", at: 0, expected: "an object")
    }
    let key = target.sdk == .reactNative ? "status" : "type"
    var word = (status[key]?.string ?? "unknown").lowercased()
    if target.sdk == .flutter, word.hasPrefix("p") { word.removeFirst() }
    switch word {
    case "inactive": return .inactive
    case "active": return AccessStatus(givenEntitlements(status["entitlements"]))
    default: return .unknown
    }
  }

  private func givenEntitlements(_ list: JSONValue?) -> [Entitlement] {
    guard case .array(let elements) = list, let access = session.profile.access else { return [] }
    let ids = elements.compactMap { element in
      element["id"]?.string ?? (target.sdk == .unity ? element["identifier"]?.string : nil)
    }
    return Set(ids).sorted().map { access.bareEntitlement($0) }
  }

  // MARK: Links and paywalls

  private func handleDeepLink() throws(ChannelArguments.Mismatch) -> ChannelStep {
    if target.sdk == .capacitor, arguments.value("url", at: 0)?.string == nil { return missing("url") }
    guard let url = try arguments.text("url", at: 0) else {
      throw arguments.mismatch("url", at: 0, expected: "a string")
    }
    return .ask(.openLink(adapter.route(url, for: target, options: session.options)))
  }

  /// The SDK finds no campaign, so the placement is skipped and the feature runs; with a paywall on screen it refuses another one
  /// ("You can only present one paywall at a time.", error 102 of both SDKs), and the feature waits for ever.
  private func register() throws(ChannelArguments.Mismatch) -> ChannelStep {
    if target.sdk == .capacitor, arguments.value("placement", at: 0)?.string == nil { return missing("placement") }
    guard try arguments.text("placement", at: 0) != nil else {
      throw arguments.mismatch("placement", at: 0, expected: "a string")
    }
    let hosts = PlacementHosts(arguments, target.sdk)
    let result = session.paywall == nil ? "placementNotFound" : SuperwallChannel.alreadyPresented
    var events: [SessionEvent] = []
    if hosts.hasHandler {
      events.append(.registered(session.paywall == nil ? "onSkip" : "onError", result, hosts.handler))
    }
    if hosts.hasFeature, session.paywall == nil { events.append(.registered("feature", result, hosts.feature)) }
    return .ask(.tell(events))
  }

  static let alreadyPresented = "You can only present one paywall at a time."

  // MARK: Refusals

  /// The words of Capacitor's plugin, which come without a code (`CustomError.swift`).
  private func missing(_ name: String) -> ChannelStep {
    .answer(.error(SDKError(code: "", message: "\(name) must be provided.")))
  }

  /// The platform's own error for a method that its channel does not have.
  ///
  /// Expo has no code for it: here it is the name of the error that the app catches. What Unity and KMP say is our reading; there
  /// the compiler or the linker would say it first.
  var notImplemented: SDKError {
    switch (target.sdk, target.platform) {
    case (.flutter, _):
      let channel = name.hasPrefix(ChannelMethod.pigeonPrefix) ? name : ChannelMethod.pigeonPrefix + name
      return SDKError(
        code: "channel-error", message: "Unable to establish connection on channel: \"\(channel)\".", details: .null)
    case (.reactNative, _): return SDKError(code: "TypeError", message: "SuperwallExpo.\(name) is not a function")
    case (.capacitor, let platform):
      return SDKError(
        code: "UNIMPLEMENTED", message: "\"Superwall.\(name)()\" is not implemented on \(platform.rawValue)")
    case (.unity, .android):
      return SDKError(
        code: "AndroidJavaException", message: "java.lang.NoSuchMethodError: no non-static method with name='\(name)'")
    case (.unity, .ios):
      return SDKError(
        code: "EntryPointNotFoundException", message: "Unable to find an entry point named '\(name)' in '__Internal'.")
    case (.kmp, _), (.native, _): return SDKError(code: "NoSuchMethodError", message: "Superwall has no \(name).")
    }
  }
}

/// Where the arguments of `configure` stand in a list.
private struct ConfigurePlaces {
  let options: Int
  /// Nil where the wrapper takes none.
  let controller: Int?

  init(sdk: SDK) {
    switch sdk {
    case .reactNative, .unity: (options, controller) = (1, 2)
    case .flutter, .kmp, .native: (options, controller) = (2, 1)
    case .capacitor: (options, controller) = (1, nil)
    }
  }
}

/// Who hears of a registered placement: the names that the call gave to its handler and its feature.
private struct PlacementHosts {
  let handler: String?
  let feature: String?
  let hasHandler: Bool
  let hasFeature: Bool

  /// Expo has a handler's name and its promise for the feature; KMP has Kotlin's own lambdas, which have no names.
  init(_ arguments: ChannelArguments, _ sdk: SDK) {
    func name(_ key: String, at index: Int) -> String? {
      let value = arguments.value(key, at: index)
      return value?.string ?? value?["hostId"]?.string
    }
    switch sdk {
    case .reactNative: (handler, feature) = (name("handlerId", at: 2), nil)
    case .flutter, .unity: (handler, feature) = (name("handler", at: 2), name("feature", at: 3))
    case .kmp, .capacitor, .native: (handler, feature) = (nil, nil)
    }
    hasHandler = handler != nil || sdk == .kmp
    hasFeature = feature != nil || sdk == .kmp
  }
}

extension SessionEvent {
  fileprivate static func registered(_ completion: String, _ result: String, _ handlerId: String?) -> SessionEvent {
    var values: [String: JSONValue] = ["completion": .string(completion), "result": .string(result)]
    if let handlerId { values["handlerId"] = .string(handlerId) }
    return SessionEvent(name: SuperwallEvent.register, body: .values(values))
  }
}
