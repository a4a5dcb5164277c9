/// A list of words: an enum, or a sealed class over an enum and a case for the words of a newer server.
struct DartEnumeration {
  private let enumeration: Enumeration
  private let names: [String]
  private var type: String { enumeration.isNumeric ? "int" : "String" }
  private var reader: String { enumeration.isNumeric ? "readInt" : "readString" }

  init(_ enumeration: Enumeration, in model: TypeModel) {
    self.enumeration = enumeration
    names = DartName.words(enumeration.words.map(\.name))
  }

  func write(to text: inout SourceText) {
    if enumeration.isOpen { return writeOpen(to: &text) }
    text.blank()
    text.doc(enumeration.doc, style: .slashes)
    writeEnum(enumeration.name, implements: "JsonWritable", override: false, to: &text) { text in
      text.blank()
      text.line("/// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].")
      writeReader(otherwise: "throw UnreadableJson('no word of \(enumeration.name)', path)", to: &text)
    }
  }

  private func writeOpen(to text: inout SourceText) {
    let name = enumeration.name
    text.blank()
    text.doc(enumeration.doc + "\n\nA switch over it names its words and [Unknown\(name)].", style: .slashes)
    text.block("sealed class \(name) implements JsonWritable {") { text in
      text.line("/// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].")
      writeReader(otherwise: "Unknown\(name)(value)", to: &text)
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
    writeEnum("Known\(name)", implements: name, override: true, to: &text) { _ in }
    text.blank()
    text.line("/// A word of [\(name)] of a newer server.")
    text.block("final class Unknown\(name) implements \(name) {") { text in
      text.line("/// Keeps the value as received.")
      text.line("const Unknown\(name)(this.value);")
      text.blank()
      text.line("@override")
      text.line("final \(type) value;")
      text.blank()
      text.line("@override")
      text.line("\(type) toJson() => value;")
    }
  }

  private func writeEnum(
    _ name: String, implements interface: String, override: Bool, to text: inout SourceText,
    reader: (inout SourceText) -> Void
  ) {
    text.block("enum \(name) implements \(interface) {") { text in
      for (index, (word, spelled)) in zip(enumeration.words, names).enumerated() {
        text.line("\(spelled)(\(Self.literal(word)))\(index + 1 == names.count ? ";" : ",")")
      }
      text.blank()
      text.line("const \(name)(this.value);")
      reader(&text)
      text.blank()
      text.line(override ? "@override" : "/// The word on the wire.")
      text.line("final \(type) value;")
      text.blank()
      text.line("@override")
      text.line("\(type) toJson() => value;")
    }
  }

  private func writeReader(otherwise: String, to text: inout SourceText) {
    text.block("factory \(enumeration.name).fromJson(Object? json, [String path = '']) {") { text in
      text.line("final \(type) value = \(reader)(json, path);")
      text.block("return switch (value) {", "};") { text in
        for (word, spelled) in zip(enumeration.words, names) { text.line("\(Self.literal(word)) => \(spelled),") }
        text.line("_ => \(otherwise),")
      }
    }
  }

  private static func literal(_ word: Enumeration.Word) -> String {
    switch word.value {
    case .text(let text): DartName.literal(text)
    case .number(let number): "\(number)"
    }
  }
}
