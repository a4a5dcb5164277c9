import RedemptionCore

/// `POST /v1/redeem {code, user}`: 200, 402 if the purchase has ended, 404 without such a code, 409 if it
/// was used, 410 if it is too old.
struct PlainService: ServiceDialect {
  let baseURL = "https://api.plain.example"
  let vendorHosts = ["plain.example"]

  func request(
    for call: ServiceCall, app: ServiceApp, keys: ServiceKeys, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceRequest {
    guard case .redeem(let question) = call.question else { throw .noSuchRequest }
    let user = question.redeemer.appUserId ?? question.redeemer.deviceId
    return ServiceRequest(
      .post, "/v1/redeem", headers: ["Authorization": "Bearer \(keys.app.secret)"],
      body: ["code": .string(question.code ?? ""), "user": .string(user)], timeLimit: 30_000)
  }

  func answer(
    to call: ServiceCall, with response: ServiceResponse, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceStep {
    guard case .redeem(let question) = call.question else { throw .noSuchRequest }
    let code = question.code
    let outcome: RedemptionOutcome
    switch response.status {
    case 200: outcome = .redeemed(code: code, grant: Grant())
    case 404: outcome = .invalidCode(code: code)
    case 402: outcome = .subscriptionExpired(code: code, grant: Grant())
    case 409, 410: outcome = .linkExpired(code: code, reissued: false, obfuscatedEmail: nil)
    default:
      let message = "The service answered with HTTP status \(response.status)."
      throw RedemptionFailure(reason: .http, message: message, httpStatus: response.status)
    }
    return .answer(.redemption(RedemptionAnswer(outcome: outcome)))
  }

  static let endpoints = [
    LocalEndpoint(
      "POST", "/v1/redeem", redeems: true, seeking: { $0.json["code"]?.string.map { .code($0) } }
    ) { request, ledger throws(GatewayError) in
      let redeemer = Redeemer(appUserId: request.json["user"]?.string, deviceId: "")
      let code = request.json["code"]?.string ?? ""
      let question = RedemptionQuestion(vendor: .plain, code: code, redeemer: redeemer)
      guard case .redemption(let answer) = try ledger.answer(.redeem(question)) else { return .status(500) }
      switch answer.outcome {
      case .redeemed: return LocalResponse(["redeemed": true] as JSONValue)
      case .subscriptionExpired: return .status(402)
      case .linkExpired(_, .used, _, _), .purchaseBelongsToOtherUser: return .status(409)
      case .linkExpired: return .status(410)
      case .invalidCode: return .status(404)
      case .failed, nil: return .status(500)
      }
    }
  ]
}

extension PlainAdapter {
  public func service(for target: Target) -> (any ServiceDialect)? { PlainService() }
  public var endpoints: [LocalEndpoint] { PlainService.endpoints }
}
