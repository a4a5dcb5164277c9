/// Decodes one element. One object serves as decoder, single-value container and link of the coding path, so that a
/// nested value costs one allocation and a path is only made when it is asked for.
///
/// A decoder holds the one above it, and the top one holds the tree: so no decoder below counts references to it.
@safe
final class ElementDecoder: Decoder {
  /// What the decoders of one value share.
  final class Source {
    let tree: JanssonTree
    let userInfo: [CodingUserInfoKey: any Sendable]
    /// True if every object so far was asked for each of its members, by their sums.
    var hasOnlyKnownMembers = true
    var unknown = UnknownMembers()
    let mayRepeat: (String) -> Bool

    init(
      tree: JanssonTree, userInfo: [CodingUserInfoKey: any Sendable], mayRepeat: @escaping (String) -> Bool
    ) {
      self.tree = tree
      self.userInfo = userInfo
      self.mayRepeat = mayRepeat
    }
  }

  let element: JanssonElement
  unowned(unsafe) let source: Source
  /// The source, at the top.
  private let owned: Source?
  private let parent: ElementDecoder?
  private let step: PathStep
  /// Which members of this object were asked for.
  var requests: MemberRequests
  /// True once all keys of this object were listed, as maps do. Types with members of their own do not.
  var isMap = false

  /// The decoder at the top.
  init(
    tree: JanssonTree, element: JanssonElement, userInfo: [CodingUserInfoKey: any Sendable], requests: MemberRequests,
    mayRepeat: @escaping (String) -> Bool
  ) {
    let source = Source(tree: tree, userInfo: userInfo, mayRepeat: mayRepeat)
    self.element = element
    unsafe self.source = source
    owned = source
    parent = nil
    step = .top
    self.requests = requests
  }

  private init(element: JanssonElement, below parent: ElementDecoder, at step: PathStep) {
    self.element = element
    unsafe source = parent.source
    owned = nil
    self.parent = parent
    self.step = step
    requests = parent.requests.empty
  }

  var tree: JanssonTree { unsafe source.tree }
  var value: JanssonValue { JanssonValue(tree: tree, element: element) }
  var userInfo: [CodingUserInfoKey: Any] { unsafe source.userInfo }

  var codingPath: [any CodingKey] {
    var path: [any CodingKey] = []
    var decoder: ElementDecoder? = self
    while let here = decoder {
      if let key = here.step.key { path.append(key) }
      decoder = here.parent
    }
    path.reverse()
    return path
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard element.kind == .object else { throw mismatch([String: Any].self, "an object", element, nil) }
    if case .named(let names) = requests { names.keyType = type }
    return KeyedDecodingContainer(ElementKeyedContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard element.kind == .array else { throw mismatch([Any].self, "an array", element, nil) }
    return ElementUnkeyedContainer(decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

// MARK: - Values below this one

extension ElementDecoder {
  /// A decoder of a member's value.
  func nested(_ element: JanssonElement, _ name: String) -> ElementDecoder {
    ElementDecoder(element: element, below: self, at: .member(name, ofMap: isMap))
  }

  /// A decoder of an array's element.
  func nested(_ element: JanssonElement, _ index: JSONIndexKey) -> ElementDecoder {
    ElementDecoder(element: element, below: self, at: .element(index.index))
  }

  /// Decodes this value itself: whatever is not asked for until the end is unknown.
  func decodeTop<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      let value = try Value(from: self)
      if element.kind == .object { checkMembers(isDecoded: true) }
      return value
    } catch let error as DecodingError {
      if element.kind == .object { checkMembers(isDecoded: false) }
      throw error.inOwnWords(decoding: type)
    }
  }

  func bool(_ value: JanssonElement, _ key: @autoclosure () -> (any CodingKey)?) throws -> Bool {
    guard let result = value.bool else { throw mismatch(Bool.self, "a boolean", value, key()) }
    return result
  }

  func string(_ value: JanssonElement, _ key: @autoclosure () -> (any CodingKey)?) throws -> String {
    guard let result = value.string else { throw mismatch(String.self, "a string", value, key()) }
    return result
  }

  func double(_ value: JanssonElement, _ key: @autoclosure () -> (any CodingKey)?) throws -> Double {
    guard let result = value.double else { throw mismatch(Double.self, "a number", value, key()) }
    return result
  }

  func float(_ value: JanssonElement, _ key: @autoclosure () -> (any CodingKey)?) throws -> Float {
    guard let number = value.double else { throw mismatch(Float.self, "a number", value, key()) }
    let result = Float(number)
    guard result.isFinite else { throw DecodingError.unexpected("a 32-bit number", at: path(key())) }
    return result
  }

  func integer<Integer: FixedWidthInteger>(
    _ value: JanssonElement, _ key: @autoclosure () -> (any CodingKey)?
  ) throws -> Integer {
    if let result = value.integer(as: Integer.self) { return result }
    let expected = "an integer from \(Integer.min) to \(Integer.max)"
    guard value.kind == .integer || value.kind == .real else { throw mismatch(Integer.self, expected, value, key()) }
    throw DecodingError.unexpected(expected, at: path(key()))
  }

  func path(_ key: (any CodingKey)?) -> [any CodingKey] {
    guard let key = key else { return codingPath }
    return codingPath + [named(key)]
  }

  /// The key as errors show it.
  private func named(_ key: any CodingKey) -> any CodingKey { isMap ? MapKey(stringValue: key.stringValue) : key }

  func mismatch(
    _ type: any Any.Type, _ expected: String, _ value: JanssonElement, _ key: (any CodingKey)?
  ) -> DecodingError {
    let expectation = JSONExpectation(expected: expected, found: value.kind)
    let context = DecodingError.Context(
      codingPath: path(key), debugDescription: expectation.description, underlyingError: expectation)
    return value.isNull ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

// MARK: - This value itself

extension ElementDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { element.isNull }
  func decode(_ type: Bool.Type) throws -> Bool { try bool(element, nil) }
  func decode(_ type: String.Type) throws -> String { try string(element, nil) }
  func decode(_ type: Double.Type) throws -> Double { try double(element, nil) }
  func decode(_ type: Float.Type) throws -> Float { try float(element, nil) }
  func decode(_ type: Int.Type) throws -> Int { try integer(element, nil) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(element, nil) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(element, nil) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(element, nil) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(element, nil) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(element, nil) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(element, nil) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(element, nil) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(element, nil) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(element, nil) }

  /// One value may be decoded as several types, each of which asks for some of the members.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do { return try Value(from: self) } catch let error as DecodingError { throw error.inOwnWords(decoding: type) }
  }
}
