import CJansson

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One element, borrowed: it is valid as long as its tree, so its owner holds the tree.
///
/// A plain pointer, so that decoding a member counts no references.
@safe
struct JanssonElement {
  let pointer: UnsafeMutablePointer<json_t>

  init(_ pointer: UnsafeMutablePointer<json_t>) { unsafe self.pointer = pointer }

  var kind: JanssonValue.Kind {
    switch unsafe pointer.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER: .integer
    case JSON_REAL: .real
    case JSON_TRUE, JSON_FALSE: .boolean
    default: .null
    }
  }

  var isNull: Bool { unsafe pointer.pointee.type == JSON_NULL }

  var string: String? {
    guard let text = unsafe utf8 else { return nil }
    return unsafe String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a string, by length since they can hold NUL.
  var utf8: UnsafeBufferPointer<UInt8>? {
    guard let start = unsafe json_string_value(pointer) else { return nil }
    let length = unsafe json_string_length(pointer)
    return unsafe UnsafeBufferPointer(
      start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self), count: length)
  }

  /// The number as an integer of any width; a real counts when it is whole. Nil when it is no number or does not fit.
  func integer<Integer: FixedWidthInteger>(as type: Integer.Type = Integer.self) -> Integer? {
    switch unsafe pointer.pointee.type {
    case JSON_INTEGER: unsafe Integer(exactly: json_integer_value(pointer))
    case JSON_REAL: unsafe Integer(exactly: json_real_value(pointer))
    default: nil
    }
  }

  var double: Double? {
    switch unsafe pointer.pointee.type {
    case JSON_INTEGER: Double(unsafe json_integer_value(pointer))
    case JSON_REAL: unsafe json_real_value(pointer)
    default: nil
    }
  }

  var bool: Bool? {
    switch unsafe pointer.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  var count: Int {
    switch kind {
    case .array: unsafe json_array_size(pointer)
    case .object: unsafe json_object_size(pointer)
    default: 0
    }
  }

  subscript(index: Int) -> JanssonElement? {
    guard index >= 0, let borrowed = unsafe json_array_get(pointer, index) else { return nil }
    return unsafe JanssonElement(borrowed)
  }

  func member(_ name: String) -> JanssonElement? {
    let found = unsafe name.utf8.withContiguousStorageIfAvailable { unsafe member(utf8: $0) }
    if let found = found { return found }
    var copy = name
    return copy.withUTF8 { unsafe member(utf8: $0) }
  }

  @inline(__always)
  func member(utf8 name: UnsafeBufferPointer<UInt8>) -> JanssonElement? {
    guard let start = name.baseAddress else { return nil }
    let borrowed = unsafe start.withMemoryRebound(to: CChar.self, capacity: name.count) {
      unsafe json_object_getn(pointer, $0, name.count)
    }
    guard let borrowed = unsafe borrowed else { return nil }
    return unsafe JanssonElement(borrowed)
  }

  /// A null that needs no tree: jansson's is a constant.
  static var null: JanssonElement? {
    guard let constant = unsafe json_null() else { return nil }
    return unsafe JanssonElement(constant)
  }
}
