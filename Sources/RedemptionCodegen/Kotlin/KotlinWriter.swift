/// Writes the types in Kotlin: data classes, sealed interfaces with a case for what a newer server may say, and the
/// methods as suspending functions. What is written needs kotlinx-serialization-json and no compiler plugin: reading
/// and writing are spelled out, because absence and null have to be told apart.
public struct KotlinWriter: TypeWriter {
  /// Kotlin.
  public static let language = Language.kotlin

  /// A writer has no settings.
  public init() {}

  /// The package of all files.
  static let package = "org.redemptionkit.generated"

  /// What is read with, the methods, and the types: the contract's own, and a file per vendor. The shapes by target are
  /// for clients that read and write everything.
  public func files(for model: TypeModel) -> [GeneratedFile] {
    let kotlin = KotlinTypes(model: model)
    var files = [
      GeneratedFile(path: "Json.kt", text: Self.firstLine() + "\n\n" + RuntimeSource.kotlin),
      file("Methods.kt", imports: ["*"]) { kotlin.methods(&$0) },
      file("Types.kt", imports: ["*"]) { text in model.definitions(of: nil).forEach { kotlin.definition($0, &text) } },
    ]
    if model.uses == nil { files.append(file("Shapes.kt", imports: ["JsonElement"]) { kotlin.shapes(&$0) }) }
    for vendor in model.vendors {
      let definitions = model.definitions(of: vendor)
      files.append(
        file("\(vendor.name).kt", imports: ["*"]) { text in definitions.forEach { kotlin.definition($0, &text) } })
    }
    return files.sorted { $0.path < $1.path }
  }

  private func file(_ path: String, imports: [String], _ body: (inout SourceText) -> Void) -> GeneratedFile {
    var text = SourceText(indent: "    ")
    text.line(Self.firstLine())
    text.line()
    text.line("package \(Self.package)")
    text.line()
    for name in imports { text.line("import kotlinx.serialization.json.\(name)") }
    body(&text)
    return GeneratedFile(path: path, text: text.string)
  }
}
