/// The files of a first test, from the templates in this folder.
struct FirstTestTemplate {
  /// How a test calls the app's handler.
  enum Style: String {
    case javaScript
    case dart
    case kotlin
    case cSharp
  }

  /// The SDK's package.
  let package: String
  let style: Style
  /// Texts by the names of sections.
  let sections: [String: String]

  private static let sources: [(Style, [UInt8])] = [
    (.javaScript, PackageResources.javascript_txt), (.dart, PackageResources.dart_txt),
    (.kotlin, PackageResources.kotlin_txt), (.cSharp, PackageResources.csharp_txt),
  ]

  /// The packages with a template.
  static var packages: [String] { all.map(\.package) }

  private static let all = sources.flatMap { style, bytes in
    String(decoding: bytes, as: UTF8.self).split(separator: "\n@@@ package ").dropFirst().map { text in
      let name = text.prefix { !$0.isNewline }
      return FirstTestTemplate(package: String(name), style: style, sections: parts(text.dropFirst(name.count)))
    }
  }

  private static func parts(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    for part in text.split(separator: "\n@@ ", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { !$0.isNewline }
      found[String(name)] = String(part.dropFirst(name.count + 1))
    }
    return found
  }

  /// The template of the first of an app's SDKs that has one; nil if none has.
  static func of(_ app: AppSummary) -> FirstTestTemplate? {
    let names = app.sdks.map(\.package)
    return names.lazy.compactMap { name in all.first { name == $0.package || name.hasPrefix($0.package + "-") } }.first
  }

  /// A section with its placeholders filled in; empty if there is none.
  func text(_ name: String, _ values: [String: String]) -> String {
    var text = sections[name] ?? ""
    for (key, value) in values { text = text.replacing("{{\(key)}}", with: value) }
    return text
  }
}
