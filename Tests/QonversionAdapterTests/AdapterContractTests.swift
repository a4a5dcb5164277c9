import QonversionAdapter
import RedemptionCore
import RedemptionTesting
import Testing

@Suite("The contract of adapters")
struct AdapterContractTests {
  @Test func `the adapter keeps its contract`() {
    // After `logout` the entitlements of the latest launch stay until the next one.
    let contract = AdapterContract(QonversionAdapter(), knowing: [.keepsCustomerInfo: [.android]])
    #expect(contract.violations() == [])
  }
}
