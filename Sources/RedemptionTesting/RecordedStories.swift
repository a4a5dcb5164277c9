import RedemptionCore

/// The stories of a recording. Each has a server of its own, so that a change of one leaves the others as they are.
extension AdapterContract {
  // MARK: The vendor

  func vendorLines() -> [String] {
    let transcript = Transcript()
    tellLinks(in: transcript)
    if let target = adapter.targets.first?.target {
      transcript.begin("A purchase")
      transcript.add("sold", PlayedShop(adapter, target, Transcript()).sale())
    }
    transcript.begin("Errors")
    for status in [400, 401, 403, 404, 409, 429, 500, 503] {
      transcript.add("HTTP \(status)", adapter.faults.body(of: ErrorResponse(status: status)) ?? .null)
    }
    for target in adapter.targets.map(\.target) {
      for reason in RedemptionFailure.Reason.allCases {
        transcript.add("\(name(target)), \(reason)", adapter.faults.message(of: reason, for: target))
      }
    }
    return transcript.lines
  }

  private func tellLinks(in transcript: Transcript) {
    guard adapter.links.hasLinks else { return }
    transcript.begin("Links")
    var generator = SeededGenerator(seed: fixedSeed)
    for _ in 0..<3 {
      let code = adapter.links.newCode(using: &generator)
      let link = adapter.links.link(to: code, under: adapter.links.defaultSettings)
      for text in [link] + (0..<5).map({ _ in damaged(link, &generator) }) {
        for platform in adapter.vendor.platforms {
          transcript.add("\(platform) \(text)", adapter.links.read(text, on: platform, unwrapping: false))
        }
      }
    }
  }

  // MARK: A target

  func lines(of target: Target) -> [String] {
    let transcript = Transcript()
    tellReplies(to: target, in: transcript)
    for door in PlayedDoor.all(of: adapter, at: target) { tellLinks(by: door, at: target, in: transcript) }
    tellLife(of: target, in: transcript)
    tellFaults(at: target, in: transcript)
    tellCalls(of: target, in: transcript)
    tellChannel(of: target, in: transcript)
    tellService(of: target, in: transcript)
    return transcript.lines
  }

  private func tellReplies(to target: Target, in transcript: Transcript) {
    transcript.begin("Replies, with what they lose, and the customer info")
    var outcomes = OutcomeGenerator(SeededGenerator(seed: fixedSeed))
    for kind in RedemptionOutcome.Kind.allCases {
      for _ in 0..<2 {
        let outcome = outcomes.outcome(of: kind)
        let reply = adapter.replies.render(outcome, for: target, now: now)
        transcript.add(kind.rawValue, reply.body)
        if !reply.losses.isEmpty {
          transcript.add("  loses", reply.losses.map(\.path.description).joined(separator: " "))
        }
        if let grant = outcome.grant {
          transcript.add("  customer", adapter.replies.customer(grant, for: target, now: now))
        }
      }
    }
  }

  private func tellLinks(by door: PlayedDoor, at target: Target, in transcript: Transcript) {
    guard adapter.links.hasLinks else { return }
    story("\(door): a fresh link, opened again, and by another user", target, transcript) { shop in
      guard let (sold, ada, bob) = shop.open() else { return }
      door.open(sold, on: ada, in: shop)
      look(at: ada, in: shop)
      door.open(sold, on: ada, in: shop)
      door.open(sold, on: bob, in: shop)
      look(at: bob, in: shop)
    }
    story("\(door): a refunded purchase, a code that nobody has, an expired link", target, transcript) { shop in
      guard let refunded = shop.sell(), let old = shop.sell(), let ada = shop.phone("phone-a", user: "ada") else {
        return
      }
      shop.refund(refunded)
      door.open(refunded, on: ada, in: shop)
      door.open(old.unknown(to: adapter), on: ada, in: shop)
      shop.expireLinks()
      door.open(old, on: ada, in: shop)
    }
    story("\(door): a one-time purchase, and what another user gets", target, transcript) { shop in
      guard let (sold, ada, bob) = shop.open(forGood: true) else { return }
      door.open(sold, on: ada, in: shop)
      look(at: ada, in: shop)
      door.open(sold, on: bob, in: shop)
      shop.refund(sold)
      door.open(sold, on: bob, in: shop)
    }
    story("\(door): one link on six phones without a user", target, transcript) { shop in
      guard let sold = shop.sell() else { return }
      for number in 1...6 {
        if let phone = shop.phone("phone-\(number)") { door.open(sold, on: phone, in: shop) }
      }
    }
  }

  private func tellLife(of target: Target, in transcript: Transcript) {
    story("An app lives: background, another user, a restart", target, transcript) { shop in
      let sold = shop.sell(to: adapter.links.hasLinks ? nil : "ada")
      guard let sold, let ada = shop.phone("phone-a", user: "ada") else { return }
      if adapter.links.hasLinks { PlayedDoor.code.open(sold, on: ada, in: shop) }
      for policy in FetchPolicy.allCases {
        shop.call("session/customerInfo", on: ada, ["fetchPolicy": .string(policy.rawValue)])
      }
      shop.call("session/background", on: ada)
      shop.server.send("clock/advance", ["seconds": 100_000])
      shop.call("session/foreground", on: ada)
      shop.refund(sold)
      shop.call("session/customerInfo", on: ada)
      shop.call("session/setUserAttributes", on: ada, ["attributes": ["plan": "pro", "age": 7]])
      shop.call("session/logIn", on: ada, ["appUserId": "bob"])
      look(at: ada, in: shop)
      shop.call("session/logOut", on: ada)
      look(at: ada, in: shop)
      if let again = shop.phone("phone-a") { look(at: again, in: shop) }
    }
  }

  private func tellFaults(at target: Target, in transcript: Transcript) {
    guard adapter.links.hasLinks else { return }
    let faults: [JSONValue] = [
      ["kind": "offline"], ["kind": "timeout"], ["kind": "malformed"], ["kind": "http", "status": 400],
      ["kind": "http", "status": 401], ["kind": "http", "status": 429], ["kind": "http", "status": 500],
    ]
    for fault in faults {
      story("A redemption, with the fault \(AnswerRecord.text(of: fault))", target, transcript) { shop in
        guard let sold = shop.sell(), let ada = shop.phone("phone-a", user: "ada") else { return }
        shop.server.send("fault/inject", fault)
        PlayedDoor.code.open(sold, on: ada, in: shop)
        shop.server.send("fault/clear", [:])
        PlayedDoor.code.open(sold, on: ada, in: shop)
      }
    }
  }

  private func tellCalls(of target: Target, in transcript: Transcript) {
    for call in adapter.calls(for: target) {
      story("The own call \(call.name), on two phones, twice on the first", target, transcript) { shop in
        guard let (sold, ada, bob) = shop.open() else { return }
        let params = params(of: call.name)
        for phone in [ada, ada, bob] {
          shop.call("session/call", on: phone, ["name": .string(call.name), "params": params])
          shop.call("session/describe", on: phone)
        }
        guard adapter.links.hasLinks else { return }
        PlayedDoor.code.open(sold, on: ada, in: shop)
        shop.call("session/call", on: ada, ["name": .string(call.name), "params": params])
      }
    }
  }

  private func tellChannel(of target: Target, in transcript: Transcript) {
    guard let channel = adapter.channel(for: target) else { return }
    for method in channel.names(on: target.platform).sorted() + [PlayedShop.noMethod] {
      story("The channel's \(method)", target, transcript) { shop in
        guard let phone = shop.phone("phone-a", user: "ada") else { return }
        if let signature = channel.signature(of: method, on: target.platform) {
          signature.call(method, text: "a", isList: false, on: phone, in: shop)
          signature.call(method, text: "a", isList: true, on: phone, in: shop)
          let nothing = JSONValue.object(
            Dictionary(signature.parameters.map { ($0.name, .null) }, uniquingKeysWith: { first, _ in first }))
          shop.call("channel/call", on: phone, ["method": .string(method), "arguments": nothing])
        }
        shop.call("channel/call", on: phone, ["method": .string(method)])
      }
    }
  }

  // MARK: Over HTTP

  private func tellService(of target: Target, in transcript: Transcript) {
    guard let dialect = adapter.service(for: target), !adapter.endpoints.isEmpty else { return }
    for user in ["ada", nil] {
      story("Over HTTP, \(user == nil ? "without" : "with") a user: what the SDK tells, and sends", target, transcript)
      { shop in
        let service = PlayedService(dialect: dialect, target: target, shop: shop)
        let buyer = adapter.links.hasLinks ? nil : user
        guard let sold = shop.sell(to: buyer), let ended = shop.sell(to: buyer), let old = shop.sell(to: buyer),
          var app = service.started(as: user, on: "phone-a")
        else { return }
        shop.refund(ended)
        var last: UInt64 = 0
        func call(_ calls: [SDKCall]) {
          for call in calls {
            transcript.call(call)
            last += 1
            service.play(call, as: last, on: &app)
          }
        }
        call(
          [.customerInfo(.fetchCurrent)]
            + [sold.code, sold.code, "0" + sold.code, ended.code].map { .redeem(.code($0)) })
        call(
          [
            .customerInfo(.fetchCurrent), .setAttributes(user: ["plan": "pro"], integration: nil),
            .postReceipts(["sub_1"]), .reissue(email: PlayedShop.email), .foreground,
          ] + adapter.ownCalls(at: target).flatMap(examples).map { .own($0) })
        call([.logIn(appUserId: "bob"), .redeem(.code(sold.code)), .logOut])
        for status: Int64 in [401, 429, 500] {
          shop.server.send("fault/inject", ["kind": "http", "status": .integer(status), "count": 1])
          call([.redeem(.code(old.code))])
        }
        shop.expireLinks()
        call([.redeem(.code(old.code))])
      }
    }
  }

  // MARK: Parts of a story

  private func story(_ title: String, _ target: Target, _ transcript: Transcript, _ tell: (PlayedShop) -> Void) {
    transcript.begin(title)
    let shop = PlayedShop(adapter, target, transcript)
    tell(shop)
    if case .array(let sessions)? = shop.server.get("session/list", [:])["sessions"] {
      for session in sessions { shop.server.send("session/close", ["session": session["session"] ?? .null]) }
    }
    let value = shop.server.get("space/save", ["space": .string(shop.server.space)])["value"]
    transcript.add("kept by phones", value?["devices"] ?? .null)
    transcript.add("kept by the service", value?["ledger"]?["tables"] ?? .null)
  }

  private func look(at phone: PlayedShop.Phone, in shop: PlayedShop) {
    shop.call("session/describe", on: phone)
    shop.call("session/customerInfo", on: phone, ["fetchPolicy": "fetchCurrent"])
  }

  /// The examples that a call's author gives, or else one of its schema.
  private func examples(of call: any VendorCall.Type) -> [any VendorCall] {
    let given = call.examples as [any VendorCall]
    let made = (try? PlayedBody(json: params(of: call.name)).decode(call)).map { [$0 as any VendorCall] }
    return given.isEmpty ? made ?? [] : given
  }

  private func params(of call: String) -> JSONValue {
    guard let document, let schema = document.params(of: call, adapter.vendor.id) else { return [:] }
    return SchemaCheck(document: document).sample(of: schema) ?? [:]
  }
}
