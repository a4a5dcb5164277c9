import CJansson

/// An element can stand in a reply as it was read: names in their order, numbers equal in value.
extension JanssonValue: Encodable {
  /// Writes the element; without any `Codable` in between when the encoder is ``JSONTextEncoder``'s.
  public func encode(to encoder: any Encoder) throws {
    if let encoder = encoder as? TextEncoder, encoder.writer.buffer.count == encoder.start {
      return encoder.writer.buffer.putJSON(element, of: tree)
    }
    switch kind {
    case .object: try encodeMembers(to: encoder)
    case .array:
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default: try encodeScalar(to: encoder)
    }
  }

  private func encodeMembers(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: JSONNameKey.self)
    for (name, value) in members { try container.encode(value, forKey: JSONNameKey(stringValue: name)) }
  }

  private func encodeScalar(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let text = string {
      try container.encode(text)
    } else if let flag = bool {
      try container.encode(flag)
    } else if kind == .integer, let number = int64 {
      try container.encode(number)
    } else if let number = double {
      try container.encode(number)
    } else {
      try container.encodeNil()
    }
  }
}

extension JanssonValue: Decodable {
  /// Takes the element itself; works with ``JanssonDecoder`` alone.
  public init(from decoder: any Decoder) throws {
    guard let decoder = decoder as? ElementDecoder else {
      throw DecodingError.unexpected("a JanssonDecoder", at: decoder.codingPath)
    }
    self = decoder.value
  }
}

extension ByteBuffer {
  /// Appends an element of `tree` and all below it. The depth is limited by the reader to 2048.
  func putJSON(_ element: JanssonElement, of tree: JanssonTree) {
    switch unsafe element.pointer.pointee.type {
    case JSON_OBJECT: putMembers(JanssonValue(tree: tree, element: element))
    case JSON_ARRAY: putElements(element, of: tree)
    case JSON_STRING: if let text = unsafe element.utf8 { unsafe putJSON(text) }
    case JSON_INTEGER: unsafe putJSON(json_integer_value(element.pointer))
    case JSON_REAL: unsafe putJSON(json_real_value(element.pointer))
    case JSON_TRUE: append("true")
    case JSON_FALSE: append("false")
    default: append("null")
    }
  }

  private func putMembers(_ object: JanssonValue) {
    put(UInt8(ascii: "{"))
    var members = object.members
    var isFirst = true
    while let (name, value) = unsafe members.nextBorrowed() {
      if !isFirst { put(UInt8(ascii: ",")) }
      isFirst = false
      unsafe putJSON(name)
      put(UInt8(ascii: ":"))
      putJSON(value, of: object.tree)
    }
    put(UInt8(ascii: "}"))
  }

  private func putElements(_ array: JanssonElement, of tree: JanssonTree) {
    put(UInt8(ascii: "["))
    var index = 0
    while let element = array[index] {
      if index > 0 { put(UInt8(ascii: ",")) }
      putJSON(element, of: tree)
      index += 1
    }
    put(UInt8(ascii: "]"))
  }
}
