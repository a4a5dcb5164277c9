import RedemptionCore

extension QonversionDialect {
  func answer(
    to call: ServiceCall, with response: ServiceResponse, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceStep {
    let own = call.qonversion
    switch (call.question, own.step) {
    case (.redeem(let request), .first):
      if response.status == 409 { return .askNext(call.asking(.redemptionStatus)) }
      return .answer(.redemption(RedemptionAnswer(outcome: try redeemed(request, response))))
    case (.redeem(let request), _):
      return .answer(.redemption(RedemptionAnswer(outcome: try statusOutcome(request.code, response))))
    case (.reissue, _): return .answer(.reissue(try reissueAnswer(response)))
    case (.logIn, .first): return try identified(call, response, now: now)
    case (.logIn, _): return .answer(.logIn(try launched(response, now: now), created: false))
    case (.customer, _): return .answer(.customer(try launched(response, now: now)))
    case (.receipt, _), (.own, _): throw .noSuchRequest
    }
  }

  /// Only Android has an answer for a question after a 409 that nothing answered: the 409 itself (`resolveConflict`).
  func answer(to call: ServiceCall, after failure: RedemptionFailure) throws(RedemptionFailure) -> ServiceStep {
    guard platform == .android, call.qonversion.step == .redemptionStatus, case .redeem(let request) = call.question
    else { throw failure }
    return .answer(.redemption(RedemptionAnswer(outcome: .used(request.code))))
  }

  /// The launch after a success says what the user has. iOS does not read the body; on Android Retrofit decodes it,
  /// except for the statuses 204 and 205, and an error of the decoder is a failed request.
  private func redeemed(
    _ request: RedemptionQuestion, _ response: ServiceResponse
  ) throws(RedemptionFailure) -> RedemptionOutcome {
    if (200..<300).contains(response.status) {
      let isRead = platform == .android && response.status != 204 && response.status != 205
      guard !isRead || (try? response.body.decode(Redeemed.self)) != nil else { throw .unreadable }
      return .redeemed(code: request.code, grant: Grant())
    }
    if let outcome = QonversionStatus.outcome(of: response.status, request.code, on: platform) { return outcome }
    throw .status(response.status)
  }

  /// `{"consumed", "expired"}`, both false if they are left out. The platforms differ in what they make of a status
  /// that is no success, and of an answer that says neither.
  private func statusOutcome(
    _ code: String?, _ response: ServiceResponse
  ) throws(RedemptionFailure) -> RedemptionOutcome {
    guard (200..<300).contains(response.status) else {
      guard platform == .ios else { return .used(code) }
      throw RedemptionFailure(
        reason: .transport, message: "The question after a 409 was answered with HTTP status \(response.status).",
        httpStatus: response.status)
    }
    let status = (try? response.body.decode(TokenStatus.self)) ?? TokenStatus()
    if status.consumed { return .used(code) }
    if status.expired { return .expired(code) }
    return platform == .ios ? .invalidCode(code: code) : .used(code)
  }

  private func reissueAnswer(_ response: ServiceResponse) throws(RedemptionFailure) -> ReissueAnswer {
    switch response.status {
    case 200..<300: return .accepted
    case 400: return .invalidAddress
    case 429: return .tooMany
    default: throw .status(response.status)
    }
  }

  /// An identity of this user needs nothing more; with one of another user the SDK launches as that user.
  private func identified(
    _ call: ServiceCall, _ response: ServiceResponse, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceStep {
    guard (200..<300).contains(response.status) else { throw .status(response.status) }
    guard let answer = try? response.body.decode(Wrapped<Identity>.self) else { throw .unreadable }
    let userId = answer.data.anonId
    guard userId == call.qonversion.userId else {
      var next = call.asking(.launchOfOtherUser)
      var own = next.qonversion
      own.userId = userId
      next.context.own = own
      return .askNext(next)
    }
    return .answer(.logIn(Grant(user: userId, now: now), created: false))
  }

  private func launched(_ response: ServiceResponse, now: Timestamp) throws(RedemptionFailure) -> Grant {
    guard (200..<300).contains(response.status) else { throw .status(response.status) }
    guard let answer = try? response.body.decode(Launched.self), answer.success else { throw .unreadable }
    return Grant(answer.data, now: now)
  }
}

/// `RedeemResponse.kt`: each member has a default, and only `app_uid` may be null.
private struct Redeemed: Decodable {
  private enum CodingKeys: String, CodingKey {
    case redeemed
    case user = "app_uid"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.redeemed) { _ = try container.decode(Bool.self, forKey: .redeemed) }
    _ = try container.decodeIfPresent(String.self, forKey: .user)
  }
}

private struct TokenStatus: Decodable {
  var consumed = false
  var expired = false

  init() {}

  private enum CodingKeys: String, CodingKey { case consumed, expired }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    consumed = try container.decodeIfPresent(Bool.self, forKey: .consumed) ?? false
    expired = try container.decodeIfPresent(Bool.self, forKey: .expired) ?? false
  }
}

private struct Wrapped<Value: Decodable>: Decodable { let data: Value }

/// `IdentityResult.kt`.
private struct Identity: Decodable {
  let anonId: String
  private enum CodingKeys: String, CodingKey { case anonId = "anon_id" }
}

private struct Launched: Decodable {
  let success: Bool
  let data: LaunchResult
}

/// `QLaunchResult.kt`; products and offerings are left out.
private struct LaunchResult: Decodable {
  let uid: String
  let permissions: [Permission]?
}

/// `QPermission.kt`, `QNMapper.m` (`fillPermission:`). Dates are seconds.
private struct Permission: Decodable {
  let id: String
  let product: String
  let renewState: Int?
  let started: Int64
  let expiration: Int64?
  let source: String?
  let active: Int
  let trialStart: Int64?
  let lastPurchase: Int64?
  let grantType: String?
  let autoRenewDisable: Int64?

  private enum CodingKeys: String, CodingKey {
    case id, source, active
    case product = "associated_product"
    case renewState = "renew_state"
    case started = "started_timestamp"
    case expiration = "expiration_timestamp"
    case trialStart = "trial_start_timestamp"
    case lastPurchase = "last_purchase_timestamp"
    case grantType = "grant_type"
    case autoRenewDisable = "auto_renew_disable_timestamp"
  }

  var store: Store {
    switch source {
    case "appstore": .appStore
    case "playstore": .playStore
    case "stripe": .stripe
    case "manual": .promotional
    default: .unknown
    }
  }

  var entitlement: Entitlement {
    Entitlement(
      id: id, isActive: active != 0, productId: product.isEmpty ? nil : product, store: store,
      startsAt: Timestamp(seconds: started), renewedAt: lastPurchase.map { Timestamp(seconds: $0) },
      expiresAt: expiration.map { Timestamp(seconds: $0) }, isLifetime: renewState == -1,
      willRenew: renewState == 1 ? true : renewState == 2 || renewState == -1 ? false : nil,
      state: renewState == 3 ? .inBillingRetryPeriod : nil,
      offerType: trialStart != nil ? .trial : grantType == "offer_code" ? .code : nil)
  }

  /// What an entitlement has no member for.
  var subscription: Subscription? {
    guard !product.isEmpty, renewState != -1 else { return nil }
    return Subscription(
      productId: product, store: store, purchasedAt: Timestamp(seconds: lastPurchase ?? started),
      originallyPurchasedAt: Timestamp(seconds: started), expiresAt: expiration.map { Timestamp(seconds: $0) },
      unsubscribeDetectedAt: autoRenewDisable.map { Timestamp(seconds: $0) },
      ownershipType: grantType == "family_sharing" ? .familyShared : .purchased)
  }
}

extension Timestamp {
  fileprivate init(seconds: Int64) { self = Timestamp(milliseconds: 0).advanced(bySeconds: seconds) }
}

extension Grant {
  /// Nothing but the service's id of the user.
  fileprivate init(user: String, now: Timestamp) {
    self.init(
      owner: .appUser(id: user),
      customer: Customer(originalAppUserId: user, firstSeen: now.wholeSecond, requestDate: now))
  }

  fileprivate init(_ launch: LaunchResult, now: Timestamp) {
    self.init(user: launch.uid, now: now)
    for permission in launch.permissions ?? [] {
      entitlements.insert(permission.entitlement)
      if let subscription = permission.subscription { subscriptions.insert(subscription) }
    }
  }
}

extension ServiceCall {
  /// The same question by another request.
  fileprivate func asking(_ step: QonversionServiceContext.Step) -> ServiceCall {
    var next = self
    var own = qonversion
    own.step = step
    next.context.own = own
    return next
  }
}

extension RedemptionFailure {
  fileprivate static func status(_ status: Int) -> RedemptionFailure {
    RedemptionFailure(
      reason: .http, message: "The service answered with HTTP status \(status).", httpStatus: status)
  }

  fileprivate static var unreadable: RedemptionFailure {
    RedemptionFailure(reason: .unreadable, message: "The service's answer could not be read.")
  }
}
