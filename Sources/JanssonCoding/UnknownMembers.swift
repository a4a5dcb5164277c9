/// Members that the decoded type does not have, of one value and of everything in it.
///
/// ``JanssonDecoder`` throws it if ``JanssonDecoder/rejectsUnknownMembers`` is set. It names all of them at once.
public struct UnknownMembers: Error, Hashable, Sendable {
  /// One member that nothing asked for.
  public struct Member: Hashable, Sendable {
    /// A JSON Pointer (RFC 6901) from the decoded value on. A name that is near no known one may be a secret, and is
    /// `*`.
    public let path: String
    /// The known name that was probably meant; nil if none is near.
    public let nearest: String?
    /// The names that the object may have, sorted. Incomplete if decoding ended early.
    public let known: [String]
  }

  /// The first ``limit`` of them, in the order of the text, inner objects before outer ones.
  public internal(set) var members: [Member] = []
  /// How many there are.
  public internal(set) var count = 0

  /// How many members are named; the others are only counted.
  public static let limit = 16

  mutating func append(_ member: Member) {
    count += 1
    members.append(member)
  }
}

/// Lets an object have any members, here and below: for a value whose shape is checked later, or not at all.
///
/// - Parameter decoder: as `init(from:)` receives it. Does nothing for decoders of other libraries.
public func acceptAnyMembers(in decoder: any Decoder) {
  (decoder as? ElementDecoder)?.acceptAnyMembers()
}
