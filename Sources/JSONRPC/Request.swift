import JanssonCoding

/// What one JSON value of the client's is.
enum Request {
  /// A request, or a notification when `id` is nil.
  case call(method: String, id: RequestID?, params: JanssonValue?)
  /// No request object; the id is null where none could be read.
  case invalid(RPCError, id: RequestID)
  /// A malformed notification, which gets no reply.
  case ignored

  /// Reads a request object (JSON-RPC 2.0, section 4). Other members than its four are ignored. Params that are null
  /// count as none, against the letter of the specification: pygls, for one, sends them.
  init(_ value: JanssonValue) {
    guard value.kind == .object else {
      self = .invalid(.invalidRequest("notAnObject", expected: "an object, found \(value.kind.jsonType)"), id: .null)
      return
    }
    let idMember = value.member("id" as StaticString)
    let id = idMember.flatMap { RequestID($0) }
    if let error = Self.fault(of: value, idMember: idMember, id: id) {
      self = .invalid(error, id: id ?? .null)
      return
    }
    let given = value.member("params" as StaticString)
    let params = given?.kind == .null ? nil : given
    if let params = params, params.kind != .object, params.kind != .array {
      let expected = "params as an object or an array, found \(params.kind.jsonType)"
      self = id.map { .invalid(.invalidRequest("paramsType", expected: expected), id: $0) } ?? .ignored
      return
    }
    self = .call(method: value.member("method" as StaticString)?.string ?? "", id: id, params: params)
  }

  private static func fault(of value: JanssonValue, idMember: JanssonValue?, id: RequestID?) -> RPCError? {
    if value.member("jsonrpc" as StaticString)?.isString("2.0") != true {
      return .invalidRequest("version", expected: "jsonrpc as \"2.0\"")
    }
    if value.member("method" as StaticString)?.kind != .string {
      return .invalidRequest("methodType", expected: "method as a string")
    }
    if idMember != nil, id == nil {
      return .invalidRequest("idType", expected: "id as a string, a number or null")
    }
    return nil
  }
}
