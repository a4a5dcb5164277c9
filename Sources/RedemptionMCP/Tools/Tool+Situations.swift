import RedemptionCore

extension Tool {
  private static let order: [String: JSONValue] = [
    "vendor": Schema.named("Vendor"),
    "product": Schema.text("The product that is bought; pro_monthly by default."),
    "entitlements": Schema.list(["type": "string"], "What it gives, as the app's code names it; pro by default."),
    "email": Schema.text("The buyer's address."),
  ]

  /// `situations`
  static let situations = Tool(
    name: "situations", title: "List situations",
    description: """
      Lists every way in which a web purchase redemption can end for a vendor, with the true outcome of each. \
      Begin here: an app must say something true in each of them. Then call prepare_situation.
      """,
    changes: false,
    input: { $0.standalone(Schema.object(["vendor": Schema.named("Vendor")], required: ["vendor"])) },
    output: { contract in
      let situation = Schema.object(
        [
          "situation": Schema.text("The name, for prepare_situation."),
          "happening": Schema.text("What has happened to the buyer."),
          "outcome": Schema.named("RedemptionOutcome"),
        ], required: ["situation", "happening", "outcome"])
      return contract.standalone(
        Schema.object(["situations": Schema.list(situation, "All of them.")], required: ["situations"]))
    },
    run: { arguments, desk in
      try arguments.reject(except: ["vendor"])
      let vendor = try arguments.text("vendor")
      _ = try desk.target(vendor: vendor, sdk: nil, platform: nil)
      let rows = try desk.situations(of: vendor).map { name -> JSONValue in
        [
          "situation": .string(name), "happening": .string(Situation.happening(in: name)),
          "outcome": try desk.outcome(of: name, for: vendor),
        ]
      }
      return ToolResult(value: ["situations": .array(rows)])
    })

  /// `prepare_situation`
  static let prepareSituation = Tool(
    name: "prepare_situation", title: "Prepare a situation",
    description: """
      Makes a situation so, in a simulation of its own, and returns the link that the buyer opens with the space. \
      Pass both to open_link. Use the app's own product and entitlement names.
      """,
    changes: true,
    input: { contract in
      var properties = order
      properties["situation"] = [
        "type": "string", "description": "The situation; the tool situations lists those of a vendor.",
        "enum": .array(Situation.happenings.map { .string($0.key) }),
      ]
      return contract.standalone(Schema.object(properties, required: ["vendor", "situation"]))
    },
    output: {
      $0.standalone(
        Schema.object(
          [
            "space": Schema.text("The simulation, for open_link and call_method."),
            "url": Schema.text("The link that the buyer opens."),
            "happening": Schema.text("What has happened to the buyer."),
          ], required: ["space", "url", "happening"]))
    },
    run: { arguments, desk in
      try arguments.reject(except: ["vendor", "situation", "product", "entitlements", "email"])
      let name = try arguments.text("situation")
      _ = try desk.target(vendor: try arguments.text("vendor"), sdk: nil, platform: nil)
      let space = try desk.makeSituation()
      do {
        let url = try desk.prepare(arguments.members, in: space)
        return ToolResult(
          value: ["space": .string(space), "url": .string(url), "happening": .string(Situation.happening(in: name))])
      } catch {
        try desk.end(space)
        throw error
      }
    })
}
