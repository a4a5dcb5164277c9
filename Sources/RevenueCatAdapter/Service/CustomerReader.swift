import RedemptionCore

/// Reads the service's JSON of a customer as strictly as the SDK of one platform does.
///
/// Source: `CustomerInfoResponse.swift` of purchases-ios 5.86; `CustomerInfoFactory.kt`, `EntitlementInfoFactories.kt`
/// and `SubscriptionInfoResponse.kt` of purchases-android 10.17. One difference is ours: a subscription without a
/// purchase date, which Android keeps in its maps of dates and leaves out of its list of subscriptions, is left out of
/// both.
struct CustomerReader {
  let platform: Platform
  /// What the answer's header said of the time, which goes before the body's own word.
  let requestTime: Timestamp?

  /// What could not be read.
  struct Unreadable: Error, Hashable {
    /// Where in the body; never a value.
    let path: JSONPointer
    let expected: String
  }

  var isApple: Bool { platform == .ios }

  func grant(from json: JSONValue, owner: Owner?) throws(Unreadable) -> Grant {
    let top = try ServiceObject(json, at: JSONPointer())
    let subscriber = try top.object("subscriber")
    let requestDate = try requestDate(in: top)
    var grant = Grant(
      owner: owner,
      customer: Customer(
        originalAppUserId: isApple
          ? try subscriber.text("original_app_user_id") : try subscriber.optionalText("original_app_user_id") ?? "",
        firstSeen: try subscriber.date("first_seen"), requestDate: requestDate,
        originalPurchaseDate: try subscriber.optionalDate("original_purchase_date"),
        originalApplicationVersion: try subscriber.optionalText("original_application_version"),
        managementURL: try subscriber.optionalText("management_url")))
    for product in try subscriber.members("subscriptions", isRequired: !isApple) {
      // Android's list ends before the first subscription that its decoder refuses (`parseSubscriptionInfos`).
      guard isApple || product.value.has(["purchase_date", "store", "is_sandbox", "period_type"]) else { break }
      if let subscription = try subscription(product.name, product.value) { grant.subscriptions.insert(subscription) }
    }
    for product in try subscriber.lists("non_subscriptions", isRequired: !isApple) {
      for (index, purchase) in product.values.enumerated() {
        grant.oneTimePurchases.insert(try oneTimePurchase(product.name, index, purchase))
      }
    }
    let rules = DerivationRules(platform: platform, referenceDate: requestDate)
    for (id, value) in try subscriber.members("entitlements", isRequired: false) {
      if let entitlement = try entitlement(id, value, in: grant, subscriber, rules) {
        grant.entitlements.insert(entitlement)
      }
    }
    return grant
  }

  /// iOS demands the body's own date also where the header's is taken.
  private func requestDate(in top: ServiceObject) throws(Unreadable) -> Timestamp {
    if let requestTime, !isApple { return requestTime }
    let told = try top.date("request_date")
    return requestTime ?? told
  }

  private func subscription(_ product: String, _ value: ServiceObject) throws(Unreadable) -> Subscription? {
    guard let purchasedAt = isApple ? try value.date("purchase_date") : try value.optionalDate("purchase_date") else {
      return nil
    }
    return Subscription(
      productId: product, planId: try value.optionalText("product_plan_identifier"), store: try value.store(),
      purchasedAt: purchasedAt, originallyPurchasedAt: try value.optionalDate("original_purchase_date"),
      expiresAt: try value.optionalDate("expires_date"),
      gracePeriodExpiresAt: try value.optionalDate("grace_period_expires_date"),
      unsubscribeDetectedAt: try value.optionalDate("unsubscribe_detected_at"),
      billingIssuesDetectedAt: try value.optionalDate("billing_issues_detected_at"),
      refundedAt: try value.optionalDate("refunded_at"), autoResumesAt: try value.optionalDate("auto_resume_date"),
      isSandbox: try value.optionalFlag("is_sandbox") ?? false,
      periodType: try value.optionalText("period_type").flatMap(PeriodType.init) ?? .normal,
      ownershipType: try value.optionalText("ownership_type").map(OwnershipType.init(serviceWord:)),
      price: try value.price(on: platform), displayName: try value.optionalText("display_name"),
      managementURL: try value.optionalText("management_url"),
      storeTransactionId: try value.optionalText("store_transaction_id"))
  }

  /// iOS leaves one without either identifier out of its list and its products.
  private func oneTimePurchase(
    _ product: String, _ index: Int, _ value: ServiceObject
  ) throws(Unreadable) -> OneTimePurchase {
    if !isApple { _ = try value.text("store") }
    let id = isApple ? try value.optionalText("id") : try value.text("id")
    return OneTimePurchase(
      id: id ?? "\(product)#\(index)", productId: product, purchasedAt: try value.date("purchase_date"),
      originallyPurchasedAt: try value.optionalDate("original_purchase_date"), store: try value.store(),
      isSandbox: isApple ? try value.flag("is_sandbox") : try value.optionalFlag("is_sandbox"),
      price: try value.price(on: platform), displayName: try value.optionalText("display_name"),
      storeTransactionId: id == nil ? nil : try value.optionalText("store_transaction_id"))
  }

  /// Nil for an entitlement that Android leaves out: one that names no product. iOS cannot read such a customer at all.
  private func entitlement(
    _ id: String, _ value: ServiceObject, in grant: Grant, _ subscriber: ServiceObject, _ rules: DerivationRules
  ) throws(Unreadable) -> Entitlement? {
    let product = isApple ? try value.text("product_identifier") : try value.optionalText("product_identifier")
    guard let product, isApple || !product.isEmpty else { return nil }
    let purchasedAt = isApple ? try value.optionalDate("purchase_date") : try value.date("purchase_date")
    let expiresAt = try value.optionalDate("expires_date")
    let isActive = rules.isActive(until: expiresAt)
    if !isApple { try checkBacking(product, in: subscriber) }
    var entitlement: Entitlement
    switch rules.backing(of: product, in: grant) {
    case .subscription(let subscription):
      entitlement = Entitlement(id: id, isActive: isActive, expiresAt: expiresAt, backedBy: subscription)
    case .oneTime(let purchase):
      entitlement = Entitlement(id: id, isActive: isActive, expiresAt: expiresAt, backedBy: purchase)
    // Neither SDK shows it; it is told all the same, because the service did.
    case nil: entitlement = Entitlement(id: id, isActive: isActive, productId: product, expiresAt: expiresAt)
    }
    // Android reads the entitlement's own plan (`buildEntitlementInfo`), iOS the subscription's.
    let planId = try value.optionalText("product_plan_identifier")
    entitlement.planId = isApple ? planId ?? entitlement.planId : planId
    entitlement.renewedAt = purchasedAt
    entitlement.gracePeriodExpiresAt = try value.optionalDate("grace_period_expires_date")
    return entitlement
  }

  /// Android demands three members of the product behind an entitlement.
  private func checkBacking(_ product: String, in subscriber: ServiceObject) throws(Unreadable) {
    let subscription = try subscriber.members("subscriptions", isRequired: false).first { $0.name == product }?.value
    let purchase = try subscriber.lists("non_subscriptions", isRequired: false).first { $0.name == product }?.values
    guard let backing = subscription ?? purchase?.last else { return }
    _ = try backing.date("original_purchase_date")
    _ = try backing.text("store")
    _ = try backing.flag("is_sandbox")
  }
}

extension OwnershipType {
  /// A word that neither SDK knows is their unknown one.
  fileprivate init(serviceWord word: String) {
    switch word {
    case "PURCHASED": self = .purchased
    case "FAMILY_SHARED": self = .familyShared
    default: self = .unknown
    }
  }
}
