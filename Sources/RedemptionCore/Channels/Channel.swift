/// A call as a wrapper SDK's own language layer sends it to its native side.
public struct ChannelCall: Sendable {
  /// The channel's own name of the call.
  public let method: String
  /// As that channel carries them: an object, a list, or null for none.
  public let arguments: JSONValue
  /// Reads JSON, for a channel that carries a value as its text; nil for what is none.
  public let readJSON: @Sendable (String) -> JSONValue?

  /// A call by its name.
  public init(
    method: String, arguments: JSONValue = .null, readJSON: @escaping @Sendable (String) -> JSONValue? = { _ in nil }
  ) {
    self.method = method
    self.arguments = arguments
    self.readJSON = readJSON
  }
}

/// What a channel gives back for a call.
public enum ChannelAnswer: Sendable {
  /// A value.
  case value(any Encodable & Sendable)
  /// A text that is the JSON of a value.
  case text(any Encodable & Sendable)
  /// A message to a method of the app's own object, whose text is the JSON of a value.
  case message(receiver: String, any Encodable & Sendable)
  /// The channel's error.
  case error(SDKError)
  /// The real native side never answers this, and why.
  case silent(String)

  /// The channel answers, and has nothing to say.
  public static let nothing = ChannelAnswer.value(JSONValue.null)
}
