import RedemptionCore

/// How a wrapper's native module passes the native SDK's events on to its language.
enum WrapperEvents {
  /// expo-superwall 1.2.0: `Events(…)` of both `SuperwallExpoModule`s, and `SuperwallDelegateBridge`.
  case expo
  /// Superwall-Unity 0.2.5: `SuperwallUnityBridge.swift` and `.kt`.
  case unity
  /// superwallkit_flutter 2.4.11: `SuperwallDelegateHost.kt` overrides neither `customerInfoDidChange` nor
  /// `handleSuperwallDeepLink`.
  case flutterOnAndroid

  /// Nil for a target that passes all events on as they are.
  init?(_ target: Target) {
    switch (target.sdk, target.platform.system) {
    case (.reactNative, _): self = .expo
    case (.unity, _): self = .unity
    case (.flutter, .android): self = .flutterOnAndroid
    default: return nil
    }
  }

  /// Replaces the events from a position on.
  func translate(_ effects: inout [SDKEffect], from first: Int) {
    var index = first
    while index < effects.count {
      guard case .tell(let event) = effects[index] else {
        index += 1
        continue
      }
      let events = translated(event)
      effects.replaceSubrange(index...index, with: events.map { .tell($0) })
      index += events.count
    }
  }

  private func translated(_ event: SDKEvent) -> [SDKEvent] {
    switch self {
    case .expo: inExpo(event)
    case .unity: inUnity(event)
    case .flutterOnAndroid:
      event.name == SuperwallEvent.customerInfo || event.name == SuperwallEvent.deepLink ? [] : [event]
    }
  }

  // MARK: Expo

  /// The module declares neither `customerInfoDidChange` nor `handleSuperwallDeepLink`.
  private func inExpo(_ event: SDKEvent) -> [SDKEvent] {
    switch event.name {
    case SuperwallEvent.deepLink, SuperwallEvent.customerInfo: return []
    case SuperwallEvent.register: return (event.params as? PaywallEnded).map { inExpo($0, event) } ?? [event]
    default: return [expoName(of: event.name).map { expoEvent($0, event.params) } ?? event]
    }
  }

  /// A placement's handler hears only if the call named it.
  private func inExpo(_ ended: PaywallEnded, _ event: SDKEvent) -> [SDKEvent] {
    switch (ended.completion, ended.handlerId) {
    case ("onSkip", let handler?):
      let reason: JSONValue = ["type": "PlacementNotFound"]
      return [
        SDKEvent(name: "onPaywallSkip", params: ["skippedReason": reason, "handlerId": .string(handler)] as JSONValue)
      ]
    case ("onError", let handler?):
      return [
        SDKEvent(
          name: "onPaywallError",
          params: ["errorString": .string(ended.result), "handlerId": .string(handler)] as JSONValue)
      ]
    case ("onSkip", nil), ("onError", nil): return []
    default: return [event]
    }
  }

  /// `SuperwallPlacementInfo+Json.swift` and `SuperwallEvent.kt` by the names under which the native SDKs track.
  private func expoName(of name: String) -> String? {
    switch name {
    case SuperwallEvent.deepLinkOpen: "deepLink"
    default: SuperwallEvent.tracked.contains(name) ? WrapperEvents.camelCase(name) : nil
    }
  }

  private static func camelCase(_ name: String) -> String {
    let parts = name.split(separator: "_")
    return parts.dropFirst().reduce(String(parts[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }

  private func expoEvent(_ name: String, _ params: any Encodable & Sendable) -> SDKEvent {
    var event: [String: JSONValue] = ["event": .string(name)]
    if name == "deepLink" { event["url"] = (params as? JSONValue)?["url"] ?? "" }
    if let failure = params as? FailureTracked { event["message"] = .string(failure.errorMessage) }
    return SDKEvent(
      name: SuperwallEvent.handle, params: ExpoEventInfo(event: .object(event), params: TrackedParams(params)))
  }

  // MARK: Unity

  /// `eventType` is the raw name, which the SDK's own C# cannot parse: the game hears `FirstSeen`.
  private func inUnity(_ event: SDKEvent) -> [SDKEvent] {
    [SuperwallEvent.tracked.contains(event.name) ? unityEvent(event.name, event.params) : event]
  }

  private func unityEvent(_ name: String, _ params: any Encodable & Sendable) -> SDKEvent {
    SDKEvent(name: SuperwallEvent.handle, params: UnityEventInfo(eventType: name, params: TrackedParams(params)))
  }
}

/// `handleSuperwallEvent` in Expo.
private struct ExpoEventInfo: Encodable, Sendable {
  let event: JSONValue
  let params: TrackedParams

  private enum Key: String, CodingKey { case eventInfo, event, params }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    var info = container.nestedContainer(keyedBy: Key.self, forKey: .eventInfo)
    try info.encode(event, forKey: .event)
    try info.encode(params, forKey: .params)
  }
}

/// `handleSuperwallEvent` in Unity.
private struct UnityEventInfo: Encodable, Sendable {
  let eventType: String
  let params: TrackedParams
}

/// A tracked event's params as a delegate gets them: with `is_superwall`, which `TrackingLogic` of both SDKs adds.
/// What it adds about the app's session and the paywall is not modelled.
private struct TrackedParams: Encodable, Sendable {
  private let own: any Encodable & Sendable

  init(_ own: any Encodable & Sendable) { self.own = own }

  private enum Key: String, CodingKey { case isSuperwall = "is_superwall" }

  func encode(to encoder: any Encoder) throws {
    try own.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(true, forKey: .isSuperwall)
  }
}
