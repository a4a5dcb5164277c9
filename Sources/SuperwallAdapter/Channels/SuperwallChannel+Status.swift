import RedemptionCore

/// Entitlements and the subscription status.
extension SuperwallChannel {
  func statusAction(_ method: ChannelMethod) throws(ChannelArguments.Mismatch) -> ChannelAction {
    switch method {
    case .getEntitlements: read(EntitlementsReply(lists: behaviour.entitlements, target: target))
    case .getEntitlementsByProductIds: read(EntitlementListReply(entitlements: entitlementsOfProducts, target: target))
    case .getCustomerInfo: .answer(customerInfo)
    case .setSubscriptionStatus: try setStatus()
    case .restorePurchases: .run(.own(restored))
    default: status
    }
  }

  private var customerInfo: ChannelAnswer {
    let info = CustomerInfoReply(info: behaviour.customerInfo, target: target, now: now)
    return target.sdk == .unity ? response(info, callback: 0) : .value(info)
  }

  /// What the phone's store has already.
  private var restored: SetDeviceEntitlements {
    SetDeviceEntitlements(entitlements: behaviour.deviceEntitlements.map { .whole($0) }, after: .restore)
  }

  private var status: ChannelAction {
    guard target.sdk == .capacitor else {
      return read(SubscriptionStatusReply(status: behaviour.status, target: target))
    }
    return value("status", .string(behaviour.status.name.uppercased()))
  }

  /// Flutter's Android side returns none (`SuperwallHost.kt`); Unity's iOS side returns none for anything but a list of
  /// texts.
  private var entitlementsOfProducts: [Entitlement] {
    let given = arguments.value("productIds", at: 0)
    let list = target.sdk == .unity ? given?.string.flatMap(call.readJSON) : given
    guard case .array(let elements) = list, !target.isFlutterOnAndroid else { return [] }
    let ids = elements.compactMap(\.string)
    if target.sdk == .unity, target.platform == .ios, ids.count < elements.count { return [] }
    return behaviour.entitlements.all.filter { !Set(ids).isDisjoint(with: $0.productIds) }
  }

  // MARK: Setting

  /// Unity ignores a text that is not the JSON of an object; its iOS side also one without a type.
  private func setStatus() throws(ChannelArguments.Mismatch) -> ChannelAction {
    guard let status = try arguments.objectOrText("status", at: 0) else { return .answer(.nothing) }
    if target.sdk == .unity {
      guard let text = arguments.value("status", at: 0)?.string, case .object = call.readJSON(text),
        target.platform == .android || status["type"]?.string != nil
      else { return .answer(.nothing) }
    }
    return .run(.own(SetSubscriptionStatus(status: givenStatus(status))))
  }

  /// `{status, entitlements}` in Expo, `{type, entitlements}` in the others; an unknown word is the unknown status.
  ///
  /// Only the identifiers of entitlements count: every wrapper makes new ones of them, active and of the SDK's own
  /// default store.
  private func givenStatus(_ status: [String: JSONValue]) -> GivenStatus {
    let key = target.sdk == .reactNative ? "status" : "type"
    var word = (status[key]?.string ?? "unknown").lowercased()
    if target.sdk == .flutter, word.hasPrefix("p") { word.removeFirst() }
    switch word {
    case "inactive": return .inactive
    case "active": return .active(givenEntitlements(status["entitlements"]))
    default: return .unknown
    }
  }

  private func givenEntitlements(_ list: JSONValue?) -> [EntitlementReference] {
    guard case .array(let elements) = list else { return [] }
    let ids = elements.compactMap { element in
      element["id"]?.string ?? (target.sdk == .unity ? element["identifier"]?.string : nil)
    }
    return Set(ids).sorted().map { .identifier($0) }
  }
}
