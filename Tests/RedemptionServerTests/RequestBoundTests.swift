import RedemptionCore
import RedemptionTesting
import SharedCases
import Testing

@Suite("One request")
struct RequestBoundTests {
  private func rejection(_ body: () throws -> Void) throws -> ServerReply.Failure? {
    do {
      try body()
      return nil
    } catch ServerProcess.Failure.refused(_, let failure) {
      return failure
    }
  }

  private func messages(_ result: JSONValue) -> [JSONValue] {
    guard case .array(let messages) = result["messages"] else { return [] }
    return messages
  }

  @Test("returns the newest mail up to its limit, and counts the rest")
  func mailbox() throws {
    let server = try ServerProcess(ledger: ":memory:")
    defer { _ = try? server.finish() }
    for product in ["first", "second", "third"] {
      let request = ServerRequest.purchase("superwall", product: product, email: "ann@example.com")
      _ = try server.call(request.method, request.params)
    }
    let two = try server.call("store/mailbox", ["limit": 2])
    let all = try server.call("store/mailbox", ["limit": 3])
    #expect(messages(all).count == 3)
    #expect(messages(two) == messages(all).suffix(2))
    #expect(two["omitted"] == 1)
    #expect(all["omitted"] == nil)
    #expect(messages(try server.call("store/mailbox", ["limit": 1, "email": "bob@example.com"])).isEmpty)
    for limit: JSONValue in [0, -1, 10_001] {
      #expect(try rejection { _ = try server.call("store/mailbox", ["limit": limit]) }?.data?["path"] == "/limit")
    }
  }

  @Test("sends at most 1,000 receipts")
  func receipts() throws {
    let server = try ServerProcess(ledger: ":memory:")
    defer { _ = try? server.finish() }
    func open(_ vendor: String) throws -> JSONValue {
      try #require(try server.call("session/open", ServerRequest.open(vendor, user: "ann").params)["session"])
    }
    let (session, receipts) = (try open("superwall"), try open("revenuecat"))
    func link(_ count: Int) throws {
      let ids = (0..<count).map { JSONValue.string("sub_\($0)") }
      _ = try server.call(
        "session/linkStripeSubscriptions",
        ["session": session, "receiptsSession": receipts, "subscriptionIds": .array(ids)])
    }
    #expect(try rejection { try link(1_000) } == nil)
    #expect(try rejection { try link(1_001) }?.data?["path"] == "/subscriptionIds")
  }
}
