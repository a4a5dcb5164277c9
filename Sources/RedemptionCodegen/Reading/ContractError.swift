/// Why a document is no contract that types can be made of.
public struct ContractError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the document; a JSON Pointer (RFC 6901).
  public let path: String
  /// What was expected there.
  public let expected: String

  /// An error at a place.
  public init(path: String, expected: String) {
    self.path = path
    self.expected = expected
  }

  /// Where, and what was expected.
  public var description: String { "The OpenRPC document at '\(path)': expected \(expected)." }
}
