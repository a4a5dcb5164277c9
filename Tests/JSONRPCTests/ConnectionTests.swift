import JSONRPC
import JanssonCoding
import Testing

@Suite("A connection")
struct ConnectionTests {
  private func code(_ reply: String?) -> Int? {
    reply?.firstMatch(of: /"code":(-?\d+)/).flatMap { Int($0.1) }
  }

  private func kind(_ reply: String?) -> String? {
    reply?.firstMatch(of: /"kind":"(\w+)"/).map { String($0.1) }
  }

  @Test(
    "an id comes back as it was",
    arguments: ["0", "-9223372036854775808", "1.5", "\"\"", "\"é\\n\\\"\"", "null", "\"1\"", "\"a\\u0000b\""])
  func returnsID(id: String) {
    #expect(Client().send(call("none", id: id)) == [result("null", id: id)])
  }

  @Test("an id in other words has an equal value")
  func returnsEqualID() {
    #expect(Client().send(call("none", id: #""\u0041\/""#)) == [result("null", id: "\"A/\"")])
    #expect(Client().send(call("none", id: "2.0")) == [result("null", id: "2")])
  }

  @Test(
    "what is no request is refused with the id where there is one",
    arguments: [
      (#"{"method":"echo","id":7}"#, "version", "7"), (#"{"jsonrpc":"1.0","method":"echo","id":7}"#, "version", "7"),
      (#"{"jsonrpc":2.0,"method":"echo"}"#, "version", "null"),
      (#"{"jsonrpc":"2.0","id":"x"}"#, "methodType", "\"x\""),
      (#"{"jsonrpc":"2.0","method":null,"id":7}"#, "methodType", "7"),
      (#"{"jsonrpc":"2.0","method":"echo","params":1,"id":7}"#, "paramsType", "7"),
      (#"{"jsonrpc":"2.0","method":"echo","id":[7]}"#, "idType", "null"),
      (#"{"jsonrpc":"2.0","method":"echo","id":true}"#, "idType", "null"),
      (#"{}"#, "version", "null"), ("1", "notAnObject", "null"), ("null", "notAnObject", "null"),
    ])
  func refusesNoRequest(message: String, expected: String, id: String) {
    let replies = Client().send(message)
    #expect(replies.count == 1)
    #expect(code(replies.first) == -32600)
    #expect(kind(replies.first) == expected)
    #expect(replies.first?.hasPrefix("{\"jsonrpc\":\"2.0\",\"id\":\(id),") == true)
  }

  @Test(
    "what cannot be read is refused with the reason and the place, and the next message is read",
    arguments: [
      ("[1\0]", "nul", 2), (#"{"a":1,"a":1}"#, "duplicateKey", 10), ("[9223372036854775808]", "numberOutOfRange", 20),
      (String(repeating: "[", count: 3000), "depth", 2049), ("{]", "syntax", 2),
    ])
  func refusesUnreadable(message: String, expected: String, offset: Int) {
    let replies = Client().send(message, call("echo", "{}"))
    #expect(code(replies.first) == -32700)
    #expect(kind(replies.first) == expected)
    #expect(replies.first?.contains("\"utf8Offset\":\(offset)") == true)
    #expect(replies.last == result("{}"))
  }

  @Test(
    "a notification never gets a reply",
    arguments: ["echo", "fail", "nope", "hold", "wait", "early", "unwritable", "none", "$/cancelRequest"])
  func answersNoNotification(method: String) {
    let client = Client()
    let message = "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\",\"params\":{}}"
    #expect(client.send(message, "[\(message),\(message)]") == [])
    #expect(client.send(message.replacing("{}", with: "5")) == [])
    client.connection.finish()
    client.connection.commit()
    #expect(client.takeLines() == [])
  }

  @Test("an error tells its code, its kind and more")
  func tellsErrors() {
    let expected =
      #"{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"No.","data":{"kind":"no","details":{"a":1}}}}"#
    #expect(Client().send(call("fail")) == [expected])
  }

  @Test("bad params are told by path and expectation")
  func tellsBadParams() {
    let reply = Client().send(call("subtract", #"{"minuend":"sk_live","subtrahend":1}"#)).first
    #expect(code(reply) == -32602)
    #expect(reply?.contains(#""kind":"wrongType","path":"/minuend","expected":"an integer from "#) == true)
    #expect(reply?.contains("sk_live") == false)
    #expect(Client().send(call("subtract")).first?.contains(#""kind":"missing","path":"/minuend""#) == true)
    #expect(Client().send(call("subtract", "[]")).first?.contains("an object, found array") == true)
  }

  @Test("a result that cannot be written leaves an internal error and no trace")
  func cutsUnwritable() {
    for reply in [Client().send(call("unwritable")), Client().send("[\(call("unwritable"))]")] {
      #expect(code(reply.first) == -32603)
      #expect(reply.first?.contains("partial") == false)
    }
  }

  @Test("params that are null count as none")
  func takesNullParams() {
    let client = Client()
    #expect(client.send(call("echo", id: "1", "null")) == client.send(call("echo", id: "1")))
  }

  @Test("replies come in any order that the service gives them, each once")
  func answersLater() {
    let client = Client()
    let first = client.send(call("wait", id: "1"), call("wait", id: "2"), call("echo", id: "3", "[]"))
    #expect(first == [result("[]", id: "3")])
    #expect(client.connection.pendingCount == 2)
    let tickets = client.service.waiting
    let more = client.send(call("release", id: "4"))
    #expect(more == [result("\"released\"", id: "1"), result("\"released\"", id: "2"), result("\"ok\"", id: "4")])
    for ticket in tickets { #expect(!client.connection.answer(ticket, with: .result(1))) }
    #expect(client.send() == [])
    #expect(client.send(call("early")) == [result("\"early\"")])
  }

  @Test("a reply that the service gives before a notification stands before it, and no later error replaces it")
  func goesOn() {
    let event = { (n: Int) in "{\"jsonrpc\":\"2.0\",\"method\":\"event\",\"params\":{\"n\":\(n)}}" }
    let first = { (id: String) in result("\"first\"", id: id) }
    let client = Client()
    #expect(
      client.send(call("goOn", id: "1"), call("goOnHeld", id: "2")) == [first("1"), event(1), first("2"), event(2)])
    #expect(client.send(call("goOnAndFail", id: "3")) == [first("3"), event(3)])
    #expect(client.connection.pendingCount == 0)
    #expect(client.send("[\(call("goOn", id: "4"))]") == [event(4), "[\(first("4"))]"])
    client.service.commitError = RPCError(RPCError.Code(rawValue: -32001), "No.", kind: "no")
    #expect(client.send(call("goOnHeld", id: "5"), call("goOn", id: "6")).dropFirst() == [first("6"), event(6)])
  }

  @Test("a notification of the server stands in front of the reply, and outside of a batch")
  func notifies() {
    let event = { (n: Int) in "{\"jsonrpc\":\"2.0\",\"method\":\"event\",\"params\":{\"n\":\(n)}}" }
    #expect(
      Client().send(call("echo", id: "0", "[]"), call("tell")) == [result("[]", id: "0"), event(2), result("\"told\"")])
    let batch = "[\(call("tell", id: "1")),\(call("tell", id: "2"))]"
    #expect(
      Client().send(batch) == [event(1), event(2), "[\(result("\"told\"", id: "1")),\(result("\"told\"", id: "2"))]"])
  }

  @Test("a cancelled request ends with its code, once")
  func cancels() {
    let client = Client()
    let cancel = { (id: String) in #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"# }
    _ = client.send(call("wait", id: "1"), call("wait", id: "\"x\""))
    #expect(client.send(cancel("2"), cancel("\"1\""), cancel("{}")) == [])
    let reply = client.send(cancel("\"x\""), cancel("\"x\""))
    #expect(reply.count == 1)
    #expect(code(reply.first) == -32800)
    #expect(client.service.cancelled == [client.service.waiting[1]])
    #expect(client.send(call("release", id: "3")) == [result("\"released\"", id: "1"), result("\"ok\"", id: "3")])
    #expect(client.send(call("$/cancelRequest", id: "9", #"{"id":1}"#)) == [result("null", id: "9")])
  }

  @Test("of two waiting requests with one id the older one is cancelled, the other answered")
  func cancelsOlder() {
    let client = Client()
    _ = client.send(call("wait", id: "1"), call("wait", id: "1.0"))
    #expect(code(client.send(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#).first) == -32800)
    #expect(client.service.cancelled == [client.service.waiting[0]])
    #expect(client.send(call("release", id: "2")).first == result("\"released\"", id: "1"))
  }

  @Test("at the end waiting requests are answered by the service or told that the server ends")
  func finishes() {
    for answers in [true, false] {
      let client = Client()
      client.service.answersAtEnd = answers
      client.receive("[\(call("wait")),\(call("echo", id: "2", "[]"))]\n" + call("none", id: "3"))
      #expect(client.drain() == [])
      client.connection.finish()
      client.connection.commit()
      let lines = client.takeLines()
      #expect(lines.first == result("null", id: "3"))
      if answers { #expect(lines.last == "[\(result("\"at the end\"")),\(result("[]", id: "2"))]") }
      if !answers { #expect(kind(lines.last) == "shuttingDown") }
    }
  }

  @Test("a limit that is passed is told by its name")
  func limits() {
    var limits = Limits()
    limits.batchCalls = 2
    limits.pendingRequests = 1
    limits.messageBytes = 200
    let client = Client(limits: limits)
    #expect(kind(client.send("[1,2,3]").first) == "batchTooLong")
    #expect(client.send(call("wait", id: "1")) == [])
    #expect(kind(client.send(call("wait", id: "2")).first) == "tooManyPending")
    let large = client.send(call("echo", "[\"\(String(repeating: "x", count: 200))\"]"), call("none"))
    #expect(kind(large.first) == "messageTooLarge")
    #expect(large.last == result("null"))
  }

  @Test("calls of a batch whose replies have reached the limit are rejected, and never reach the service")
  func rejectsAfterLargeReplies() {
    var limits = Limits()
    limits.batchReplyBytes = 300
    let client = Client(limits: limits)
    let large = "[\"\(String(repeating: "x", count: 200))\"]"
    let notification = "{\"jsonrpc\":\"2.0\",\"method\":\"none\"}"
    let calls = (1...4).map { call("echo", id: "\($0)", large) } + [notification, call("fail", id: "5")]
    let replies = client.send("[\(calls.joined(separator: ","))]")
    #expect(client.service.handled == ["echo", "echo"])
    #expect(replies.count == 1)
    #expect(replies.first?.matches(of: /"code":-32096,/).count == 3)
    #expect(replies.first?.matches(of: /"kind":"batchRepliesTooLarge"/).count == 3)
    #expect(client.send("[\(call("echo", id: "6", large))]") == ["[\(result(large, id: "6"))]"])
  }

  @Test("a call that is rejected because too many wait never reaches the service")
  func rejectsBeforeWork() {
    var limits = Limits()
    limits.pendingRequests = 2
    let client = Client(limits: limits)
    let notification = { (method: String) in "{\"jsonrpc\":\"2.0\",\"method\":\"\(method)\"}" }
    let batch = "[\((1...3).map { call("wait", id: "\($0)") }.joined(separator: ",")),\(notification("wait"))]"
    #expect(client.send(batch) == [])
    #expect(client.service.waiting.count == 2)
    #expect(kind(client.send(call("wait", id: "4")).first) == "tooManyPending")
    #expect(client.send(notification("wait"), notification("none")) == [])
    #expect(client.service.handled == ["wait", "wait", "none"])
    #expect(client.service.cancelled.isEmpty)
    let replies = client.send(call("release", id: "5"))
    #expect(replies.count == 2)
    #expect(replies.first?.matches(of: /tooManyPending/).count == 1)
    #expect(client.send(call("wait", id: "6")) == [])
  }

  @Test("work that outlasts its call counts as a request that waits, and calls that cannot wait are answered")
  func limitsWork() {
    let client = Client()
    client.connection.client.work = Limits().pendingRequests
    #expect(kind(client.send(call("wait", id: "1")).first) == "tooManyPending")
    #expect(client.send(call("none", id: "2")) == [result("null", id: "2")])
    client.connection.client.work -= 1
    #expect(client.send(call("wait", id: "3")) == [])
  }

  @Test("a fatal framing error is told once and ends the connection")
  func failsOnFraming() {
    let client = Client(framing: .header)
    client.receive("X: 1\r\n\r\n" + framed(call("none")))
    #expect(kind(client.drain().last) == "contentLengthMissing")
    #expect(client.connection.failure == FramingError(.contentLengthMissing))
    client.receive(framed(call("none")))
    #expect(client.drain() == [])
    #expect(client.connection.input.isEmpty)
  }

  @Test("any split of the bytes gives the same replies", arguments: 1...30)
  func survivesAnySplit(every size: Int) {
    let bodies = [call("echo", "{\"a\":[1,\"é\"]}"), "[\(call("tell")),1]", "{", call("hold", "[2]")]
    for text in [bodies.map { $0 + "\n" }.joined(), bodies.map { framed($0) }.joined()] {
      let whole = Client(framing: .auto)
      whole.receive(text)
      let expected = whole.drain()
      let client = Client(framing: .auto)
      var replies: [String] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        client.connection.input.append(contentsOf: Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
        _ = client.connection.handleMessages()
        client.connection.commit()
      }
      replies += client.takeLines()
      #expect(replies == expected)
    }
  }

  @Test("any bytes are answered without a crash, and the connection goes on")
  func survivesAnyBytes() {
    let seed = UInt64.random(in: 0 ... .max)
    print("any messages: seed \(seed)")
    var generator = SeededGenerator(state: seed)
    let pieces = [
      "{", "}", "[", "]", "\"jsonrpc\":\"2.0\"", ",", "\"id\":1", "\"method\":\"echo\"", "\"params\":[]", "\"", "\0",
      "é", "null",
    ]
    let client = Client()
    for _ in 0..<2_000 {
      let line = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      _ = client.send(line)
    }
    #expect(client.send(call("none")) == [result("null")], "seed \(seed)")
  }
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
