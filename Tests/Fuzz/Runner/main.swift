import Foundation
import FuzzTargets

// libFuzzer on one target: `redemption-fuzz TARGET [libFuzzer's own arguments]`. Built by Tests/Fuzz/fuzz alone.

/// What libFuzzer calls with each input; aborts, as it wants, when something does not hold.
private typealias TestOneInput = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: TestOneInput
) -> CInt

/// Set once, before libFuzzer begins.
nonisolated(unsafe) private var target = FuzzTarget.framing

private func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  do { try unsafe target.run(input) } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    abort()
  }
  return 0
}

let words = CommandLine.arguments
guard words.count > 1, let named = FuzzTarget(rawValue: words[1]) else {
  print("usage: redemption-fuzz \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) [libFuzzer arguments]")
  exit(2)
}
unsafe target = named
var arguments = unsafe ([words[0]] + words.dropFirst(2)).map { unsafe strdup($0) } + [nil]
var count = unsafe CInt(arguments.count - 1)
exit(
  unsafe arguments.withUnsafeMutableBufferPointer { buffer in
    guard var base = buffer.baseAddress else { return 2 }
    return unsafe runDriver(&count, &base, testOneInput)
  })
