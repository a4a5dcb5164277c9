import RedemptionCodegen
import Testing

/// The bridge for Unity compiles what is written, and reads and writes every shared case with it; this is about its
/// form.
@Suite("What is written in C#")
struct CSharpWriterTests {
  let files: [GeneratedFile]

  init() throws { files = CSharpWriter().files(for: try contract()) }

  /// The lines of a file without their indentation.
  private func lines(of path: String) -> [Substring] {
    let text = files.first { $0.path == path }?.text ?? ""
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }
  }

  @Test("A union is closed by a private constructor, its cases are nested, sealed and all asked for")
  func unions() {
    let contract = Set(lines(of: "Contract.cs"))
    for line in [
      "public abstract class RedemptionOutcome", "private RedemptionOutcome() { }",
      "public sealed class Redeemed : RedemptionOutcome", "public sealed class Unknown : RedemptionOutcome",
      "if (this is PurchaseBelongsToOtherUser) { return purchaseBelongsToOtherUser((PurchaseBelongsToOtherUser)this); }",
      "if (this is Unknown) { return unknown((Unknown)this); }",
    ] {
      let isThere = contract.contains(Substring(line))
      #expect(isThere, "\(line)")
    }
  }

  @Test("A case of two unions is nested in the narrower one, and stands for the case of the other")
  func sharedCases() {
    let contract = Set(lines(of: "Contract.cs"))
    let isConverted = contract.contains(
      "public static implicit operator ScriptedAnswer(RedemptionOutcome.InvalidCode value) => new InvalidCode(value);")
    let isAlone = contract.contains("public sealed class InvalidCode")
    #expect(isConverted && !isAlone)
  }

  @Test("A member that may be null or absent says which; one that may only be absent does not")
  func presence() {
    let contract = Set(lines(of: "Contract.cs"))
    let asksForBoth = contract.contains(
      "public Redeemed(Grant grant, Optional<string> code = default(Optional<string>))")
    let tellsBoth = contract.contains("public bool HasCode { get; }")
    let tellsTooMuch = contract.contains("public bool HasVendor { get; }")
    #expect(asksForBoth && tellsBoth && !tellsTooMuch)
  }

  @Test("Nothing needs reflection, which IL2CPP strips")
  func isPlain() {
    for file in files {
      let words = Set(file.text.split { !$0.isLetter })
      #expect(
        words.isDisjoint(with: ["Reflection", "JsonConvert", "JsonProperty", "ToObject", "FromObject"]), "\(file.path)")
    }
  }

  @Test("Descriptions are XML, with code in its own element")
  func docs() {
    let summaries = files.flatMap { lines(of: $0.path) }.filter { $0.hasPrefix("/// <summary>") }
    let ragged = summaries.first { $0.contains("`") }
    #expect(!summaries.isEmpty && ragged == nil)
  }

  @Test("A call has a parameter for each member, the required ones first")
  func calls() {
    let calls = lines(of: "Calls.cs")
    let isSpread = calls.contains { $0.contains("string url, Vendor vendor = null, Platform platform = null,") }
    #expect(isSpread)
    #expect(calls.contains("public LinkCalls Link { get; }"))
  }
}
