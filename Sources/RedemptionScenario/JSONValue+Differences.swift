public import RedemptionCore

extension ScenarioStep.Expectation {
  /// In words, where a result is not as expected.
  func differences(from result: JSONValue, with saved: SavedValues) throws(SavedValues.Unknown) -> [String] {
    switch self {
    case .result(let expected): result.differences(from: try saved.filled(into: expected), at: JSONPointer())
    case .contains(let part): result.differences(fromPart: try saved.filled(into: part), at: JSONPointer())
    case .error(let code, let kind, _): ["expected the error \(code) \(kind), got the result \(result.text)"]
    }
  }

  /// In words, where an error is not as expected; empty when it is.
  func differences(fromError error: JSONValue) -> [String] {
    guard case .error(let code, let kind, let path) = self else { return ["got the error \(error.text)"] }
    let isExpected =
      error["code"] == .integer(Int64(code)) && error["data"]?["kind"]?.string == kind
      && (path == nil || error["data"]?["path"]?.string == path)
    return isExpected ? [] : ["expected the error \(code) \(kind) \(path ?? ""), got \(error.text)"]
  }
}

extension JSONValue {
  /// In words, where this value differs from another one.
  func differences(from expected: JSONValue, at place: JSONPointer) -> [String] {
    guard self != expected else { return [] }
    guard case .object(let members) = self, case .object(let wanted) = expected else {
      return differences(fromPart: expected, at: place)
    }
    let surplus = members.keys.filter { wanted[$0] == nil }.sorted()
    return surplus.map { "\(place.appending($0)) is there and should not be" }
      + wanted.sorted { $0.key < $1.key }.flatMap { key, value in
        members[key]?.differences(from: value, at: place.appending(key)) ?? ["\(place.appending(key)) is missing"]
      }
  }

  /// In words, what of a part this value has not.
  func differences(fromPart part: JSONValue, at place: JSONPointer) -> [String] {
    switch (self, part) {
    case (.object(let members), .object(let wanted)):
      return wanted.sorted { $0.key < $1.key }.flatMap { key, value in
        members[key]?.differences(fromPart: value, at: place.appending(key)) ?? ["\(place.appending(key)) is missing"]
      }
    case (.array(let elements), .array(let wanted)):
      guard elements.count == wanted.count else {
        return ["\(place) has \(elements.count) elements, expected \(wanted.count)"]
      }
      return zip(elements, wanted).enumerated().flatMap { index, pair in
        pair.0.differences(fromPart: pair.1, at: place.appending("\(index)"))
      }
    default: return self == part ? [] : ["\(place) is \(text), expected \(part.text)"]
    }
  }

  /// This value on one line, for people; not JSON where a string would need escapes.
  public var text: String {
    switch self {
    case .null: "null"
    case .bool(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .string(let text): "\"\(text)\""
    case .array(let elements): "[\(elements.map(\.text).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value.text)" }.joined(separator: ", "))}"
    }
  }
}
