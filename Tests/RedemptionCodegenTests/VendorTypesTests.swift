import RedemptionCodegen
import Testing

@Suite("Types of a vendor")
struct VendorTypesTests {
  /// A contract with a type of its own, one of Acme, and one of Acme whose name does not say so.
  private static let schemas = """
    "Common": {"enum": ["x"]},
    "AcmeReply": {"enum": ["y"], "x-vendor": "acme"},
    "Neutral": {"enum": ["z"], "x-vendor": "acme"}
    """

  private func model(vendors: String = #"[{"vendor": "acme", "name": "AcMe"}]"#) throws -> TypeModel {
    let text =
      #"{"info": {"version": "1"}, "methods": [], "x-vendors": \#(vendors), "components": {"schemas": {\#(Self.schemas)}}}"#
    return try TypeModel(openRPC: Array(text.utf8))
  }

  @Test("are those whose schemas carry x-vendor, whatever their names")
  func ownTypes() throws {
    let model = try model()
    #expect(model.definitions(of: model.vendors.first).map(\.name) == ["AcmeReply", "Neutral"])
    #expect(model.definitions(of: nil).map(\.name) == ["Common"])
  }

  @Test(
    "are in a file with the vendor's name",
    arguments: [(.kotlin, "AcMe.kt"), (.csharp, "AcMe.cs")] as [(Language, String)])
  func files(language: Language, path: String) throws {
    let files = language.writer.files(for: try model())
    let file = try #require(files.first { $0.path == path })
    #expect(file.text.contains("Neutral"))
    #expect(!file.text.contains("Common"))
  }

  @Test("of a vendor without a name are rejected")
  func unnamedVendor() {
    #expect(throws: ContractError(path: "", expected: "an element of x-vendors for the vendor 'acme'")) {
      try model(vendors: "[]")
    }
  }
}
