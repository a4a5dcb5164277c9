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

  /// Whether an object with a member that its type does not ask for is an error. ``acceptAnyMembers(in:)`` exempts a value.
  public var rejectsUnknownMembers: Bool

  /// A decoder that hands `userInfo` to each `init(from:)` and ignores unknown members unless told otherwise.
  public init(userInfo: [CodingUserInfoKey: any Sendable] = [:], rejectsUnknownMembers: Bool = false) {
    self.userInfo = userInfo
    self.rejectsUnknownMembers = rejectsUnknownMembers
  }

  /// Makes a value of `type` from an element.
  ///
  /// - Throws: ``UnknownMembers`` if there are any, because a misspelt name often is the cause of what else is wrong; otherwise
  ///   `DecodingError`, its coding path from `value` on, or what an `init(from:)` throws of its own.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self, from value: JanssonValue) throws -> Value {
    let decoder = ElementDecoder(
      tree: value.tree, element: value.element, userInfo: userInfo, rejectsUnknownMembers: rejectsUnknownMembers)
    let result = Result { try decoder.decodeTop(type) }
    if rejectsUnknownMembers { try decoder.rejectUnknownMembers() }
    return try result.get()
  }
}
