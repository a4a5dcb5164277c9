import RedemptionCore

extension RevenueCatChannel {
  /// What is done for a method that no redemption depends on.
  ///
  /// - Throws: for arguments that never reach the native side.
  func work(
    _ call: ChannelCall, _ facts: ChannelFacts, using generator: inout some RandomNumberGenerator
  ) throws(ChannelArguments.Mismatch) -> NativeStep {
    try checkForm(of: call)
    let isRefused = row.action.needsConfiguration && !facts.isConfigured
    // Capacitor's plugin looks at the SDK first; the other channels read their arguments first.
    if target.sdk != .capacitor, let rejection = try rejection(of: call) { return rejection }
    guard !isRefused else { return .answer(.error(adapter.renderRefusal(.notConfigured, for: target))) }
    if row.result == .silence { return .answer(.silent("iOS registers this method, and no class implements it.")) }
    if target.sdk == .capacitor, let rejection = try rejection(of: call) { return rejection }
    switch row.action.work {
    case .redemption, .nothing: return .answer(.nothing)
    case .value(let value): return .answer(returned(value))
    case .keep(let key): return .call(.keep(key, argument(at: 0, of: call) ?? .null))
    case .kept(let key, let otherwise): return .answer(returned(facts.keptValues[key] ?? otherwise))
    case .sync: return .call(.customerInfo(syncPolicy(facts)))
    case .payments: return .answer(payments(call))
    case .eligibility(let words): return .answer(returned(eligibility(words, call)))
    case .currencies: return .call(.keep(Kept.currencies, facts.appUserId.map { .string($0) } ?? .null))
    case .cachedCurrencies: return .answer(cachedCurrencies(facts))
    case .forgetCurrencies: return .call(.keep(Kept.currencies, .null))
    case .purchase(let purchase): return .answer(failed(purchase, call))
    case .refund(.product): return .answer(refused(refund: Refund.notPurchased))
    case .refund: return .call(.customerInfo(.cachedOrFetched))
    case .rewardToken: return .answer(returned(rewardToken(RandomText.uuid(using: &generator), call, facts)))
    case .fails(let failure): return .answer(failed(failure, about: text(at: 0, of: call)))
    case .refuses(let error): return .answer(refused(error))
    case .promotedPurchase:
      throw ChannelArguments(call).mismatch(
        "callbackID", at: 0, expected: "the id of a purchase that the App Store began; there is none")
    case .close: return .call(.shutDown)
    }
  }

  /// What the SDK's result becomes for such a method.
  func workAnswer(_ call: ChannelCall, _ result: CallResult, now: Timestamp) -> ChannelAnswer? {
    switch (row.action.work, result) {
    case (.currencies, .done): return returned(EmptyStore.currencies)
    case (.sync(isAnswered: false), _): return .nothing
    case (.refund(let refund), .customer(let grant)):
      return refused(refund: reason(for: refund, CustomerInfo(grant, platform: .ios, now: now), call))
    case (.refund(let refund), .failed): return refused(refund: Refund.noCustomer(entitlement(of: refund, call)))
    default: return nil
    }
  }

  /// A value under the row's key, as a value or a message.
  private func returned(_ value: JSONValue) -> ChannelAnswer {
    let value = row.action.key.map { .object([$0: value]) } ?? value
    switch row.result {
    case .message(let receiver, _): return .message(receiver: receiver, value)
    case .text: return value == .null ? .nothing : .text(value)
    default: return .value(value)
    }
  }

  // MARK: Customer

  /// What is left of a restore or a sync, as the phone's store has no purchases.
  ///
  /// Android reads its cache; iOS sends the app's own transaction, unless the customer already says when the app was
  /// bought (purchases-android 10.17 `PurchasesOrchestrator.restorePurchases`, `SyncPurchasesHelper.kt`; purchases-ios
  /// 5.86 `syncPurchasesSK2`).
  func syncPolicy(_ facts: ChannelFacts) -> FetchPolicy {
    let customer = facts.customer
    let isComplete = customer?.originalPurchaseDate != nil && customer?.originalApplicationVersion != nil
    return target.platform == .android || isComplete ? .cachedOrFetched : .fetchCurrent
  }

  /// Null before the first fetch, and for another user than the one of that fetch.
  private func cachedCurrencies(_ facts: ChannelFacts) -> ChannelAnswer {
    let isCached = facts.keptValues[Kept.currencies] == facts.appUserId.map { .string($0) }
    return returned(isCached && facts.appUserId != nil ? EmptyStore.currencies : .null)
  }

  // MARK: Store

  /// Android knows three features; the number of any other is refused (purchases-hybrid-common 18.32 `canMakePayments`,
  /// purchases-android 10.17 `BillingFeature.kt`). iOS ignores them.
  private func payments(_ call: ChannelCall) -> ChannelAnswer {
    let isUnknown = features(of: call).contains { !(0..<3).contains($0) }
    guard target.platform == .android, target.sdk != .kmp, isUnknown else { return returned(true) }
    return failed(
      ChannelFailure(code: .unknownError, text: "Invalid feature type passed to canMakePayments."), about: "")
  }

  private func features(of call: ChannelCall) -> [Int64] {
    guard case .array(let features) = list("features", of: call) else { return [] }
    return features.compactMap { if case .integer(let number) = $0 { number } else { nil } }
  }

  /// iOS gives every product of the call a status, and Android knows none (purchases-hybrid-common 18.32
  /// `checkTrialOrIntroductoryPriceEligibility`, purchases-ios 5.86 `IntroEligibility`).
  private func eligibility(_ words: ChannelEligibility, _ call: ChannelCall) -> JSONValue {
    guard case .array(let products) = list("productIdentifiers", of: call) else { return [:] }
    let names = products.compactMap { $0.string ?? $0["id"]?.string }
    let status: JSONValue =
      switch words {
      case .numbered: ["status": 0, "description": "Status indeterminate."]
      case .named: "UNKNOWN"
      }
    return .object(Dictionary(names.map { ($0, status) }, uniquingKeysWith: { $1 }))
  }

  /// A list that is the first argument, or stands in the JSON of the first argument.
  private func list(_ name: String, of call: ChannelCall) -> JSONValue? {
    guard let value = argument(at: 0, of: call) else { return nil }
    guard case .json = row.parameters.first?.type else { return value }
    return value.string.flatMap(call.readJSON)?[name]
  }

  /// purchases-ios 5.86 `Purchases.generateRewardVerificationToken`, purchases-android 10.17 `Purchases.kt`.
  ///
  /// Ours: the text has no API key, because a session holds none.
  private func rewardToken(_ token: String, _ call: ChannelCall, _ facts: ChannelFacts) -> JSONValue {
    let id = target.platform == .ios ? token : token.lowercased()
    let impression = JSONValue.string(text(at: 0, of: call)).quoted
    return [
      "customData": .string("{\"api_key\":\"\",\"client_transaction_id\":\"\(id)\",\"impression_id\":\(impression)}"),
      "clientTransactionId": .string(id), "appUserID": .string(facts.appUserId ?? ""),
    ]
  }

  // MARK: Purchases

  /// Android looks at the replacement mode, then at the context of an offering; the store has no product for either
  /// platform (purchases-hybrid-common 18.32 `common.kt`, `CommonFunctionality.swift`).
  private func failed(_ purchase: ChannelPurchase, _ call: ChannelCall) -> ChannelAnswer {
    let name = text(purchase.identifier, of: call)
    guard target.platform == .android else {
      return failed(
        .notFound(purchase.item == .package ? "Couldn't find package" : "Couldn't find product."), about: "")
    }
    if let mode = value(purchase.mode, of: call), !ReplacementMode.isKnown(mode) {
      let text = "Invalid google replacement mode passed to \(purchase.item.function)."
      return failed(ChannelFailure(code: .unknownError, text: text), about: "")
    }
    if !purchase.context.isEmpty, !hasOffering(value(purchase.context, of: call), call) {
      let text = "There is no or invalid presented offering context data provided to make this purchase"
      return failed(ChannelFailure(code: .purchaseInvalidError, text: text), about: "")
    }
    let text =
      switch purchase.item {
      case .product: "Couldn't find product \(name)"
      case .package: "Couldn't find product for package \(name)"
      case .option: "Couldn't find product \(name):\(self.text(purchase.option, of: call))"
      }
    return failed(ChannelFailure(code: .productNotAvailableForPurchaseError, text: text), about: "")
  }

  /// Whether a context names its offering. The C# object of a package cannot be sent, so Unity's wrapper has no context
  /// to check.
  private func hasOffering(_ context: JSONValue?, _ call: ChannelCall) -> Bool {
    guard let context else { return target.sdk == .unity }
    let object = context.string.flatMap(call.readJSON) ?? context
    return object["offeringIdentifier"]?.string != nil
  }

  // MARK: Refunds

  private func entitlement(of refund: ChannelRefund, _ call: ChannelCall) -> String? {
    guard case .entitlement(let path) = refund else { return nil }
    return text(path, of: call)
  }

  private func reason(for refund: ChannelRefund, _ info: CustomerInfo, _ call: ChannelCall) -> String {
    if let id = entitlement(of: refund, call) {
      return info.entitlements[id] == nil ? Refund.noEntitlement(id) : Refund.notPurchased
    }
    switch info.entitlements.active.count {
    case 0: return Refund.noActiveEntitlement
    case 1: return Refund.notPurchased
    default: return Refund.severalEntitlements
    }
  }

  /// Capacitor resolves with the status 2 instead (`getBeginRefundRequestCompletion`).
  private func refused(refund message: String) -> ChannelAnswer {
    guard target.sdk != .capacitor else { return .value(["refundRequestStatus": 2] as JSONValue) }
    return refused(
      adapter.sdkError(PublicError(.beginRefundRequestError, on: .ios, serviceMessage: message), for: target))
  }

  // MARK: Errors

  /// iOS makes these errors of a code and a text alone; Android's have the text of their code, and say theirs
  /// underneath.
  private func failed(_ failure: ChannelFailure, about name: String) -> ChannelAnswer {
    let text = failure.text.replacing("{}", with: name)
    let error =
      target.platform == .ios
      ? PublicError(
        platform: .ios, code: failure.code.number(on: .ios) ?? 0, message: text, underlyingErrorMessage: "",
        readableErrorCode: nil)
      : PublicError(failure.code, on: target.platform, underlyingErrorMessage: text)
    var result = adapter.sdkError(error, for: target)
    let isInfo = target.sdk == .flutter || target.sdk == .unity || target.sdk == .kmp
    if isInfo, let isCancelled = failure.isCancelled, case .object(var details) = result.details {
      details["userCancelled"] = .bool(isCancelled)
      result.details = .object(details)
    }
    return refused(result)
  }

  /// An error, or for Unity a message with its info map, and for a purchase with what it says about a cancellation.
  private func refused(_ error: SDKError) -> ChannelAnswer {
    guard case .message(let receiver, _) = row.result else { return .error(error) }
    var message: [String: JSONValue] = ["error": error.details]
    if receiver.hasSuffix("Purchase") || receiver.hasSuffix("WithWinBackOffer") {
      message["userCancelled"] = receiver == "_recordPurchase" ? nil : error.details["userCancelled"]
    }
    return .message(receiver: receiver, JSONValue.object(message))
  }

  // MARK: Arguments

  private func argument(at place: Int, of call: ChannelCall) -> JSONValue? {
    guard row.parameters.indices.contains(place) else { return nil }
    return ChannelArguments(call).value(row.parameters[place].name, at: place)
  }

  private func text(at place: Int, of call: ChannelCall) -> String { argument(at: place, of: call)?.string ?? "" }

  /// What stands at a path that begins with a parameter's name; nil for an empty path.
  private func value(_ path: [String], of call: ChannelCall) -> JSONValue? {
    guard let place = row.parameters.firstIndex(where: { $0.name == path.first }) else { return nil }
    let value = path.dropFirst().reduce(argument(at: place, of: call)) { $0?[$1] }
    return value == .null ? nil : value
  }

  private func text(_ path: [String], of call: ChannelCall) -> String { value(path, of: call)?.string ?? "" }
}

/// The keys under which a session keeps values that no parameter names.
private enum Kept {
  /// The app user whose virtual currencies are cached.
  static let currencies = "virtualCurrencies"
}

/// purchases-hybrid-common 18.32 `getStoreReplacementMode`.
private enum ReplacementMode {
  private static let names: Set<String> = [
    "WITHOUT_PRORATION", "WITH_TIME_PRORATION", "CHARGE_FULL_PRICE", "CHARGE_PRORATED_PRICE", "DEFERRED",
  ]
  /// As Play's billing client counts them; 0 stands for none.
  private static let numbers: Set<Int64> = [0, 1, 2, 3, 5, 6]

  static func isKnown(_ mode: JSONValue) -> Bool {
    switch mode {
    case .string(let name): names.contains(name)
    case .integer(let number): numbers.contains(number)
    default: true
    }
  }
}

extension ChannelPurchase.Item {
  /// The hybrid's function, as its error names it.
  fileprivate var function: String {
    switch self {
    case .product: "purchaseProduct"
    case .package: "purchasePackage"
    case .option: "purchaseSubscriptionOption()"
    }
  }
}

/// Why iOS begins no refund request (purchases-ios 5.86 `PurchaseStrings.swift`).
private enum Refund {
  static let notPurchased = "Product hasn't been purchased or doesn't exist."
  static let noActiveEntitlement = "Could not begin refund request. No active entitlement."
  static let severalEntitlements =
    "Could not begin refund request. There are multiple active entitlements. Use `beginRefundRequest(forEntitlement:)` "
    + "to specify a single entitlement instead."

  /// Two spaces, as the SDK has them.
  static func noEntitlement(_ id: String) -> String { "Could not find  entitlement with ID \(id) for refund." }

  static func noCustomer(_ id: String?) -> String {
    "Failed to get CustomerInfo to proceed with refund for \(id.map { "entitlement with ID " + $0 } ?? "active entitlement")."
  }
}

extension JSONValue {
  /// The JSON of a string.
  fileprivate var quoted: String {
    var text = "\""
    for scalar in (string ?? "").unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "/": text += "\\/"
      case _ where scalar.value < 0x20: text += "\\u" + RandomText.hexadecimal(UInt64(scalar.value), digits: 4)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
