import RedemptionCore

extension RevenueCatEndpoints {
  /// Offerings, products and entitlements. The catalog is what the ledger has sold: each product as in its latest sale.
  static let catalog = [
    // An app's key alone may ask (RevenueCat/docs bf39a9c, `openapi-spec/api-v1.yaml`).
    LocalEndpoint("GET", "/v1/subscribers/{id}/offerings") { request, ledger throws(GatewayError) in
      guard !request.hasSecretKey else {
        return refuse(7243, "Secret API keys should not be used in your app.", ledger)
      }
      return respond(offerings(try ledger.products(of: .revenueCat)), ledger)
    },
    LocalEndpoint("GET", "/v1/product_entitlement_mapping") { _, ledger throws(GatewayError) in
      respond(mapping(try ledger.products(of: .revenueCat)), ledger)
    },
    // The products that the request names, all if it names none (purchases-js 1.53.1, `endpoints.ts`).
    LocalEndpoint("GET", "/rcbilling/v1/subscribers/{id}/products") { request, ledger throws(GatewayError) in
      let names = request.queryValues("id").map { Array($0.utf8) }
      let products = try ledger.products(of: .revenueCat)
        .filter { names.isEmpty || names.contains(Array($0.product.utf8)) }
      return respond(["product_details": .array(products.map(details))] as JSONValue, ledger)
    },
  ]

  /// The product with an id; nil if the ledger has never sold it.
  static func product(_ id: String, _ ledger: any LocalLedger) throws(GatewayError) -> PurchaseRecord? {
    try ledger.products(of: .revenueCat).first { $0.product == id }
  }

  // MARK: Offerings

  /// One offering, which is the current one. It is there without products too, because the SDKs log an error at
  /// configuration otherwise. A `web_checkout_url` of null would be the text "null" on Android (purchases-android 10.17
  /// `OfferingParser`, `optString`), so it is left out.
  private static func offerings(_ products: [PurchaseRecord]) -> JSONValue {
    [
      "current_offering_id": "default",
      "offerings": [
        [
          "identifier": "default", "description": "What the ledger has sold", "metadata": [:],
          "packages": .array(packages(products)), "paywall_components": .null,
        ]
      ],
      "placements": ["fallback_offering_id": "default", "offering_ids_by_placement": [:]],
      "targeting": .null,
    ]
  }

  private static func packages(_ products: [PurchaseRecord]) -> [JSONValue] {
    products.packages.map { identifier, product in
      var package: [String: JSONValue] = [
        "identifier": .string(identifier), "platform_product_identifier": .string(product.product),
      ]
      package["platform_product_plan_identifier"] = product.plan.map { .string($0) }
      return .object(package)
    }
  }

  /// By product, or by product and plan (purchases-ios 5.86, `ProductEntitlementMappingResponse.swift`;
  /// purchases-android 10.17, `ProductEntitlementMapping.kt`).
  private static func mapping(_ products: [PurchaseRecord]) -> JSONValue {
    var mapping: [String: JSONValue] = [:]
    for product in products {
      var entry: [String: JSONValue] = [
        "product_identifier": .string(product.product),
        "entitlements": .array(product.entitlements.map { .string($0) }),
      ]
      entry["base_plan_id"] = product.plan.map { .string($0) }
      mapping[product.plan.map { "\(product.product):\($0)" } ?? product.product] = .object(entry)
    }
    return ["product_entitlement_mapping": .object(mapping)]
  }

  // MARK: Products

  /// purchases-js 1.53.1, `products-response.ts`.
  private static func details(_ product: PurchaseRecord) -> JSONValue {
    let isSubscription = product.kind == .subscription
    return [
      "identifier": .string(product.product), "product_type": isSubscription ? "subscription" : "non_consumable",
      "title": .string(product.displayName ?? product.product), "description": .null,
      "default_purchase_option_id": .string(WebPrice.option),
      "purchase_options": [WebPrice.option: WebPrice(product).option],
    ]
  }
}

/// The one price of a product in the web SDK; without a price in the ledger, nothing is paid.
struct WebPrice {
  /// The id of a product's own option, which the SDK does not send (purchases-js 1.53.1, `backend.ts`).
  static let option = "base_option"

  let amountMicros: Int64
  let currency: String
  private let product: PurchaseRecord

  init(_ product: PurchaseRecord) {
    self.product = product
    amountMicros = product.price?.amountMicros ?? 0
    currency = product.price?.currency ?? "USD"
  }

  var option: JSONValue {
    let price: JSONValue = ["amount_micros": .integer(amountMicros), "currency": .string(currency)]
    var option: [String: JSONValue] = [
      "id": .string(WebPrice.option), "price_id": .string("price_" + product.product), "discount": .null,
    ]
    if product.kind == .subscription {
      option["base"] = [
        "period_duration": .string(product.period.duration), "price": price, "cycle_count": 1,
      ]
      (option["trial"], option["intro_price"]) = (.null, .null)
    } else {
      option["base_price"] = price
    }
    return .object(option)
  }
}

extension [PurchaseRecord] {
  /// A package for each product. The first one of a period has the identifier that the SDKs know for that period.
  var packages: [(identifier: String, product: PurchaseRecord)] {
    var taken: Set<String> = []
    return map { product in
      (product.usualPackage.flatMap { taken.insert($0).inserted ? $0 : nil } ?? product.product, product)
    }
  }
}

extension PurchaseRecord {
  /// The paid time as it was sold.
  var period: BillingPeriod {
    let milliseconds = expiresAt.map { $0.milliseconds - purchasedAt.milliseconds } ?? 0
    return BillingPeriod(days: max(1, milliseconds / 86_400_000))
  }

  /// The identifier that the SDKs know for a package of this period; nil if there is none.
  fileprivate var usualPackage: String? { kind == .subscription ? period.package : "$rc_lifetime" }
}

/// A paid time in whole days, at least one: the web SDK has no shorter period.
///
/// Periods of web products are weeks, months and years (docs, "Configure Web Products"), and the SDKs know a package
/// for some of them (purchases-js 1.53.1 `PackageType`). A time that is none of them stays a number of days.
struct BillingPeriod: Hashable {
  let days: Int64

  /// ISO 8601.
  var duration: String { usual?.duration ?? (days % 7 == 0 ? "P\(days / 7)W" : "P\(days)D") }
  /// The identifier of the SDKs' package; nil if there is none.
  var package: String? { usual?.package }

  private var usual: (duration: String, package: String)? {
    switch days {
    case 7: ("P1W", "$rc_weekly")
    case 28...31: ("P1M", "$rc_monthly")
    case 59...62: ("P2M", "$rc_two_month")
    case 89...92: ("P3M", "$rc_three_month")
    case 180...184: ("P6M", "$rc_six_month")
    case 365...366: ("P1Y", "$rc_annual")
    default: nil
    }
  }
}
