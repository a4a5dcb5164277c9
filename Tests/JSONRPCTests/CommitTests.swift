import JSONRPC
import JanssonCoding
import Testing

@Suite("Answers that rest on a commit")
struct CommitTests {
  private let broken = RPCError(RPCError.Code(rawValue: -32010), "The ledger failed.", kind: "ledgerUnavailable")

  private func failed(_ id: String) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"error":{"code":-32010,"message":"The ledger failed.","data":{"kind":"ledgerUnavailable"}}}"#
  }

  @Test("one commit serves a drain, and none comes without messages")
  func commitsOnce() {
    let client = Client()
    #expect(client.send(call("hold", id: "1", "[]"), call("hold", id: "2", "[]")).count == 2)
    #expect(client.service.commits == 1)
    #expect(client.send() == [])
    client.receive("{\"json")
    #expect(client.drain() == [])
    #expect(client.service.commits == 1)
  }

  @Test("a failed commit turns provisional replies into its error, in their places", arguments: [false, true])
  func replacesReplies(isFramed: Bool) {
    let client = Client(framing: isFramed ? .header : .line)
    client.service.commitError = broken
    let messages = [
      call("echo", id: "1", "[1]"), call("hold", id: "2", "[2]"), call("tellHeld", id: "3"), call("tell", id: "4"),
      "[\(call("hold", id: "5", "[5]")),\(call("echo", id: "6", "[6]")),\(call("hold", id: "\"7\"", "{}"))]",
      call("fail", id: "8").replacing("fail", with: "none"),
      call("hold", id: "9", "[\"\(String(repeating: "x", count: 300))\"]"),
    ]
    client.receive(messages.map { isFramed ? framed($0) : $0 + "\n" }.joined())
    _ = client.connection.handleMessages()
    client.connection.commit()
    let expected = [
      result("[1]", id: "1"), failed("2"), result("\"told\"", id: "3"),
      #"{"jsonrpc":"2.0","method":"event","params":{"n":4}}"#, result("\"told\"", id: "4"),
      "[\(failed("5")),\(result("[6]", id: "6")),\(failed("\"7\""))]", result("null", id: "8"), failed("9"),
    ]
    let output = String(decoding: client.connection.output.bytes, as: UTF8.self)
    #expect(output == expected.map { isFramed ? framed($0) : $0 + "\n" }.joined())
  }

  @Test("a service for which others wait commits before the drain ends")
  func commitsEarly() {
    let client = Client()
    client.service.shouldCommit = true
    let replies = client.send(call("hold", id: "1", "[]"), call("hold", id: "2", "[]"), call("echo", id: "3", "[]"))
    #expect(replies.count == 3)
    #expect(client.service.commits == 3)  // The last is the drain's own.
  }

  @Test("what was committed is not touched by a later failure")
  func keepsCommitted() {
    let client = Client()
    client.receive(call("hold", id: "1", "[]") + "\n")
    _ = client.connection.handleMessages()
    client.connection.commit()
    client.service.commitError = broken
    client.receive(call("hold", id: "2", "[]") + "\n")
    _ = client.connection.handleMessages()
    client.connection.commit()
    #expect(client.takeLines() == [result("[]", id: "1"), failed("2")])
  }

  @Test("a batch that waits keeps the outcome of the commit it rests on", arguments: [false, true])
  func settlesWaitingBatch(fails: Bool) {
    let client = Client()
    client.service.commitError = fails ? broken : nil
    #expect(client.send("[\(call("hold", id: "1", "[]")),\(call("wait", id: "2"))]") == [])
    client.service.commitError = fails ? nil : broken
    let replies = client.send(call("release", id: "3"))
    let first = fails ? failed("1") : result("[]", id: "1")
    #expect(replies == ["[\(first),\(result("\"released\"", id: "2"))]", result("\"ok\"", id: "3")])
  }

  @Test("a batch in pieces keeps its order, and each part the outcome of its commit", arguments: [false, true])
  func pausesBatches(fails: Bool) {
    let client = Client()
    client.connection.pausesBatches = { true }
    client.service.commitError = fails ? broken : nil
    let calls = [call("hold", id: "1", "[]"), call("echo", id: "2", "[2]"), call("hold", id: "3", "[]")]
    client.connection.handleMessage(Array("[\(calls.joined(separator: ","))]".utf8))
    client.connection.commit()
    client.service.commitError = nil
    for handled in 1...3 {
      #expect(client.service.handled.count == handled)
      #expect(client.connection.isInBatch == (handled < 3))
      #expect(client.connection.output.isEmpty == (handled < 3))
      client.connection.continueBatch()
      client.connection.commit()
    }
    let first = fails ? failed("1") : result("[]", id: "1")
    #expect(client.takeLines() == ["[\(first),\(result("[2]", id: "2")),\(result("[]", id: "3"))]"])
  }

  @Test("a batch of a client that has gone is not continued")
  func dropsBatch() {
    let client = Client()
    client.connection.pausesBatches = { true }
    client.connection.handleMessage(Array("[\(call("echo", id: "1", "[]")),\(call("echo", id: "2", "[]"))]".utf8))
    client.connection.hangUp()
    client.connection.continueBatch()
    #expect(client.service.handled.count == 1)
    #expect(!client.connection.isInBatch)
  }

  @Test("a late answer may rest on a commit too")
  func settlesLateAnswers() {
    let client = Client()
    _ = client.send(call("wait", id: "1"), "[\(call("wait", id: "2")),\(call("echo", id: "3", "[]"))]")
    client.service.commitError = broken
    client.service.onWake = {
      for ticket in client.service.waiting { client.connection.answer(ticket, with: .provisional("late")) }
    }
    client.connection.wake()
    client.connection.commit()
    #expect(client.takeLines() == [failed("1"), "[\(failed("2")),\(result("[]", id: "3"))]"])
  }

  @Test("a long drain commits after so many provisional answers, also within a batch")
  func commitsInBetween() {
    var limits = Limits()
    limits.provisionalPerCommit = 10
    let client = Client(limits: limits)
    let calls = (1...25).map { call("hold", id: "\($0)", "[]") }
    client.receive(calls.map { $0 + "\n" }.joined())
    #expect(client.drain().count == 25)
    #expect(client.service.commits == 3)
    client.service.commitError = broken
    let replies = client.send("[\(calls.joined(separator: ","))]")
    #expect(client.service.commits == 6)
    #expect(replies == ["[\((1...25).map { failed("\($0)") }.joined(separator: ","))]"])
  }

  @Test("output that grows large is committed and written before more is handled")
  func commitsLargeOutput() {
    var limits = Limits()
    limits.outputBytes = 100
    limits.provisionalOutputBytes = 200
    for (method, bytes) in [("echo", 100), ("hold", 200)] {
      let client = Client(limits: limits)
      client.receive((1...9).map { call(method, id: "\($0)", "[\"0123456789\"]") + "\n" }.joined())
      #expect(client.connection.handleMessages())
      #expect((bytes..<bytes + 100).contains(client.connection.output.count))
      #expect(client.drain().count == 9)
    }
  }
}
