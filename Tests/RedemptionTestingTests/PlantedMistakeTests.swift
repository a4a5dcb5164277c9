import RedemptionTesting
import Testing

@Suite("The contract of adapters")
struct PlantedMistakeTests {
  private func contract(_ mistake: Mistake?) -> AdapterContract<Sound> {
    AdapterContract(Sound(mistake: mistake), outcomes: 12, generator: SeededGenerator(seed: 11))
  }

  @Test("is kept by an adapter without a mistake")
  func sound() { #expect(contract(nil).violations() == []) }

  @Test("finds each planted mistake", arguments: Mistake.allCases)
  func planted(_ mistake: Mistake) { #expect(!contract(mistake).firstViolations().isEmpty) }
}
