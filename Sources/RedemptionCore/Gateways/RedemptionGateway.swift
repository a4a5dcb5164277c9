/// Who asks for a redemption: one installed app and its user.
public struct Redeemer: Hashable, Sendable, Codable {
  /// The app user; nil where the vendor's SDK has none before the app identifies one.
  public var appUserId: String?
  /// The installed app's own identifier.
  public var deviceId: String

  /// Describes who asks.
  public init(appUserId: String?, deviceId: String) {
    self.appUserId = appUserId
    self.deviceId = deviceId
  }
}

/// One request for redemption as an SDK sends it: the new code, and those it already holds where it sends them along.
public struct RedemptionRequest: Hashable, Sendable {
  /// Whose SDK asks.
  public var vendor: Vendor
  /// The code that the customer opened; nil when only held codes are sent again.
  public var code: String?
  /// Codes from earlier answers that this SDK sends along.
  public var heldCodes: [String]
  /// Who asks.
  public var redeemer: Redeemer

  /// Describes a request.
  public init(vendor: Vendor, code: String?, heldCodes: [String] = [], redeemer: Redeemer) {
    self.vendor = vendor
    self.code = code
    self.heldCodes = heldCodes
    self.redeemer = redeemer
  }
}

/// What a service answers to a ``RedemptionRequest``.
public struct RedemptionAnswer: Hashable, Sendable {
  /// The outcome of the asked code; nil when the service left it out, or when only held codes were sent.
  public var outcome: RedemptionOutcome?
  /// The outcomes of the held codes, in the order they were sent.
  public var heldOutcomes: [RedemptionOutcome]
  /// All that the redeemer has after it, where the service tells it beside the outcome's own grant.
  public var customer: Grant?

  /// Describes an answer.
  public init(outcome: RedemptionOutcome?, heldOutcomes: [RedemptionOutcome] = [], customer: Grant? = nil) {
    self.outcome = outcome
    self.heldOutcomes = heldOutcomes
    self.customer = customer
  }
}

/// Anything that a session asks of its gateway.
public enum GatewayRequest: Hashable, Sendable {
  /// Redeem a code, or send held ones again.
  case redeem(RedemptionRequest)
  /// Tell all that an app user or a device has.
  case customer(Vendor, Redeemer)
  /// From now on the app's user is `newAppUserId`.
  case logIn(Vendor, Redeemer, newAppUserId: String)
}

/// What a gateway answers.
public enum GatewayAnswer: Hashable, Sendable {
  /// To ``GatewayRequest/redeem(_:)``.
  case redemption(RedemptionAnswer)
  /// To ``GatewayRequest/customer(_:_:)``.
  case customer(Grant)
  /// To ``GatewayRequest/logIn(_:_:newAppUserId:)``; `created` tells whether the service had not met that user.
  case logIn(Grant, created: Bool)
}

/// Why a gateway gave no answer.
public enum GatewayError: Error, Hashable, Sendable {
  /// Something that the SDK would meet too: it becomes the outcome `failed`, or a retry.
  case failed(RedemptionFailure)
  /// The embedded ledger itself cannot work: its file is gone, full, locked or damaged. The text names the cause.
  case unavailable(String)
  /// Every outcome of a script was used up.
  case scriptEnded

  /// Whether an SDK would meet it too; otherwise the redemption neither succeeded nor failed.
  public var isMetBySDK: Bool {
    if case .failed = self { true } else { false }
  }
}

/// Answers at once: the ledger, or a script.
///
/// A gateway over a network has to answer later; the server asks it in a task of its own and feeds the answer to the same session.
public protocol RedemptionGateway: AnyObject {
  /// Answers with the case that belongs to the request, or throws why it could not.
  func answer(_ request: GatewayRequest, at now: Timestamp) throws(GatewayError) -> GatewayAnswer
}

/// Answers with outcomes that a test wrote down, one per redemption, in order.
///
/// The customer it tells is the one of the last grant it gave out.
public final class ScriptedGateway: RedemptionGateway {
  private var remaining: ArraySlice<RedemptionOutcome>
  private var customer = Grant()

  /// Takes the outcomes in the order in which they are given out.
  public init(outcomes: [RedemptionOutcome]) { remaining = outcomes[...] }

  /// How many outcomes are left.
  public var remainingCount: Int { remaining.count }

  /// Gives the next outcome, with the asked code in it; a scripted failure is the end of its redemption and is not retried.
  public func answer(_ request: GatewayRequest, at now: Timestamp) throws(GatewayError) -> GatewayAnswer {
    switch request {
    case .customer: return .customer(customer)
    case .logIn: return .logIn(customer, created: false)
    case .redeem(let request):
      guard request.code != nil else { return .redemption(RedemptionAnswer(outcome: nil, customer: customer)) }
      guard let next = remaining.popFirst() else { throw .scriptEnded }
      if let grant = next.grant { customer = grant }
      return .redemption(RedemptionAnswer(outcome: next.with(code: request.code), customer: next.grant))
    }
  }
}

extension RedemptionOutcome {
  /// The same outcome for a certain code.
  public func with(code: String?) -> RedemptionOutcome {
    switch self {
    case .redeemed(_, let grant): .redeemed(code: code, grant: grant)
    case .subscriptionExpired(_, let grant): .subscriptionExpired(code: code, grant: grant)
    case .linkExpired(_, let reissued, let email): .linkExpired(code: code, reissued: reissued, obfuscatedEmail: email)
    case .invalidCode: .invalidCode(code: code)
    case .purchaseBelongsToOtherUser: .purchaseBelongsToOtherUser(code: code)
    case .failed(_, let failure): .failed(code: code, failure: failure)
    }
  }
}
