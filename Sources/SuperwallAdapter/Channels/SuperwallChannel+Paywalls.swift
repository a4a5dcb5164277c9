import RedemptionCore

/// Placements and the paywall on screen. No campaign is modelled, so no placement is found and there are no
/// assignments.
extension SuperwallChannel {
  func paywallAction(_ method: ChannelMethod) throws(ChannelArguments.Mismatch) -> ChannelAction {
    switch method {
    case .registerPlacement: try register()
    case .getIsPaywallPresented: value("isPaywallPresented", .bool(behaviour.paywall != nil))
    // A session knows of its paywall only what it sells.
    case .getLatestPaywallInfo: .answer(.nothing)
    case .dismiss: .dismissPaywall
    case .getPresentationResult: .answer(presentationResult)
    case .showAlert: showAlert
    default: .answer(assignments)
    }
  }

  /// The SDK finds no campaign, so the placement is skipped and the feature runs; with a paywall on screen it refuses
  /// another one ("You can only present one paywall at a time.", error 102 of both SDKs), and the feature waits for
  /// ever.
  private func register() throws(ChannelArguments.Mismatch) -> ChannelAction {
    let hosts = PlacementHosts(arguments, target.sdk)
    let result = behaviour.paywall == nil ? "placementNotFound" : SuperwallChannel.alreadyPresented
    var events: [PaywallEnded] = []
    if hosts.hasHandler {
      let completion = behaviour.paywall == nil ? "onSkip" : "onError"
      events.append(PaywallEnded(completion: completion, handlerId: hosts.handler, result: result))
    }
    if hosts.hasFeature, behaviour.paywall == nil {
      events.append(PaywallEnded(completion: "feature", handlerId: hosts.feature, result: result))
    }
    return .tell(events)
  }

  static let alreadyPresented = "You can only present one paywall at a time."

  /// Each wrapper's word for a placement without a campaign; Capacitor's Android side adds an experiment that is null.
  private var presentationResult: ChannelAnswer {
    let type = { (word: String) -> JSONValue in ["type": .string(word)] }
    switch (target.sdk, target.platform.system) {
    case (.unity, _): return response(type("placementNotFound"), callback: 2)
    case (.flutter, _): return .value(type("PPlacementNotFoundPresentationResult"))
    case (.capacitor, .android): return .value(["type": "PLACEMENT_NOT_FOUND", "experiment": .null] as JSONValue)
    case (.capacitor, .ios): return .value(type("PLACEMENT_NOT_FOUND"))
    default: return .value(type("PlacementNotFound"))
    }
  }

  private var assignments: ChannelAnswer {
    guard target.sdk == .unity else { return .value([] as JSONValue) }
    return response(["assignments": []] as JSONValue, callback: 0)
  }

  /// Unity's iOS side shows nothing and closes at once. Android shows the alert over a paywall, where nobody answers it
  /// here.
  private var showAlert: ChannelAction {
    guard target.platform == .ios, let text = arguments.value("alertJson", at: 0)?.string,
      let callback = call.readJSON(text)?["onCloseCallbackId"]?.string
    else { return .answer(.nothing) }
    return .answer(response(["action": "closed"] as JSONValue, to: callback))
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
    default: (handler, feature) = (nil, nil)
    }
    hasHandler = handler != nil || sdk == .kmp
    hasFeature = feature != nil || sdk == .kmp
  }
}
