import RedemptionCore

/// What an app's own backend reads: version 3 of Qonversion's server API (documentation.qonversion.io, "Entitlements",
/// "Users", "Identities"). A project key with the prefix `test_` sees the sandbox. Times are seconds.
enum QonversionServerAPI {
  static let endpoints = [
    read("/v3/users/{id}") { names, grant, key in
      [
        "id": .string(userId(names)), "identity_id": identity(names),
        "created": .integer((grant.customer?.firstSeen.milliseconds ?? 0) / 1000),
        "environment": key.hasPrefix("Bearer test_") ? "sandbox" : "prod",
      ]
    },
    read("/v3/users/{id}/entitlements") { _, grant, _ in ["data": .array(grant.entitlements.map(entitlement))] },
    read("/v3/identities/{id}") { names, _, _ in ["id": identity(names), "user_id": .string(userId(names))] },
  ]

  private static func read(
    _ template: String, _ make: @escaping @Sendable (CustomerNames, Grant, String) -> JSONValue
  ) -> LocalEndpoint {
    LocalEndpoint("GET", template) { request, ledger throws(GatewayError) in
      let key = request.header("Authorization") ?? ""
      guard key.hasPrefix("Bearer ") else { return refuse(401, "unauthorized", "Pass the project key.") }
      guard let id = request["id"], let names = try ledger.names(of: id, at: .qonversion) else {
        return refuse(404, "not_found", "There is no such user.")
      }
      let (grant, _) = try ledger.customer(.qonversion, Redeemer(appUserId: id, deviceId: ""))
      return LocalResponse(make(names, grant, key))
    }
  }

  private static func refuse(_ status: Int, _ code: String, _ message: String) -> LocalResponse {
    LocalResponse(
      ["error": ["type": "request", "code": .string(code), "message": .string(message)]] as JSONValue, status: status)
  }

  /// The service's own name of a user.
  private static func userId(_ names: CustomerNames) -> String {
    names.all.first(where: QonversionAdapter.isMadeBySDK) ?? names.original
  }

  /// The app's name of a user.
  private static func identity(_ names: CustomerNames) -> JSONValue {
    names.all.first { !QonversionAdapter.isMadeBySDK($0) }.map { .string($0) } ?? .null
  }

  @Sendable private static func entitlement(_ entitlement: RedemptionCore.Entitlement) -> JSONValue {
    func seconds(_ time: Timestamp?) -> JSONValue { time.map { .integer($0.milliseconds / 1000) } ?? .null }
    let sources: [Store: JSONValue] = [
      .appStore: "appstore", .playStore: "playstore", .stripe: "stripe", .promotional: "manual",
    ]
    return [
      "id": .string(entitlement.id), "active": .bool(entitlement.isActive), "started": seconds(entitlement.startsAt),
      "expires": seconds(entitlement.expiresAt), "source": entitlement.store.flatMap { sources[$0] } ?? "unknown",
      "product": ["product_id": entitlement.productId.map { .string($0) } ?? .null],
    ]
  }
}
