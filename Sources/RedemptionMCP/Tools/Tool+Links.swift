import RedemptionCore
import RedemptionScenario

extension Tool {
  /// Options of `session/open` that decide what a redemption returns.
  private static let app = ["vendor", "sdk", "platform", "sdkVersion", "appUserId"]
  /// Errors that the app gets from its SDK, and no fault of the call.
  private static let saidByTheSDK: Set<String> = ["sdkError", "sdkSilent", "notARedemptionLink"]

  /// `open_link`
  static let openLink = Tool(
    name: "open_link", title: "Open a link in an app",
    description: """
      Opens a link in a simulated app and returns exactly what the vendor's SDK returns to the app's code (reply), the \
      events that its listeners get before and after it, and the truth (outcome). Compare what the app's handler makes \
      of reply with outcome: a handler that says the same for a success and for a failure has a bug.
      """,
    changes: true,
    input: { contract in
      let opening = contract.params(of: "session/open")
      var properties = (opening["properties"]?.members ?? [:]).filter { app.contains($0.key) }
      properties["url"] = Schema.text("The link, such as the one of prepare_situation.")
      properties["space"] = Schema.text("The space of prepare_situation; main by default.")
      properties["session"] = Schema.text("An app that runs already, in place of vendor, sdk and platform.")
      let named = Schema.object(properties, required: ["url"])
      let used = (opening["$defs"]?.members ?? [:]).filter { ["Vendor", "Sdk", "Platform"].contains($0.key) }
      guard var members = named.members else { return named }
      members["$defs"] = .object(used)
      return .object(members)
    },
    output: { contract in
      let event = Schema.object(
        ["name": Schema.text("Its name."), "params": ["description": "What the listener gets."]], required: ["name"])
      return contract.standalone(
        Schema.object(
          [
            "session": Schema.text("The app, for further calls."),
            "outcome": Schema.named("RedemptionOutcome"),
            "reply": ["description": "What the SDK's call returns to the app, key by key."],
            "losses": ["type": "array", "description": "What the reply cannot carry."],
            "error": ["type": "object", "description": "The error that the SDK's call throws, in place of a reply."],
            "silent": Schema.flag("True if the SDK's call has not returned within an hour on the phone's clock."),
            "events": Schema.list(event, "What the app's listeners got before the reply."),
            "eventsAfter": Schema.list(event, "What they got after it."),
            "seconds": Schema.number("Seconds that passed on the phone's clock."),
          ], required: ["session", "events", "eventsAfter", "seconds"]))
    },
    run: { arguments, desk in
      try arguments.reject(except: ["url", "space", "session"] + app)
      let url = try arguments.text("url")
      let space = try arguments.optionalText("space") ?? Desk.main
      let session = try session(arguments, desk, space)
      let (answer, seconds) = try desk.awaiting(
        "redemption/redeem", ["session": session, "url": .string(url)], in: space)
      var value = answer.result?.members ?? [:]
      if let error = answer.error { value["error"] = try own(error) }
      if answer.reply == nil { value["silent"] = true }
      value["session"] = session
      value["events"] = .array(answer.events.before.map(event))
      value["eventsAfter"] = .array(answer.events.after.map(event))
      value["seconds"] = .integer(seconds)
      return ToolResult(value: .object(value))
    })

  private static func session(_ arguments: Arguments, _ desk: Desk, _ space: String) throws -> JSONValue {
    if let session = try arguments.optionalText("session") { return .string(session) }
    let params = arguments.only(app)
    for name in ["vendor", "sdk", "platform"] where params[name] == nil {
      throw ToolFailure("Missing argument `\(name)`: expected the app's SDK (vendor, sdk, platform), or session.")
    }
    let (answer, _) = try desk.awaiting("session/open", params, in: space)
    if let error = answer.error { throw ToolFailure(Desk.sentence(of: error)) }
    return answer.result?["session"] ?? .null
  }

  private static func own(_ error: JSONValue) throws -> JSONValue {
    guard let kind = error["data"]?["kind"]?.string, saidByTheSDK.contains(kind) || error["code"] == -32006 else {
      throw ToolFailure(Desk.sentence(of: error))
    }
    return error
  }

  private static func event(_ event: JSONValue) -> JSONValue {
    ["name": event["name"] ?? "", "params": event["params"] ?? .null]
  }

  /// `explain_link`
  static let explainLink = Tool(
    name: "explain_link", title: "Explain a link",
    description: """
      Says for each vendor and platform whether its SDK redeems a link, and if not, which part of the link is wrong. \
      Use it for a link from a ticket or a mail; wrapped links are unwrapped.
      """,
    changes: false,
    input: { _ in Schema.object(["url": Schema.text("The link as it was mailed or shown.")], required: ["url"]) },
    output: { contract in
      let reading = Schema.object(
        [
          "vendor": Schema.named("Vendor"), "platform": Schema.named("Platform"),
          "redeems": Schema.flag("True if the SDK redeems the link."),
          "link": ["oneOf": [Schema.named("RedemptionLink"), ["type": "null"]]],
          "reason": Schema.text("Why it does not."),
        ], required: ["vendor", "platform", "redeems"])
      return contract.standalone(
        Schema.object(["readings": Schema.list(reading, "One for each vendor and platform.")], required: ["readings"]))
    },
    run: { arguments, desk in
      try arguments.reject(except: ["url"])
      let url = try arguments.text("url")
      let readings = desk.adapters.flatMap { adapter in
        adapter.vendor.platforms.map { reading(url, by: adapter, on: $0) }
      }
      return ToolResult(value: ["readings": .array(readings)])
    })

  private static func reading(_ url: String, by adapter: any RedemptionAdapter, on platform: Platform) -> JSONValue {
    var reading: [String: JSONValue] = [
      "vendor": .string(adapter.vendor.id.rawValue), "platform": .string(platform.rawValue), "redeems": false,
    ]
    switch adapter.links.read(url, on: platform, unwrapping: true) {
    case .link(let link):
      reading["redeems"] = true
      reading["link"] = [
        "vendor": .string(link.vendor.rawValue), "code": .string(link.code), "url": .string(link.url),
      ]
    case .result(let outcome):
      reading["reason"] = .string("The SDK returns \(outcome.kind.rawValue) without asking the service.")
    case .redirect:
      reading["reason"] = "A checkout's redirect without a code: the app must handle it."
    case .notRedeemable(let reason): reading["reason"] = .string(reason.quoting)
    }
    return .object(reading)
  }
}
