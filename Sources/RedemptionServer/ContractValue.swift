import JanssonCoding

/// JSON that can be changed and keeps the order of its members.
indirect enum ContractValue: Encodable {
  typealias Member = (name: String, value: ContractValue)

  case object([Member])
  case array([ContractValue])
  case string(String)
  /// A number, a truth value or null.
  case scalar(JanssonValue)

  init(_ value: JanssonValue) {
    if let text = value.string {
      self = .string(text)
    } else if value.kind == .object {
      self = .object(value.members.map { ($0.name, ContractValue($0.value)) })
    } else if value.kind == .array {
      self = .array(value.elements.map(ContractValue.init))
    } else {
      self = .scalar(value)
    }
  }

  /// Empty for what is no object.
  var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  /// Empty for what is no array.
  var elements: [ContractValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  subscript(name: String) -> ContractValue? { members.first { $0.name == name }?.value }

  /// The value at a path of names; setting it adds the last name.
  subscript(path: [String]) -> ContractValue? {
    get { path.reduce(Optional(self)) { $0?[$1] } }
    set {
      guard let name = path.first, case .object(var members) = self else { return }
      let index = members.firstIndex { $0.name == name }
      var value = index.map { members[$0].value }
      if path.count == 1 { value = newValue } else { value?[Array(path.dropFirst())] = newValue }
      switch (index, value) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append((name, value))
      case (nil, nil): break
      }
      self = .object(members)
    }
  }

  /// Appends an element to the array at a path; makes the array if there is none.
  mutating func append(_ element: ContractValue, at path: [String]) {
    self[path] = .array((self[path]?.elements ?? []) + [element])
  }

  /// Orders the members at a path by ascending name.
  mutating func sortMembers(at path: [String]) {
    guard let members = self[path]?.members else { return }
    self[path] = .object(members.sorted { $0.name < $1.name })
  }

  /// The value with every value in it changed, the innermost first.
  func mapping(_ change: (ContractValue) -> ContractValue) -> ContractValue {
    switch self {
    case .object(let members): change(.object(members.map { ($0.name, $0.value.mapping(change)) }))
    case .array(let elements): change(.array(elements.map { $0.mapping(change) }))
    case .string, .scalar: change(self)
    }
  }

  /// Every `$ref` in the value.
  func references() -> [String] {
    let own = members.flatMap { name, value in
      name == "$ref" ? [value.string].compactMap { $0 } : value.references()
    }
    return own + elements.flatMap { $0.references() }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for (name, value) in members { try container.encode(value, forKey: Name(name)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .string(let text):
      var container = encoder.singleValueContainer()
      try container.encode(text)
    case .scalar(let value): try value.encode(to: encoder)
    }
  }
}
