import CJansson

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One element of a ``JanssonTree``: a view that costs two words and keeps its tree alive.
@safe
public struct JanssonValue {
  /// Holds the reference that `element` borrows.
  let tree: JanssonTree
  let element: UnsafeMutablePointer<json_t>

  init(tree: JanssonTree, element: UnsafeMutablePointer<json_t>) {
    self.tree = tree
    unsafe self.element = element
  }

  /// The JSON types, integers told from reals: `5` is an integer, `5.0` and `5e0` are reals.
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
  public var kind: Kind {
    switch unsafe element.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: .real
    case JSON_TRUE, JSON_FALSE: .boolean
    default: .null
    }
  }

  /// Whether it is `null`.
  public var isNull: Bool { kind == .null }

  /// The string, NUL characters included; nil for other types.
  public var string: String? {
    guard let text = unsafe utf8 else { return nil }
    return unsafe String(decoding: text, as: UTF8.self)
  }

  /// Whether it is a string with exactly these bytes. Makes no `String`.
  public func isString(_ literal: StaticString) -> Bool {
    guard let text = unsafe utf8, let start = text.baseAddress, literal.hasPointerRepresentation else { return false }
    return unsafe text.count == literal.utf8CodeUnitCount && memcmp(start, literal.utf8Start, text.count) == 0
  }

  /// The number as an integer: an integer as it stands, a real when it is whole and within 64 bits; else nil.
  public var int64: Int64? { integer() }

  /// The number, an integer beyond 2^53 as the nearest double; nil for other types.
  public var double: Double? {
    switch kind {
    case .integer: Double(unsafe json_integer_value(element))
    case .real: unsafe json_real_value(element)
    default: nil
    }
  }

  /// The truth value; nil for other types.
  public var bool: Bool? {
    switch unsafe element.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  /// How many elements an array or members an object has; 0 for other types.
  public var count: Int {
    switch kind {
    case .array: unsafe json_array_size(element)
    case .object: unsafe json_object_size(element)
    default: 0
    }
  }

  /// The element of an array at `index` from 0; nil when there is none.
  public subscript(index: Int) -> JanssonValue? {
    guard index >= 0, let borrowed = unsafe json_array_get(element, index) else { return nil }
    return unsafe JanssonValue(tree: tree, element: borrowed)
  }

  /// The member of an object called `name`; nil when there is none, a value when it is null.
  public func member(_ name: String) -> JanssonValue? {
    let found = unsafe name.utf8.withContiguousStorageIfAvailable { unsafe member(utf8: $0) }
    if let found = found { return found }
    var copy = name
    return copy.withUTF8 { unsafe member(utf8: $0) }
  }

  /// The same for a name that is written in the source. Makes no `String`.
  public func member(_ name: StaticString) -> JanssonValue? {
    guard name.hasPointerRepresentation else { return member(name.description) }
    return unsafe member(utf8: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  @inline(__always)
  private func member(utf8 name: UnsafeBufferPointer<UInt8>) -> JanssonValue? {
    guard let start = name.baseAddress else { return nil }
    let borrowed = unsafe start.withMemoryRebound(to: CChar.self, capacity: name.count) {
      unsafe json_object_getn(element, $0, name.count)
    }
    guard let borrowed = unsafe borrowed else { return nil }
    return unsafe JanssonValue(tree: tree, element: borrowed)
  }

  /// The bytes of a string, by length since they can hold NUL; valid as long as the tree.
  var utf8: UnsafeBufferPointer<UInt8>? {
    guard let start = unsafe json_string_value(element) else { return nil }
    let length = unsafe json_string_length(element)
    return unsafe UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: length)
  }

  /// The number as an integer of any width; a real counts when it is whole. Nil when it is no number or does not fit.
  func integer<Integer: FixedWidthInteger>(as type: Integer.Type = Integer.self) -> Integer? {
    switch unsafe element.pointee.type {
    case JSON_INTEGER: unsafe Integer(exactly: json_integer_value(element))
    case JSON_REAL: unsafe Integer(exactly: json_real_value(element))
    default: nil
    }
  }

  /// A null that needs no tree of its own: jansson's is a constant.
  func null() -> JanssonValue {
    guard let constant = unsafe json_null() else { return self }
    return unsafe JanssonValue(tree: tree, element: constant)
  }
}
