public import RedemptionCore

/// What earlier steps of a case saved, to be filled into later ones.
public struct SavedValues: Sendable {
  /// A name that no step saved, or a place that a result does not have.
  public struct Unknown: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name.
    public let name: String
    /// The place that the result does not have; nil if no step saved the name.
    public let place: JSONPointer?

    /// One sentence for a person.
    public var description: String {
      place.map { "The result has no \($0), which `save` keeps as `\(name)`." }
        ?? "No earlier step has saved `\(name)`."
    }
  }

  private var values: [String: JSONValue] = [:]

  /// Nothing saved yet.
  public init() {}

  /// Keeps what stands at the places that a step names.
  public mutating func save(_ places: [String: JSONPointer], of result: JSONValue) throws(Unknown) {
    for (name, pointer) in places {
      guard let value = result.value(at: pointer) else { throw Unknown(name: name, place: pointer) }
      values[name] = value
    }
  }

  /// A value with every `${name}` in its strings replaced: a whole string by the value itself, a part by its text.
  public func filled(into value: JSONValue) throws(Unknown) -> JSONValue {
    switch value {
    case .string(let text): return try filled(into: text)
    case .array(let elements):
      var filled: [JSONValue] = []
      for element in elements { filled.append(try self.filled(into: element)) }
      return .array(filled)
    case .object(let members):
      var filled: [String: JSONValue] = [:]
      for (key, member) in members { filled[key] = try self.filled(into: member) }
      return .object(filled)
    case .null, .bool, .integer, .real: return value
    }
  }

  private func filled(into text: String) throws(Unknown) -> JSONValue {
    let pieces = SavedValues.pieces(of: text)
    if pieces.count == 1, case .name(let name) = pieces[0] { return try value(named: name) }
    var filled = ""
    for piece in pieces {
      switch piece {
      case .plain(let part): filled += part
      case .name(let name): filled += SavedValues.text(of: try value(named: name))
      }
    }
    return .string(filled)
  }

  private func value(named name: String) throws(Unknown) -> JSONValue {
    guard let value = values[name] else { throw Unknown(name: name, place: nil) }
    return value
  }

  private enum Piece {
    case plain(String)
    case name(String)
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let opening = rest.firstRange(of: "${"), let closing = rest[opening.upperBound...].firstIndex(of: "}") {
      if opening.lowerBound > rest.startIndex { pieces.append(.plain(String(rest[..<opening.lowerBound]))) }
      pieces.append(.name(String(rest[opening.upperBound..<closing])))
      rest = rest[rest.index(after: closing)...]
    }
    return rest.isEmpty ? pieces : pieces + [.plain(String(rest))]
  }

  private static func text(of value: JSONValue) -> String {
    switch value {
    case .string(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .null: "null"
    case .array, .object: ""
    }
  }
}
