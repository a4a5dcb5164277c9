// A compiler plugin for `#Preview`, which expands to nothing: an app's previews compile, and do not run. It needs no
// package of macros, because it does not read their code. The compiler sends each message on the standard input as its
// length in eight bytes and JSON, and reads each answer in the same form.
//
// The messages are those of swift-syntax's `PluginMessages.swift`; tried with Swift 6.3.1.
import Foundation

let nothing = #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#
let capability = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#

/// Reads that many bytes; nil at the end.
func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
      return nil
    }
    data += more
  }
  return data
}

while let length = read(8) {
  let count = length.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  guard let size = Int(exactly: count), let message = read(size) else { break }
  let answer = Data((message.starts(with: Data(#"{"getCapability""#.utf8)) ? capability : nothing).utf8)
  let answerLength = withUnsafeBytes(of: UInt64(answer.count).littleEndian) { Data($0) }
  try FileHandle.standardOutput.write(contentsOf: answerLength + answer)
}
