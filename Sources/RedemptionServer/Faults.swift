import RedemptionCore

/// What `fault/inject` puts between sessions and their gateways.
struct Fault: Encodable, Equatable {
  /// What a session meets in place of the answer.
  enum Kind: String, Codable, CaseIterable {
    case offline, timeout, http, malformed, delay
    /// The service answers, and the answer waits for `fault/release`.
    case late
  }

  /// What a request asks a service for.
  enum Request: String, Codable, CaseIterable {
    /// To redeem the code of a link.
    case redemption
    /// What a user or device has; an SDK may send its stored codes with it.
    case customer
    case logIn, receipt, reissue, checkout
    /// What only one vendor's SDK asks.
    case own
  }

  let kind: Kind
  /// The requests that meet it; nil for all.
  let on: Request?
  /// HTTP status; only for `http`.
  let status: Int?
  /// The vendor's error number in the body; only for `http`, nil for the one that belongs to the status.
  let code: Int?
  /// The text in the body; only for `http`.
  let message: String?
  /// Seconds in the header field `Retry-After`; only for `http`.
  let retryAfter: Double?
  /// How long the answer is held; only for `delay`.
  let seconds: Double?
  /// How many requests are still to meet it; nil for all until it is cleared.
  var count: Int?
  /// The session whose requests meet it; nil for any.
  let session: String?
}

/// The faults that are still to be met, in the order in which they were injected.
struct Faults {
  private(set) var pending: [Fault] = []

  /// Largest number of pending faults: each reply of `fault/inject` lists all of them.
  static let limit = 1_000

  /// Adds a fault; one that lasts, and lasts already, is not added again.
  ///
  /// - Returns: false if the fault was not added, because ``limit`` is reached.
  mutating func inject(_ fault: Fault) -> Bool {
    if fault.count == nil, pending.contains(fault) { return true }
    guard pending.count < Faults.limit else { return false }
    pending.append(fault)
    return true
  }

  /// Forgets every fault, or those of one session.
  mutating func clear(session: String?) {
    pending.removeAll { session == nil || $0.session == session }
  }

  /// Forgets the faults that requests of these sessions would meet, those that name no session included.
  mutating func clear(sessions: Set<String>) {
    pending.removeAll { $0.session.map { sessions.contains($0) } ?? true }
  }

  /// Forgets the faults of any session that only these requests meet.
  mutating func clear(on request: Fault.Request) { pending.removeAll { $0.on == request && $0.session == nil } }

  /// Takes the fault that the next request of a session meets, if any; nil for an HTTP request, which has no session,
  /// and whose answer no fault holds.
  ///
  /// - Parameter request: what it asks for; nil if that is not known.
  mutating func next(for session: String?, asking request: Fault.Request?) -> Fault? {
    let isMet = { (fault: Fault) in
      (fault.session == nil || fault.session == session) && (session != nil || fault.kind != .late)
        && (fault.on == nil || fault.on == request)
    }
    guard let index = pending.firstIndex(where: isMet) else { return nil }
    let fault = pending[index]
    guard let count = fault.count else { return fault }
    pending[index].count = count - 1
    if count == 1 { pending.remove(at: index) }
    return fault
  }

  /// Takes the fault that the next HTTP request meets, if it is `offline`; false for another one or none.
  mutating func takeOffline() -> Bool {
    guard pending.first(where: { $0.session == nil && $0.on == nil })?.kind == .offline else { return false }
    return next(for: nil, asking: nil) != nil
  }
}

extension Question {
  /// What the question asks for.
  var request: Fault.Request {
    switch self {
    case .redeem(let question): question.code == nil ? .customer : .redemption
    case .customer: .customer
    case .logIn: .logIn
    case .receipt: .receipt
    case .reissue: .reissue
    case .own(_, _, let question): question.request
    }
  }
}

extension VendorQuestion {
  /// Clients know one question of a vendor by its own name; all others are `own`.
  var request: Fault.Request { name == Fault.Request.checkout.rawValue ? .checkout : .own }
}

extension Fault {
  /// What an `http` fault answers.
  var response: ErrorResponse {
    ErrorResponse(
      status: status ?? Fault.defaultStatus, code: code, message: message, retryAfter: retryAfter)
  }

  /// The status of an `http` fault that names none.
  static let defaultStatus = 500
}
