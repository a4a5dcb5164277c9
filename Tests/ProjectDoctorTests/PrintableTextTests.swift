import Foundation
import ProjectDoctor
import SharedCases
import Testing

@Suite("Names in the report")
struct PrintableTextTests {
  @Test("names in the project do not steer the terminal")
  func writesNoControlCharacters() throws {
    let name = "a\u{1B}[2Jb\u{9B}31m\n\u{202E}c\u{7F}"
    let folder = try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent("no-project"))
    let app = folder.url.appendingPathComponent(name)
    try FileManager.default.copyItem(at: FixtureCase.folder.appendingPathComponent("ios-broken"), to: app)
    let schemes =
      "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>"
      + "<string>rc-\u{9B}2J\u{7F}</string></array></dict></array></dict></plist>"
    for path in try folder.files() where path.lastPathComponent == "Info.plist" {
      try Data(schemes.utf8).write(to: path)
    }
    let report = Doctor.run(project: folder.url.path)
    #expect(report.apps.map(\.path) == [name])
    #expect(!report.findings.isEmpty)
    for text in [report.text(), try report.json()] {
      let steering = text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
      #expect(steering.isEmpty)
    }
    #expect(report.text().hasPrefix("error a\\u{1B}[2Jb\\u{9B}31m\\u{A}\\u{202E}c\\u{7F}: iOS"))
    #expect(try JSONDecoder().decode(DoctorReport.self, from: Data(try report.json().utf8)) == report)
  }

  @Test("the name of a folder that is no project does not steer the terminal")
  func printsTheProjectsName() {
    #expect(!Doctor.run(project: "/nowhere/\u{1B}[2J").text().contains("\u{1B}"))
  }
}
