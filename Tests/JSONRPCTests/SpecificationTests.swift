import JSONRPC
import Testing

/// The examples of section 7 of <https://www.jsonrpc.org/specification>; an error as its code and id.
@Suite("The examples of the JSON-RPC 2.0 specification")
struct SpecificationTests {
  /// Error objects shortened to code and id: their messages are ours.
  static func short(_ reply: String) -> String {
    reply.replacing(/"error":\{"code":(-?\d+),.*?\}\}\}/) { "E\($0.1)}" }
  }

  static func error(_ code: Int, id: String = "null") -> String { "{\"jsonrpc\":\"2.0\",\"id\":\(id),E\(code)}" }

  static let mixedBatch: String = [
    #"[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"}"#,
    #"{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}"#,
    #"{"jsonrpc": "2.0", "method": "subtract", "params": [42,23], "id": "2"}"#,
    #"{"foo": "boo"}"#,
    #"{"jsonrpc": "2.0", "method": "foo.get", "params": {"name": "myself"}, "id": "5"}"#,
    #"{"jsonrpc": "2.0", "method": "get_data", "id": "9"}]"#,
  ].joined(separator: ",")

  static let mixedReply: String = {
    let replies: [String] = [
      result("7", id: "\"1\""), result("19", id: "\"2\""), error(-32600), error(-32601, id: "\"5\""),
      result(#"["hello",5]"#, id: "\"9\""),
    ]
    return "[" + replies.joined(separator: ",") + "]"
  }()

  @Test(
    "gives the reply of the specification",
    arguments: [
      (#"{"jsonrpc": "2.0", "method": "subtract", "params": [42, 23], "id": 1}"#, result("19")),
      (#"{"jsonrpc": "2.0", "method": "subtract", "params": [23, 42], "id": 2}"#, result("-19", id: "2")),
      (
        #"{"jsonrpc": "2.0", "method": "subtract", "params": {"subtrahend": 23, "minuend": 42}, "id": 3}"#,
        result("19", id: "3")
      ),
      (
        #"{"jsonrpc": "2.0", "method": "subtract", "params": {"minuend": 42, "subtrahend": 23}, "id": 4}"#,
        result("19", id: "4")
      ),
      (#"{"jsonrpc": "2.0", "method": "update", "params": [1,2,3,4,5]}"#, nil),
      (#"{"jsonrpc": "2.0", "method": "foobar"}"#, nil),
      (#"{"jsonrpc": "2.0", "method": "foobar", "id": "1"}"#, error(-32601, id: "\"1\"")),
      (#"{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]"#, error(-32700)),
      (#"{"jsonrpc": "2.0", "method": 1, "params": "bar"}"#, error(-32600)),
      (
        #"[{"jsonrpc": "2.0", "method": "sum", "params": [1,2,4], "id": "1"},{"jsonrpc": "2.0", "method"]"#,
        error(-32700)
      ),
      ("[]", error(-32600)),
      ("[1]", "[\(error(-32600))]"),
      ("[1,2,3]", "[\(error(-32600)),\(error(-32600)),\(error(-32600))]"),
      (mixedBatch, mixedReply),
      (
        #"[{"jsonrpc": "2.0", "method": "notify_sum", "params": [1,2,4]},{"jsonrpc": "2.0", "method": "notify_hello", "params": [7]}]"#,
        nil
      ),
    ] as [(String, String?)])
  func gives(request: String, reply: String?) {
    for mode in [MessageFraming.Mode.line, .header] {
      let client = Client(framing: mode)
      client.receive(mode == .line ? request + "\n" : framed(request))
      let output = client.drain().joined(separator: "\n")
      let body = mode == .line ? output : output.replacing(/^Content-Length: \d+\r\n\r\n/, with: "")
      #expect(Self.short(body) == reply ?? "")
    }
  }
}
