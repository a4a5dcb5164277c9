/// Values with an identifier each, unique and in ascending order of it.
///
/// Order and repetition are not facts of a grant, so this type has neither: of equal identifiers the last value counts.
/// JSON: an object, each value under its identifier (which the value repeats in a member of its own).
public struct IdentifiedList<Element: Identifiable & Codable & Hashable & Sendable>: Hashable, Sendable
where Element.ID == String {
  private var elements: [Element]

  /// Sorts the values and drops all but the last of each identifier.
  public init(_ values: some Sequence<Element>) {
    self.init(Array(values))
  }

  /// Takes values that are in order as they are, which those of a store and of a reply mostly are.
  private init(_ values: [Element]) {
    elements = values
    let isInOrder = values.indices.dropFirst().allSatisfy { values[$0 - 1].id.precedes(values[$0].id) }
    if isInOrder { return }
    elements = []
    for value in values { insert(value) }
  }

  /// Adds a value, in the place of the one with its identifier if there is one.
  public mutating func insert(_ value: Element) {
    // Mostly in ascending order.
    if !elements.isEmpty, elements[elements.count - 1].id.precedes(value.id) { return elements.append(value) }
    let index = firstIndex(notBelow: value.id)
    if index == elements.count {
      elements.append(value)
    } else if elements[index].id.isIdentical(to: value.id) {
      elements[index] = value
    } else {
      elements.insert(value, at: index)
    }
  }

  /// The value with an identifier, nil when there is none.
  public subscript(id: String) -> Element? {
    let index = firstIndex(notBelow: id)
    return index < elements.count && elements[index].id.isIdentical(to: id) ? elements[index] : nil
  }

  private func firstIndex(notBelow id: String) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].id.precedes(id) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension IdentifiedList: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of values.
  public var endIndex: Int { elements.count }
  /// The value at a position in ascending order of identifiers.
  public subscript(position: Int) -> Element { elements[position] }
}

extension IdentifiedList: ExpressibleByArrayLiteral {
  /// The same as ``init(_:)``.
  public init(arrayLiteral values: Element...) { self.init(values) }
}

extension IdentifiedList: Codable {
  /// Reads an object; a value whose own identifier differs from its key is a data-corrupted error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AnyKey.self)
    elements = []
    for key in container.allKeys {
      let value = try container.decode(Element.self, forKey: key)
      guard value.id.isIdentical(to: key.stringValue) else {
        // The path of the decoder below: it may leave out the key, which is the caller's own.
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: try container.superDecoder(forKey: key).codingPath,
            debugDescription: "expected the identifier inside to equal the key"))
      }
      insert(value)
    }
  }

  /// Writes an object by ascending key.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: AnyKey.self)
    for element in elements { try container.encode(element, forKey: AnyKey(element.id)) }
  }
}
