import RedemptionTesting
import SuperwallAdapter
import Testing

@Suite("All that the adapter answers")
struct RecordedAnswersTests {
  @Test("is what it answered when it was last recorded")
  func recorded() throws {
    #expect(try AdapterContract(SuperwallAdapter()).changedAnswers(since: "answers.json") == [])
  }
}
