/// A `DecodingError` in words that can be sent to a client: where, and what was expected there.
///
/// The words name JSON types, ranges and the allowed words of an enumeration; never the value that was found.
public struct DecodingFailure: Hashable, Sendable {
  /// What is wrong at ``path``.
  public enum Kind: String, Hashable, Sendable {
    /// There is no such member or element.
    case missing
    /// The value has another JSON type; also null where there must be a value.
    case wrongType
    /// The type is right and the value is not allowed.
    case invalid
  }

  /// What is wrong.
  public let kind: Kind

  /// A JSON Pointer (RFC 6901) from the decoded value on; empty for that value itself. A name that may be somebody's
  /// secret is `*`; see ``pointer(_:)``.
  public let path: String

  /// What was expected, and what type was found: `a string, found number`.
  public let expectation: String

  /// Puts an error into words. One that was not made by ``JanssonDecoder`` or `DecodingError.unexpected(_:at:found:)`
  /// is described by its case alone, since its text may quote a value.
  public init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      kind = .missing
      path = Self.pointer(context.codingPath + [key])
      expectation = Self.words(context, otherwise: "a value")
    case .valueNotFound(_, let context):
      let foundNull = (context.underlyingError as? JSONExpectation)?.found == .null
      kind = foundNull ? .wrongType : .missing
      path = Self.pointer(context.codingPath)
      expectation = Self.words(context, otherwise: "a value")
    case .typeMismatch(_, let context):
      kind = .wrongType
      path = Self.pointer(context.codingPath)
      expectation = Self.words(context, otherwise: "a value of another type")
    case .dataCorrupted(let context):
      kind = .invalid
      path = Self.pointer(context.codingPath)
      expectation = Self.words(context, otherwise: DecodingError.anyAllowedValue)
    @unknown default:
      kind = .invalid
      path = ""
      expectation = DecodingError.anyAllowedValue
    }
  }

  /// A coding path as a JSON Pointer: `~` is written `~0` and `/` is written `~1`.
  ///
  /// The names of a map are the client's own, and may be an address or a code: they are written `*`. So is an unknown
  /// name; see ``UnknownMembers/Member/path``.
  public static func pointer(_ codingPath: [any CodingKey]) -> String {
    var pointer = ""
    for key in codingPath {
      pointer += "/"
      guard !(key is MapKey) else {
        pointer += "*"
        continue
      }
      for character in key.stringValue.unicodeScalars {
        switch character {
        case "~": pointer += "~0"
        case "/": pointer += "~1"
        default: pointer.unicodeScalars.append(character)
        }
      }
    }
    return pointer
  }

  private static func words(_ context: DecodingError.Context, otherwise: String) -> String {
    (context.underlyingError as? JSONExpectation)?.description ?? DecodingError.ownWords(in: context.debugDescription)
      ?? otherwise
  }
}

/// What a decoder expected at one place. Inside a `DecodingError` it marks our own text.
struct JSONExpectation: Error, CustomStringConvertible {
  let expected: String
  let found: JanssonValue.Kind?

  var description: String {
    guard let found = found else { return expected }
    return "\(expected), found \(found.jsonType)"
  }
}

extension DecodingError {
  /// An error for an `init(from:)` that knows better than a type what it wants.
  ///
  /// - Parameters:
  ///   - expected: what is allowed, with its article: `a positive number`. It is sent to the client: never the value
  ///     found.
  ///   - codingPath: the decoder's coding path, with the key of the member in question.
  ///   - found: the type that was found when that is what is wrong.
  public static func unexpected(
    _ expected: String, at codingPath: [any CodingKey], found: JanssonValue.Kind? = nil
  ) -> DecodingError {
    let expectation = JSONExpectation(expected: expected, found: found)
    return .dataCorrupted(
      Context(codingPath: codingPath, debugDescription: expectation.description, underlyingError: expectation))
  }

  /// The same error with an expectation in our words, unless it has one: the text of an error that others made is
  /// dropped, since the standard library's quotes the value. `type` is what was decoded.
  func inOwnWords<Value>(decoding type: Value.Type) -> DecodingError {
    guard case .dataCorrupted(let context) = self, !(context.underlyingError is JSONExpectation) else { return self }
    let words = Self.allowedWords(of: type) ?? Self.ownWords(in: context.debugDescription) ?? Self.anyAllowedValue
    return .unexpected(words, at: context.codingPath)
  }

  /// Said of a type that does not describe itself.
  static let anyAllowedValue = "a value that is allowed here"

  /// The words of a type of this package, which throws a plain `DecodingError` with the text `expected …`. The
  /// standard library's own texts begin with a capital, and quote the value.
  static func ownWords(in text: String) -> String? {
    text.hasPrefix("expected ") ? String(text.dropFirst("expected ".count)) : nil
  }

  /// The expectation for a member that is missing: what a value of its type is.
  static func expectation<Value>(of type: Value.Type) -> String {
    allowedWords(of: type) ?? (type is any ArrayValue.Type ? "an array" : "a value")
  }

  private static func allowedWords<Value>(of type: Value.Type) -> String? {
    guard let enumeration = type as? any (CaseIterable & RawRepresentable).Type else { return nil }
    return listWords(of: enumeration)
  }

  private static func listWords<Enumeration: CaseIterable & RawRepresentable>(of type: Enumeration.Type) -> String {
    "one of " + type.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
  }
}

private protocol ArrayValue {}
extension Array: ArrayValue {}
