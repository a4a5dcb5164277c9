import RedemptionCore

/// An object in the service's JSON, with where it stands.
struct ServiceObject {
  typealias Unreadable = CustomerReader.Unreadable

  private let members: [String: JSONValue]
  private let path: JSONPointer

  init(_ value: JSONValue, at path: JSONPointer) throws(Unreadable) {
    guard case .object(let members) = value else { throw Unreadable(path: path, expected: "expected an object") }
    self.members = members
    self.path = path
  }

  /// The member unless it is absent or null.
  private subscript(name: String) -> JSONValue? {
    guard let value = members[name], value != .null else { return nil }
    return value
  }

  private func place(_ name: String) -> JSONPointer { path.appending(name) }

  private func missing(_ name: String, _ expected: String) -> Unreadable {
    Unreadable(path: place(name), expected: "expected \(expected)")
  }

  func object(_ name: String) throws(Unreadable) -> ServiceObject {
    try ServiceObject(self[name] ?? .null, at: place(name))
  }

  func optionalText(_ name: String) throws(Unreadable) -> String? {
    guard let value = self[name] else { return nil }
    guard let text = value.string else { throw missing(name, "a text") }
    return text
  }

  func text(_ name: String) throws(Unreadable) -> String {
    guard let text = try optionalText(name) else { throw missing(name, "a text") }
    return text
  }

  func optionalFlag(_ name: String) throws(Unreadable) -> Bool? {
    guard let value = self[name] else { return nil }
    guard case .bool(let flag) = value else { throw missing(name, "true or false") }
    return flag
  }

  func flag(_ name: String) throws(Unreadable) -> Bool {
    guard let flag = try optionalFlag(name) else { throw missing(name, "true or false") }
    return flag
  }

  func optionalDate(_ name: String) throws(Unreadable) -> Timestamp? {
    guard let text = try optionalText(name) else { return nil }
    guard let date = ISO8601Text.read(text.inUTC) else { throw missing(name, "a date such as 2026-01-31T10:00:00Z") }
    return date
  }

  func date(_ name: String) throws(Unreadable) -> Timestamp {
    guard let date = try optionalDate(name) else { throw missing(name, "a date") }
    return date
  }

  /// A store's word; a missing one is unknown, as is one that the SDKs do not know.
  func store() throws(Unreadable) -> Store {
    try optionalText("store").map { Store(rawValue: $0) } ?? .unknown
  }

  /// True if every one of these members has a value.
  func has(_ names: [String]) -> Bool { names.allSatisfy { self[$0] != nil } }

  /// What was paid. Android's decoder reads a number in quotes as a number, and iOS's refuses it.
  func price(on platform: Platform) throws(Unreadable) -> Price? {
    guard let value = self["price"] else { return nil }
    let price = try ServiceObject(value, at: place("price"))
    guard let currency = try price.optionalText("currency") else { return nil }
    let amount: Double
    switch price["amount"] {
    case .integer(let number): amount = Double(number)
    case .real(let number): amount = number
    case .string(let text):
      guard platform == .android, let number = Double(text) else { throw price.missing("amount", "a number") }
      amount = number
    default: return nil
    }
    guard let micros = Int64(exactly: (amount * 1_000_000).rounded()) else { return nil }
    return Price(amountMicros: micros, currency: currency)
  }

  /// The objects under an object's names, by ascending name.
  func members(_ name: String, isRequired: Bool) throws(Unreadable) -> [(name: String, value: ServiceObject)] {
    guard isRequired || self[name] != nil else { return [] }
    let object = try object(name)
    var list: [(name: String, value: ServiceObject)] = []
    for (key, value) in object.members.sorted(by: { $0.key < $1.key }) {
      list.append((key, try ServiceObject(value, at: object.place(key))))
    }
    return list
  }

  /// The lists of objects under an object's names, by ascending name.
  func lists(_ name: String, isRequired: Bool) throws(Unreadable) -> [(name: String, values: [ServiceObject])] {
    guard isRequired || self[name] != nil else { return [] }
    let object = try object(name)
    var lists: [(name: String, values: [ServiceObject])] = []
    for (key, value) in object.members.sorted(by: { $0.key < $1.key }) {
      guard case .array(let elements) = value else { throw object.missing(key, "a list") }
      var values: [ServiceObject] = []
      for (index, element) in elements.enumerated() {
        values.append(try ServiceObject(element, at: object.place(key).appending(String(index))))
      }
      lists.append((key, values))
    }
    return lists
  }
}

extension String {
  /// A date's text with `Z` where it ends in the offset of UTC.
  fileprivate var inUTC: String { hasSuffix("+00:00") ? String(dropLast(6)) + "Z" : self }
}
