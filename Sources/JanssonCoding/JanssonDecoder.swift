/// Makes `Decodable` values from elements of a jansson tree, with no tree of its own in between.
///
/// - Integers accept whole reals in range (`5.0`, `1.7e12`).
/// - A null is told from an absent member: `contains` is true for it, `decodeNil` tells it, and `decodeIfPresent` gives
///   nil for either. Null for a type that is no `Optional` is a wrong type.
/// - `allKeys` has the order of the text. Dictionaries may have `String` or `Int` keys.
/// - Errors are `DecodingError`; ``DecodingFailure`` puts one into words that never quote a value.
/// - Foundation's types are decoded as they describe themselves: a `Date` is a number of seconds since 2001.
public struct JanssonDecoder {
  /// Handed to each `init(from:)`.
  public var userInfo: [CodingUserInfoKey: any Sendable]

  /// A decoder that hands `userInfo` to each `init(from:)`.
  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:]) {
    self.userInfo = userInfo
  }

  /// Makes a value of `type` from an element.
  ///
  /// - Throws: `DecodingError`, its coding path from `value` on, or what an `init(from:)` throws of its own.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self, from value: JanssonValue) throws -> Value {
    try ElementDecoder(tree: value.tree, element: value.element, userInfo: userInfo).decodeTop(type)
  }
}
