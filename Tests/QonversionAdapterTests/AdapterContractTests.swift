import QonversionAdapter
import RedemptionTesting
import Testing

@Suite("The contract of adapters")
struct AdapterContractTests {
  @Test func `the adapter keeps its contract`() { #expect(AdapterContract(QonversionAdapter()).violations() == []) }
}
