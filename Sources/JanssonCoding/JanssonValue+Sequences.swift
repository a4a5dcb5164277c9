import CJansson

extension JanssonValue {
  /// The elements of an array in their order; empty for other types.
  public var elements: Elements { Elements(array: self) }

  /// The members of an object in the order of the text; empty for other types.
  public var members: Members { Members(object: self) }

  /// The elements of an array.
  public struct Elements: Sequence, IteratorProtocol {
    private let array: JanssonValue
    private var index = 0

    init(array: JanssonValue) { self.array = array }

    /// The next element.
    public mutating func next() -> JanssonValue? {
      defer { index += 1 }
      return array[index]
    }
  }

  /// The members of an object.
  @safe
  public struct Members: Sequence, IteratorProtocol {
    private let object: JanssonValue
    private var iterator: UnsafeMutableRawPointer?

    init(object: JanssonValue) {
      self.object = object
      unsafe iterator = json_object_iter(object.element.pointer)
    }

    /// The next member.
    public mutating func next() -> (name: String, value: JanssonValue)? {
      guard let (name, value) = unsafe nextBorrowed() else { return nil }
      return unsafe (String(decoding: name, as: UTF8.self), JanssonValue(tree: object.tree, element: value))
    }

    /// The next member, its name as bytes that live as long as the tree.
    mutating func nextBorrowed() -> (name: UnsafeBufferPointer<UInt8>, value: JanssonElement)? {
      guard let at = unsafe iterator, let name = unsafe json_object_iter_key(at),
        let value = unsafe json_object_iter_value(at)
      else { return nil }
      let length = unsafe json_object_iter_key_len(at)
      unsafe iterator = json_object_iter_next(object.element.pointer, at)
      let bytes = unsafe UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self)
      return unsafe (
        UnsafeBufferPointer(start: bytes, count: length), JanssonElement(value)
      )
    }
  }
}
