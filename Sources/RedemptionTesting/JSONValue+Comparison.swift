public import RedemptionCore

extension JSONValue {
  /// The value without the object member at a place; unchanged when there is none.
  public func removing(_ pointer: JSONPointer) -> JSONValue {
    guard case .object(var members) = self, let first = pointer.tokens.first else { return self }
    let rest = JSONPointer(Array(pointer.tokens.dropFirst()))
    members[first] = rest.tokens.isEmpty ? nil : members[first]?.removing(rest)
    return .object(members)
  }

  /// Two objects, each with only the members that the other has too.
  func sharedMembers(with other: JSONValue) -> (JSONValue, JSONValue) {
    guard case .object(let left) = self, case .object(let right) = other else { return (self, other) }
    return (.object(left.filter { right[$0.key] != nil }), .object(right.filter { left[$0.key] != nil }))
  }
}
