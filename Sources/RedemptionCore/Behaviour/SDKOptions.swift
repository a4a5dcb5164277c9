/// The options of a new session that only one vendor has. The adapter decodes them and so names them: a member that it
/// does not ask for is rejected.
///
/// ```swift
/// func behaviour(for target: Target, options: SDKOptions) throws -> any SDKBehaviour {
///   PlainBehaviour(target: target, options: try options.decode(PlainOptions.self) ?? PlainOptions())
/// }
/// ```
public struct SDKOptions {
  private let decoder: (any Decoder)?

  /// Takes the object in which the options are members.
  public init(from decoder: any Decoder) { self.decoder = decoder }

  private init() { decoder = nil }

  /// No options: every one has its default.
  public static var none: SDKOptions { SDKOptions() }

  /// Decodes the options; nil if there are none.
  public func decode<Options: Decodable>(_ type: Options.Type) throws -> Options? {
    try decoder.map { try Options(from: $0) }
  }
}
