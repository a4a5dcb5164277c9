import RedemptionCore

extension RevenueCatServerAPI {
  /// Products, entitlements, offerings and packages of a project, to be read.
  static let catalog =
    [
      read("/products", expanding: ["items.app"]) { request, catalog, page in
        let expandsApp = request.expands("items.app")
        return list("products", catalog.products.map { catalog.product($0, expandsApp: expandsApp) }, catalog, page)
      },
      read("/products/{product}", expanding: ["app"]) { request, catalog, _ in
        catalog.products.first { $0.product.isIdentical(to: request["product"] ?? "") }
          .map { catalog.product($0, expandsApp: request.expands("app")) }
      },
      read("/entitlements", expanding: ["items.product"]) { request, catalog, page in
        let objects = catalog.entitlements.map {
          catalog.entitlement($0, expandsProducts: request.expands("items.product"))
        }
        return list("entitlements", objects, catalog, page)
      },
      read("/entitlements/{entitlement}", expanding: ["product"]) { request, catalog, _ in
        known(request, catalog).map { catalog.entitlement($0, expandsProducts: request.expands("product")) }
      },
      read("/entitlements/{entitlement}/products") { request, catalog, page in
        known(request, catalog).map { catalog.products(giving: $0, page) }
      },
    ] + offerings

  private static let offerings = [
    read("/offerings", expanding: ["items.package", "items.package.product"]) { request, catalog, page in
      list("offerings", [catalog.offering(expansion(request, "items.package"))], catalog, page)
    },
    read("/offerings/{offering}", expanding: ["package", "package.product"]) { request, catalog, _ in
      request.asksForOffering ? catalog.offering(expansion(request, "package")) : Optional.none
    },
    read("/offerings/{offering}/packages", expanding: ["items.product"]) { request, catalog, page in
      let expansion = ReadCatalog.Expansion(packages: true, products: request.expands("items.product"))
      return request.asksForOffering ? catalog.packages(expansion, page) : Optional.none
    },
    read("/packages/{package}", expanding: ["product"]) { request, catalog, _ in
      let expansion = ReadCatalog.Expansion(packages: true, products: request.expands("product"))
      return position(request, catalog).map { catalog.package(at: $0, expansion) }
    },
    read("/packages/{package}/products") { request, catalog, page in
      position(request, catalog).map { catalog.products(ofPackageAt: $0, page) }
    },
  ]

  private static func expansion(_ request: LocalRequest, _ field: String) -> ReadCatalog.Expansion {
    let products = request.expands(field + ".product")
    return ReadCatalog.Expansion(packages: products || request.expands(field), products: products)
  }

  private static func known(_ request: LocalRequest, _ catalog: ReadCatalog) -> String? {
    catalog.entitlements.first { $0.isIdentical(to: request["entitlement"] ?? "") }
  }

  private static func position(_ request: LocalRequest, _ catalog: ReadCatalog) -> Int? {
    catalog.packages.firstIndex { $0.identifier.isIdentical(to: request["package"] ?? "") }
  }

  private static func list(
    _ name: String, _ items: [JSONValue], _ catalog: ReadCatalog, _ page: ReadCustomer.Page
  ) -> JSONValue {
    ReadCustomer.list("/v2/projects/\(catalog.project)/\(name)", items, page)
  }

  /// An endpoint below the project that reads the catalog. It rejects fields that its answer cannot expand.
  private static func read(
    _ path: String, expanding fields: [String] = [],
    _ make: @escaping @Sendable (LocalRequest, ReadCatalog, ReadCustomer.Page) -> JSONValue?
  ) -> LocalEndpoint {
    secret("GET", "/v2/projects/{project}" + path) { request, ledger throws(GatewayError) in
      guard let page = ReadCustomer.Page(request) else { return wrongLimit }
      let asked = (request.queryValues("expand") + request.queryValues("expand[]")).flatMap { $0.split(separator: ",") }
      guard asked.allSatisfy({ fields.contains(String($0)) }) else {
        let expected = fields.isEmpty ? "nothing" : fields.joined(separator: ", ")
        return refuse(400, "parameter_error", "expand must be one of: \(expected).", param: "expand")
      }
      let catalog = ReadCatalog(project: request["project"] ?? "", products: try ledger.products(of: .revenueCat))
      return make(request, catalog, page).map { LocalResponse($0) }
        ?? refuse(404, "resource_missing", "The resource does not exist.")
    }
  }
}

extension LocalRequest {
  /// True if the path names the one offering that there is.
  fileprivate var asksForOffering: Bool { self["offering"] == "default" }
}
