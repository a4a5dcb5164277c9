import PlainAdapter
import RedemptionTesting
import Testing

@Test func `the adapter keeps its contract`() { #expect(AdapterContract(PlainAdapter()).violations() == []) }
