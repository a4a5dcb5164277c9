import RedemptionCore
import Testing

@Suite("Random numbers of a seed")
struct RandomSourceTests {
  private func numbers(_ source: inout RandomSource) -> [UInt64] { (0..<20).map { _ in source.next() } }

  @Test("are those of SplitMix64, and a copy repeats them")
  func repeats() {
    var source = RandomSource(seed: 0)
    // The reference implementation's first numbers for the seed 0: https://prng.di.unimi.it/splitmix64.c
    #expect(source.next() == 0xE220_A839_7B1D_CDAF)
    #expect(source.next() == 0x6E78_9E6A_A1B9_65F4)
    var copy = source
    #expect(numbers(&source) == numbers(&copy))
    var other = RandomSource(seed: 1)
    #expect(numbers(&source) != numbers(&other))
  }

  @Test("do not depend on what is drawn from a part")
  func splits() {
    var (source, same) = (RandomSource(seed: 7), RandomSource(seed: 7))
    var part = source.split()
    _ = same.split()
    let drawn = numbers(&part)
    let rest = numbers(&source)
    #expect(rest == numbers(&same))
    #expect(drawn != rest)
  }

  @Test("of the system never repeat")
  func isUnpredictable() {
    var (source, copy) = (RandomSource.system, RandomSource.system)
    var part = source.split()
    #expect(part == .system)
    #expect(Set([numbers(&source), numbers(&copy), numbers(&part)]).count == 3)
  }
}
