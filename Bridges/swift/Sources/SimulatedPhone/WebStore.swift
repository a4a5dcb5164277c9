public import Foundation
import MemoryStore
public import RedemptionCore
import RedemptionLedger
import RevenueCatAdapter
import SuperwallAdapter

/// The vendors' web checkouts and services on one ledger: sells products, and answers the app's SDKs.
public final class WebStore: Sendable {
  /// A purchase on the web.
  public struct Purchase: Sendable {
    /// The purchase's identifier in the store.
    public let id: String
    /// The link that the buyer opens.
    public let link: URL
    /// The payment provider's name of the purchase, such as Stripe's `sub_…`.
    public let storeTransactionId: String
    let code: String
  }

  /// A redemption that an SDK asked for.
  public struct Redemption: Sendable {
    /// The vendor.
    public let vendor: Vendor
    /// The code of the link; nil if only stored codes were sent.
    public let code: String?
    /// The app user; nil for none.
    public let appUserID: String?
    /// The kind of the outcome; nil without a code, or for an answer that left the code out.
    public let outcome: OutcomeKind?
    /// Number of requests: the first, and the SDK's own retries.
    public let requests: Int
  }

  /// What the store says to a wrong call.
  public struct Refusal: Error, CustomStringConvertible {
    /// What is wrong.
    public let description: String
  }

  fileprivate struct State {
    let ledger: Ledger
    var fault: RedemptionFailure?
    var isHeld = false
    var held: CheckedContinuation<Void, Never>?
    var redemptions: [Redemption] = []
    var questions = 0
    var receipts: [Receipt] = []
  }

  /// A purchase of another store that was posted to RevenueCat (`POST /v1/receipts`).
  public struct Receipt: Hashable, Sendable {
    /// The app user.
    public let appUserID: String
    /// The payment provider's name of the purchase.
    public let storeTransactionId: String
    /// The HTTP status of the response.
    public let status: Int
  }

  private let clock: PhoneClock
  private let answers = Turns()
  private let state: Guarded<State>

  init(clock: PhoneClock) {
    self.clock = clock
    state = Guarded(State(ledger: Ledger(store: MemoryStore(), adapters: WebStore.adapters)))
  }

  private static let adapters: [any RedemptionAdapter] = [RevenueCatAdapter(), SuperwallAdapter()]

  // MARK: Sales

  /// Buys a product on the web.
  ///
  /// - Parameters:
  ///   - vendor: whose checkout sells it.
  ///   - appUserID: the app user at the checkout; nil for an anonymous one.
  ///   - email: gets the link, and a new one for an old link.
  ///   - days: how long it is paid for; nil makes a one-time purchase.
  ///   - store: the payment provider; nil for the vendor's default.
  @discardableResult
  public func purchase(
    _ vendor: Vendor, product: String = "pro_monthly", entitlements: [String] = ["pro"], appUserID: String? = nil,
    email: String? = "jane.doe@example.com", days: Int? = 30, store: Store? = nil
  ) throws -> Purchase {
    let order = Order(
      vendor: vendor, kind: days == nil ? .oneTime : .subscription, product: product, entitlements: entitlements,
      appUserId: appUserID, email: email, store: store,
      expiresIn: days.map { Int64($0) * 86_400 } ?? Order.defaultExpiresIn)
    let sale = try change { try $0.purchase(order, at: clock.now.timestamp) }
    return Purchase(
      id: sale.purchase.id, link: try url(sale.link.url), storeTransactionId: sale.purchase.storeTransactionId,
      code: sale.link.code)
  }

  /// A link with a code that the store has never issued.
  public func unknownLink(_ vendor: Vendor) throws -> URL {
    let link = try purchase(vendor, product: "unknown", entitlements: [], email: nil).link.absoluteString
    guard let end = link.lastIndex(of: "=") else { throw Refusal(description: "The link is not a URL.") }
    return try url(link[...end] + "unknown_code")
  }

  func url(_ text: String) throws -> URL {
    guard let url = URL(string: text) else { throw Refusal(description: "The link is not a URL.") }
    return url
  }

  /// Redeems a purchase on another phone.
  func redeem(_ purchase: Purchase, of vendor: Vendor, by redeemer: Redeemer) throws {
    let question = RedemptionQuestion(vendor: vendor, code: purchase.code, redeemer: redeemer)
    _ = try change { try $0.answer(.redeem(question), at: clock.now.timestamp) }
  }

  /// Ends a subscription now, and moves the clock by one second: until its very end it gives access.
  public func expire(_ purchase: Purchase) throws {
    _ = try change { try $0.expire(purchase.id, at: clock.now.timestamp) }
    clock.advance(by: .seconds(1))
  }

  /// Gives the money back, and moves the clock by one second, as ``expire(_:)`` does.
  public func refund(_ purchase: Purchase) throws {
    _ = try change { try $0.refund(purchase.id, at: clock.now.timestamp) }
    clock.advance(by: .seconds(1))
  }

  /// Sets what happens to the purchase of another user. Defaults to `.transfer`.
  public func setTransferPolicy(_ transfer: TransferPolicy, of vendor: Vendor) throws {
    try change { ledger in
      var policy = try ledger.policy(of: vendor)
      policy.transfer = transfer
      try ledger.setPolicy(policy, of: vendor)
    }
  }

  private func change<Value>(_ body: (Ledger) throws -> Value) throws -> Value {
    try state.withLock { state in
      do {
        let value = try body(state.ledger)
        try state.ledger.commit()
        return value
      } catch let error as LedgerError {
        throw Refusal(description: error.description)
      }
    }
  }

  // MARK: Faults

  /// Cuts every connection until ``recover()``.
  public func goOffline() { fail(.offline) }

  /// Answers every request with a status and no body until ``recover()``.
  public func fail(status: Int = 500) { fail(.http, status: status) }

  func fail(_ reason: RedemptionFailure.Reason, status: Int? = nil) {
    let message =
      switch (reason, status) {
      case (.offline, _): "The Internet connection appears to be offline."
      case (.timeout, _): "The request timed out."
      default: "The service answered with HTTP status \(status ?? 500)."
      }
    set(RedemptionFailure(reason: reason, message: message, httpStatus: status))
  }

  /// Ends ``goOffline()`` and ``fail(status:)``.
  public func recover() { set(nil) }

  private func set(_ fault: RedemptionFailure?) { state.withLock { $0.fault = fault } }

  /// Holds all answers until ``release()``, so that two calls overlap.
  public func hold() { state.withLock { $0.isHeld = true } }

  /// Sends the held answers.
  public func release() {
    let held = state.withLock { state in
      defer { (state.isHeld, state.held) = (false, nil) }
      return state.held
    }
    held?.resume()
  }

  /// Number of answers that are held.
  public var heldAnswers: Int { state.withLock { $0.isHeld ? $0.questions : 0 } }

  /// Number of questions of the SDKs without an answer.
  var openQuestions: Int { state.withLock { $0.questions } }

  // MARK: Log

  /// The redemptions so far, in the order of their answers.
  public var redemptions: [Redemption] { state.withLock { $0.redemptions } }

  /// Forgets the redemptions so far, such as those of a preparation.
  public func forgetRedemptions() { state.withLock { $0.redemptions = [] } }

  /// The redemptions of one link.
  public func redemptions(of link: URL) -> [Redemption] {
    let text = link.absoluteString
    return redemptions.filter { $0.code.map { text.hasSuffix("=" + $0) } ?? false }
  }

  /// The receipts that were posted to RevenueCat.
  public var receipts: [Receipt] { state.withLock { $0.receipts } }

  // MARK: Answers

  nonisolated(nonsending) func answer(_ question: Question, retries: Int) async -> Result<Answer, GatewayError> {
    state.withLock { $0.questions += 1 }
    // A network does not answer two questions at the same moment: what waited for the first answer has it before the second one comes. The first
    // question waits for `release()`, and the others wait behind it, so that they keep their order.
    await answers.take()
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        if state.isHeld { state.held = continuation }
        return !state.isHeld
      }
      if isFree { continuation.resume() }
    }
    try? await Task.sleep(for: .milliseconds(1))
    answers.pass()
    return state.withLock { state in
      state.questions -= 1
      let answer = state.answer(question, at: clock.now.timestamp)
      if case .redeem(let redemption) = question { state.note(redemption, answer, retries: retries) }
      return answer
    }
  }

  /// `POST https://api.revenuecat.com/v1/receipts`: status and JSON body; nil while offline.
  func postReceipt(appUserID: String, storeTransactionId: String) -> (status: Int, body: Data)? {
    state.withLock { state in
      if let fault = state.fault { return fault.httpStatus.map { ($0, Data()) } }
      let door = RevenueCatReceipts()
      let answer = door.answer(for: appUserID) { user in
        let answer = try? state.ledger.postReceipt(
          .revenueCat, appUserId: user, storeTransactionId: storeTransactionId, at: clock.now.timestamp)
        try? state.ledger.commit()
        return answer ?? .unknownToken
      }
      let reply = door.render(answer, now: clock.now.timestamp)
      state.receipts.append(
        Receipt(appUserID: appUserID, storeTransactionId: storeTransactionId, status: reply.status))
      return (reply.status, (try? JSONEncoder().encode(Body(reply.body))) ?? Data())
    }
  }

  private struct Body: Encodable {
    let value: any Encodable

    init(_ value: any Encodable) { self.value = value }

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }
}

extension WebStore.State {
  fileprivate func answer(_ question: Question, at now: Timestamp) -> Result<Answer, GatewayError> {
    if let fault { return .failure(.failed(fault)) }
    do throws(GatewayError) {
      let answer = try ledger.answer(question, at: now)
      do throws(LedgerError) { try ledger.commit() } catch { throw .unavailable(error.description) }
      return .success(answer)
    } catch {
      return .failure(error)
    }
  }

  /// A retry takes the place of the request before it.
  fileprivate mutating func note(
    _ question: RedemptionQuestion, _ answer: Result<Answer, GatewayError>, retries: Int
  ) {
    let earlier = redemptions.lastIndex {
      $0.vendor == question.vendor && $0.code == question.code && $0.requests == retries && $0.outcome == .failed
    }
    if retries > 0, let earlier { redemptions.remove(at: earlier) }
    var outcome: OutcomeKind?
    switch answer {
    case .success(.redemption(let answer)): outcome = answer.outcome?.kind
    case .success: break
    case .failure: outcome = .failed
    }
    redemptions.append(
      WebStore.Redemption(
        vendor: question.vendor, code: question.code, appUserID: question.redeemer.appUserId, outcome: outcome,
        requests: retries + 1))
  }
}

extension HostEnvironment {
  static func phone(store: WebStore, clock: PhoneClock) -> HostEnvironment {
    var environment = HostEnvironment(
      now: { clock.now.timestamp }, sleep: { try await clock.sleep(for: $0) },
      ask: { await store.answer($0, retries: $1.retries) })
    environment.endsBackoffAtOnce = true
    return environment
  }
}
