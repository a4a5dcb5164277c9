import RedemptionCore

extension SuperwallChannel {
  /// The end of a call that gives nothing, or nothing but that it is done.
  func done(_ method: ChannelMethod) -> ChannelAnswer {
    switch method {
    case .configure: configured
    case .restorePurchases: restored
    case .registerPlacement: registered
    case .getProducts: foundProducts
    case .purchase: attemptedPurchase
    default: .nothing
    }
  }

  /// Expo's promise gives true on Android, and nothing on iOS.
  private var configured: ChannelAnswer {
    switch (target.sdk, target.platform.system) {
    case (.reactNative, .android): .value(JSONValue.bool(true))
    case (.unity, _): response(["success": true] as JSONValue, callback: 3)
    default: .nothing
    }
  }

  private var restored: ChannelAnswer {
    switch target.sdk {
    case .reactNative: .value(["result": "restored"] as JSONValue)
    case .flutter: .value(["type": "PRestorationRestored"] as JSONValue)
    case .kmp: .value(["type": "Restored"] as JSONValue)
    case .unity: response(["type": "restored"] as JSONValue, callback: 0)
    default: .nothing
    }
  }

  /// Expo's promise is kept when the feature runs, Capacitor's when the paywall is gone; the others answer at once.
  private var registered: ChannelAnswer {
    switch (target.sdk, behaviour.paywall) {
    case (.reactNative, .some):
      .silent("A paywall is on screen already, so the feature does not run and the promise is never kept.")
    case (.capacitor, .some): .error(SDKError(code: "", message: SuperwallChannel.alreadyPresented))
    case (.capacitor, .none): .value(["result": "CANCELLED"] as JSONValue)
    case (.unity, _): response(["success": true] as JSONValue, callback: 4)
    default: .nothing
    }
  }

  /// Unity's answer to a call that names a callback: a message to `OnCallback` of the game object `SuperwallBridge`.
  /// Without a name nobody is answered.
  func response(_ data: any Encodable & Sendable, callback index: Int) -> ChannelAnswer {
    guard let callback = arguments.value("callbackId", at: index)?.string else { return .nothing }
    return response(data, to: callback)
  }

  func response(_ data: any Encodable & Sendable, to callback: String) -> ChannelAnswer {
    .message(receiver: "OnCallback", AsyncResponse(data: data, callbackId: callback))
  }
}

/// `{"method": "asyncResponse", "data": {…, "callbackId"}}`.
private struct AsyncResponse: Encodable, Sendable {
  let data: any Encodable & Sendable
  let callbackId: String

  private enum Key: String, CodingKey { case method, data }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode("asyncResponse", forKey: .method)
    try container.encode(Named(response: self), forKey: .data)
  }

  private struct Named: Encodable {
    let response: AsyncResponse

    private enum Key: String, CodingKey { case callbackId }

    func encode(to encoder: any Encoder) throws {
      try response.data.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(response.callbackId, forKey: .callbackId)
    }
  }
}
