import RedemptionCore

/// `PUT /redeem` with a form of code and user: 200, 402 if the purchase has ended, 404, 409 if the code was used, 410 if
/// it is too old; and `GET /access`.
struct SoundService: ServiceDialect {
  let mistake: Mistake?

  var baseURL: String { mistake == .plainHTTP ? "http://api.sound.example" : "https://api.sound.example" }
  var vendorHosts: [String] { mistake == .keysAnywhere ? ["other.example"] : ["sound.example"] }

  func request(
    for call: ServiceCall, app: ServiceApp, keys: ServiceKeys, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceRequest {
    if case .customer(_, let redeemer) = call.question {
      let name = mistake == .customerIsAnyone ? "name" : "user"
      return ServiceRequest(
        .get, "/access?\(name)=\(redeemer.appUserId ?? "")", headers: ["Authorization": "Bearer \(keys.app.secret)"],
        timeLimit: 10_000)
    }
    guard case .redeem(let question) = call.question else { throw .noSuchRequest }
    return ServiceRequest(
      .put,
      mistake == .pathUnescaped ? "/redeem/\(question.code ?? "")" : mistake == .otherPath ? "/reedem" : "/redeem",
      headers: mistake == .noKey
        ? [:] : ["Authorization": "\(mistake == .otherAuthorization ? "Token" : "Bearer") \(keys.app.secret)"],
      form: ["code": question.code ?? "", "user": question.redeemer.appUserId ?? ""], timeLimit: 10_000)
  }

  func answer(
    to call: ServiceCall, with response: ServiceResponse, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceStep {
    if case .customer = call.question {
      guard let grant = try? response.body.decode(Grant.self) else { throw .otherAnswer }
      return .answer(.customer(grant))
    }
    guard case .redeem(let question) = call.question else { throw .noSuchRequest }
    let code = question.code
    let outcome: RedemptionOutcome
    switch response.status {
    case 200, 201: outcome = .redeemed(code: code, grant: Grant())
    case 404: outcome = .invalidCode(code: code)
    case 500... where mistake == .errorIsSuccess: outcome = .redeemed(code: code, grant: Grant())
    case 409 where mistake == .usedIsSuccess: outcome = .redeemed(code: code, grant: Grant())
    case 402 where mistake == .endedIsSuccess: outcome = .redeemed(code: code, grant: Grant())
    case 402, 403: outcome = .subscriptionExpired(code: code, grant: Grant())
    case 409
    where mistake == .usedIsForeign || (mistake == .usedByPhoneIsForeign && question.redeemer.appUserId == nil):
      outcome = .purchaseBelongsToOtherUser(code: code)
    case 410 where mistake == .expiredIsInvalid: outcome = .invalidCode(code: code)
    case 409, 410: outcome = .linkExpired(code: code, reissued: false, obfuscatedEmail: nil)
    default:
      throw RedemptionFailure(reason: .http, message: "HTTP \(response.status)", httpStatus: response.status)
    }
    var answer = RedemptionAnswer(outcome: outcome)
    if outcome.kind == .redeemed { answer.own = ["seat": mistake == .otherFact ? 2 : 1] }
    return .answer(.redemption(answer))
  }

  func answer(to call: ServiceCall, after failure: RedemptionFailure) throws(RedemptionFailure) -> ServiceStep {
    guard mistake == .offlineIsSuccess else { throw failure }
    return .answer(.redemption(RedemptionAnswer(outcome: .redeemed(code: nil, grant: Grant()))))
  }

  var endpoints: [LocalEndpoint] {
    let redeem = LocalEndpoint(
      "PUT", mistake == .pathUnescaped ? "/redeem/{code}" : "/redeem", redeems: mistake != .endpointNotMarked
    ) {
      [mistake] request, ledger throws(GatewayError) in
      if mistake == .endpointRedeemsNothing { return .status(200) }
      let form = mistake == .formIsJSON ? request.json.texts : request.form
      let redeemer = Redeemer(appUserId: form["user"], deviceId: "")
      let code = form["code"] ?? ""
      let question = Question.redeem(RedemptionQuestion(vendor: Sound.vendorID, code: code, redeemer: redeemer))
      guard case .redemption(let answer) = try ledger.answer(question) else { return .status(500) }
      switch answer.outcome {
      case .redeemed: return .status(mistake == .created ? 201 : 200)
      case .subscriptionExpired: return .status(mistake == .forbidden ? 403 : 402)
      case .linkExpired(_, .used, _, _), .purchaseBelongsToOtherUser: return .status(409)
      case .linkExpired: return .status(410)
      case .invalidCode: return .status(404)
      case .failed, nil: return .status(500)
      }
    }
    let access = LocalEndpoint("GET", "/access") { request, ledger throws(GatewayError) in
      let redeemer = Redeemer(appUserId: request["user"], deviceId: "")
      guard case .customer(let grant) = try ledger.answer(.customer(Sound.vendorID, redeemer)) else {
        return .status(500)
      }
      return LocalResponse(grant)
    }
    return [redeem, access] + (mistake == .twoEndpoints ? [redeem] : [])
  }
}

extension JSONValue {
  /// The texts of an object by name.
  fileprivate var texts: [String: String] {
    guard case .object(let members) = self else { return [:] }
    return members.compactMapValues(\.string)
  }
}
