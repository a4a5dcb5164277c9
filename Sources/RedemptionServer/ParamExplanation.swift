import JSONRPC
import JanssonCoding
import RedemptionCore

/// Completes an error about params from the contract: all missing params, the allowed words, and the nearest of them.
///
/// No value of the client's gets into an error, because it may be a secret; a word of the contract near to it may.
struct ParamExplanation {
  let call: Call
  let registry: AdapterRegistry
  /// The contract, which the server parses when this is first called.
  let contract: () -> ParamSchemas

  private var schemas: ParamSchemas { contract() }

  /// Returns the error to send instead of `error`. Errors about other things than params stay as they are.
  func completing(_ error: RPCError) -> RPCError {
    let kinds = ["missing", "wrongType", "invalid", "unknownTarget", "unknownVendor"]
    guard error.code == .invalidParams || error.code == .unknownTarget else { return error }
    if error.kind == "unknownMember" { return unknownParams(error) }
    guard kinds.contains(error.kind) else { return error }
    if let vendor = unknownVendor() { return vendor }
    switch error.kind {
    case "missing": return missingParams(error) ?? error
    case "unknownTarget": return unknownTarget(error)
    default: return wrongParam(error)
    }
  }

  private func unknownParams(_ error: RPCError) -> RPCError {
    var error = error
    if let expected = error.expected { error.message += " Expected \(expected)." }
    error.message += " `server/describe` lists all methods, `rpc.discover` their params."
    return error
  }

  /// A wrong vendor comes first: which other params are right depends on it.
  private func unknownVendor() -> RPCError? {
    let known = registry.adapters.map(\.vendor.id)
    for path in [["vendor"], ["target", "vendor"]] {
      guard let name = value(at: path)?.string, !known.contains(Vendor(rawValue: name)) else { continue }
      return .unknownVendor(
        at: pointer(path), known: known, nearest: NearestName.to(name, among: known.map(\.rawValue)))
    }
    return nil
  }

  private func unknownTarget(_ error: RPCError) -> RPCError {
    let isInside = error.path == "/target"
    guard let name = value(at: (isInside ? ["target"] : []) + ["vendor"])?.string else { return error }
    let known = registry.targets.map(\.target).filter { $0.vendor.rawValue == name }
    guard !known.isEmpty else { return error }
    var error = RPCError.unknownTarget(at: error.path ?? "", known: known)
    let names = known.map { "\($0.sdk.rawValue) \($0.platform.rawValue)" }.joined(separator: ", ")
    error.message += " The targets of \(name): \(names)."
    return error
  }

  /// Names every member that the object must not have, then every one that it lacks; nil if the contract does not
  /// require the one of the error.
  private func missingParams(_ error: RPCError) -> RPCError? {
    guard var path = tokens(of: error), let last = path.popLast(),
      let schema = schemas.schema(of: call.method, at: path)
    else { return nil }
    let object = path.isEmpty ? call.params : value(at: path)
    let missing = schemas.required(schema).filter { object?.member($0) == nil }
    guard missing.contains(last), let first = missing.first else { return nil }
    let described = missing.map { name in
      "\(RPCError.paramName(pointer(path + [name]))) (\(expectation(of: name, in: schema) ?? "a value"))"
    }
    let lacking = "Missing param\(missing.count == 1 ? "" : "s"): \(described.joined(separator: ", "))."
    let unknown = unknownMembers(of: object, at: path, schema).map { $0 + " " } ?? ""
    return RPCError(
      .invalidParams, unknown + lacking, kind: error.kind, path: pointer(path + [first]),
      expected: expectation(of: first, in: schema) ?? error.expected)
  }

  /// Returns a sentence that names the members of an object that the contract does not have; nil if there are none.
  private func unknownMembers(of object: JanssonValue?, at path: [String], _ schema: JanssonValue) -> String? {
    guard let object, let known = schemas.names(schema) else { return nil }
    var unknown = UnknownMembers()
    for (name, _) in object.members where !known.contains(name) {
      unknown.append(name, in: pointer(path), known: known, mayRepeat: CommonWords.make)
    }
    return unknown.count > 0 ? unknown.sentence : nil
  }

  private func wrongParam(_ error: RPCError) -> RPCError {
    guard let path = tokens(of: error), let schema = schemas.schema(of: call.method, at: path) else { return error }
    var error = error
    let isVague = ["a value that is allowed here", "a value", "a value of another type"].contains(error.expected ?? "")
    if isVague, let description = schemas.description(schema), let kind = DecodingFailure.Kind(rawValue: error.kind) {
      error = .invalidParams(path: error.path ?? "", expected: description, kind: kind)
    }
    if error.kind == "wrongType", let meaning = schemas.meaning(of: call.method, at: path) {
      error.message += " The contract says: \(meaning)"
    }
    let words = schemas.words(schema)
    if let sent = value(at: path)?.string, !words.contains(sent), let nearest = NearestName.to(sent, among: words) {
      error.message += " Did you mean `\(nearest)`?"
    }
    return error
  }

  private func expectation(of name: String, in schema: JanssonValue) -> String? {
    if name == "vendor" { return "one of " + registry.adapters.map(\.vendor.id.rawValue).joined(separator: ", ") }
    return schemas.member(name, of: schema).flatMap { schemas.description($0) }
  }

  private func value(at path: [String]) -> JanssonValue? {
    path.reduce(call.params) { value, name in
      value.flatMap { $0.kind == .array ? Int(name).flatMap { index in value?[index] } : $0.member(name) }
    }
  }

  private func tokens(of error: RPCError) -> [String]? { error.path.flatMap { JSONPointer($0)?.tokens } }

  private func pointer(_ names: [String]) -> String { JSONPointer(names).description }
}
