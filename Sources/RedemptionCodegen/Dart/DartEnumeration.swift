/// A list of words: an enum, or a sealed class over an enum and a case for the words of a newer server.
struct DartEnumeration {
  private let enumeration: Enumeration
  private let names: [String]
  private let model: TypeModel
  private var type: String { enumeration.isNumeric ? "int" : "String" }
  private var reader: String { enumeration.isNumeric ? "readInt" : "readString" }

  init(_ enumeration: Enumeration, in model: TypeModel) {
    self.enumeration = enumeration
    self.model = model
    names = DartName.words(enumeration.words.map(\.name))
  }

  /// Whether a client gets a word that this release may not know.
  private var isOpen: Bool { enumeration.isOpen && model.isRead(enumeration.name) }
  private var isWritten: Bool { model.isWritten(enumeration.name) }
  private var interfaces: [String] { isWritten ? ["JsonWritable"] : [] }

  func write(to text: inout SourceText) {
    if isOpen { return writeOpen(to: &text) }
    text.blank()
    text.doc(enumeration.doc, style: .slashes)
    writeEnum(enumeration.name, DartName.implementing(interfaces), isWord: false, to: &text)
  }

  private func writeOpen(to text: inout SourceText) {
    let name = enumeration.name
    text.blank()
    text.doc(enumeration.doc + "\n\nA switch over it names its words and [Unknown\(name)].", style: .slashes)
    text.block("sealed class \(name)\(DartName.implementing(interfaces)) {") { text in
      writeReader("Known\(name).values", otherwise: "Unknown\(name).new", to: &text)
      text.blank()
      for spelled in names {
        text.line("static const \(name) \(spelled) = Known\(name).\(spelled);")
      }
      text.blank()
      text.line("/// All words of this release.")
      text.line("static const List<\(name)> values = Known\(name).values;")
      text.blank()
      text.line("/// The \(enumeration.isNumeric ? "number" : "word") on the wire.")
      text.line("\(type) get value;")
    }
    text.blank()
    text.line("/// The words of [\(name)] that this release knows.")
    writeEnum("Known\(name)", " implements \(name)", isWord: true, to: &text)
    text.blank()
    text.line("/// A word of [\(name)] of a newer server.")
    text.block("final class Unknown\(name) implements \(name) {") { text in
      text.line("const Unknown\(name)(this.value);")
      writeValue(isWord: true, to: &text)
    }
  }

  private func writeEnum(_ name: String, _ interfaces: String, isWord: Bool, to text: inout SourceText) {
    text.block("enum \(name)\(interfaces) {") { text in
      for (index, (word, spelled)) in zip(enumeration.words, names).enumerated() {
        text.line("\(spelled)(\(Self.literal(word)))\(index + 1 == names.count ? ";" : ",")")
      }
      text.blank()
      text.line("const \(name)(this.value);")
      if !isWord, model.isRead(enumeration.name) {
        let otherwise = "(_) => throw UnreadableJson('no word of \(enumeration.name)', path)"
        text.blank()
        writeReader("values", otherwise: otherwise, to: &text)
      }
      writeValue(isWord: isWord, to: &text)
    }
  }

  /// The word, and the word as JSON.
  private func writeValue(isWord: Bool, to text: inout SourceText) {
    text.blank()
    text.line(isWord ? "@override" : "/// The word on the wire.")
    text.line("final \(type) value;")
    guard isWritten else { return }
    text.blank()
    text.line("@override")
    text.line("\(type) toJson() => value;")
  }

  private func writeReader(_ words: String, otherwise: String, to text: inout SourceText) {
    let name = enumeration.name
    text.line("/// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].")
    text.line("factory \(name).fromJson(Object? json, [String path = '']) =>")
    text.indented { text in
      text.line("readWord<\(name), \(type)>(json, path, \(words), \(reader), (word) => word.value, \(otherwise));")
    }
  }

  private static func literal(_ word: Enumeration.Word) -> String {
    switch word.value {
    case .text(let text): DartName.literal(text)
    case .number(let number): "\(number)"
    }
  }
}
