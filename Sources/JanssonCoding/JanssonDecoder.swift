/// Makes `Decodable` values from elements of a jansson tree, with no tree of its own in between.
///
/// - Integers accept whole reals in range (`5.0`, `1.7e12`).
/// - A null is not an absent member: `contains` and `decodeNil` return true for it, and `decodeIfPresent` returns
///   nil for either. Null for a type that is not `Optional` is a wrong type.
/// - `allKeys` has the order of the text. Dictionaries may have `String` or `Int` keys.
/// - Errors are `DecodingError`; ``DecodingFailure`` puts one into words that never quote a value.
/// - Foundation's types are decoded as they describe themselves: a `Date` is a number of seconds since 2001.
public struct JanssonDecoder {
  /// Handed to each `init(from:)`.
  public var userInfo: [CodingUserInfoKey: any Sendable]

  /// True if an object with a member that its type does not ask for is an error. ``acceptAnyMembers(in:)`` exempts a
  /// value.
  public var rejectsUnknownMembers: Bool

  /// True for an unknown name that is no secret, so that ``UnknownMembers`` may repeat it. A slip for a known name is
  /// repeated in any case.
  public var mayRepeat: (String) -> Bool

  /// Makes a decoder; by default it ignores unknown members.
  public init(
    userInfo: [CodingUserInfoKey: any Sendable] = [:], rejectsUnknownMembers: Bool = false,
    mayRepeat: @escaping (String) -> Bool = { _ in false }
  ) {
    self.userInfo = userInfo
    self.rejectsUnknownMembers = rejectsUnknownMembers
    self.mayRepeat = mayRepeat
  }

  /// Makes a value of `type` from an element.
  ///
  /// - Throws: ``UnknownMembers`` if there are any, because a misspelt name often is the cause of what else is wrong;
  ///   otherwise `DecodingError`, its coding path from `value` on, or what an `init(from:)` throws of its own.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self, from value: JanssonValue) throws -> Value {
    guard rejectsUnknownMembers else { return try decoder(of: value, .none).decodeTop(type) }
    let summing = decoder(of: value, .summed(0))
    if let result = try? summing.decodeTop(type), summing.hasOnlyKnownMembers { return result }
    let naming = decoder(of: value, .named(MemberRequests.Names()))
    let result = Result { try naming.decodeTop(type) }
    try naming.rejectUnknownMembers()
    return try result.get()
  }

  private func decoder(of value: JanssonValue, _ requests: MemberRequests) -> ElementDecoder {
    ElementDecoder(
      tree: value.tree, element: value.element, userInfo: userInfo, requests: requests, mayRepeat: mayRepeat)
  }
}
