/// The options that only one vendor has: of a session, of a checkout or of a policy. The adapter decodes them and so
/// names them: a member that it does not ask for is rejected.
///
/// ```swift
/// func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
///   PlainBehaviour(target: target, options: try options.decode(PlainOptions.self) ?? PlainOptions())
/// }
/// ```
///
/// The members are described in the vendor's folder in `Schemas`, under `members` of its `vendor.json`.
public struct VendorOptions {
  private let decoder: (any Decoder)?

  /// Takes the object in which the options are members.
  public init(from decoder: any Decoder) { self.decoder = decoder }

  private init() { decoder = nil }

  /// No options: every one has its default.
  public static var none: VendorOptions { VendorOptions() }

  /// Decodes the options; nil if there are none.
  public func decode<Options: Decodable>(_ type: Options.Type) throws -> Options? {
    try decoder.map { try Options(from: $0) }
  }
}

/// What an option must be, in words, for an error that a client sees.
///
/// ```swift
/// guard seconds > 0 else {
///   throw ExpectedOption("a number of seconds greater than 0").error(at: container.codingPath + [CodingKeys.seconds])
/// }
/// ```
public struct ExpectedOption: Error, Hashable, Sendable {
  /// What was expected, such as "a number of seconds greater than 0".
  public let words: String

  /// Describes what was expected. The words must not repeat what a client sent.
  public init(_ words: String) { self.words = words }

  /// The error at a place in the options.
  public func error(at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: words, underlyingError: self))
  }
}
