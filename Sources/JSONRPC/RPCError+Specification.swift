public import JanssonCoding

// The errors of the protocol itself.

extension RPCError {
  /// -32601. The name is not repeated: the client knows what it asked for.
  public static let methodNotFound = RPCError(.methodNotFound, "Unknown method.", kind: "methodNotFound")

  /// -32601 for a method that is not one of `known`. A name that is near none of them may be a secret, and is not
  /// repeated.
  ///
  /// - Parameters:
  ///   - name: the unknown method.
  ///   - known: all methods.
  ///   - hint: a sentence on how to find the methods.
  public static func methodNotFound(_ name: String, known: [String], hint: String) -> RPCError {
    var error = RPCError.methodNotFound
    if let nearest = NearestName.match(name, among: known) {
      let shown = nearest.isSlip ? "Unknown method `\(name)`." : error.message
      error.message = "\(shown) Did you mean `\(nearest.name)`?"
    }
    error.message += " " + hint
    return error
  }

  /// -32800, for a request that `$/cancelRequest` ended.
  public static let requestCancelled = RPCError(
    .requestCancelled, "The request was cancelled.", kind: "requestCancelled")

  /// -32602 for a decoding error in the params.
  ///
  /// `data.kind` is `missing`, `wrongType` or `invalid`; `data.path` is where, `data.expected` what was expected.
  public static func invalidParams(_ error: DecodingError) -> RPCError {
    let failure = DecodingFailure(error)
    return invalidParams(path: failure.path, expected: failure.expectation, kind: failure.kind)
  }

  /// -32602 for members that the params do not have; `data.kind` is `unknownMember`.
  ///
  /// `message` names all of them and the names that were probably meant; `data.path` and `data.expected` are about the
  /// first.
  public static func invalidParams(_ unknown: UnknownMembers) -> RPCError {
    let first = unknown.members.first
    return RPCError(
      .invalidParams, unknown.sentence, kind: "unknownMember", path: first?.path,
      expected: first.map { $0.known.isEmpty ? "no members" : "one of \($0.known.joined(separator: ", "))" })
  }

  /// -32602 for one member of the params.
  public static func invalidParams(path: String, expected: String, kind: DecodingFailure.Kind) -> RPCError {
    let name = paramName(path)
    let message =
      switch (kind, path) {
      case (_, ""): "Wrong params: expected \(expected)."
      case (.missing, _): "Missing param \(name): expected \(expected)."
      case (_, _): "Wrong param \(name): expected \(expected)."
      }
    return RPCError(.invalidParams, message, kind: kind.rawValue, path: path, expected: expected)
  }

  /// Returns the param at a path for a message: its name, or the path if it is inside another param.
  public static func paramName(_ path: String) -> String {
    "`\(path.dropFirst().contains("/") ? path[...] : path.dropFirst())`"
  }

  /// -32603.
  public static func internalError(_ message: String, kind: String = "internalError") -> RPCError {
    RPCError(.internalError, message, kind: kind)
  }

  /// -32700 for text that is not JSON.
  static func unreadable(_ error: UnreadableJSON) -> RPCError {
    RPCError(
      .parseError, "Not JSON: \(error.reason), at byte \(error.utf8Offset).", kind: error.kind.rawValue,
      utf8Offset: error.utf8Offset)
  }

  /// -32600.
  static func invalidRequest(_ kind: String, expected: String) -> RPCError {
    RPCError(.invalidRequest, "Not a JSON-RPC 2.0 request: expected \(expected).", kind: kind, expected: expected)
  }

  static let tooManyPending = RPCError(
    .tooManyPending, "Too many requests are pending. Read replies before you send more.", kind: "tooManyPending")
  static let batchRepliesTooLarge = RPCError(
    .batchRepliesTooLarge,
    "The replies to this batch have reached the server's limit; this call was not run. Send it in another batch.",
    kind: "batchRepliesTooLarge")
  static let shuttingDown = RPCError(.shuttingDown, "The server is shutting down.", kind: "shuttingDown")
  static let unwritableNotification = RPCError.internalError(
    "The notification cannot be written.", kind: "unwritableNotification")

  static let unwritableResult = RPCError.internalError("The result cannot be written.", kind: "unwritableResult")
}

extension UnknownMembers {
  /// Names the members: ``Unknown params: `appUserID` (did you mean `appUserId`?), and 2 whose names are not repeated
  /// here.``
  public var sentence: String {
    var names = members.compactMap { member in
      let shown = RPCError.paramName(member.path)
      return member.nearest.map { "\(shown) (did you mean `\($0)`?)" } ?? (member.isRepeated ? shown : nil)
    }
    let hidden = count - names.count
    if hidden > 0 {
      let and = names.isEmpty ? "" : "and "
      names.append("\(and)\(hidden) whose name\(hidden == 1 ? " is" : "s are") not repeated here")
    }
    return "Unknown param\(count == 1 ? "" : "s"): \(names.joined(separator: ", "))."
  }
}
