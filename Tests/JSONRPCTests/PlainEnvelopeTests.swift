import JanssonCoding
import Testing

@testable import JSONRPC

/// What a request says, told so that two readings can be compared.
private struct Reading: Equatable {
  let method: String
  let id: RequestID?
  let params: [UInt8]?

  init?(_ request: Request?) {
    guard case .call(let method, let id, let params) = request else { return nil }
    self.method = method
    self.id = id
    self.params = params.flatMap { try? JSONTextEncoder().encode($0) }
  }

  /// Without a tree for the object itself.
  static func plain(_ text: [UInt8]) -> Reading? {
    let input = ByteBuffer()
    input.append(text: "}] before")
    let start = input.count
    input.append(contentsOf: text)
    let end = input.count
    input.append(text: "\n{\"behind")
    return Reading(PlainEnvelope.request(in: input, at: start..<end))
  }

  /// With a tree of all.
  static func whole(_ text: [UInt8]) -> Reading? {
    (try? JanssonTree.reading(text)).flatMap { Reading(Request($0.root)) }
  }
}

private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

@Suite("A request in plain form, read without a tree")
struct PlainEnvelopeTests {
  private static let usual: [String] = [
    #"{"jsonrpc":"2.0","id":1,"method":"link/parse","params":{"url":"rc-1://redeem?a=b"}}"#,
    #"{"jsonrpc": "2.0", "method": "a", "params": [1, {"b": "]}"}, "\"}"], "id": "x 1"}"#,
    #" { "params" : { } , "id" : null , "method" : "" , "jsonrpc" : "2.0" } "#,
    #"{"id":-9007199254740993,"jsonrpc":"2.0","method":"$/cancelRequest"}"#,
    #"{"jsonrpc":"2.0","method":"notify"}"#,
    #"{"jsonrpc":"2.0","id":0,"method":"a","params":{"é":1.5e3,"b":[[]],"c":"\u0000"}}"#,
    #"{"jsonrpc":"2.0","id":999999999999999999,"method":"a","params":[]}"#,
  ]

  @Test("says the same as with one, whatever the order of its members", arguments: usual)
  func readsTheUsual(text: String) {
    let plain = Reading.plain(Array(text.utf8))
    #expect(plain != nil)
    #expect(plain == Reading.whole(Array(text.utf8)))
  }

  @Test(
    "what has another form is left to a tree",
    arguments: [
      #"{"jsonrpc":"2.0","id" "method":"a"}"#, #"{"jsonrpc":"2.0","id":-"1","method":"a"}"#,
      #"{"jsonrpc":"2.0","id":01,"method":"a"}"#, #"{"jsonrpc":"2.0","id":1.0,"method":"a"}"#,
      #"{"jsonrpc":"2.0","id":1e2,"method":"a"}"#, #"{"jsonrpc":"2.0","id":-0,"method":"a"}"#,
      #"{"jsonrpc":"2.0","id":- 1,"method":"a"}"#, #"{"jsonrpc":"2.0","id":9223372036854775808,"method":"a"}"#,
      #"{"jsonrpc":"2.0","id":nul,"method":"a"}"#, #"{"jsonrpc":"2.0","id":nullnull,"method":"a"}"#,
      #"{"jsonrpc":"2.0","id":true,"method":"a"}"#, #"{"jsonrpc":"2.0","id":1,"id":1,"method":"a"}"#,
      #"{"jsonrpc":"2.0","jsonrpc":"2.0","method":"a"}"#, #"{"jsonrpc":"2.0","method":"a","method":"a"}"#,
      #"{"jsonrpc":"2.0","method":"a","params":{},"params":{}}"#, #"{"jsonrpc":"2.0","method":"a","params":null}"#,
      #"{"jsonrpc":"2.0","method":"a","params":{}"#, #"{"jsonrpc":"2.0","method":"a","params":{}}}"#,
      #"{"jsonrpc":"2.0","method":"a","params":{"a":1,"a":1}}"#, #"{"jsonrpc":"2.0","method":"a",}"#,
      #"{"jsonrpc":"2.0","method":"a"} {}"#, #"{"jsonrpc":"1.0","method":"a"}"#, #"{"jsonrpc":"2.0","id":1}"#,
      #"{"id":1,"method":"a"}"#, #"{"jsonrpc":"2.0","method":"\u0061"}"#, #"{"jsonrpc":"2.0","method":"é"}"#,
      #"{"jsonrpc":"2.0","method":"a","other":1}"#, #"{"jsonrpc":"2.0","\u0069d":1,"method":"a"}"#, "", "{", "{}", "[]",
      "{\"jsonrpc\":\"2.0\",\"method\":\"a\u{0}\"}", "{\"jsonrpc\":\"2.0\",\"method\":\"a\tb\"}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"a\",\"params\":[1\u{0}]}", "{\"jsonrpc\":\"2.0\",\"method\":\"a\"}\u{0}",
    ])
  func leavesOthers(text: String) {
    #expect(Reading.plain(Array(text.utf8)) == nil)
  }

  @Test("of whatever becomes of a request it never says what a tree would not say", arguments: usual.indices)
  func neverDiffers(index: Int) {
    let text = Array(Self.usual[index].utf8)
    let bytes = Array("{}[]\":,\\0123456789-+.eE nultrafs\u{0}\n\u{7f}é".utf8)
    var generator = Generator(state: UInt64(index))
    var read = 0
    for _ in 0..<20_000 {
      var changed = text
      for _ in 0...Int.random(in: 0...2, using: &generator) {
        let at = Int.random(in: changed.indices, using: &generator)
        switch Int.random(in: 0...3, using: &generator) {
        case 0: changed.remove(at: at)
        case 1: changed.insert(bytes.randomElement(using: &generator) ?? 0, at: at)
        case 2: changed[at] = bytes.randomElement(using: &generator) ?? 0
        default: changed.insert(contentsOf: text.dropFirst(at).prefix(9), at: at)
        }
      }
      guard let plain = Reading.plain(changed) else { continue }
      read += 1
      #expect(plain == Reading.whole(changed), "\(String(decoding: changed, as: UTF8.self))")
    }
    #expect(read > 100)
  }

  @Test("and nesting has the same limit with and without one", arguments: [2000, 2046, 2047, 2048, 2049])
  func keepsTheLimitOfNesting(depth: Int) {
    let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let text = Array(#"{"jsonrpc":"2.0","id":1,"method":"a","params":\#(nested)}"#.utf8)
    if let plain = Reading.plain(text) { #expect(plain == Reading.whole(text)) }
    #expect((Reading.whole(text) != nil) == (depth < 2048))
  }
}
