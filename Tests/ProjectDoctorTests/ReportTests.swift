import Foundation
import ProjectDoctor
import TerminalText
import Testing

@Suite("The report")
struct ReportTests {
  private func report(_ project: String, scheme: String? = nil) -> DoctorReport {
    Doctor.run(project: FixtureCase.folder.appendingPathComponent(project).path, scheme: scheme)
  }

  @Test("no line of the text is longer than 100 characters, but those of a fix", arguments: FixtureCase.all)
  func fitsATerminal(_ fixture: FixtureCase) {
    let text = report(fixture.project, scheme: fixture.scheme).text()
    let long = text.split(separator: "\n").filter { line in
      line.count > 100 && !line.hasPrefix("      ") && line.trimmingCharacters(in: .whitespaces).contains(" ")
    }
    #expect(long == [])
    #expect(!text.contains("\u{1B}"))
  }

  @Test("a report without findings shows the way of the link, hop by hop")
  func showsThePath() {
    let report = report("flutter-good")
    let hops = report.apps.flatMap(\.paths).map { $0.hops.map { "\($0.file):\($0.line) \($0.name)" } }
    #expect(
      hops == [["lib/main.dart:12 listen", "lib/main.dart:4 handle", "lib/main.dart:9 redeemWebPurchase"]], "\(hops)")
    #expect(report.text().hasSuffix("No findings. iOS and Android: 3 hops.\n"))
  }

  @Test("SARIF names files from the repository's root, from whatever folder the doctor is called")
  func sarifBeginsAtTheRepository() throws {
    let folder = try TemporaryFolder(copyOf: FixtureCase.folder.appendingPathComponent("monorepo"))
    let manager = FileManager.default
    let app = folder.url.appendingPathComponent("apps/shop")
    try manager.createDirectory(at: app, withIntermediateDirectories: true)
    withExtendedLifetime(folder) {
      #expect(DoctorReport.folder(of: "apps/shop", from: folder.url.path) == "apps/shop/")
      #expect(DoctorReport.folder(of: ".", from: app.path) == "")
      try? manager.createDirectory(at: folder.url.appendingPathComponent(".git"), withIntermediateDirectories: true)
      #expect(DoctorReport.folder(of: ".", from: app.path) == "apps/shop/")
      #expect(DoctorReport.folder(of: "../..", from: app.path) == "")
      #expect(DoctorReport.folder(of: app.path, from: "/") == "apps/shop/")
    }
  }

  @Test("colours are written only where asked for")
  func coloursOnlyWhenAsked() {
    let text = report("ios-broken").text(TextLayout(style: .coloured))
    #expect(text.contains("\u{1B}[1;31merror\u{1B}[0m ios-scheme-missing"))
  }

  @Test("a finding names its file and line, why it matters and the text to add")
  func tellsAFinding() throws {
    let text = report("android-broken", scheme: "rc-7f3a91c05e").text()
    #expect(text.contains("error android-scheme-missing\n  app/src/main/AndroidManifest.xml:3\n"))
    #expect(text.contains("Why: The phone finds no app for the link"))
    #expect(text.contains("<data android:scheme=\"rc-7f3a91c05e\" />"))
    #expect(text.contains("2 errors, 0 warnings, 1 note."))
  }

  @Test("the JSON form is read back as the same report, and has the documented members")
  func jsonIsStable() throws {
    let original = report("capacitor-broken")
    let data = Data(try original.json().utf8)
    #expect(try JSONDecoder().decode(DoctorReport.self, from: data) == original)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(
      Set(object.keys) == [
        "formatVersion", "status", "project", "apps", "findings", "checklist", "testLink", "leftOut", "suppressed",
      ])
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(Set(finding.keys).isSuperset(of: ["rule", "severity", "file", "line", "message", "why"]))
  }

  @Test("the checklist ends with a link that any SDK calls invalid, under the app's own scheme")
  func testLinkHasTheScheme() {
    let link = "rc-7f3a91c05e://redeem_web_purchase?redemption_token=invalid_token"
    #expect(report("ios-good").testLink == link)
    #expect(report("ios-good").checklist.last?.text.contains(link) == true)
    #expect(report("ios-superwall").testLink == "YOUR-SCHEME://superwall/redeem?code=redemption_invalid")
  }

  @Test("the scheme of one side is put into the text for the other")
  func fillsInTheScheme() {
    let finding = report("capacitor-broken").findings.first { $0.rule == .iosSchemeMissing }
    #expect(finding?.fix?.text.contains("<string>rc-7f3a91c05e</string>") == true)
    #expect(finding?.fix?.instruction.contains("YOUR-SCHEME") == false)
  }
}

@Suite("The list of rules")
struct RuleListTests {
  @Test("is the one in docs/generated/doctor-rules.md")
  func isDocumented() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/generated/doctor-rules.md"), encoding: .utf8)
    #expect(text.hasSuffix(Rule.list))
  }

  @Test("has every rule's own file, ascending by id")
  func hasEveryFile() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appendingPathComponent("Sources/ProjectDoctor/Rules/List")
    let ids = try FileManager.default.contentsOfDirectory(atPath: folder.path).flatMap { name in
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return text.matches(of: /id: "([a-z-]+)"/).map { String($0.output.1) }
    }
    #expect(ids.sorted() == Rule.allCases.map(\.id))
  }
}

@Suite("The report for code scanning")
struct SARIFTests {
  @Test("has the members that the format asks for, and a rule for each result", arguments: FixtureCase.all)
  func hasItsForm(_ fixture: FixtureCase) throws {
    let report = Doctor.run(project: FixtureCase.folder.appendingPathComponent(fixture.project).path)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(try report.sarif().utf8)) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = Set((driver["rules"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String })
    let results = try #require(run["results"] as? [[String: Any]])
    let open = results.filter { $0["kind"] as? String == "open" }
    #expect(open.count == report.apps.flatMap(\.notFollowed).count)
    #expect(results.count - open.count == report.findings.count)
    for result in results {
      #expect(rules.contains(result["ruleId"] as? String ?? ""))
      #expect(["error", "warning", "note", "none"].contains(result["level"] as? String ?? ""))
      let place = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
      #expect(((place["region"] as? [String: Any])?["startLine"] as? Int ?? 0) >= 1)
      let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(!uri.hasPrefix("/") && !uri.contains(" "))
    }
  }
  @Test("each rule of SARIF leads to its row on the page of the rules")
  func hasHelp() throws {
    let page = "https://shop.example/doctor.md"
    let report = Doctor.run(project: FixtureCase.folder.appendingPathComponent("ios-good").path)
    let sarif = try report.sarif(rulesPage: page).replacing("\\/", with: "/")
    for rule in Rule.allCases {
      #expect(sarif.contains("\"\(page)#\(rule.id)\""), "\(rule.id)")
      #expect(Rule.list.contains("<a id=\"\(rule.id)\"></a>"))
    }
    #expect(!(try report.sarif().contains("helpUri")))
  }

  @Test("the replacements of a fix make the text that --fix writes", arguments: ["flutter-broken", "ios-generated"])
  func hasFixes(_ project: String) throws {
    let folder = FixtureCase.folder.appendingPathComponent(project)
    let report = Doctor.run(project: folder.path, scheme: FixTests.scheme)
    let root = try JSONSerialization.jsonObject(with: Data(try report.sarif().utf8)) as? [String: Any]
    let results = try #require((root?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
    let fixes = results.flatMap { $0["fixes"] as? [[String: Any]] ?? [] }
    #expect(!fixes.isEmpty)
    for fix in fixes {
      #expect((fix["description"] as? [String: Any])?["text"] is String)
      for change in try #require(fix["artifactChanges"] as? [[String: Any]]) {
        let uri = try #require((change["artifactLocation"] as? [String: Any])?["uri"] as? String)
        let path = folder.appendingPathComponent(uri.removingPercentEncoding ?? uri)
        let lines = ((try? String(contentsOf: path, encoding: .utf8)) ?? "").components(separatedBy: "\n")
        for replacement in try #require(change["replacements"] as? [[String: Any]]) {
          #expect((replacement["insertedContent"] as? [String: Any])?["text"] is String)
          let region = try #require(replacement["deletedRegion"] as? [String: Int])
          let numbers = ["startLine", "startColumn", "endLine", "endColumn"].compactMap { region[$0] }
          #expect(numbers.count == 4 && numbers.allSatisfy { $0 >= 1 })
          #expect(numbers[0] <= lines.count && numbers[1] <= lines[numbers[0] - 1].utf16.count + 1)
          #expect((numbers[0], numbers[1]) <= (numbers[2], numbers[3]))
        }
      }
    }
  }

  @Test("an attribute that is set is one replacement of its value")
  func replacesAValue() throws {
    let breakage = Breakage(
      "not exported", in: "android-good", .androidNotExported, file: "app/src/main/AndroidManifest.xml",
      "android:exported=\"true\"", "android:exported=\"false\"")
    let folder = try breakage.plant()
    let sarif = try Doctor.run(project: folder.url.path, scheme: FixTests.scheme).sarif()
    #expect(sarif.contains("\"endColumn\" : 59") && sarif.contains("\"startColumn\" : 54"), "\(sarif)")
    #expect(sarif.contains("\"text\" : \"true\""))
  }
}
