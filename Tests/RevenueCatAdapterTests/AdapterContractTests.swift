import RedemptionCore
import RedemptionTesting
import RevenueCatAdapter
import Testing

@Suite("RevenueCat's adapter")
struct AdapterContractTests {
  @Test("keeps what every adapter promises")
  func keepsContract() {
    // Backend.kt keeps the callbacks of all redemptions under one key.
    let contract = AdapterContract(RevenueCatAdapter(), outcomes: 300, knowing: [.joinsCodes: [.android]])
    let violations = contract.violations()
    #expect(violations.isEmpty, "seed \(contract.seed): \(violations.prefix(5).joined(separator: "\n"))")
  }
}
