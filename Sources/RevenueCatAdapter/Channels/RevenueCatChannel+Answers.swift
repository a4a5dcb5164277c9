import RedemptionCore

extension RevenueCatChannel {
  /// What a result becomes on the channel.
  func answer(_ call: ChannelCall, _ result: CallResult, now: Timestamp) -> ChannelAnswer {
    if let answer = workAnswer(call, result, now: now) { return answer }
    switch result {
    case .outcome(let outcome):
      if let reason = adapter.silence(after: outcome, for: target) { return .silent(reason) }
      return told(adapter.replies.render(outcome, for: target, now: now).body)
    case .customer(let grant):
      let info = adapter.replies.customer(grant, for: target, now: now)
      // Capacitor's `syncPurchases` passes no key for it.
      let isBare = target.sdk != .unity && row.result != .value(.holdsCustomer)
      return told(isBare ? info : CustomerAnswer(customerInfo: info))
    case .logIn(let grant, let created):
      let info = adapter.replies.customer(grant, for: target, now: now)
      return told(CustomerAnswer(customerInfo: info, created: created))
    case .listener(let name): return .value(JSONValue.string(name))
    case .removedListener(let isKnown): return .value(["wasRemoved": .bool(isKnown)] as JSONValue)
    case .done, .link, .receipts: return .nothing
    case .failed(let failure): return refusedByMessage(adapter.renderFailure(failure, for: target))
    case .refused(let refusal): return self.refusal(refusal)
    }
  }

  /// The words of a refusal, as the channel carries them.
  ///
  /// Unity's native side throws where the SDK is not configured.
  func refusal(_ refusal: SDKRefusal) -> ChannelAnswer {
    if refusal == .invalidLink { return invalidLink("") }
    let error = adapter.renderRefusal(refusal, for: target)
    return refusal == .notConfigured ? .error(error) : refusedByMessage(error)
  }

  /// KMP has a failed result for a link that is none.
  func invalidLink(_ text: String) -> ChannelAnswer {
    let error = adapter.invalidLink(text, for: target)
    guard target.sdk != .kmp else { return .value(["type": "Error", "error": error.details] as JSONValue) }
    return refusedByMessage(error)
  }

  /// A value, or for Unity a message to the call's receiver.
  private func told(_ value: any Encodable & Sendable) -> ChannelAnswer {
    guard case .message(let receiver, _) = row.result else { return .value(value) }
    return .message(receiver: receiver, value)
  }

  /// An error, or for Unity a message that holds the info map.
  private func refusedByMessage(_ error: SDKError) -> ChannelAnswer {
    guard case .message(let receiver, _) = row.result else { return .error(error) }
    return .message(receiver: receiver, ["error": error.details] as JSONValue)
  }

  /// The platform's own error for a method that its channel does not have.
  ///
  /// Flutter and React Native have no code for it: here it is the name of the error that the app catches. What Unity
  /// and KMP say is our reading; there the compiler or the linker would say it first.
  static func notImplemented(_ name: String, for target: Target) -> SDKError {
    switch (target.sdk, target.platform.system) {
    case (.flutter, _):
      SDKError(
        code: "MissingPluginException",
        message: "No implementation found for method \(name) on channel purchases_flutter",
        details: .null)
    case (.reactNative, _): SDKError(code: "TypeError", message: "RNPurchases.\(name) is not a function")
    case (.capacitor, _):
      SDKError(
        code: "UNIMPLEMENTED", message: "\"Purchases.\(name)()\" is not implemented on \(target.platform.rawValue)")
    case (.unity, .android):
      SDKError(
        code: "AndroidJavaException", message: "java.lang.NoSuchMethodError: no static method with name='\(name)'")
    case (.unity, .ios):
      SDKError(
        code: "EntryPointNotFoundException", message: "Unable to find an entry point named '\(name)' in '__Internal'.")
    default: SDKError(code: "NoSuchMethodError", message: "Purchases has no \(name).")
    }
  }
}

/// A customer under the key by which most receivers look for it.
struct CustomerAnswer: Encodable, Sendable {
  let customerInfo: any Encodable & Sendable
  /// Whether the service had not met the user; only after a login.
  var created: Bool?

  private enum CodingKeys: String, CodingKey { case customerInfo, created }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(customerInfo, forKey: .customerInfo)
    try container.encodeIfPresent(created, forKey: .created)
  }
}
