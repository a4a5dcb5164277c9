import RedemptionTesting
import Testing

@Suite("The contract of adapters")
struct PlantedMistakeTests {
  private func violations(_ mistake: Mistake?) -> [String] {
    AdapterContract(Sound(mistake: mistake), outcomes: 12, generator: SeededGenerator(seed: 11)).violations()
  }

  @Test("is kept by an adapter without a mistake")
  func sound() { #expect(violations(nil) == []) }

  @Test("finds each planted mistake", arguments: Mistake.allCases)
  func planted(_ mistake: Mistake) { #expect(!violations(mistake).isEmpty) }
}
