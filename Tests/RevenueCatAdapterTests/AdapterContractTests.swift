import RedemptionCore
import RedemptionTesting
import RevenueCatAdapter
import Testing

@Suite("RevenueCat's adapter")
struct AdapterContractTests {
  @Test("keeps what every adapter promises")
  func keepsContract() {
    let contract = AdapterContract(RevenueCatAdapter(), outcomes: 300)
    let violations = contract.violations()
    #expect(violations.isEmpty, "seed \(contract.seed): \(violations.prefix(5).joined(separator: "\n"))")
  }
}
