import RedemptionCore

/// `POST /redeem`, and after a 409 `POST /status` with the same key.
struct KioskService: ServiceDialect {
  let baseURL = "https://api.kiosk.example"
  let vendorHosts = ["kiosk.example"]

  func request(
    for call: ServiceCall, app: ServiceApp, keys: ServiceKeys, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceRequest {
    guard case .redeem(let redemption) = call.question, let own = call.context.own as? KioskRequest else {
      throw .noSuchRequest
    }
    let isStatus = own == .status(key: own.key)
    return ServiceRequest(
      .post, isStatus ? "/status" : "/redeem", headers: ["Idempotency-Key": own.key],
      body: ["code": .string(redemption.code ?? "")], timeLimit: 10_000)
  }

  func answer(
    to call: ServiceCall, with response: ServiceResponse, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceStep {
    switch (response.status, call.context.own as? KioskRequest) {
    case (409, .redeem(let key)?):
      var next = call
      next.context.own = KioskRequest.status(key: key)
      return .askNext(next)
    case (200...299, .status?):
      return .answer(
        .redemption(RedemptionAnswer(outcome: .linkExpired(code: nil, reissued: false, obfuscatedEmail: nil))))
    case (200...299, _):
      return .answer(.redemption(RedemptionAnswer(outcome: .redeemed(code: nil, grant: Grant()))))
    default:
      throw RedemptionFailure(
        reason: .http, message: "The service answered with HTTP status \(response.status).",
        httpStatus: response.status)
    }
  }

  /// Without an answer to the second request, the SDK believes the 409.
  func answer(to call: ServiceCall, after failure: RedemptionFailure) throws(RedemptionFailure) -> ServiceStep {
    guard case .status? = call.context.own as? KioskRequest else { throw failure }
    return .answer(
      .redemption(RedemptionAnswer(outcome: .linkExpired(code: nil, reissued: false, obfuscatedEmail: nil))))
  }
}
