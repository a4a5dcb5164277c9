public import RedemptionCore

extension JSONValue {
  /// What stands at a place; nil when nothing does. Array elements go by their index.
  public func value(at pointer: JSONPointer) -> JSONValue? {
    var value = self
    for token in pointer.tokens {
      switch value {
      case .object(let members):
        guard let member = members[token] else { return nil }
        value = member
      case .array(let elements):
        guard let index = Int(token), elements.indices.contains(index) else { return nil }
        value = elements[index]
      default: return nil
      }
    }
    return value
  }

  /// Whether this value has at least what another one has: objects may have more members, at every depth.
  public func contains(_ part: JSONValue) -> Bool {
    switch (self, part) {
    case (.object(let members), .object(let wanted)):
      wanted.allSatisfy { key, value in members[key]?.contains(value) ?? false }
    case (.array(let elements), .array(let wanted)):
      elements.count == wanted.count && zip(elements, wanted).allSatisfy { $0.contains($1) }
    default: self == part
    }
  }
}
