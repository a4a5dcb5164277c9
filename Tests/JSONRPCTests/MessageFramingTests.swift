import JSONRPC
import JanssonCoding
import Testing

/// What a splitter makes of a stream: messages as text, refusals by name.
func events(
  _ text: String, mode: MessageFraming.Mode = .auto, limits: Limits = Limits(), every size: Int = .max
) -> [String] {
  var framing = MessageFraming(mode: mode, limits: limits)
  let input = ByteBuffer()
  var found: [String] = []
  var hasFailed = false
  func take(_ next: () -> MessageFraming.Event) {
    while true {
      switch next() {
      case .message(let range): found.append(String(decoding: input.bytes(in: range), as: UTF8.self))
      case .refused(let error):
        found.append("!" + error.kind.rawValue)
        hasFailed = error.isFatal && error.kind != .truncated
        if hasFailed { return }
      case .needsMore: return framing.reclaim(input)
      }
    }
  }
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty, !hasFailed {
    input.append(contentsOf: Array(rest.prefix(size)))
    rest = rest.dropFirst(size)
    take { framing.next(in: input) }
  }
  if !hasFailed { take { framing.last(in: input) } }
  return found
}

func framed(_ body: String, _ headers: String = "") -> String {
  "Content-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)"
}

@Suite("Splitting bytes into messages")
struct MessageFramingTests {
  static let lines = "\n{\"a\":1}\r\n\n  \n[1,2]\n\"é\"\ntrue"
  static let blocks =
    framed("{\"a\":1}") + "\r\n" + framed("[1,\n2]", "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n")
    + "content-length:  4 \n\n\"é\"" + framed("")

  @Test("lines survive any split of their bytes", arguments: 1...40)
  func splitsLines(every size: Int) {
    for mode in [MessageFraming.Mode.auto, .line] {
      #expect(events(Self.lines, mode: mode, every: size) == ["{\"a\":1}", "[1,2]", "\"é\"", "true"])
    }
  }

  @Test("header blocks survive any split of their bytes", arguments: 1...40)
  func splitsBlocks(every size: Int) {
    for mode in [MessageFraming.Mode.auto, .header] {
      #expect(events(Self.blocks, mode: mode, every: size) == ["{\"a\":1}", "[1,\n2]", "\"é\"", ""])
    }
  }

  @Test(
    "the first line decides on the framing",
    arguments: [
      ("true\n", ["true"]), ("hello world\n", ["hello world"]), ("n", ["n"]), ("{\"a: b\":1}\n", ["{\"a: b\":1}"]),
      ("X-Other: 1\r\nContent-Length: 2\r\n\r\n{}", ["{}"]), ("\r\n \n" + framed("1"), ["1"]),
      (String(repeating: "a", count: 80) + ":\n", [String(repeating: "a", count: 80) + ":"]),
    ])
  func decides(text: String, expected: [String]) {
    for size in [1, 3, 100] { #expect(events(text, every: size) == expected) }
  }

  @Test("a line that is too long is skipped, the next one is read", arguments: [1, 2, 7, 1000])
  func skipsLongLines(every size: Int) {
    var limits = Limits()
    limits.messageBytes = 10
    let long = String(repeating: "x", count: 11)
    let text = "[12345678]\r\n\(long)\n1\n\(long)\(long)\(long)\n2\n\(long)"
    let expected = ["[12345678]", "!messageTooLarge", "1", "!messageTooLarge", "2", "!messageTooLarge"]
    #expect(events(text, mode: .line, limits: limits, every: size) == expected)
  }

  @Test("a message whose length is too large is skipped, the next one is read", arguments: [1, 2, 7, 1000])
  func skipsLongBlocks(every size: Int) {
    var limits = Limits()
    limits.messageBytes = 10
    let text = framed("[12345678]") + framed("[1234567890]") + framed("1")
    #expect(events(text, limits: limits, every: size) == ["[12345678]", "!messageTooLarge", "1"])
  }

  @Test(
    "a message in another charset than UTF-8 is skipped, the next one is read",
    arguments: [
      ("application/json; charset=utf-16", true), ("a/b;charset=\"UTF-16LE\"", true),
      ("a/b; x=y; CHARSET = latin1", true),
      ("a/b; charset=", true), ("a/b; charset", true), ("a/b; charset=utf-8; charset=utf-7", true),
      ("application/vscode-jsonrpc; charset=utf-8", false), ("a/b; charset=\"UTF-8\"", false),
      ("a/b;charset=utf8", false),
      ("a/b", false), ("", false), ("a/b; x=charset", false),
    ])
  func skipsCharsets(type: String, isRefused: Bool) {
    let text = framed("[1]", "content-type: \(type)\r\n") + framed("[2]")
    for size in [1, 7, 1000] {
      #expect(events(text, mode: .header, every: size) == [isRefused ? "!charsetUnsupported" : "[1]", "[2]"])
    }
  }

  @Test("a message that is too large does not fill the buffer")
  func keepsMemory() {
    var limits = Limits()
    limits.messageBytes = 100
    for start in ["", "Content-Length: 1000000\r\n\r\n"] {
      var framing = MessageFraming(mode: start.isEmpty ? .line : .header, limits: limits)
      let input = ByteBuffer()
      input.append(text: start)
      for _ in 0..<1000 {
        input.append(contentsOf: [UInt8](repeating: 0x78, count: 90))
        while framing.next(in: input) != .needsMore {}
        framing.reclaim(input)
        #expect(input.count <= 200)
      }
    }
  }

  @Test(
    "a header that cannot be read ends the stream with its reason",
    arguments: [
      ("Content-Length: x\r\n\r\n{}", "contentLengthInvalid"), ("Content-Length: \r\n\r\n", "contentLengthInvalid"),
      ("Content-Length: -1\r\n\r\n", "contentLengthInvalid"), ("Content-Length: +1\r\n\r\n1", "contentLengthInvalid"),
      ("Content-Length: 1 2\r\n\r\n1", "contentLengthInvalid"), ("Content-Length: 0x2\r\n\r\n", "contentLengthInvalid"),
      ("Content-Length: 9999999999999999999\r\n\r\n", "contentLengthInvalid"),
      ("Content-Type: x\r\n\r\n{}", "contentLengthMissing"),
      ("Content-Length: 2\r\nCONTENT-LENGTH: 2\r\n\r\n{}", "contentLengthDuplicate"),
      ("Content-Length: 2\r\nnonsense\r\n\r\n{}", "headerMalformed"),
      ("Content-Length: 2\r\n: x\r\n\r\n{}", "headerMalformed"),
      ("A: " + String(repeating: "x", count: 9000), "headerTooLarge"),
      ("A: 1\r\n" + String(repeating: "B: 2\r\n", count: 2000), "headerTooLarge"),
    ])
  func refusesHeaders(text: String, kind: String) {
    for size in [1, 5, 100_000] { #expect(events(text, mode: .header, every: size) == ["!" + kind]) }
  }

  @Test("nothing comes after a fatal error")
  func staysFailed() {
    var framing = MessageFraming(mode: .header)
    let input = ByteBuffer()
    input.append(text: "A: 1\r\n\r\n" + framed("1"))
    let first = framing.next(in: input)
    #expect(first == .refused(FramingError(.contentLengthMissing)))
    #expect(framing.next(in: input) == first)
  }

  @Test(
    "an input that ends within a message is refused as truncated",
    arguments: ["Content-Length: 5\r\n\r\n{}", "Content-Length: 5\r\n", "Content-Length: 5\r\n\r\n"])
  func refusesTruncated(text: String) {
    #expect(events(text) == ["!truncated"])
    #expect(events(framed("1") + text) == ["1", "!truncated"])
  }

  @Test("an empty input holds nothing", arguments: ["", "\n", "\r\n\r\n"])
  func readsNothing(text: String) {
    for mode in MessageFraming.Mode.allCases { #expect(events(text, mode: mode).isEmpty) }
  }
}
