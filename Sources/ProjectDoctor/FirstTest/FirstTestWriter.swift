import Foundation

/// Fills a template in for one app.
struct FirstTestWriter {
  let app: AppSummary
  let files: ProjectFiles
  let template: FirstTestTemplate
  let handler: AppHandler
  let source: FirstTest.Source

  var root: String { app.path == "." ? "" : app.path }

  func test(report: DoctorReport) throws(NoFirstTest) -> FirstTest {
    var (made, next): ([DoctorFixes.Change], [String])
    switch template.style {
    case .javaScript: (made, next) = try javaScript()
    case .dart: (made, next) = try dart()
    case .kotlin, .android: (made, next) = try kotlin()
    case .cSharp: (made, next) = try cSharp()
    case .swift: (made, next) = swift()
    }
    if !root.isEmpty { next.insert("cd \(root)   # in the project; the next steps are for this folder", at: 0) }
    made = made.filter { $0.old == nil ? !files.isThere($0.path) : $0.old != $0.new }
    let fixes = DoctorFixes(changes: made.sorted { $0.path < $1.path }, mended: [], left: [], report: report)
    return FirstTest(fixes: fixes, found: found, next: next)
  }

  private var found: [String] {
    let version = app.sdks.first { $0.package.hasPrefix(template.package) }?.version
    var lines = ["SDK: \(template.package)\(version.map { " " + $0 } ?? "")"]
    let way =
      switch handler.reach {
      case .call: "called by the test"
      case .load: "listens for links when its file is loaded"
      case .render: "listens for links when it is shown"
      case .launch: "gets the link that launches the app"
      case .delegate: "gets the links of the app"
      }
    let owner = handler.owner.flatMap { $0.name == handler.name ? nil : $0.name + "." } ?? ""
    lines.append(
      "handler: \(owner)\(handler.name), \(handler.file):\(handler.line), \(way)")
    if let entitlement = handler.entitlement { lines.append("entitlement: \(entitlement)") }
    return lines
  }

  func new(_ path: String, _ text: String) -> DoctorFixes.Change {
    DoctorFixes.Change(path: Path.join(root, path), old: nil, new: text.hasSuffix("\n") ? text : text + "\n")
  }

  /// The text of a file of the app; nil if it cannot be read.
  func text(_ path: String) -> String? {
    (try? files.data(path)).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The entitlement that the app asks for, if it is another than what is sold without a word.
  ///
  /// As it stands between quotation marks of any of the languages. A source file's own backslashes are in it.
  var entitlement: String? {
    guard let name = handler.entitlement, name != "pro" else { return nil }
    let special = template.style == .swift || template.style == .cSharp ? "\"" : "\"'$"
    var last: Character?
    return name.reduce(into: "") { text, character in
      text += (special.contains(character) && last != "\\" ? "\\" : "") + String(character)
      last = last == "\\" ? nil : character
    }
  }

  /// The handler with its type before it.
  func owned(_ making: String) -> String {
    guard let owner = handler.owner else { return handler.name }
    return owner.name + (owner.isObject ? "." : making) + handler.name
  }
}
