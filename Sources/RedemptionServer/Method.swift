import JSONRPC
import JanssonCoding

/// One method of the server: its name, its params, and what it does.
///
/// A method is a file in `Methods`, a line in `MethodRegistry+All.swift`, an entry in `Schemas/openrpc.json`, and its
/// cases. Those for calls that one vendor's SDK has share `SessionMethods.swift`.
protocol Method {
  /// An object; `Empty` for none.
  associatedtype Params
  /// As clients call it.
  static var name: String { get }
  /// True if a call may ask a gateway, whose answer may take any time.
  ///
  /// All other methods are answered even while too many requests are pending, so that a client can always move the
  /// clock, end a fault or close a session.
  static var mayAskGateway: Bool { get }
  /// The params of a call.
  ///
  /// - Parameter registry: for params that depend on a target's adapter.
  static func params(of call: Call, _ registry: AdapterRegistry) throws(RPCError) -> Params
  /// Answers a call, or returns `.pending` and answers `request` later.
  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response
}

extension Method where Params: Decodable {
  static func params(of call: Call, _ registry: AdapterRegistry) throws(RPCError) -> Params {
    try call.decodeParams(with: JanssonDecoder.params.knowingWords(of: registry))
  }
}

/// Params of a method that takes none.
struct Empty: Decodable {}

/// Methods by name; a server is given the ones that it serves.
public struct MethodRegistry {
  private struct Entry {
    let mayAskGateway: Bool
    let handle: (Call, Server, Connection) throws(RPCError) -> Response
  }

  private let entries: [String: Entry]
  /// In the order in which `server/describe` lists them.
  let names: [String]

  init(_ types: [any Method.Type]) {
    names = types.map { $0.name }
    entries = Dictionary(types.map { ($0.name, MethodRegistry.entry($0)) }, uniquingKeysWith: { first, _ in first })
  }

  func handle(_ call: Call, _ server: Server, on connection: Connection) throws(RPCError) -> Response {
    guard let entry = entries[call.method] else {
      throw .methodNotFound(call.method, known: names, hint: "`server/describe` lists all methods.")
    }
    guard call.params?.kind != .array else {
      throw .invalidParams(path: "", expected: "an object, found an array", kind: .wrongType)
    }
    do throws(RPCError) { return try entry.handle(call, server, connection) } catch {
      throw ParamExplanation(call: call, registry: server.registry) { server.paramSchemas }.completing(error)
    }
  }

  /// True if a call of this method may ask a gateway; false for an unknown method.
  func mayAskGateway(_ name: String) -> Bool { entries[name]?.mayAskGateway ?? false }

  private static func entry<M: Method>(_ type: M.Type) -> Entry {
    Entry(mayAskGateway: M.mayAskGateway) { (call, server, connection) throws(RPCError) in
      let params = try M.params(of: call, server.registry)
      return try M.call(params, server, PendingCall(ticket: call.ticket, connection: connection))
    }
  }
}
