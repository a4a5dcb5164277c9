import JSONRPC
import JanssonCoding
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Several clients of one service, each driven with lines.
private struct Clients {
  let service = ScriptedService()
  let loop: ServeLoop
  let all: [Connection]

  init(_ count: Int, limits: Limits = Limits()) {
    let loop = ServeLoop(service: service, limits: limits)
    self.loop = loop
    all = (0..<count).map { _ in Connection(loop: loop, framing: .line) }
  }

  /// Handles lines of one client, without a commit.
  func send(_ client: Int, _ lines: String...) {
    for line in lines { all[client].input.append(text: line + "\n") }
    _ = all[client].handleMessages()
  }

  func take(_ client: Int) -> [String] {
    let text = String(decoding: all[client].output.bytes, as: UTF8.self)
    all[client].output.removeAll()
    return text.split(separator: "\n").map(String.init)
  }
}

@Suite("Many clients, one drain")
struct ServeLoopTests {
  private let broken = RPCError(RPCError.Code(rawValue: -32010), "The ledger is gone.", kind: "ledgerUnavailable")

  @Test("one commit covers all clients, and confirms what each of them has")
  func commitsOnce() {
    let clients = Clients(2)
    clients.send(0, call("hold", id: "1", "[1]"))
    clients.send(1, call("hold", id: "1", "[2]"))
    clients.loop.commit()
    #expect(clients.service.commits == 1)
    #expect(clients.take(0) == [result("[1]")])
    #expect(clients.take(1) == [result("[2]")])
  }

  @Test("a commit that fails fails the provisional answers of every client, and no other answer")
  func failsTogether() {
    let clients = Clients(3)
    clients.service.commitError = broken
    clients.send(0, call("hold", id: "1", "[1]"), call("tellHeld", id: "2"))
    clients.send(1, call("hold", id: "1", "[2]"))
    clients.send(2, call("echo", id: "1", "[3]"))
    clients.loop.commit()
    #expect(clients.service.commits == 1)
    let first = clients.take(0)
    #expect(first.count == 2, "the provisional notification is dropped")
    #expect(first.first?.contains("\"kind\":\"ledgerUnavailable\"") == true)
    #expect(first.last == result("\"told\"", id: "2"))
    #expect(clients.take(1).map { $0.contains("\"kind\":\"ledgerUnavailable\"") } == [true])
    #expect(clients.take(2) == [result("[3]")])
  }

  @Test("that commits fail, or succeed again, is known when the commit ends, before a reply is sent")
  func notesCommits() {
    let clients = Clients(1)
    var noted: [Bool] = []
    clients.loop.noteCommit = { noted.append($0) }
    clients.service.commitError = broken
    clients.send(0, call("hold", id: "1", "[]"))
    clients.loop.commit()
    #expect(noted == [true])
    _ = clients.take(0)
    clients.service.commitError = nil
    clients.send(0, call("hold", id: "2", "[]"))
    clients.loop.commit()
    #expect(noted == [true, false])
  }

  @Test("an early commit counts the provisional answers of all clients, and settles them")
  func commitsEarly() {
    var limits = Limits()
    limits.provisionalPerCommit = 4
    let clients = Clients(2, limits: limits)
    clients.send(0, call("hold", id: "1", "[]"), call("hold", id: "2", "[]"))
    #expect(clients.service.commits == 0)
    clients.send(1, call("hold", id: "1", "[]"), call("hold", id: "2", "[]"))
    #expect(clients.service.commits == 1)
    clients.service.commitError = broken
    clients.send(1, call("hold", id: "3", "[]"))
    clients.loop.commit()
    #expect(clients.take(0) == [result("[]", id: "1"), result("[]", id: "2")])
    let second = clients.take(1)
    #expect(second.prefix(2) == [result("[]", id: "1"), result("[]", id: "2")])
    #expect(second.last?.contains("ledgerUnavailable") == true)
  }

  @Test("requests that wait count for their own client")
  func limitsEachClient() {
    var limits = Limits()
    limits.pendingRequests = 1
    let clients = Clients(2, limits: limits)
    clients.send(0, call("wait", id: "1"), call("wait", id: "2"))
    clients.send(1, call("wait", id: "1"))
    clients.loop.commit()
    #expect(clients.take(0).map { $0.contains("tooManyPending") } == [true])
    #expect(clients.take(1) == [])
    clients.all[0].hangUp()
    #expect(clients.service.cancelled.count == 1)
    #expect(clients.all.map(\.pendingCount) == [0, 1])
  }

  @Test("a whole message needs no line end, and may contain line feeds")
  func handlesWholeMessages() {
    let clients = Clients(1)
    clients.all[0].handleMessage(Array("{\"jsonrpc\":\"2.0\",\n\"id\":1,\n\"method\":\"echo\",\"params\":[\n1]}".utf8))
    clients.all[0].handleMessage(Array(call("none", id: "2").utf8))
    #expect(clients.take(0) == [result("[1]"), result("null", id: "2")])
  }
}

/// One further client, whose messages a test posts from another thread.
private final class PostedClient: ClientSource {
  let arrivals = Mailbox<String>()
  let replies = Mailbox<String>()
  let connection: Connection
  private(set) var isFinished = false

  init(loop: ServeLoop) { connection = Connection(loop: loop, framing: .line) }

  func handleArrivals() -> Bool {
    for message in arrivals.takeAll() { connection.handleMessage(Array(message.utf8)) }
    return false
  }

  func send() {
    if !connection.output.isEmpty { replies.post(String(decoding: connection.output.bytes, as: UTF8.self)) }
    connection.output.removeAll()
  }

  func finish() {
    isFinished = true
    connection.finish()
  }

  func close() {}
}

/// More than a pipe holds.
private let large = "[\"\(String(repeating: "x", count: 300_000))\"]"

extension StandardStreamsTests {
  @Test("a stream that is not read delays no other client, stops the reading of its own input, and loses nothing")
  func servesOthers() throws {
    let input = TestPipe()
    let output = TestPipe()
    let streams = StandardStreams(input: input.readEnd, output: output.writeEnd)
    let wake = try streams.events.makeWakeHandle()
    let service = ScriptedService()
    let loop = ServeLoop(service: service)
    let other = PostedClient(loop: loop)
    let (arrivals, replies) = (other.arrivals, other.replies)
    var received: [String] = []
    var text = ""
    let writer = inThread {
      input.write(call("echo", id: "1", large) + "\n" + call("echo", id: "2", "[2]") + "\n")
      close(input.writeEnd)
    }
    let tester = inThread {
      // stdout is full; the other client is still answered, again and again.
      output.waitUntilFull()
      for id in 10..<20 {
        arrivals.post(call("echo", id: "\(id)", "[]"))
        wake.wake()
        var waited = 0
        while received.count < id - 9, waited < 5_000 {
          received += replies.takeAll()
          usleep(1_000)
          waited += 1
        }
      }
      text = output.readAll()
    }
    let client = StandardStreamClient(loop: loop, streams: streams, framing: .line)
    #expect(try streams.events.serve(loop, [client, other]) == .endOfInput)
    close(output.writeEnd)
    pthread_join(writer, nil)
    pthread_join(tester, nil)
    #expect(received == (10..<20).map { result("[]", id: "\($0)") + "\n" })
    #expect(text == result(large) + "\n" + result("[2]", id: "2") + "\n")
    #expect(other.isFinished)
  }

  @Test("a stream that is not read ends the server when too much waits for it")
  func cutsOff() throws {
    let input = TestPipe()
    let output = TestPipe()
    let streams = StandardStreams(input: input.readEnd, output: output.writeEnd)
    _ = try streams.events.makeWakeHandle()
    var limits = Limits()
    limits.unreadBytes = 100_000
    let loop = ServeLoop(service: ScriptedService(), limits: limits)
    let clients: [any ClientSource] = [StandardStreamClient(loop: loop, streams: streams), PostedClient(loop: loop)]
    let writer = inThread { input.write(call("echo", large) + "\n") }
    #expect { try streams.events.serve(loop, clients) } throws: { error in
      guard case StreamError.outputUnread(let bytes) = error else { return false }
      return bytes > 100_000
    }
    pthread_join(writer, nil)
    for end in [input.readEnd, input.writeEnd, output.readEnd, output.writeEnd] { close(end) }
  }

  @Test("a signal ends the server while its client does not read")
  func endsBlockedOnSignal() throws {
    let input = TestPipe()
    let output = TestPipe()
    let streams = StandardStreams(input: input.readEnd, output: output.writeEnd)
    _ = try streams.events.makeWakeHandle()
    let loop = ServeLoop(service: ScriptedService())
    let clients: [any ClientSource] = [StandardStreamClient(loop: loop, streams: streams), PostedClient(loop: loop)]
    let writer = inThread {
      input.write(call("echo", large) + "\n")
      output.waitUntilFull()
      kill(getpid(), SIGTERM)
    }
    #expect(throws: StreamError.outputStalled(signal: SIGTERM)) { try streams.events.serve(loop, clients) }
    pthread_join(writer, nil)
    // The signal counts until the next server; other tests of this process look at it.
    _ = try streams.events.catchingSignals {}
    for end in [input.readEnd, input.writeEnd, output.readEnd, output.writeEnd] { close(end) }
  }

  @Test("a loop without streams serves its clients, and a signal ends it at once", arguments: [SIGTERM, SIGINT])
  func servesWithoutStreams(number: Int32) throws {
    for delay in [0, 1_000, 30_000] as [UInt32] {
      let events = EventLoop()
      let wake = try events.makeWakeHandle()
      let loop = ServeLoop(service: ScriptedService())
      let other = PostedClient(loop: loop)
      let (arrivals, replies) = (other.arrivals, other.replies)
      var received: [String] = []
      let tester = inThread {
        arrivals.post(call("echo", "[]"))
        wake.wake()
        while received.isEmpty {
          received += replies.takeAll()
          usleep(1_000)
        }
        usleep(delay)
        kill(getpid(), number)
      }
      #expect(try events.serve(loop, [other]) == .signal(number))
      pthread_join(tester, nil)
      #expect(received == [result("[]") + "\n"])
      #expect(other.isFinished)
    }
    _ = try EventLoop().catchingSignals {}
  }
}
