import JSONRPC
import RedemptionCore

/// `fault/inject`: makes the next requests of sessions to their gateways fail or wait.
enum FaultInject: Method {
  static let name = "fault/inject"
  static let mayAskGateway = false

  enum Kind: String, Decodable { case offline, timeout, http, malformed, delay, late, none }

  struct Params: Decodable {
    let kind: Kind
    let status: Int?
    let code: Int?
    let message: String?
    let retryAfter: Double?
    let seconds: Double?
    /// Number of requests that it affects. Without it, `offline` lasts until `none`, and any other fault affects one.
    let count: Int?
    let session: String?
    /// The requests that meet it; nil for all.
    let on: Fault.Request?
  }

  struct Result: Encodable {
    let pending: [Fault]
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    if let session = params.session { _ = try server.session(session) }
    if let fault = try fault(params) {
      guard server.space.value.faults.inject(fault) else { throw .tooManyFaults }
    } else {
      server.space.value.faults.clear(session: params.session)
    }
    return .result(Result(pending: server.space.value.faults.pending))
  }

  /// Returns the fault to inject; nil for `none`.
  fileprivate static func fault(_ params: Params) throws(RPCError) -> Fault? {
    try checkResponse(params)
    if params.seconds != nil, params.kind != .delay {
      throw .invalid("/seconds", expected: "no seconds: only the kind delay has them")
    }
    guard let kind = Fault.Kind(rawValue: params.kind.rawValue) else {
      guard params.count == nil else { throw .invalid("/count", expected: "no count: the kind none clears all") }
      return nil
    }
    if let count = params.count, count <= 0 {
      throw .invalid("/count", expected: "a whole number greater than 0")
    }
    return Fault(
      kind: kind, on: params.on, status: try status(params), code: params.code, message: params.message,
      retryAfter: params.retryAfter, seconds: try seconds(params),
      count: params.count ?? (kind == .offline ? nil : 1), session: params.session)
  }

  /// Rejects what only an `http` fault has, and what no response can carry.
  private static func checkResponse(_ params: Params) throws(RPCError) {
    if params.on != nil, params.kind == .none {
      throw .invalid("/on", expected: "no requests: the kind none clears all faults")
    }
    let given = [
      ("status", params.status != nil), ("code", params.code != nil), ("message", params.message != nil),
      ("retryAfter", params.retryAfter != nil),
    ]
    for (name, isGiven) in given where isGiven && params.kind != .http {
      throw .invalid("/" + name, expected: "no \(name): only the kind http has one")
    }
    if let seconds = params.retryAfter, !(0...Seconds.longest).contains(seconds) {
      throw .invalid("/retryAfter", expected: "a number of seconds from 0 to 3155760000")
    }
    if params.code != nil || params.message != nil, (params.status ?? Fault.defaultStatus) < 400 {
      throw .invalid("/status", expected: "an HTTP status from 400: a redirection has no error")
    }
  }

  private static func status(_ params: Params) throws(RPCError) -> Int? {
    guard params.kind == .http else { return nil }
    let status = params.status ?? Fault.defaultStatus
    guard (300...599).contains(status) else { throw .invalid("/status", expected: "an HTTP status from 300 to 599") }
    return status
  }

  private static func seconds(_ params: Params) throws(RPCError) -> Double? {
    guard params.kind == .delay else { return nil }
    guard let seconds = params.seconds else {
      throw .missing("/seconds", expected: "a number of seconds by which the answer is delayed")
    }
    guard seconds > 0, seconds <= Seconds.longest else {
      throw .invalid("/seconds", expected: "a number of seconds greater than 0, at most 3155760000")
    }
    return seconds
  }
}

extension Fault: Decodable {
  /// Reads a fault by the rules of `fault/inject`.
  init(from decoder: any Decoder) throws {
    guard let fault = try FaultInject.fault(FaultInject.Params(from: decoder)) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not a fault"))
    }
    self = fault
  }
}
