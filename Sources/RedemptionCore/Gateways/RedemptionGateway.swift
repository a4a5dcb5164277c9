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

  /// Describes an answer.
  public init(outcome: RedemptionOutcome?, heldOutcomes: [RedemptionOutcome] = []) {
    self.outcome = outcome
    self.heldOutcomes = heldOutcomes
  }
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

/// Answers redemptions at once: the ledger, or a script.
///
/// A gateway over a network has to answer later; the server asks it in a task of its own and feeds the answer to the same session.
public protocol RedemptionGateway: AnyObject {
  /// Redeems, or throws why it could not.
  func redeem(_ request: RedemptionRequest, at now: Timestamp) throws(GatewayError) -> RedemptionAnswer
}

/// Answers with outcomes that a test wrote down, one per redemption, in order.
public final class ScriptedGateway: RedemptionGateway {
  private var remaining: ArraySlice<RedemptionOutcome>

  /// Takes the outcomes in the order in which they are given out.
  public init(outcomes: [RedemptionOutcome]) { remaining = outcomes[...] }

  /// How many outcomes are left.
  public var remainingCount: Int { remaining.count }

  /// Gives the next outcome, with the asked code in it; a scripted failure is the end of its redemption and is not retried.
  public func redeem(_ request: RedemptionRequest, at now: Timestamp) throws(GatewayError) -> RedemptionAnswer {
    guard request.code != nil else { return RedemptionAnswer(outcome: nil) }
    guard let next = remaining.popFirst() else { throw .scriptEnded }
    return RedemptionAnswer(outcome: next.with(code: request.code))
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
