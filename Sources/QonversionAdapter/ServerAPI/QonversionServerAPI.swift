import RedemptionCore

/// What an app's own backend reads and grants: version 3 of Qonversion's server API (documentation.qonversion.io,
/// "Entitlements", "Users", "Identities"). A project key with the prefix `test_` sees the sandbox. Times are seconds.
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
    secret("POST", "/v3/users/{id}/entitlements") { request, user, ledger throws(GatewayError) in
      let body = request.json
      guard let id = body["id"]?.string, !id.isEmpty else { return refuse(422, "invalid_data", "Pass the `id`.") }
      var end: Timestamp?
      if case .integer(let seconds)? = body["expires"] {
        guard (0..<endOfDates).contains(seconds), Timestamp(milliseconds: seconds * 1000) > ledger.now else {
          return refuse(422, "invalid_data", "`expires` must be in the future, in seconds.")
        }
        end = Timestamp(milliseconds: seconds * 1000)
      }
      let gift = EntitlementGift(entitlement: id, product: manualPrefix + id, expiresAt: end)
      _ = try ledger.grant(gift, to: user, at: .qonversion)
      let (grant, _) = try ledger.customer(.qonversion, user)
      return LocalResponse(grant.entitlements[id].map(entitlement) ?? .null, status: 201)
    },
    secret("DELETE", "/v3/users/{id}/entitlements/{entitlement}") { request, user, ledger throws(GatewayError) in
      let product = manualPrefix + (request["entitlement"] ?? "")
      let (grant, _) = try ledger.customer(.qonversion, user)
      let given = grant.subscriptions.filter { $0.store == .promotional && $0.productId.isIdentical(to: product) }
      guard !given.isEmpty else { return refuse(404, "not_found", "The user was not granted this entitlement.") }
      for id in given.compactMap(\.storeTransactionId) { _ = try ledger.end(id, of: .qonversion, by: .revocation) }
      return .status(204)
    },
  ]

  /// Ours: the product of a grant has a name that no product of a store has.
  private static let manualPrefix = "manual_"
  /// 10000-01-01T00:00:00Z in seconds: dates have four digits for the year.
  private static let endOfDates: Int64 = 253_402_300_800

  /// An endpoint for secret keys, of a user who is known.
  private static func secret(
    _ method: String, _ template: String,
    _ respond: @escaping @Sendable (LocalRequest, Redeemer, any LocalLedger) throws(GatewayError) -> LocalResponse
  ) -> LocalEndpoint {
    LocalEndpoint(method, template) { request, ledger throws(GatewayError) in
      let key = request.header("Authorization") ?? ""
      guard key.hasPrefix("Bearer ") else { return refuse(401, "unauthorized", "Pass the secret key.") }
      guard key.hasPrefix("Bearer sk_") || key.hasPrefix("Bearer test_sk_") else {
        return refuse(403, "forbidden", "Granting and revoking need the secret key (sk_).")
      }
      guard let id = request["id"], try ledger.names(of: id, at: .qonversion) != nil else {
        return refuse(404, "not_found", "There is no such user.")
      }
      return try respond(request, Redeemer(appUserId: id, deviceId: ""), ledger)
    }
  }

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
