import Foundation
import ProjectDoctor
import RedemptionCore
import Testing

@Suite("What a project asks of the doctor")
struct SettingsTests {
  private let activity = "app/src/main/java/com/shop/MainActivity.kt"

  private func broken(_ edits: [Breakage.Edit] = []) throws -> TemporaryFolder {
    let empty = Breakage.Edit(file: activity, old: "{ show(it) }", new: "{ }")
    return try Breakage("an empty callback", in: "android-good", .resultIgnored, [empty] + edits).plant()
  }

  private func report(_ folder: TemporaryFolder, _ change: (inout DoctorSettings) throws -> Void = { _ in }) throws
    -> DoctorReport
  {
    var settings = try DoctorSettings(project: folder.url.path)
    try change(&settings)
    return Doctor.run(project: folder.url.path, settings: settings, vendors: VendorDescription.all)
  }

  private func configuration(_ text: String) -> Breakage.Edit {
    Breakage.Edit(file: DoctorSettings.fileName, old: "", new: text)
  }

  @Test("a comment with a reason takes a finding out; one without does not")
  func comments() throws {
    let call = "        Purchases.sharedInstance"
    let with = Breakage.Edit(
      file: activity, old: call, new: "        // redemption-doctor:ignore result-ignored: a listener tells\n" + call)
    let found = try report(try broken([with]))
    #expect(found.exitStatus == 0 && found.suppressed.map(\.reason) == ["a listener tells"])
    let without = Breakage.Edit(
      file: activity, old: call, new: "        // redemption-doctor:ignore result-ignored:\n" + call)
    #expect(try report(try broken([without])).exitStatus == 1)
  }

  @Test("the configuration sets severities, switches rules off and leaves folders out")
  func severities() throws {
    let note = try report(try broken([configuration("severities: {result-ignored: note}")]))
    #expect(note.exitStatus == 0 && note.findings.contains { $0.rule == .resultIgnored && $0.severity == .note })
    #expect(try report(try broken([configuration("severities: {result-ignored: off}")])).suppressed.count == 1)
    let none = try report(try broken([configuration("exclude: ['.']")]))
    #expect(none.apps.isEmpty && none.leftOut.map(\.path) == ["."])
    #expect(try report(try broken([configuration("failOn: error")])).exitStatus == 0)
  }

  @Test("a folder that is not there is an error that names the line")
  func folders() throws {
    for text in ["vendors: [revenuecat]\napps: [app, mobile/]", "failOn: never\nexclude: mobile"] {
      let folder = try broken([configuration(text)])
      let error = #expect(throws: InvalidSettings.self) { try DoctorSettings(project: folder.url.path) }
      #expect(error?.description.hasPrefix(".redemption-doctor.yml:2: mobile") == true, "\(String(describing: error))")
    }
    _ = try DoctorSettings(project: try broken([configuration("apps: [app, ./, ./app/src/]")]).url.path)
  }

  @Test("an unknown member or rule is an error that names the line")
  func mistakes() throws {
    for (text, part) in [
      ("a: 1\ncolour: red", "a is unknown"), ("severities:\n  no-rule: off", "2: no-rule is no rule"),
    ] {
      let folder = try broken([configuration(text)])
      let error = #expect(throws: InvalidSettings.self) { try DoctorSettings(project: folder.url.path) }
      #expect(error?.description.contains(part) == true, "\(String(describing: error))")
    }
  }

  @Test("a finding in the baseline is not reported again, also when lines above it change")
  func baseline() throws {
    let text = try report(try broken()).baseline()
    let moved = try broken([Breakage.Edit(file: activity, old: "package com.shop", new: "package com.shop\n\n\n")])
    let found = try report(moved) { $0.baseline = try DoctorSettings.fingerprints(text, in: "baseline.json") }
    #expect(found.exitStatus == 0 && found.suppressed.count == 1)
    #expect(throws: InvalidSettings.self) { try DoctorSettings.fingerprints("{}", in: "x") }
  }

  @Test("SARIF names files from where it was called, with fingerprints, a version and the rules' pages")
  func sarif() throws {
    let text = try report(try broken()).sarif(folder: "apps/shop/", version: "1.2.3")
    #expect(text.contains("\"uri\" : \"apps/shop/\(activity)\""))
    #expect(text.contains("redemptionDoctor/v1") && text.contains("\"semanticVersion\" : \"1.2.3\""))
    #expect(text.contains("\"id\" : \"redemption-doctor/apps/shop/\"") && text.contains("\"markdown\""))
  }

  @Test("an app without an SDK has one finding, and a status of its own")
  func noSDK() throws {
    let folder = try TemporaryFolder([
      "package.json": "{\"dependencies\": {\"expo\": \"54\"}}", "app.json": "{\"expo\": {}}",
    ])
    let report = withExtendedLifetime(folder) { Doctor.run(project: folder.url.path) }
    #expect(report.findings.map(\.rule) == [.sdkMissing] && report.status == .noSDK && report.exitStatus == 3)
  }
}
