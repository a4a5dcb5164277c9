/// The first argument of a call that does not fit its row.
public struct ChannelFault: Error, Hashable, Sendable {
  /// Why an argument does not fit.
  public enum Kind: Hashable, Sendable {
    /// It is required, and missing or null.
    case missing
    /// It has another type.
    case wrongType(JSONValue)
  }

  /// Why it does not fit.
  public let kind: Kind
  /// The place of the argument among the row's parameters; nil if the arguments as a whole have the wrong form.
  public let place: Int?
  /// The name of the argument.
  public let name: String
  /// From the arguments to what is wrong, as a JSON Pointer.
  public let path: String
  /// What was expected there.
  public let expected: ChannelType

  /// The fault as the mismatch that `channel/call` itself reports.
  public var mismatch: ChannelArguments.Mismatch { .init(path: path, expected: expected.words) }
}

extension ChannelRow {
  /// The first argument that does not fit, in the order of the parameters; nil if all fit.
  public func fault(in call: ChannelCall) -> ChannelFault? {
    let arguments = ChannelArguments(call)
    let isList = if case .array = call.arguments { true } else { false }
    for (place, parameter) in parameters.enumerated() {
      let start = [isList ? String(place) : parameter.name]
      let given = arguments.value(parameter.name, at: place)
      guard let found = parameter.finding(for: given, at: start, call.readJSON) else { continue }
      return ChannelFault(
        kind: found.kind, place: place, name: parameter.name, path: JSONPointer(found.tokens).description,
        expected: found.expected)
    }
    return nil
  }
}

extension ChannelResult {
  /// True if a method with this result may answer so; errors and silence are free to every method.
  public func accepts(_ value: JSONValue, receiver: String? = nil, readJSON: (String) -> JSONValue?) -> Bool {
    switch self {
    case .nothing: receiver == nil && value == .null
    case .value(let type), .text(let type): receiver == nil && type.finding(in: value, at: [], readJSON) == nil
    case .nullable(let type):
      receiver == nil && (value == .null || type.finding(in: value, at: [], readJSON) == nil)
    case .message(let name, let type): receiver == name && type.finding(in: value, at: [], readJSON) == nil
    case .silence: false
    }
  }
}

/// What does not fit, and where.
private struct Finding {
  let kind: ChannelFault.Kind
  let tokens: [String]
  let expected: ChannelType
}

extension ChannelParameter {
  fileprivate func finding(
    for value: JSONValue?, at tokens: [String], _ readJSON: (String) -> JSONValue?
  ) -> Finding? {
    guard let value, value != .null else {
      return isOptional ? nil : Finding(kind: .missing, tokens: tokens, expected: type)
    }
    return type.finding(in: value, at: tokens, readJSON)
  }
}

extension ChannelType {
  fileprivate func finding(
    in value: JSONValue, at tokens: [String], _ readJSON: (String) -> JSONValue?
  ) -> Finding? {
    switch (self, value) {
    case (.any, _), (.bool, .bool), (.integer, .integer), (.number, .integer), (.number, .real), (.string, .string):
      return nil
    case (.list(let type), .array(let elements)):
      for (index, element) in elements.enumerated() {
        if let found = type.finding(in: element, at: tokens + [String(index)], readJSON) { return found }
      }
      return nil
    case (.map(let type), .object(let members)):
      for (key, member) in members.sorted(by: { $0.key < $1.key }) where member != .null {
        if let found = type.finding(in: member, at: tokens + [key], readJSON) { return found }
      }
      return nil
    case (.object(let parameters), .object(let members)):
      for parameter in parameters {
        let place = tokens + [parameter.name]
        if let found = parameter.finding(for: members[parameter.name], at: place, readJSON) { return found }
      }
      return nil
    case (.json(let type), .string(let text)):
      guard let inner = readJSON(text) else { break }
      return type.finding(in: inner, at: tokens, readJSON)
    default: break
    }
    return Finding(kind: .wrongType(value), tokens: tokens, expected: self)
  }
}
