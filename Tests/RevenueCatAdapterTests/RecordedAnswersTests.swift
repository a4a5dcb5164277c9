import RedemptionTesting
import RevenueCatAdapter
import Testing

@Suite("All that the adapter answers")
struct RecordedAnswersTests {
  @Test("is what it answered when it was last recorded")
  func recorded() throws {
    #expect(try AdapterContract(RevenueCatAdapter()).changedAnswers(since: "answers.json") == [])
  }
}
