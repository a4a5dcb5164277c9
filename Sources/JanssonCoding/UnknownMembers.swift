/// Members that the decoded type does not have, of one value and of everything in it.
///
/// ``JanssonDecoder`` throws it if ``JanssonDecoder/rejectsUnknownMembers`` is set. It names all of them at once.
public struct UnknownMembers: Error, Hashable, Sendable {
  /// One member that nothing asked for.
  public struct Member: Hashable, Sendable {
    /// A JSON Pointer (RFC 6901) from the decoded value on. A name that may be a secret is `*`.
    public let path: String
    /// True if `path` has the name: it is a slip for a known one, or the client of this library may repeat it.
    public let isRepeated: Bool
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

  /// Makes an empty list.
  public init() {}

  /// Adds a member.
  ///
  /// - Parameters:
  ///   - name: its name.
  ///   - object: a JSON Pointer to the object that has it.
  ///   - known: the names that the object may have.
  ///   - mayRepeat: true for a name that is no secret.
  public mutating func append(
    _ name: String, in object: String, known: some Sequence<String>, mayRepeat: (String) -> Bool
  ) {
    guard members.count < UnknownMembers.limit else { return count += 1 }
    append(name, in: object, known: known, NearestName.match(name, among: known), mayRepeat)
  }

  mutating func append(
    _ name: String, in object: String, known: some Sequence<String>, _ nearest: NearestName.Match?,
    _ mayRepeat: (String) -> Bool
  ) {
    count += 1
    let isRepeated = nearest?.isSlip == true || mayRepeat(name)
    let key: any CodingKey = isRepeated ? JSONNameKey(stringValue: name) : MapKey(stringValue: name)
    members.append(
      Member(
        path: object + DecodingFailure.pointer([key]), isRepeated: isRepeated, nearest: nearest?.name,
        known: Set(known).sorted()))
  }
}

/// Lets an object have any members, here and below: for a value whose shape is checked later, or not at all.
///
/// - Parameter decoder: as `init(from:)` receives it. Does nothing for decoders of other libraries.
public func acceptAnyMembers(in decoder: any Decoder) {
  (decoder as? ElementDecoder)?.acceptAnyMembers()
}
