import RedemptionCore

/// A customer in the words of version 2 of RevenueCat's REST API; all dates are milliseconds.
struct ReadCustomer {
  let id: String
  let project: String
  let names: CustomerNames
  let grant: Grant
  let attributes: [String: JSONValue]
  let expandsAttributes: Bool
  /// `production` or `sandbox`; nil for both.
  let environment: String?
  let page: Page
  let now: Timestamp

  /// The part of a list that a request wants.
  struct Page {
    /// The most items; 20 unless asked.
    let limit: Int
    /// The id of the item before the first one; nil for the start.
    let startingAfter: String?

    /// All items.
    static let whole = Page(limit: .max, startingAfter: nil)

    /// Nil if the limit is no number of items.
    init?(_ request: LocalRequest) {
      let limit = request["limit"].map { Int($0) ?? 0 } ?? 20
      guard limit > 0 else { return nil }
      self.init(limit: min(limit, Page.most), startingAfter: request["starting_after"])
    }

    /// Ours: the most items of a page.
    private static let most = 1_000

    /// The same page of a list that begins with it.
    var fromStart: Page { Page(limit: limit, startingAfter: nil) }

    private init(limit: Int, startingAfter: String?) {
      self.limit = limit
      self.startingAfter = startingAfter
    }
  }

  private var path: String { "/v2/projects/\(project)/customers/\(PercentEncoding.queryValue(id))" }

  /// What "Get a customer" alone has: the others have no `active_entitlements`.
  var wholeObject: JSONValue {
    guard case .object(var object) = object else { return .null }
    object["active_entitlements"] = list("active_entitlements", activeEntitlements)
    if expandsAttributes { object["attributes"] = list("attributes", attributeObjects) }
    return .object(object)
  }

  var object: JSONValue { ReadCustomer.object(names.original, project, firstSeen: grant.customer?.firstSeen) }

  /// A customer in a list, and after a change.
  static func object(_ id: String, _ project: String, firstSeen seen: Timestamp?) -> JSONValue {
    [
      "object": "customer", "id": .string(id), "project_id": .string(project), "first_seen_at": JSONValue(seen),
      "last_seen_at": JSONValue(seen), "last_seen_app_version": nil, "last_seen_country": nil,
      "last_seen_platform": nil, "last_seen_platform_version": nil, "experiment": nil,
    ]
  }

  /// A list with all of its items: there is no second page.
  func list(_ name: String, _ items: [JSONValue]) -> JSONValue {
    ReadCustomer.list("\(path)/\(name)", items, .whole)
  }

  /// The page of a list that the request wants.
  func pages(_ name: String, _ items: [JSONValue]) -> JSONValue {
    ReadCustomer.list("\(path)/\(name)", items, page, query: environment.map { [("environment", $0)] } ?? [])
  }

  /// A page of a list. An item that is not in it starts it anew.
  static func list(
    _ url: String, _ items: [JSONValue], _ page: Page, query asked: [(name: String, value: String)] = []
  ) -> JSONValue {
    func id(_ item: JSONValue) -> String? {
      (item["id"] ?? item["name"] ?? item["entitlement_id"])?.string
    }
    let start = page.startingAfter.flatMap { last in items.firstIndex { id($0) == last } }.map { $0 + 1 } ?? 0
    let rest = items[start...]
    let shown = rest.prefix(page.limit)
    var next: JSONValue = nil
    if shown.count < rest.count, let last = shown.last.flatMap(id) {
      let query = asked + [("limit", "\(page.limit)"), ("starting_after", last)]
      next = .string(
        url + "?" + query.map { "\($0.name)=\(PercentEncoding.queryValue($0.value))" }.joined(separator: "&"))
    }
    return ["object": "list", "items": .array(Array(shown)), "next_page": next, "url": .string(url)]
  }

  var activeEntitlements: [JSONValue] {
    grant.entitlements.filter(\.isActive).map { entitlement in
      [
        "object": "customer.active_entitlement", "entitlement_id": .string(entitlement.id),
        "expires_at": JSONValue(entitlement.expiresAt),
      ]
    }
  }

  var aliases: [JSONValue] {
    names.all.map {
      ["object": "customer.alias", "id": .string($0), "created_at": JSONValue(grant.customer?.firstSeen)]
    }
  }

  var attributeObjects: [JSONValue] {
    attributes.sorted { $0.key < $1.key }.map { name, attribute in
      [
        "object": "customer.attribute", "name": .string(name), "value": attribute["value"] ?? nil,
        "updated_at": attribute["updated_at_ms"] ?? JSONValue(grant.customer?.firstSeen),
      ]
    }
  }

  private func isWanted(_ isSandbox: Bool) -> Bool { environment.map { $0 == word(isSandbox) } ?? true }
  private func word(_ isSandbox: Bool) -> String { isSandbox ? "sandbox" : "production" }

  /// The entitlements of a product, by `kind` and id of what was bought.
  private func entitlements(of product: String, _ kind: String, _ id: String) -> JSONValue {
    let url = "/v2/projects/\(project)/\(kind)/\(PercentEncoding.queryValue(id))/entitlements"
    return ReadCustomer.list(url, entitlementObjects(of: product), .whole)
  }

  func entitlementObjects(of product: String) -> [JSONValue] {
    grant.entitlements.filter { $0.productIds.containsIdentical(product) }.map {
      ReadCatalog.entitlement($0.id, project)
    }
  }

  var subscriptions: [JSONValue] {
    grant.subscriptions.filter { isWanted($0.isSandbox) }.map { subscription in
      let state = RenewalState(subscription, at: now)
      return [
        "object": "subscription", "id": .string(subscription.storeTransactionId ?? subscription.productId),
        "customer_id": .string(names.original), "original_customer_id": .string(names.original),
        "product_id": .string(subscription.productId),
        "starts_at": JSONValue(subscription.originallyPurchasedAt ?? subscription.purchasedAt),
        "current_period_starts_at": JSONValue(subscription.purchasedAt),
        "current_period_ends_at": JSONValue(subscription.expiresAt),
        "ends_at": JSONValue(subscription.refundedAt ?? subscription.expiresAt),
        "gives_access": .bool(state.givesAccess),
        "pending_payment": false, "auto_renewal_status": .string(state.renewal), "status": .string(state.status),
        "total_revenue_in_usd": revenue(subscription.refundedAt == nil ? subscription.price : nil),
        "presented_offering_id": nil,
        "entitlements": entitlements(
          of: subscription.productId, "subscriptions", subscription.storeTransactionId ?? subscription.productId),
        "environment": .string(word(subscription.isSandbox)), "store": .string(subscription.store.rawValue),
        "store_subscription_identifier": .string(subscription.storeTransactionId ?? ""), "ownership": "purchased",
        "pending_changes": nil, "country": nil, "management_url": JSONValue(subscription.managementURL),
      ]
    }
  }

  var purchases: [JSONValue] {
    grant.oneTimePurchases.filter { isWanted($0.isSandbox ?? false) }.map { purchase in
      [
        "object": "purchase", "id": .string(purchase.id), "customer_id": .string(names.original),
        "original_customer_id": .string(names.original), "product_id": .string(purchase.productId),
        "purchased_at": JSONValue(purchase.purchasedAt),
        "revenue_in_usd": revenue(purchase.refundedAt == nil ? purchase.price : nil), "quantity": 1,
        "status": purchase.refundedAt == nil ? "owned" : "refunded", "presented_offering_id": nil,
        "entitlements": entitlements(of: purchase.productId, "purchases", purchase.id),
        "environment": .string(word(purchase.isSandbox ?? false)),
        "store": .string((purchase.store ?? .unknown).rawValue),
        "store_purchase_identifier": .string(purchase.storeTransactionId ?? ""), "ownership": "purchased",
        "country": nil,
      ]
    }
  }

  /// The latest payment, without fees and taxes. There are no exchange rates: another currency counts as nothing.
  private func revenue(_ price: Price?) -> JSONValue {
    let dollars = price?.currency == "USD" ? Double(price?.amountMicros ?? 0) / 1_000_000 : 0
    let amount = JSONValue(number: dollars)
    return ["currency": "USD", "gross": amount, "commission": 0, "tax": 0, "proceeds": amount]
  }
}

/// How a subscription stands.
private struct RenewalState {
  let givesAccess: Bool
  let status: String
  let renewal: String

  init(_ subscription: Subscription, at now: Timestamp) {
    let end = subscription.refundedAt ?? subscription.gracePeriodExpiresAt ?? subscription.expiresAt
    let isActive = end.map { now < $0 } ?? true
    let hasIssue = subscription.billingIssuesDetectedAt != nil
    givesAccess = isActive
    let renews =
      subscription.unsubscribeDetectedAt == nil && subscription.refundedAt == nil && subscription.store != .promotional
    renewal =
      !renews ? "will_not_renew" : subscription.autoResumesAt != nil && isActive ? "will_pause" : "will_renew"
    status =
      switch (isActive, hasIssue) {
      case (true, true): "in_grace_period"
      case (true, false): subscription.periodType == .trial ? "trialing" : "active"
      case (false, true) where renews: "in_billing_retry"
      case (false, _): subscription.autoResumesAt != nil ? "paused" : "expired"
      }
  }
}

extension JSONValue {
  /// Milliseconds.
  init(_ time: Timestamp?) { self = time.map { .integer($0.milliseconds) } ?? .null }
  init(_ text: String?) { self = text.map { .string($0) } ?? .null }
}
