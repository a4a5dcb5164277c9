import RedemptionCore
import Testing

@Suite("The versions of a reference")
struct ReferenceVersionsTests {
  @Test(
    "contain what lies between the bounds, and what a bound begins",
    arguments: [
      ("10.4.0", true), ("10.9.1", true), ("v10.5.2", true), ("10.9.1-beta.1", true), ("10.9.1+18.32.1", true),
      ("10.4", true), ("10.3.9", false), ("10.9.2", false), ("11.0.0", false), ("9", false),
    ])
  func contain(version: String, isInside: Bool) {
    #expect(ReferenceVersions("10.4.0", through: "10.9.1").contains(version) == isInside)
  }

  @Test("take a short bound for all versions that it begins")
  func takeShortBound() {
    let range = ReferenceVersions("5.86")
    #expect(range.contains("5.86.3") == true && range.contains("5.87.0") == false && range.contains("5.85.9") == false)
    #expect(range.words == "5.86" && ReferenceVersions("1.0.0", through: "1.2.0").words == "1.0.0 to 1.2.0")
  }

  @Test(
    "are not compared with a text that is no version", arguments: ["", "latest", "1..2", "1.x", "^1.2.3", "1.2.3.4.5"])
  func refuse(text: String) { #expect(ReferenceVersions("1.0.0").contains(text) == nil) }
}
