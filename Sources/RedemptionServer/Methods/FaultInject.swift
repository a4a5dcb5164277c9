import JSONRPC
import RedemptionCore

/// `fault/inject`: what the next requests of sessions to their gateways meet.
enum FaultInject: Method {
  static let name = "fault/inject"

  enum Kind: String, Decodable { case offline, timeout, http, malformed, delay, none }

  struct Params: Decodable {
    let kind: Kind
    let status: Int?
    let seconds: Double?
    let count: Int?
    let session: String?
  }

  struct Result: Encodable {
    let pending: [Fault]
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer {
    if let session = params.session { _ = try server.session(session) }
    if let fault = try fault(params) {
      server.faults.inject(fault)
    } else {
      server.faults.clear(session: params.session)
    }
    return .result(Result(pending: server.faults.pending))
  }

  /// The fault that is meant; nil for `none`.
  private static func fault(_ params: Params) throws(RPCError) -> Fault? {
    guard let kind = Fault.Kind(rawValue: params.kind.rawValue) else { return nil }
    let count = params.count ?? 1
    guard count > 0 else { throw .invalid("/count", expected: "a whole number greater than 0") }
    let status = kind == .http ? params.status ?? Fault.defaultStatus : nil
    if let status, !(300...599).contains(status) {
      throw .invalid("/status", expected: "an HTTP status from 300 to 599")
    }
    var seconds: Double?
    if kind == .delay {
      guard let given = params.seconds else { throw .missing("/seconds", expected: "how long the answer is held") }
      guard given > 0, given <= Seconds.longest else {
        throw .invalid("/seconds", expected: "a number of seconds greater than 0")
      }
      seconds = given
    }
    return Fault(kind: kind, status: status, seconds: seconds, count: count, session: params.session)
  }
}
