import RedemptionCodegen
import Testing

/// The bridge for Kotlin Multiplatform compiles what is written, and reads and writes every shared case with it; this
/// is about its form.
@Suite("What is written in Kotlin")
struct KotlinWriterTests {
  let files: [GeneratedFile]

  init() throws { files = KotlinWriter().files(for: try contract()) }

  /// The lines of a file without their indentation.
  private func lines(of path: String) -> Set<Substring> {
    let text = files.first { $0.path == path }?.text ?? ""
    return Set(text.split(separator: "\n").map { $0.drop { $0 == " " } })
  }

  private func expect(_ wanted: [String], in path: String) {
    let lines = lines(of: path)
    for line in wanted {
      let isThere = lines.contains(Substring(line))
      #expect(isThere, "\(path): \(line)")
    }
  }

  @Test(
    "A union is a sealed interface; an object that is a case of several says so; what a newer server says has a case")
  func unions() {
    expect(
      [
        "public sealed interface RedemptionOutcome : WireValue {", ") : RedemptionOutcome, ScriptedAnswer, WireValue {",
        "public data class Unknown(public val json: JsonObject) : RedemptionOutcome {",
        "\"invalidCode\" -> InvalidCode.fromJson(json)",
      ], in: "Types.kt")
  }

  @Test("Required, optional and nullable members are read and written each in their own way")
  func presence() {
    expect(
      [
        "put(\"appUserId\", (appUserId?.let { present -> JsonPrimitive(present) } ?: JsonNull))",
        "if (linkLifetime != null) put(\"linkLifetime\", JsonPrimitive(linkLifetime))",
        "if (code != null) put(\"code\", JsonPrimitive(code)) else if (\"code\" in nulls) put(\"code\", JsonNull)",
        "code = members.loose(\"code\") { it.text() },",
      ], in: "Types.kt")
  }

  @Test("What only a client says is an enum class; what the server says is open")
  func words() {
    expect(
      ["public enum class FaultInjection(public val wire: String) : WireValue {", "OFFLINE(\"offline\"),"],
      in: "Types.kt")
    expect(
      [
        "public sealed interface RevenueCatStore : WireValue {",
        "public data class Unknown(override val wire: String) : RevenueCatStore",
      ], in: "RevenueCat.kt")
  }

  @Test("Methods stand in groups and take their params by name")
  func methods() {
    expect(
      [
        "public val link: LinkMethods = LinkMethods(caller)",
        "public suspend fun parse(url: String, vendor: Vendor? = null, platform: Platform? = null): LinkParseResult =",
      ], in: "Methods.kt")
  }

  @Test("Nothing needs a compiler plugin, reflection or the JVM")
  func isPlain() {
    for file in files {
      let imports = file.text.split(separator: "\n").filter { $0.hasPrefix("import ") }
      let strays = imports.filter { !$0.hasPrefix("import kotlinx.serialization.json.") }
      #expect(strays.isEmpty, "\(file.path)")
      #expect(!file.text.contains("@Serializable"), "\(file.path)")
    }
  }

  @Test("Every file begins with how it was made, and every public declaration of a type is described")
  func docs() {
    for file in files {
      #expect(file.text.hasPrefix(KotlinWriter.firstLine()), "\(file.path)")
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (before, line) in zip(lines, lines.dropFirst()) where line.hasPrefix("public ") {
        let isDescribed = before.hasSuffix("*/")
        #expect(isDescribed, "\(file.path): \(line)")
      }
    }
  }
}
