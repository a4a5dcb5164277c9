import Foundation

/// The files of a first test, from the templates in this folder.
struct FirstTestTemplate: Sendable {
  /// How a test calls the app's handler.
  enum Style: String {
    case javaScript
    case dart
    case kotlin
    case android
    case cSharp
    case swift
  }

  /// The SDK's package.
  let package: String
  /// The test runner, if the app has to have it for this template; nil for the usual one of its language.
  let runner: String?
  let style: Style
  /// Texts by the names of sections.
  let sections: [String: String]

  private static let sources: [(Style, [UInt8])] = [
    (.javaScript, PackageResources.javascript_txt), (.dart, PackageResources.dart_txt),
    (.kotlin, PackageResources.kotlin_txt), (.android, PackageResources.android_txt),
    (.cSharp, PackageResources.csharp_txt), (.swift, PackageResources.swift_txt),
  ]

  /// The packages with a template of a style.
  private static func packages(_ style: Style) -> [String] {
    all.filter { $0.runner == nil && $0.style == style }.map(\.package)
  }

  private static let all = sources.flatMap { style, bytes in
    var made: [FirstTestTemplate] = []
    for text in String(decoding: bytes, as: UTF8.self).split(separator: "\n@@@ package ").dropFirst() {
      let head = text.prefix { !$0.isNewline }
      let words = head.split(separator: " ").map(String.init)
      var sections = parts(text.dropFirst(head.count))
      // `as` names the template whose sections are taken where this one has none.
      let base = sections["as"].flatMap { name in
        made.first { $0.package == name.trimmingCharacters(in: .newlines) && $0.runner == nil }
      }
      if let base { sections.merge(base.sections) { own, _ in own } }
      made.append(
        FirstTestTemplate(package: words[0], runner: words.dropFirst().first, style: style, sections: sections))
    }
    return made
  }

  private static func parts(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    for part in text.split(separator: "\n@@ ", omittingEmptySubsequences: false).dropFirst() {
      let name = part.prefix { !$0.isNewline }
      found[String(name)] = String(part.dropFirst(name.count + 1))
    }
    return found
  }

  /// The template of the SDK that the app's handler calls, else of its first SDK that has one; nil if none has. If the
  /// app's build files name no SDK, as in a workspace whose other folders do, its code alone says which one it is.
  ///
  /// - Parameter runners: test runners of the app that a template may be for.
  static func of(_ app: AppSummary, runners: Set<String>) -> FirstTestTemplate? {
    let named = app.sdks.isEmpty ? packages(of: app.kind) : app.sdks.map(\.package)
    let found = named.compactMap { name in
      let own = all.filter { name == $0.package || name.hasPrefix($0.package + "-") }
      return own.first { $0.runner.map(runners.contains) ?? false } ?? own.first { $0.runner == nil }
    }
    let call = app.paths.first?.hops.last?.name
    return found.first { $0.line("redeems") == call } ?? (app.sdks.isEmpty ? nil : found.first)
  }

  /// The packages with which an app of a kind may redeem.
  static func packages(of kind: AppKind) -> [String] {
    switch kind {
    case .ios: packages(.swift)
    case .android: packages(.android)
    case .flutter: packages(.dart)
    case .reactNative: packages(.javaScript).filter { $0.hasPrefix("react-native-") }
    case .expo: packages(.javaScript).filter { !$0.hasSuffix("-capacitor") }
    case .capacitor: packages(.javaScript).filter { $0.hasSuffix("-capacitor") }
    case .unity: packages(.cSharp)
    case .kmp: packages(.kotlin)
    }
  }

  /// Whose SDK it is, in the words of the contract.
  var vendor: String { line("vendor") }

  /// The modules that a test of Swift can import, and the types of `UIKit` that the bridge has.
  var modules: Set<String> { Set("\(line("modules")) \(line("uikit"))".split(separator: " ").map(String.init)) }

  /// A section of one line.
  func line(_ name: String) -> String { (sections[name] ?? "").trimmingCharacters(in: .newlines) }

  /// A section with its placeholders filled in; empty if there is none.
  func text(_ name: String, _ values: [String: String]) -> String {
    var text = sections[name] ?? ""
    for (key, value) in values { text = text.replacing("{{\(key)}}", with: value) }
    return text
  }
}
