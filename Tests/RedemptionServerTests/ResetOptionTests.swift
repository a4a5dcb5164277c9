import RedemptionCore
import RedemptionTesting
import SharedCases
import Testing

@Suite("A ledger in a file is reset")
struct ResetOptionTests {
  /// Resets a ledger in a file that has one purchase.
  ///
  /// - Returns: how many purchases were deleted, or the kind of the error.
  private func reset(options: [String]) throws -> JSONValue? {
    let folder = try TemporaryFolder()
    let server = try ServerProcess(ledger: folder.path("ledger.sqlite"), options: options)
    defer { _ = try? server.finish() }
    _ = try server.call("store/purchase", ServerRequest.purchase("superwall", product: "p").params)
    do {
      return try server.call("store/reset", [:])["deleted"]?["purchases"]
    } catch ServerProcess.Failure.refused(_, let failure) {
      return failure.kind.map { .string($0) }
    }
  }

  @Test("only if the server was started so")
  func withoutOption() throws { #expect(try reset(options: []) == "resetNotAllowed") }

  @Test("with --allow-reset")
  func withOption() throws { #expect(try reset(options: ["--allow-reset"]) == 1) }
}
