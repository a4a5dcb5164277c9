import Foundation
import RedemptionCore
import RedemptionTesting
import Testing

@Suite("A date as text")
struct ISO8601TextTests {
  @Test("is what Foundation writes, from the Gregorian reform to the year 9999")
  func agreesWithFoundation() {
    var generator = SeededGenerator()
    let seed = generator.seed
    for _ in 0..<3_000 {
      let second = Int64.random(in: -12_219_292_800...253_402_300_799, using: &generator)
      let moment = Timestamp(milliseconds: second * 1000 + Int64.random(in: 0...999, using: &generator))
      let expected = Date(timeIntervalSince1970: TimeInterval(second)).formatted(.iso8601)
      #expect(ISO8601Text.write(moment, withFraction: false) == expected, "seed \(seed)")
      let fraction = String(moment.milliseconds - second * 1000 + 1000).dropFirst()
      #expect(ISO8601Text.write(moment, withFraction: true) == expected.dropLast() + ".\(fraction)Z", "seed \(seed)")
    }
  }

  @Test("is read back, for any 64 bits of milliseconds")
  func readsBack() {
    var generator = SeededGenerator()
    let seed = generator.seed
    let edges: [Int64] = [.min, .min + 1, .max, .max - 1, 0, -1, 1, 999, -999, -1000]
    for milliseconds in edges + (0..<3_000).map({ _ in Int64.random(in: .min ... .max, using: &generator) }) {
      let moment = Timestamp(milliseconds: milliseconds)
      #expect(ISO8601Text.read(ISO8601Text.write(moment, withFraction: true)) == moment, "seed \(seed)")
    }
  }

  @Test(
    "drops the fraction on iOS and keeps three digits on Android",
    arguments: [
      (1_700_000_000_000, "2023-11-14T22:13:20Z", "2023-11-14T22:13:20.000Z"),
      (1_700_000_000_999, "2023-11-14T22:13:20Z", "2023-11-14T22:13:20.999Z"),
      (-1, "1969-12-31T23:59:59Z", "1969-12-31T23:59:59.999Z"),
      (951_782_400_000, "2000-02-29T00:00:00Z", "2000-02-29T00:00:00.000Z"),
      (253_402_300_800_000, "10000-01-01T00:00:00Z", "10000-01-01T00:00:00.000Z"),
      (-62_198_755_200_000, "-0001-01-01T00:00:00Z", "-0001-01-01T00:00:00.000Z"),
    ] as [(Int64, String, String)])
  func writesBothDialects(_ milliseconds: Int64, _ iOS: String, _ android: String) {
    #expect(ISO8601Text.write(Timestamp(milliseconds: milliseconds), withFraction: false) == iOS)
    #expect(ISO8601Text.write(Timestamp(milliseconds: milliseconds), withFraction: true) == android)
  }

  @Test(
    "is not read when it is no date",
    arguments: [
      "", "2023", "2023-11-14", "2023-11-14T22:13:20", "2023-11-14 22:13:20Z", "2023-02-29T00:00:00Z",
      "2023-13-01T00:00:00Z", "2023-00-01T00:00:00Z", "2023-04-31T00:00:00Z", "2023-11-14T24:00:00Z",
      "2023-11-14T22:60:20Z", "2023-11-14T22:13:60Z", "2023-11-14T22:13:20.Z", "2023-11-14T22:13:20ZZ",
      "999999999-01-01T00:00:00Z", "23-11-14T22:13:20Z", "２023-11-14T22:13:20Z", "2023-11-14T22:13:20.0a0Z",
    ])
  func refuses(_ text: String) { #expect(ISO8601Text.read(text) == nil) }

  @Test("may have any number of fraction digits when read")
  func readsFractions() {
    for (text, milliseconds) in [("5", 500), ("05", 50), ("1239", 123), ("000000000000000000001", 0)]
      as [(String, Int64)]
    {
      #expect(ISO8601Text.read("1970-01-01T00:00:00.\(text)Z")?.milliseconds == milliseconds)
    }
  }
}
