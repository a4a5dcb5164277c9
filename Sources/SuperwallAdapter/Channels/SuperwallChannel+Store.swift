import RedemptionCore

/// The phone's own store, which sells nothing.
extension SuperwallChannel {
  func storeAction(_ method: ChannelMethod) -> ChannelAction {
    switch method {
    case .getProducts: target.platform == .ios ? .answer(productsOnApple) : findProducts(productIds ?? [])
    case .purchase:
      target.platform == .ios
        ? .answer(failedPurchase("Product not found: \(productId)")) : findProducts([productId])
    default: .answer(consumed)
    }
  }

  // MARK: Products

  private var productId: String { arguments.value("productId", at: 0)?.string ?? "" }

  /// Nil if the text is not a list of texts.
  private var productIds: [String]? {
    guard let text = arguments.value("productIdsJson", at: 0)?.string, case .array(let list) = call.readJSON(text)
    else { return nil }
    let ids = list.compactMap(\.string)
    return ids.count == list.count ? ids : nil
  }

  private var productsOnApple: ChannelAnswer {
    response(["products": productIds == nil ? [] : [:]] as JSONValue, callback: 1)
  }

  /// Looks for products on Android, where only the first look for a missing product succeeds: billing keeps the failure
  /// (`GoogleBillingWrapper.kt` `awaitGetProducts`).
  private func findProducts(_ ids: [String]) -> ChannelAction {
    let queried = kept.queriedProducts
    let fault = ids.first { queried.contains($0) }.map { "Failed to query product details for \($0)" }
    let all = queried + ids.filter { !queried.contains($0) }
    return keep([
      .queriedProducts: .array(all.map { .string($0) }), .productFault: fault.map { .string($0) } ?? .null,
    ])
  }

  /// The answer on Android, after ``findProducts(_:)``.
  var foundProducts: ChannelAnswer {
    guard productIds != nil else {
      return response(["error": .string("Invalid JSON: " + notAnArray)] as JSONValue, callback: 1)
    }
    if let fault = kept.productFault { return response(["error": .string(fault)] as JSONValue, callback: 1) }
    return response(["products": [:]] as JSONValue, callback: 1)
  }

  /// What Android's `JSONArray` says of another text.
  private var notAnArray: String {
    let text = arguments.value("productIdsJson", at: 0)?.string ?? ""
    let isObject = if case .object = call.readJSON(text) { true } else { false }
    return
      "Value \(text) of type \(isObject ? "org.json.JSONObject" : "java.lang.String") cannot be converted to JSONArray"
  }

  // MARK: Purchases

  /// The answer on Android, after ``findProducts(_:)`` (`Superwall.kt` `purchase`).
  var attemptedPurchase: ChannelAnswer {
    failedPurchase(kept.productFault ?? "Product with id \(productId) not found")
  }

  private func failedPurchase(_ error: String) -> ChannelAnswer {
    response(["type": "failed", "error": .string(error)] as JSONValue, callback: 1)
  }

  /// iOS consumes nothing. Google Play does not know the token: its response 8 (item not owned) with a debug message of
  /// its own, which ours leaves empty (`BillingClientUseCase.kt` `forwardError`).
  private var consumed: ChannelAnswer {
    let token = arguments.value("purchaseToken", at: 0) ?? .null
    let refusal = "Error loading products - DebugMessage:  ErrorCode: 8."
    switch (target.sdk, target.platform.system) {
    case (.reactNative, .ios): return .nothing
    case (.unity, .ios): return response(["result": "not_applicable"] as JSONValue, callback: 1)
    case (_, .ios): return .value(token)
    case (.unity, .android):
      return response(["result": "failed", "error": .string(refusal)] as JSONValue, callback: 1)
    case (.flutter, .android):
      return .error(
        SDKError(
          code: "BillingNotAvailable",
          message: "com.superwall.sdk.billing.BillingError$BillingNotAvailable: " + refusal, details: .null))
    case (.kmp, .android): return .error(SDKError(code: "Native", message: refusal))
    case (_, .android): return .error(SDKError(code: "ERR_CODED", message: refusal))
    }
  }
}
