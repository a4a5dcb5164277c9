import PlainAdapter
import RedemptionTesting
import Testing

private let contract = AdapterContract(PlainAdapter())

@Test func `the adapter keeps its contract`() { for found in contract.violations() { Issue.record("\(found)") } }

@Test func `the cases hold`() { for found in contract.caseViolations(in: "../../Cases") { Issue.record("\(found)") } }

@Test(.enabled(if: contract.isRecorded(in: "../../Answers"), "nothing is recorded: REDEMPTION_RECORD=1 swift test"))
func `the answers are as recorded`() throws {
  for found in try contract.changedAnswers(in: "../../Answers") { Issue.record("\(found)") }
}
