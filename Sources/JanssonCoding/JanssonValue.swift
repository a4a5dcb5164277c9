#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One element of a ``JanssonTree``: a view that costs two words and keeps its tree alive.
public struct JanssonValue {
  /// Holds the reference that `element` borrows.
  let tree: JanssonTree
  let element: JanssonElement

  /// The JSON types; integers and reals differ: `5` is an integer, `5.0` and `5e0` are reals.
  public enum Kind: String, Hashable, Sendable {
    /// `{…}`
    case object
    /// `[…]`
    case array
    /// `"…"`
    case string
    /// A number without fraction and exponent, within 64 bits.
    case integer
    /// Any other number.
    case real
    /// `true` or `false`.
    case boolean
    /// `null`
    case null

    /// The type's name in JSON: both kinds of numbers are `number`.
    public var jsonType: String {
      self == .integer || self == .real ? "number" : rawValue
    }
  }

  /// The type of the element.
  public var kind: Kind { element.kind }

  /// True if it is `null`.
  public var isNull: Bool { element.isNull }

  /// The string, NUL characters included; nil for other types.
  public var string: String? { element.string }

  /// True if it is a string with exactly these bytes. Makes no `String`.
  public func isString(_ literal: StaticString) -> Bool {
    guard let text = unsafe element.utf8, let start = text.baseAddress, literal.hasPointerRepresentation else {
      return false
    }
    return unsafe text.count == literal.utf8CodeUnitCount && memcmp(start, literal.utf8Start, text.count) == 0
  }

  /// The number as an integer: an integer as it is, a real if it is whole and within 64 bits; else nil.
  public var int64: Int64? { element.integer() }

  /// The number, an integer beyond 2^53 as the nearest double; nil for other types.
  public var double: Double? { element.double }

  /// The truth value; nil for other types.
  public var bool: Bool? { element.bool }

  /// How many elements an array or members an object has; 0 for other types.
  public var count: Int { element.count }

  /// The element of an array at `index` from 0; nil if there is none.
  public subscript(index: Int) -> JanssonValue? {
    element[index].map { JanssonValue(tree: tree, element: $0) }
  }

  /// The member of an object called `name`; nil if there is none, a value when it is null.
  public func member(_ name: String) -> JanssonValue? {
    element.member(name).map { JanssonValue(tree: tree, element: $0) }
  }

  /// The same for a name that is written in the source. Makes no `String`.
  public func member(_ name: StaticString) -> JanssonValue? {
    guard name.hasPointerRepresentation else { return member(name.description) }
    let bytes = unsafe UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return unsafe element.member(utf8: bytes).map { JanssonValue(tree: tree, element: $0) }
  }

  /// The string that a member holds; nil if there is no such member, or it is of another type.
  public func string(of name: StaticString) -> String? {
    guard name.hasPointerRepresentation else { return member(name.description)?.string }
    let bytes = unsafe UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return unsafe element.member(utf8: bytes)?.string
  }
}
