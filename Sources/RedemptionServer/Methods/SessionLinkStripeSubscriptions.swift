import JSONRPC
import RedemptionCore

/// `session/linkStripeSubscriptions`: sends the Stripe subscriptions of one vendor's redemptions to the vendor that
/// keeps the customers, as the documentation's sample does after a redemption.
///
/// All receipts are sent at the same time for the present app user; one that fails does not stop the others. Then that
/// user's customer info is fetched. The SDKs never do this by themselves: the app must call it again after a login.
enum SessionLinkStripeSubscriptions: Method {
  static let name = "session/linkStripeSubscriptions"
  static let mayAskGateway = true

  /// The most ids in one call, each of which is a question to the gateway.
  static let limit = 1_000

  struct Params: Decodable {
    /// The session that redeemed the purchase.
    let session: String
    /// Whose app user it is for.
    let receiptsSession: String
    /// True to send Checkout sessions (`cs_…`) of one-time purchases too; they are not subscriptions.
    let includeCheckoutSessions: Bool?
    /// The ids to send, such as those of a redirect; defaults to those of the session's redemptions.
    let subscriptionIds: [String]?
  }

  struct Result: Encodable {
    let appUserId: String?
    /// The result for each id, in their order.
    let subscriptions: [Subscription]
    /// Why nothing was sent; null if there were ids to send.
    let reason: String?
    /// The app user's customer info afterwards; null if nothing was sent or the fetch failed.
    let customerInfo: (any Encodable)?
    /// Why the fetch failed.
    let failure: Failure?

    private enum CodingKeys: String, CodingKey { case appUserId, subscriptions, reason, customerInfo, failure }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(appUserId, forKey: .appUserId)
      try container.encode(subscriptions, forKey: .subscriptions)
      try container.encode(reason, forKey: .reason)
      if let customerInfo {
        try container.encode(customerInfo, forKey: .customerInfo)
      } else {
        try container.encodeNil(forKey: .customerInfo)
      }
      try container.encodeIfPresent(failure, forKey: .failure)
    }
  }

  /// The result for one id.
  struct Subscription: Encodable {
    enum Fate: String, Encodable { case linked, skipped, failed }

    let id: String
    let result: Fate
    /// Why it was skipped.
    var reason: String?
    /// Why it failed.
    var error: Failure?
  }

  /// `kind`: `unknownToken`, `belongsToOtherUser`, or the reason of a failure such as `offline`.
  struct Failure: Encodable {
    let kind: String
    let message: String

    init(_ failure: RedemptionFailure) { (kind, message) = (failure.reason.rawValue, failure.message) }

    init(kind: String, message: String) { (self.kind, self.message) = (kind, message) }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let session = try server.session(params.session)
    let other = try server.session(params.receiptsSession, at: "/receiptsSession")
    guard session.adapter.receipts == nil else {
      throw .invalid("/session", expected: "a session whose redemptions name the store's own subscriptions")
    }
    guard other.adapter.receipts != nil else {
      throw .invalid("/receiptsSession", expected: "a session of a vendor that keeps customers and takes receipts")
    }
    let ids = params.subscriptionIds ?? session.state.stripeSubscriptionIds
    guard ids.count <= limit else {
      throw .invalid("/subscriptionIds", expected: "at most \(limit) ids in one call; send the rest in further calls")
    }
    guard !ids.isEmpty else {
      let result = Result(
        appUserId: other.state.redeemer.appUserId, subscriptions: [],
        reason: session.state.reasonForNoStripeSubscription, customerInfo: nil, failure: nil)
      return server.ledgerAnswer(result)
    }
    let takesCheckouts = params.includeCheckoutSessions ?? false
    let sent = ids.filter { takesCheckouts || !$0.hasPrefix("cs_") }
    return server.call(.postReceipts(sent), in: other, request) { result, session, now throws(RPCError) in
      guard case .receipts(let answers, let customer) = result else { throw session.error(insteadOf: result) }
      return Self.result(of: ids, answers, customer: customer, now: now, in: session)
    }
  }

  /// Returns the result for each id, with the customer info fetched afterwards.
  ///
  /// - Parameter answers: in the order of the ids; those that were not sent have none.
  private static func result(
    of ids: [String], _ answers: [ReceiptResult], customer: Swift.Result<Grant, RedemptionFailure>, now: Timestamp,
    in session: OpenSession
  ) -> Result {
    var remaining = answers[...]
    let subscriptions = ids.map { id in
      guard let answer = remaining.first, answer.storeTransactionId == id else {
        return Subscription(id: id, result: .skipped, reason: "checkoutSession")
      }
      remaining.removeFirst()
      return Subscription(answer)
    }
    let info = (try? customer.get()).map { session.replies.customer($0, for: session.target, now: now) }
    var failure: Failure?
    if case .failure(let reason) = customer { failure = Failure(reason) }
    return Result(
      appUserId: session.state.redeemer.appUserId, subscriptions: subscriptions, reason: nil, customerInfo: info,
      failure: failure)
  }
}

extension SessionLinkStripeSubscriptions.Subscription {
  fileprivate init(_ answer: ReceiptResult) {
    id = answer.storeTransactionId
    switch answer.answer {
    case .success(.granted): result = .linked
    case .success(.unknownToken):
      (result, error) = (.failed, .init(kind: "unknownToken", message: "The store knows no such purchase."))
    case .success(.belongsToOtherUser):
      (result, error) = (
        .failed, .init(kind: "belongsToOtherUser", message: "The purchase is another user's, and stays there.")
      )
    case .failure(let failure): (result, error) = (.failed, .init(failure))
    }
  }
}

extension SDKState {
  /// The subscriptions of this session's successful redemptions through Stripe, each once.
  fileprivate var stripeSubscriptionIds: [String] {
    var ids: [String] = []
    for outcome in storedCodes.map(\.outcome) + [lastOutcome].compactMap(\.self) {
      guard case .redeemed(_, let grant) = outcome,
        case .stripe(_, let subscriptionIds) = grant.purchaser?.storeIdentifiers
      else { continue }
      ids += subscriptionIds.filter { !ids.contains($0) }
    }
    return ids
  }

  /// Why there are none: `nothingRedeemed`, `noStripeSubscription` for another store, or the outcome that was not a
  /// success.
  fileprivate var reasonForNoStripeSubscription: String {
    switch lastOutcome {
    case nil: "nothingRedeemed"
    case .redeemed: "noStripeSubscription"
    case let outcome?: outcome.kind.rawValue
    }
  }
}
