/// The error object of JSON-RPC 2.0 (section 5.1).
///
/// `data` is an object: a `kind` for programs, and the place and the expectation if known. Neither `message`
/// nor `data` may hold a value that the client sent: it can be a secret.
public struct RPCError: Error, Sendable {
  /// The number of the error.
  public var code: Code

  /// One sentence for people.
  public var message: String

  /// `data.kind`: one word for programs, which never changes.
  public var kind: String

  /// `data.path`: a JSON Pointer (RFC 6901) from `params` on to what is wrong.
  public var path: String?

  /// `data.expected`: what was expected there, and what type was found.
  public var expected: String?

  /// `data.utf8Offset`: where parsing failed, in bytes from the start of the message.
  public var utf8Offset: Int?

  /// `data.details`: more from the application.
  public var details: (any Encodable & Sendable)?

  /// Further members of `data`, for a protocol on JSON-RPC that has names of its own; none by default.
  public var members: [String: any Encodable & Sendable] = [:]

  /// An error object from its parts.
  public init(
    _ code: Code, _ message: String, kind: String, path: String? = nil, expected: String? = nil, utf8Offset: Int? = nil,
    details: (any Encodable & Sendable)? = nil
  ) {
    self.code = code
    self.message = message
    self.kind = kind
    self.path = path
    self.expected = expected
    self.utf8Offset = utf8Offset
    self.details = details
  }
}

extension RPCError: Encodable {
  private enum CodingKeys: CodingKey { case code, message, data }

  private struct DataKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringLiteral name: String) { stringValue = name }
    init(stringValue name: String) { stringValue = name }
    init?(intValue: Int) { nil }
  }

  /// Writes the error object.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code.rawValue, forKey: .code)
    try container.encode(message, forKey: .message)
    var data = container.nestedContainer(keyedBy: DataKey.self, forKey: .data)
    try data.encode(kind, forKey: "kind")
    try data.encodeIfPresent(path, forKey: "path")
    try data.encodeIfPresent(expected, forKey: "expected")
    try data.encodeIfPresent(utf8Offset, forKey: "utf8Offset")
    if let details = details { try data.encode(details, forKey: "details") }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      try data.encode(value, forKey: DataKey(stringValue: name))
    }
  }
}
