import MemoryStore
import RedemptionCore
import RedemptionLedger
import SuperwallAdapter
import Synchronization
import Testing

@Suite("The work of a redemption with stored codes")
struct StoredCodesWorkTests {
  @Test("the vendor's policy is read once, whatever the number of stored codes", arguments: [1, 100, 400])
  func readsPolicyOnce(_ count: Int) throws {
    let adapter = CountingAdapter()
    let ledger = Ledger(store: MemoryStore(), adapters: [adapter])
    let now = Timestamp(milliseconds: 1_700_000_000_000)
    let redeemer = Redeemer(appUserId: nil, deviceId: "d")
    var codes: [String] = []
    for _ in 0..<count {
      let order = Order(vendor: .superwall, kind: .subscription, product: "p", entitlements: ["pro"])
      codes.append(try ledger.purchase(order, at: now).link.code)
    }
    let request = RedemptionQuestion(vendor: .superwall, code: codes[0], storedCodes: codes, redeemer: redeemer)
    // A transaction keeps the policies that it has read.
    try ledger.commit()
    let before = adapter.policies.load(ordering: .relaxed)
    guard case .redemption(let answer) = try ledger.answer(.redeem(request), at: now) else {
      Issue.record("a redemption is answered by a redemption")
      return
    }
    #expect(answer.storedOutcomes.count == count - 1)
    #expect(adapter.policies.load(ordering: .relaxed) - before == 1)
  }
}

/// Superwall's adapter, which counts how often its default policy is asked for.
private final class CountingAdapter: RedemptionAdapter {
  let policies = Atomic(0)
  private let adapter = SuperwallAdapter()

  var vendor: VendorDescription { adapter.vendor }
  var checkout: any CheckoutDoor { adapter.checkout }
  var ownership: Ownership { adapter.ownership }
  var replies: any RepliesDoor { adapter.replies }
  var links: any LinksDoor {
    policies.add(1, ordering: .relaxed)
    return adapter.links
  }

  func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
    try adapter.behaviour(for: target, options: options)
  }
}
