/// Reads what a channel call carries, by name from an object or by place from a list.
public struct ChannelArguments: Sendable {
  private let arguments: JSONValue
  private let readJSON: @Sendable (String) -> JSONValue?

  /// The arguments of a call.
  public init(_ call: ChannelCall) {
    arguments = call.arguments
    readJSON = call.readJSON
  }

  /// Arguments that a channel could not have carried.
  public struct Mismatch: Error, Hashable, Sendable {
    /// From the arguments on to what is wrong, as a JSON Pointer.
    public let path: String
    /// What was expected there.
    public let expected: String

    /// Names a place and what was expected there.
    public init(path: String, expected: String) {
      self.path = path
      self.expected = expected
    }

    /// The result that says so.
    public var result: SDKResult { .invalidParams(path: "/arguments" + path, expected: expected) }
  }

  /// Stops unless the arguments are an object, or there are none.
  public func checkObject() throws(Mismatch) {
    switch arguments {
    case .object, .null: return
    default: throw Mismatch(path: "", expected: "an object or nothing")
    }
  }

  /// Stops unless the arguments are a list, or there are none.
  public func checkList() throws(Mismatch) {
    switch arguments {
    case .array, .null: return
    default: throw Mismatch(path: "", expected: "an array or nothing")
    }
  }

  /// The argument of this name in an object, or at this place in a list; nil where it is missing or null.
  public func value(_ name: String, at index: Int) -> JSONValue? {
    let value: JSONValue? =
      switch arguments {
      case .object(let members): members[name]
      case .array(let elements): elements.indices.contains(index) ? elements[index] : nil
      default: nil
      }
    return value == .null ? nil : value
  }

  /// A text; nil where it is missing or null.
  ///
  /// - Throws: ``Mismatch`` for anything but a text.
  public func text(_ name: String, at index: Int) throws(Mismatch) -> String? {
    guard let value = value(name, at: index) else { return nil }
    guard let text = value.string else { throw mismatch(name, at: index, expected: "a string") }
    return text
  }

  /// A truth value; nil where it is missing or null.
  ///
  /// - Throws: ``Mismatch`` for anything but a truth value.
  public func flag(_ name: String, at index: Int) throws(Mismatch) -> Bool? {
    guard let value = value(name, at: index) else { return nil }
    guard case .bool(let flag) = value else { throw mismatch(name, at: index, expected: "true or false") }
    return flag
  }

  /// An object; nil where it is missing or null.
  ///
  /// - Throws: ``Mismatch`` for anything but an object.
  public func object(_ name: String, at index: Int) throws(Mismatch) -> [String: JSONValue]? {
    guard let value = value(name, at: index) else { return nil }
    guard case .object(let members) = value else { throw mismatch(name, at: index, expected: "an object") }
    return members
  }

  /// An object, or a text that is the JSON of one; nil where it is missing or null.
  ///
  /// - Throws: ``Mismatch`` for anything else but a text; a text that is no such JSON is an empty object, as SDKs that
  ///   pass JSON on as text swallow what they cannot read.
  public func objectOrText(_ name: String, at index: Int) throws(Mismatch) -> [String: JSONValue]? {
    guard let text = value(name, at: index)?.string else { return try object(name, at: index) }
    guard case .object(let members) = readJSON(text) else { return [:] }
    return members
  }

  /// What is wrong with one argument.
  public func mismatch(_ name: String, at index: Int, expected: String) -> Mismatch {
    guard case .array = arguments else { return Mismatch(path: JSONPointer([name]).description, expected: expected) }
    return Mismatch(path: "/\(index)", expected: expected)
  }
}
