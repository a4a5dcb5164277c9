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

  /// The app user if there is one, else the device.
  public var owner: Owner { appUserId.map { .appUser(id: $0) } ?? .device(id: deviceId) }
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
  /// The app user says that a purchase in another store is theirs, by that store's name of it.
  case receipt(Vendor, Redeemer, storeTransactionId: String)
}

/// What a gateway answers.
public enum GatewayAnswer: Hashable, Sendable {
  /// To ``GatewayRequest/redeem(_:)``.
  case redemption(RedemptionAnswer)
  /// To ``GatewayRequest/customer(_:_:)``.
  case customer(Grant)
  /// To ``GatewayRequest/logIn(_:_:newAppUserId:)``; `created` tells whether the service had not met that user.
  case logIn(Grant, created: Bool)
  /// To ``GatewayRequest/receipt(_:_:storeTransactionId:)``.
  case receipt(ReceiptVerdict)
}

/// What a service says to a receipt.
public enum ReceiptVerdict: Hashable, Sendable {
  /// The purchase is the app user's; what that user has now.
  case granted(Grant)
  /// The store knows no such purchase.
  case unknownToken
  /// The purchase is another user's, and the policy keeps it there.
  case belongsToOtherUser
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

/// What a script answers to one redemption.
public enum ScriptedAnswer: Hashable, Sendable {
  /// This outcome, with the asked code in it.
  case outcome(RedemptionOutcome)
  /// An answer that does not tell of the asked code.
  case absent
}

extension ScriptedAnswer: Decodable {
  private enum CodingKeys: String, CodingKey { case kind }

  /// Reads an outcome, or `{"kind": "absent"}`.
  public init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
    self = kind == "absent" ? .absent : .outcome(try RedemptionOutcome(from: decoder))
  }
}

/// Answers with what a test wrote down, one for each redemption of a new code, in order.
///
/// A held code that is sent along gets what was said of it before. The customer it tells is the one of the last grant it gave
/// out. It knows no other store, so no receipt.
public final class ScriptedGateway: RedemptionGateway {
  private var remaining: ArraySlice<ScriptedAnswer>
  private var customer = Grant()
  private var told: [String: RedemptionOutcome] = [:]

  /// Takes the answers in the order in which they are given out.
  public init(answers: [ScriptedAnswer]) { remaining = answers[...] }

  /// Takes the outcomes in the order in which they are given out.
  public convenience init(outcomes: [RedemptionOutcome]) { self.init(answers: outcomes.map { .outcome($0) }) }

  /// How many answers are left.
  public var remainingCount: Int { remaining.count }

  /// Gives the next answer; a scripted failure is the end of its redemption and is not retried.
  public func answer(_ request: GatewayRequest, at now: Timestamp) throws(GatewayError) -> GatewayAnswer {
    switch request {
    case .customer: return .customer(customer)
    case .logIn: return .logIn(customer, created: false)
    case .receipt: return .receipt(.unknownToken)
    case .redeem(let request):
      let held = request.heldCodes.filter { $0 != request.code }.compactMap { told[$0] }
      guard let code = request.code else {
        return .redemption(RedemptionAnswer(outcome: nil, heldOutcomes: held, customer: customer))
      }
      switch remaining.popFirst() {
      case nil: throw .scriptEnded
      case .absent: return .redemption(RedemptionAnswer(outcome: nil, heldOutcomes: held))
      case .outcome(let next):
        let outcome = next.with(code: code)
        told[code] = outcome
        if let grant = next.grant { customer = grant }
        return .redemption(RedemptionAnswer(outcome: outcome, heldOutcomes: held, customer: next.grant))
      }
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
