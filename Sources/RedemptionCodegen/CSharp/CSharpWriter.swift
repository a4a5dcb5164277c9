/// Writes C# 7.2 over Newtonsoft's `JObject`: what every Unity since 2018.3 compiles, and IL2CPP runs without
/// reflection.
///
/// Unions are abstract classes that only their nested sealed classes inherit, so that `is`, a `switch` over types and
/// `Match` all work. A list of words is a class with a constant for each word, because an `enum` could not keep a word
/// that is not known.
public struct CSharpWriter: TypeWriter {
  /// C#.
  public static let language = Language.csharp

  /// A writer; it has no settings.
  public init() {}

  /// `Calls.cs` with the methods, `JsonShape.cs` with what all use, and the types: the contract's own in `Contract.cs`,
  /// and a file per vendor. `Shapes.cs`, with the tables, is for clients that read and write everything.
  public func files(for model: TypeModel) -> [GeneratedFile] {
    let writing = CSharpWriting(model: model)
    let types = ([nil] + model.vendors).map { vendor in
      file("\(vendor?.name ?? "Contract").cs", using: Self.typeUsings) { text in
        writing.write(model.definitions(of: vendor), to: &text)
      }
    }
    let others = [
      file("Calls.cs", using: CSharpCalls.usings, writing.calls),
      GeneratedFile(path: "JsonShape.cs", text: Self.firstLine() + "\n" + RuntimeSource.csharp),
    ]
    let shapes = model.uses == nil ? [file("Shapes.cs", using: CSharpShapes.usings, writing.shapes)] : []
    return (types + others + shapes).sorted { $0.path < $1.path }
  }

  private static let typeUsings = ["System", "System.Collections.Generic", "Newtonsoft.Json.Linq"]

  private func file(_ path: String, using usings: [String], _ body: (inout SourceText) -> Void) -> GeneratedFile {
    var text = SourceText(indent: "    ", width: 150)
    text.line(Self.firstLine())
    text.line("#pragma warning disable 1573, 1591 // What its name says has no comment of its own.")
    for name in usings { text.line("using \(name);") }
    text.line()
    text.block("namespace \(CSharpWriting.namespace)\n{") { body(&$0) }
    return GeneratedFile(path: path, text: text.string)
  }
}

/// A model on its way into C#: its names are settled.
struct CSharpWriting {
  static let namespace = "RedemptionKit.Contract"

  let model: TypeModel
  let names: CSharpNames

  init(model: TypeModel) {
    self.model = model
    names = CSharpNames(model: model)
  }

  /// Writes types; a nested one is written with its union, and skipped here.
  func write(_ definitions: [Definition], to text: inout SourceText) {
    for definition in definitions where names.home[definition.name] == nil {
      switch definition {
      case .object(let object): text.blank(); self.object(object, in: &text)
      case .enumeration(let enumeration): text.blank(); self.enumeration(enumeration, in: &text)
      case .union(let union): text.blank(); self.union(union, in: &text)
      case .alias: break  // Stands as what it names.
      }
    }
  }

  /// A doc comment: whole sentences, with code between backticks.
  func doc(_ sentences: String, in text: inout SourceText) {
    text.doc("<summary>\(CSharpText.xml(sentences))</summary>", style: .slashes)
  }
}

/// Pieces of C# text.
enum CSharpText {
  /// A sentence as XML: code between backticks becomes `<c>`.
  static func xml(_ text: String) -> String {
    var result = ""
    var isCode = false
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "`":
        result += isCode ? "</c>" : "<c>"
        isCode.toggle()
      default: result.append(character)
      }
    }
    return isCode ? result + "</c>" : result
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
