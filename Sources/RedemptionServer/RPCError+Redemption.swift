import JSONRPC
import JanssonCoding
import RedemptionCore
import RedemptionLedger

// The errors of redemption, beside those that every JSON-RPC server has. -32000 to -32089 are for them.

extension RPCError.Code {
  static let unknownSession = RPCError.Code(rawValue: -32000)
  static let unknownTarget = RPCError.Code(rawValue: -32001)
  static let notARedemptionLink = RPCError.Code(rawValue: -32002)
  static let ledgerUnavailable = RPCError.Code(rawValue: -32003)
  static let unknownPurchase = RPCError.Code(rawValue: -32004)
  static let clockNotVirtual = RPCError.Code(rawValue: -32005)
  static let sdkError = RPCError.Code(rawValue: -32006)
  static let scriptEnded = RPCError.Code(rawValue: -32007)
  static let unreadableReply = RPCError.Code(rawValue: -32008)
  static let tooManySessions = RPCError.Code(rawValue: -32009)
  static let liveUnavailable = RPCError.Code(rawValue: -32010)
  static let noChannel = RPCError.Code(rawValue: -32011)
  static let resetNotAllowed = RPCError.Code(rawValue: -32012)
  static let redemptionInProgress = RPCError.Code(rawValue: -32013)
  static let tooManyFaults = RPCError.Code(rawValue: -32014)
  static let notRecorded = RPCError.Code(rawValue: -32015)
  static let sdkSilent = RPCError.Code(rawValue: -32016)
  static let unknownSpace = RPCError.Code(rawValue: -32017)
  static let cannotFork = RPCError.Code(rawValue: -32018)
  static let tooManySpaces = RPCError.Code(rawValue: -32019)
  static let resultNotKnown = RPCError.Code(rawValue: -32020)
  static let otherSpace = RPCError.Code(rawValue: -32021)
  static let deviceInUse = RPCError.Code(rawValue: -32022)
  static let unexpectedRedemption = RPCError.Code(rawValue: -32023)
  static let nothingToRefund = RPCError.Code(rawValue: -32024)
}

extension RPCError {
  static let notRecorded = RPCError(
    .notRecorded, "This server records no log. Start it with --record or --http.", kind: "notRecorded")

  static let noNotifications = RPCError(
    .notRecorded, "This client receives no notifications. Subscribe over WebSocket or stdio, or use `log/read`.",
    kind: "noNotifications")

  static let unknownSession = RPCError(
    .unknownSession,
    "Unknown session: never opened, closed, or ended with its connection. `session/open` opens a new one.",
    kind: "unknownSession", path: "/session")

  /// - Parameter path: where the target's words stand in the params.
  static func unknownTarget(at path: String, known: [Target]) -> RPCError {
    let names = known.map { "\($0.vendor.rawValue) \($0.sdk.rawValue) \($0.platform.rawValue)" }
    return RPCError(
      .unknownTarget, "Unknown target: no such SDK on this platform. `server/describe` lists all targets.",
      kind: "unknownTarget", path: path,
      expected: "one of: \(names.joined(separator: ", "))")
  }

  /// - Parameter nearest: the vendor that was probably meant.
  static func unknownVendor(at path: String = "/vendor", known: [Vendor], nearest: String? = nil) -> RPCError {
    let names = known.map(\.rawValue).joined(separator: ", ")
    let question = nearest.map { " Did you mean `\($0)`?" } ?? ""
    return RPCError(
      .unknownTarget, "Unknown vendor: expected one of \(names).\(question)", kind: "unknownVendor", path: path,
      expected: "one of: \(names)")
  }

  static func notARedemptionLink(reason: String) -> RPCError {
    RPCError(
      .notARedemptionLink, "This SDK does not redeem this link. \(reason)", kind: "notARedemptionLink", path: "/url",
      expected: reason)
  }

  /// A link that another vendor's SDK redeems.
  static func linkOfOtherVendor(_ vendor: VendorDescription, session: VendorDescription) -> RPCError {
    RPCError(
      .notARedemptionLink,
      "This is a link of \(vendor.name), and the session's SDK is \(session.name)'s. "
        + "Open a session with `vendor` \"\(vendor.id.rawValue)\" for it.",
      kind: "notARedemptionLink", path: "/url", expected: "a link of \(session.name), found one of \(vendor.name)")
  }

  static func ledgerUnavailable(_ cause: String) -> RPCError {
    RPCError(
      .ledgerUnavailable, "The ledger cannot do this now; nothing was changed.", kind: "ledgerUnavailable",
      expected: cause)
  }

  /// The ledger may have kept what the call did, or not.
  static func resultNotKnown(_ cause: String) -> RPCError {
    RPCError(
      .resultNotKnown,
      "It is not known whether the ledger has kept this. Repeat the call: the ledger finds out before it answers.",
      kind: "resultNotKnown", expected: cause)
  }

  /// The error of a ledger that cannot be used.
  init(_ failure: LedgerError) {
    self =
      if case .notKnown = failure { .resultNotKnown(failure.description) } else {
        .ledgerUnavailable(failure.description)
      }
  }

  static let unknownPurchase = RPCError(
    .unknownPurchase, "Unknown purchase. Pass an id that `store/purchase` returned; `store/reset` deletes purchases.",
    kind: "unknownPurchase", path: "/purchase")

  static let nothingToRefund = RPCError(
    .nothingToRefund,
    "Nothing to refund: the latest charge has failed, so the latest invoice is not paid. "
      + "Pay it first (`store/update` with `billing` \"succeeds\", then `clock/advance`), or use `store/cancel`.",
    kind: "nothingToRefund", path: "/purchase")

  static let clockNotVirtual = RPCError(
    .clockNotVirtual,
    "The system's clock cannot be moved. Start the server with `--clock virtual`, "
      + "or `--clock offset` if it serves HTTP. On PostgreSQL no clock can be moved: use SQLite.",
    kind: "clockNotVirtual")

  /// An error that the session's SDK itself returns to the app.
  ///
  /// - Parameter kind: our own word for the reason, the same for every SDK; `data.details` has the SDK's words.
  static func sdkError(_ error: SDKError, kind: String) -> RPCError {
    RPCError(.sdkError, error.message, kind: kind, details: error)
  }

  /// A call that the session's SDK never answers.
  ///
  /// - Parameter reason: why, in a sentence.
  static func sdkSilent(_ reason: String) -> RPCError {
    RPCError(
      .sdkSilent, "The SDK never answers this call. \(reason) An app needs a time limit of its own here.",
      kind: "sdkSilent")
  }

  static let scriptEnded = RPCError(
    .scriptEnded, "The session's script has no more outcomes. Open a session with a longer `script`.",
    kind: "scriptEnded", path: "/session")

  static let noChannel = RPCError(
    .noChannel, "This SDK has no channel. Use `redemption/redeem` and the methods of `session`.", kind: "noChannel",
    path: "/session")

  static let resetNotAllowed = RPCError(
    .resetNotAllowed,
    "This ledger outlives the server, so nothing was deleted. Start the server with `--allow-reset` to allow it.",
    kind: "resetNotAllowed")

  static func redemptionInProgress(in session: String) -> RPCError {
    RPCError(
      .redemptionInProgress,
      "The ledger cannot be reset while \(session) redeems a link; wait for the redemption or close the session.",
      kind: "redemptionInProgress")
  }

  static let delayedRedemption = RPCError(
    .redemptionInProgress,
    "The ledger cannot be reset while a fault delays a redemption over HTTP; wait for it, or end the delay with `clock/advance`.",
    kind: "redemptionInProgress")

  static let tooManySessions = RPCError(
    .tooManySessions, "Too many sessions are open. Close some with `session/close`.", kind: "tooManySessions")

  static let tooManyFaults = RPCError(
    .tooManyFaults,
    "Too many faults are pending. Use one fault with `count`, or clear all with the kind `none`.",
    kind: "tooManyFaults")

  static let liveNotBuilt = RPCError(
    .liveUnavailable,
    "This program was built without the live gateways. `make release` builds one that has them; the gateway "
      + "\"ledger\" works in every build.",
    kind: "liveUnavailable", path: "/gateway", expected: "\"ledger\", or an object with `script`")

  static func liveUnavailable(_ reason: RemoteUnavailable) -> RPCError {
    RPCError(
      .liveUnavailable, "Cannot call the vendor's live service. \(reason.message) Expected \(reason.expected).",
      kind: "liveUnavailable", path: "/gateway", expected: "\(reason.expected). \(reason.message)")
  }

  /// -32602 for a member whose type is right and whose value is not.
  static func invalid(_ path: String, expected: String) -> RPCError {
    invalidParams(path: path, expected: expected, kind: .invalid)
  }

  /// -32602 for a member that is not there.
  static func missing(_ path: String, expected: String) -> RPCError {
    invalidParams(path: path, expected: expected, kind: .missing)
  }
}
