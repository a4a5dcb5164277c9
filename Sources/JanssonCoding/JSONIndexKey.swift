/// The key of an array's element in a coding path. Its text is the index, as in a JSON Pointer.
struct JSONIndexKey: CodingKey {
  let index: Int

  init(index: Int) { self.index = index }
  init(intValue: Int) { index = intValue }
  init?(stringValue: String) {
    guard let index = Int(stringValue) else { return nil }
    self.index = index
  }

  var stringValue: String { String(index) }
  var intValue: Int? { index }
}

/// The key of a member that no `CodingKeys` names.
struct JSONNameKey: CodingKey {
  let stringValue: String

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { stringValue = String(intValue) }

  var intValue: Int? { nil }

  /// Where `superDecoder()` and `superEncoder()` keep what belongs to the superclass.
  static let `super` = JSONNameKey(stringValue: "super")
}

/// The key of a member of a map, whose names are the client's own.
struct MapKey: CodingKey {
  let stringValue: String

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { stringValue = String(intValue) }

  var intValue: Int? { Int(stringValue) }
}
