import RedemptionCore

/// A tool that an agent calls: what it takes, what it returns, and what it does.
struct Tool: Sendable {
  /// As clients call it.
  let name: String
  /// A few words for people.
  let title: String
  /// When to use it, for a model.
  let description: String
  /// True if a call changes a simulation.
  let changes: Bool
  /// The schema of the arguments, an object.
  let input: @Sendable (Contract) -> JSONValue
  /// The schema of the result, an object.
  let output: @Sendable (Contract) -> JSONValue
  /// Does it.
  let run: @Sendable (Arguments, Desk) throws -> ToolResult

  /// All tools, in the order in which an agent needs them.
  static let all: [Tool] = [
    .situations, .prepareSituation, .openLink, .explainLink, .explore, .replayScenario, .listVersions,
    .compareVersions, .describeMethod, .callMethod,
  ]

  /// The tool as `tools/list` has it.
  func listed(_ contract: Contract) -> JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": input(contract), "outputSchema": output(contract),
      "annotations": [
        "readOnlyHint": .bool(!changes), "destructiveHint": false, "idempotentHint": .bool(!changes),
        "openWorldHint": false,
      ],
    ]
  }
}

/// What a tool returns.
struct ToolResult {
  /// An object of the tool's output schema.
  let value: JSONValue
  /// The same for a reader; nil for the value as JSON.
  var text: String?
}

/// Why a tool could not do what it was asked: a sentence that says what to do next.
struct ToolFailure: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// The arguments of a call.
struct Arguments {
  let members: [String: JSONValue]

  /// - Throws: ``ToolFailure`` if there is no such text.
  func text(_ name: String) throws -> String {
    guard let text = try optionalText(name) else { throw ToolFailure("Missing argument `\(name)`: expected a string.") }
    return text
  }

  /// - Throws: ``ToolFailure`` if it is no text.
  func optionalText(_ name: String) throws -> String? {
    guard let value = members[name], value != .null else { return nil }
    guard let text = value.string else { throw ToolFailure("Wrong argument `\(name)`: expected a string.") }
    return text
  }

  /// - Throws: ``ToolFailure`` if it is no object.
  func object(_ name: String) throws -> [String: JSONValue]? {
    guard let value = members[name], value != .null else { return nil }
    guard let members = value.members else { throw ToolFailure("Wrong argument `\(name)`: expected an object.") }
    return members
  }

  /// The arguments of these names that are there.
  func only(_ names: [String]) -> [String: JSONValue] {
    members.filter { names.contains($0.key) && $0.value != .null }
  }

  /// - Throws: ``ToolFailure`` if an argument has another name.
  func reject(except names: [String]) throws {
    guard let unknown = members.keys.sorted().first(where: { !names.contains($0) }) else { return }
    throw ToolFailure("Unknown argument `\(unknown)`. This tool takes \(names.joined(separator: ", ")).")
  }
}

/// Schemas of tools that no method of the contract has.
enum Schema {
  static func object(_ properties: [String: JSONValue], required: [String] = []) -> JSONValue {
    [
      "type": "object", "additionalProperties": false, "properties": .object(properties),
      "required": .array(required.map { .string($0) }),
    ]
  }

  static func text(_ description: String) -> JSONValue { ["type": "string", "description": .string(description)] }

  static func flag(_ description: String) -> JSONValue { ["type": "boolean", "description": .string(description)] }

  static func number(_ description: String) -> JSONValue { ["type": "number", "description": .string(description)] }

  static func list(_ items: JSONValue, _ description: String) -> JSONValue {
    ["type": "array", "items": items, "description": .string(description)]
  }

  /// A schema of the contract by its name; ``Contract/standalone(_:)`` resolves it.
  static func named(_ name: String) -> JSONValue { ["$ref": .string("#/components/schemas/" + name)] }

  /// The same schema with one more property.
  static func adding(_ name: String, _ property: JSONValue, to schema: JSONValue) -> JSONValue {
    guard var members = schema.members else { return schema }
    var properties = members["properties"]?.members ?? [:]
    properties[name] = property
    members["properties"] = .object(properties)
    return .object(members)
  }
}
