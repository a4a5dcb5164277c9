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

/// A pipe of the test's own.
struct TestPipe {
  let readEnd: Int32
  let writeEnd: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  /// Waits until nothing more fits into the pipe, for a minute at most.
  func waitUntilFull() {
    var end = pollfd(fd: writeEnd, events: Int16(POLLOUT), revents: 0)
    for _ in 0..<60_000 where unsafe poll(&end, 1, 0) == 1 { usleep(1_000) }
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe systemWrite(writeEnd, bytes, bytes.count)
  }

  func readAll() -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var text: [UInt8] = []
    while true {
      let count = unsafe systemRead(readEnd, &bytes, bytes.count)
      if count <= 0 { return String(decoding: text, as: UTF8.self) }
      text += bytes.prefix(count)
    }
  }
}

/// The system's calls, which the pipe's own methods would hide.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  unsafe read(descriptor, bytes, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

/// Runs on a thread of its own; the server must not care which one.
func inThread(_ body: @escaping () -> Void) -> pthread_t {
  var thread = pthread_t()
  let box = unsafe Unmanaged.passRetained(RunBox(body))
  _ = unsafe pthread_create(
    &thread, nil,
    { argument in
      if let argument = unsafe argument { unsafe Unmanaged<RunBox>.fromOpaque(argument).takeRetainedValue().body() }
      return nil
    }, unsafe box.toOpaque())
  return thread
}

private final class RunBox {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

@Suite("Standard streams", .serialized)
struct StandardStreamsTests {
  @Test("a server answers all that it read, then ends with the input")
  func serves() throws {
    let input = TestPipe()
    let output = TestPipe()
    input.write(call("echo", "[1]") + "\n" + call("wait", id: "2") + "\n" + call("none", id: "3"))
    close(input.writeEnd)
    let server = StandardStreamServer(
      service: ScriptedService(), streams: StandardStreams(input: input.readEnd, output: output.writeEnd))
    #expect(try server.run() == .endOfInput)
    close(output.writeEnd)
    let lines = output.readAll().split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == [result("[1]"), result("null", id: "3")])
    #expect(lines.last?.contains("shuttingDown") == true)
  }

  @Test("more than a pipe holds goes through whole")
  func servesLarge() throws {
    let input = TestPipe()
    let output = TestPipe()
    let count = 3_000
    let writer = inThread {
      for id in 0..<count {
        input.write(call("echo", id: "\(id)", "[\"\(String(repeating: "é", count: 100))\"]") + "\n")
      }
      close(input.writeEnd)
    }
    var replies = ""
    let reader = inThread { replies = output.readAll() }
    let server = StandardStreamServer(
      service: ScriptedService(), streams: StandardStreams(input: input.readEnd, output: output.writeEnd))
    #expect(try server.run() == .endOfInput)
    close(output.writeEnd)
    pthread_join(writer, nil)
    pthread_join(reader, nil)
    #expect(replies.split(separator: "\n").count == count)
    #expect(replies.hasSuffix(result("[\"\(String(repeating: "é", count: 100))\"]", id: "\(count - 1)") + "\n"))
  }

  @Test("a closed output is an error and no death by signal")
  func tellsClosedOutput() throws {
    let input = TestPipe()
    let output = TestPipe()
    close(output.readEnd)
    input.write(call("none") + "\n")
    let server = StandardStreamServer(
      service: ScriptedService(), streams: StandardStreams(input: input.readEnd, output: output.writeEnd))
    #expect(throws: StreamError.outputClosed) { try server.run() }
  }

  @Test("a descriptor that cannot be read is an error")
  func tellsUnreadable() {
    let streams = StandardStreams(input: -1, output: -1)
    #expect(throws: StreamError.readFailed(errno: EBADF)) { try streams.read(into: ByteBuffer()) }
  }

  @Test("a fatal framing error ends the server after the client was told")
  func endsOnFraming() throws {
    let input = TestPipe()
    let output = TestPipe()
    input.write("X: 1\r\n\r\n")
    let server = StandardStreamServer(
      service: ScriptedService(), streams: StandardStreams(input: input.readEnd, output: output.writeEnd))
    #expect(try server.run() == .unreadable(FramingError(.contentLengthMissing)))
    close(output.writeEnd)
    #expect(output.readAll().contains("contentLengthMissing"))
    close(input.writeEnd)
  }

  @Test(
    "a signal ends the input, whichever thread it meets and whether the read waits already",
    arguments: [SIGTERM, SIGINT])
  func stopsOnSignal(number: Int32) throws {
    for usesPoll in [false, true] {
      for delay in [0, 1_000, 30_000] as [UInt32] {
        let input = TestPipe()
        let output = TestPipe()
        input.write(call("none") + "\n")
        let streams = StandardStreams(input: input.readEnd, output: output.writeEnd)
        if usesPoll { _ = try streams.events.makeWakeHandle() }
        let server = StandardStreamServer(service: ScriptedService(), streams: streams)
        var firstReply = [UInt8](repeating: 0, count: 200)
        // The handlers are in place once the first reply is out.
        let sender = inThread {
          _ = unsafe systemRead(output.readEnd, &firstReply, firstReply.count)
          usleep(delay)
          kill(getpid(), number)
        }
        #expect(try server.run() == .signal(number))
        pthread_join(sender, nil)
        for end in [input.readEnd, input.writeEnd, output.readEnd, output.writeEnd] { close(end) }
      }
    }
  }

  @Test("a timer and a wake-up reach the service while nothing is read")
  func wakes() throws {
    let input = TestPipe()
    let output = TestPipe()
    let service = ScriptedService()
    let streams = StandardStreams(input: input.readEnd, output: output.writeEnd)
    let handle = try streams.events.makeWakeHandle()
    service.nextWake = .milliseconds(5)
    var waker: pthread_t?
    var wakeUps = 0
    let server = StandardStreamServer(service: service, streams: streams)
    service.onWake = {
      wakeUps += 1
      if wakeUps == 1 {
        service.nextWake = nil
        waker = inThread { handle.wake() }
      } else {
        for ticket in service.waiting { server.connection.answer(ticket, with: .result("woken")) }
        service.waiting = []
        close(input.writeEnd)
      }
    }
    input.write(call("wait") + "\n")
    #expect(try server.run() == .endOfInput)
    if let waker = waker { pthread_join(waker, nil) }
    close(output.writeEnd)
    #expect(output.readAll() == result("\"woken\"") + "\n")
    #expect(wakeUps == 2)
    handle.wake()
  }
}
