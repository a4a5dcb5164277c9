import JanssonCoding
import MemoryStore
import RedemptionCore
import RedemptionLedger
import RedemptionScenario
import RedemptionServer
import RedemptionStory

// Tools that are methods of the contract, or run them.

extension Tool {
  /// `explore`
  static let explore = Tool(
    name: "explore", title: "Explore what can happen",
    description: """
      Searches all stories of an app that only calls its SDK (purchases, links, faults, sign-ins, time) for one whose \
      end is wrong, and returns the shortest. To explore the team's own app, use explore() of its test package, or \
      drive it with call_method: explore/start, then explore/observed until `do` is done.
      """,
    changes: false,
    input: { contract in
      guard var members = contract.params(of: "explore/start").members, var own = members["properties"]?.members
      else { return [:] }
      for name in ["events", "own", "settle", "alone", "story"] { own[name] = nil }
      members["properties"] = .object(own)
      return .object(members)
    },
    output: { $0.result(of: "explore/report") },
    run: { arguments, desk in
      var params = arguments.members
      var limits = try arguments.object("limits") ?? [:]
      // A client waits for the answer, so the search is a short one unless it asks for more.
      if limits["stories"] == nil { limits["stories"] = 2_000 }
      if limits["seconds"] == nil { limits["seconds"] = 30 }
      params["limits"] = .object(limits)
      params["alone"] = true
      var step = try desk.result(of: "explore/start", params)
      let exploration = step["exploration"] ?? .null
      while step["do"] != "done" {
        step = try desk.result(of: "explore/observed", ["exploration": exploration])
      }
      let report = try desk.result(of: "explore/report", ["exploration": exploration])
      return ToolResult(value: report, text: report["text"]?.string)
    })

  /// `replay_scenario`
  static let replayScenario = Tool(
    name: "replay_scenario", title: "Replay a scenario",
    description: """
      Plays scenarios on fresh simulations and says which step differs from what it expects. A scenario is a list of \
      requests with their expected results: what scenario/export and the explorer's findings return.
      """,
    changes: false,
    input: { _ in
      let step: JSONValue = [
        "type": "object", "required": ["method", "params"],
        "properties": [
          "method": Schema.text("A method; describe_method says what it takes."), "params": ["type": "object"],
          "result": ["description": "The whole result."], "contains": ["description": "A part of the result."],
          "error": ["type": "object", "description": "The error: code and kind."],
          "save": ["type": "object", "description": "Names for later steps: JSON Pointers into the result."],
        ],
      ]
      let scenario: JSONValue = [
        "type": "object", "required": ["description", "steps"],
        "properties": ["description": Schema.text("What holds."), "steps": Schema.list(step, "In their order.")],
      ]
      return Schema.object(
        [
          "title": Schema.text("What the scenarios are about."), "description": Schema.text("What they show."),
          "cases": Schema.list(scenario, "The scenarios."),
        ], required: ["cases"])
    },
    output: { _ in
      Schema.object(
        [
          "passed": ["type": "integer", "description": "Scenarios whose results were all as expected."],
          "failed": ["type": "integer", "description": "The others."],
          "files": ["type": "array", "description": "The steps with their results, events and failures."],
        ], required: ["passed", "failed", "files"])
    },
    run: { arguments, desk in
      try arguments.reject(except: ["title", "description", "cases"])
      var file: [String: JSONValue] = ["title": "scenario", "description": "From a client."]
      file.merge(arguments.members) { $1 }
      let replay = Replay(adapters: desk.adapters) { () throws(LedgerError) in MemoryStore() }
      var tally = ReplayTally()
      let scenarios: ScenarioFile
      do { scenarios = try ScenarioFile.reading(try JSONTextEncoder().encode(JSONValue.object(file))) } catch {
        throw ToolFailure((error as? ScenarioUnreadable)?.description ?? "not a scenario")
      }
      let played = try replay.json([scenarios], tally: &tally)
      return ToolResult(value: try JSONValue.reading(Array(played.utf8)))
    })

  /// `list_versions`
  static let listVersions = method(
    "versions/list", name: "list_versions", title: "List known SDK versions",
    description: "Lists the versions of the vendors' SDKs that are known, and how well.")

  /// `compare_versions`
  static let compareVersions = method(
    "versions/diff", name: "compare_versions", title: "Compare SDK versions",
    description: """
      Says what changes for an app on each platform when it goes from one version of its SDK to another. Both are a \
      package with a version, NAME@1.2.3; list_versions has the packages.
      """)

  /// A tool that is one method.
  private static func method(_ method: String, name: String, title: String, description: String) -> Tool {
    Tool(
      name: name, title: title, description: description, changes: false,
      input: { $0.params(of: method) }, output: { $0.result(of: method) },
      run: { arguments, desk in ToolResult(value: try desk.result(of: method, arguments.members)) })
  }

  /// `describe_method`
  static let describeMethod = Tool(
    name: "describe_method", title: "Describe a method",
    description: """
      Returns what a method of call_method does, the schema of its params and of its result, and an example. Without \
      `method`, the names of all methods with one line each.
      """,
    changes: false,
    input: { _ in Schema.object(["method": Schema.text("The method, such as store/purchase.")]) },
    output: { _ in
      let line = Schema.object(
        ["method": Schema.text("The name."), "summary": Schema.text("What it does.")], required: ["method", "summary"])
      return Schema.object(
        [
          "methods": Schema.list(line, "All methods, or the one that was asked for."),
          "params": ["type": "object", "description": "The JSON Schema of its params."],
          "result": ["type": "object", "description": "The JSON Schema of its result."],
          "example": ["description": "A call and its result."],
        ], required: ["methods"])
    },
    run: { arguments, desk in
      try arguments.reject(except: ["method"])
      let contract = desk.contract
      let line = { (name: String) -> JSONValue in
        ["method": .string(name), "summary": contract.method(name)?["summary"] ?? ""]
      }
      guard let name = try arguments.optionalText("method") else {
        return ToolResult(value: ["methods": .array(contract.methodNames.map(line))])
      }
      guard let method = contract.method(name) else { throw unknownMethod(name, contract) }
      var value: [String: JSONValue] = [
        "methods": [line(name)], "params": contract.params(of: name), "result": contract.result(of: name),
      ]
      value["example"] = method["examples"]?.elements?.first
      return ToolResult(value: .object(value))
    })

  /// `call_method`
  static let callMethod = Tool(
    name: "call_method", title: "Call any method",
    description: """
      Calls a method of the simulation's JSON-RPC interface in a space: store/purchase, clock/advance, fault/inject, \
      session/customerInfo, explore/start and all others. describe_method says what a method takes.
      """,
    changes: true,
    input: { contract in
      Schema.object(
        [
          "method": [
            "type": "string", "description": "The method.", "enum": .array(contract.methodNames.map { .string($0) }),
          ],
          "params": ["type": "object", "description": "Its params."],
          "space": Schema.text("The space of prepare_situation; main by default."),
        ], required: ["method"])
    },
    output: { _ in
      Schema.object(
        [
          "result": ["description": "The result."], "pending": Schema.flag("True if the reply has not come yet."),
          "events": ["type": "array", "description": "session/event notifications before the reply."],
          "eventsAfter": ["type": "array", "description": "Those after it."],
        ], required: ["events", "eventsAfter"])
    },
    run: { arguments, desk in
      try arguments.reject(except: ["method", "params", "space"])
      let name = try arguments.text("method")
      guard desk.contract.method(name) != nil else { throw unknownMethod(name, desk.contract) }
      let space = try arguments.optionalText("space") ?? Desk.main
      let answer = try desk.call(name, try arguments.object("params") ?? [:], in: space)
      if let error = answer.error { throw ToolFailure(Desk.sentence(of: error)) }
      var value: [String: JSONValue] = [
        "events": .array(answer.events.before), "eventsAfter": .array(answer.events.after),
      ]
      value["result"] = answer.result
      if answer.reply == nil { value["pending"] = true }
      return ToolResult(value: .object(value))
    })

  private static func unknownMethod(_ name: String, _ contract: Contract) -> ToolFailure {
    let nearest = NearestName.to(name, among: contract.methodNames).map { " Did you mean `\($0)`?" } ?? ""
    return ToolFailure("Unknown method.\(nearest) describe_method without `method` lists all.")
  }
}
