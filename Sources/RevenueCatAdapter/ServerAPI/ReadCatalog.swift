import RedemptionCore

/// What a project sells, in the words of version 2 of RevenueCat's REST API (RevenueCat/docs bf39a9c,
/// `openapi-spec/api-v2.yaml`, schemas `Product`, `Entitlement`, `Offering`, `Package`).
///
/// The catalog is what the ledger has sold. Ours: the one offering `default`, each product in a package of its own, and
/// the date at which all of it was made.
struct ReadCatalog {
  let project: String
  let products: [PurchaseRecord]
  let packages: [(identifier: String, product: PurchaseRecord)]

  init(project: String, products: [PurchaseRecord]) {
    self.project = project
    self.products = products
    packages = products.packages
  }

  /// 2020-01-01T00:00:00Z, before anything is sold.
  private static let madeAt: JSONValue = 1_577_836_800_000
  private static let offering = "default"

  private var path: String { "/v2/projects/\(project)" }

  // MARK: Products

  func product(_ product: PurchaseRecord, expandsApp: Bool = false) -> JSONValue {
    let isSubscription = product.kind == .subscription
    // Of a product that was sold with a trial, only the trial's time is known.
    let (isTrial, period) = (product.periodType == .trial, JSONValue.string(product.period.duration))
    let subscription: JSONValue = [
      "duration": isTrial ? nil : period, "grace_period_duration": nil, "trial_duration": isTrial ? period : nil,
    ]
    var object: [String: JSONValue] = [
      "object": "product", "id": .string(product.product), "store_identifier": .string(product.product),
      "type": isSubscription ? "subscription" : "one_time", "subscription": isSubscription ? subscription : nil,
      "one_time": isSubscription ? nil : ["is_consumable": nil], "created_at": ReadCatalog.madeAt,
      "app_id": .string(RevenueCatFacts.appId), "display_name": JSONValue(product.displayName),
    ]
    if expandsApp { object["app"] = app(of: product) }
    return .object(object)
  }

  private func app(of product: PurchaseRecord) -> JSONValue {
    [
      "object": "app", "id": .string(RevenueCatFacts.appId), "name": "App", "created_at": ReadCatalog.madeAt,
      "type": .string(product.store.rawValue), "project_id": .string(project),
    ]
  }

  // MARK: Entitlements

  static func entitlement(_ id: String, _ project: String) -> JSONValue {
    [
      "object": "entitlement", "project_id": .string(project), "id": .string(id), "lookup_key": .string(id),
      "display_name": .string(id), "created_at": madeAt,
    ]
  }

  /// The identifiers of what the products give, ascending.
  var entitlements: [String] { products.flatMap(\.entitlements).distinctIdentifiers }

  func entitlement(_ id: String, expandsProducts: Bool) -> JSONValue {
    guard expandsProducts, case .object(var object) = ReadCatalog.entitlement(id, project) else {
      return ReadCatalog.entitlement(id, project)
    }
    object["products"] = products(giving: id, .whole)
    return .object(object)
  }

  func products(giving entitlement: String, _ page: ReadCustomer.Page) -> JSONValue {
    let url = "\(path)/entitlements/\(PercentEncoding.queryValue(entitlement))/products"
    let givers = products.filter { $0.entitlements.containsIdentical(entitlement) }
    return ReadCustomer.list(url, givers.map { product($0) }, page)
  }

  // MARK: Offerings

  /// Which parts of an offering are wanted.
  struct Expansion {
    var packages = false
    var products = false
  }

  func offering(_ expansion: Expansion) -> JSONValue {
    var object: [String: JSONValue] = [
      "object": "offering", "id": .string(ReadCatalog.offering), "lookup_key": .string(ReadCatalog.offering),
      "display_name": "What the ledger has sold", "is_current": true, "created_at": ReadCatalog.madeAt,
      "project_id": .string(project), "metadata": nil,
    ]
    if expansion.packages { object["packages"] = packages(expansion, .whole) }
    return .object(object)
  }

  func packages(_ expansion: Expansion, _ page: ReadCustomer.Page) -> JSONValue {
    let objects = packages.indices.map { package(at: $0, expansion) }
    return ReadCustomer.list("\(path)/offerings/\(ReadCatalog.offering)/packages", objects, page)
  }

  /// Positions begin at 1.
  func package(at index: Int, _ expansion: Expansion) -> JSONValue {
    let (id, _) = packages[index]
    var object: [String: JSONValue] = [
      "object": "package", "id": .string(id), "lookup_key": .string(id), "display_name": .string(id),
      "position": .integer(Int64(index + 1)), "created_at": ReadCatalog.madeAt,
    ]
    if expansion.products { object["products"] = products(ofPackageAt: index, .whole) }
    return .object(object)
  }

  func products(ofPackageAt index: Int, _ page: ReadCustomer.Page) -> JSONValue {
    let (id, sold) = packages[index]
    let url = "\(path)/packages/\(PercentEncoding.queryValue(id))/products"
    return ReadCustomer.list(url, [["product": product(sold), "eligibility_criteria": "all"]], page)
  }
}
