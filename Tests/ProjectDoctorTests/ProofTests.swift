import Foundation
import ProjectDoctor
import RedemptionCore
import SharedCases
import Testing

/// `--prove`, with answers in place of `redemptionkit try`; Bridges/redemptionkit runs the real one.
@Suite("Proving a handler by running it")
struct ProofTests {
  private func proved(
    _ project: String, edits: [Breakage.Edit] = [], settings text: String = "",
    _ answer: @escaping (TrialRequest) throws -> TrialAnswer
  ) throws -> DoctorReport {
    let file = Breakage.Edit(file: DoctorSettings.fileName, old: "", new: text.isEmpty ? "failOn: warning" : text)
    let folder = try Breakage("", in: project, .resultIgnored, edits + [file]).plant()
    return try withExtendedLifetime(folder) {
      let settings = try DoctorSettings(project: folder.url.path)
      var report = Doctor.run(project: folder.url.path, settings: settings, vendors: VendorDescription.all)
      try Doctor.prove(&report, settings: settings, run: answer)
      return report
    }
  }

  private func plays(_ rows: [(situation: String, fault: String?, note: String)]) -> TrialAnswer {
    let plays = rows.flatMap { row in
      ["ios", "android"].map { platform in
        let outcome = row.situation == "redeemed" && row.fault == nil ? "\"redeemed\"" : "null"
        let fault = row.fault.map { "\"\($0)\"" } ?? "null"
        return """
          {"situation": "\(row.situation)", "platform": "\(platform)", "outcome": \(outcome), "fault": \(fault), "note": "\(row.note)"}
          """
      }
    }
    return .played(
      """
      {"plays": [\(plays.joined(separator: ","))], "replaced": [{"module": "react", "reason": "a small renderer"}]}
      """)
  }

  private var fine: TrialAnswer { plays([("redeemed", nil, ""), ("linkExpired (used)", nil, "")]) }

  @Test("a handler that redeems, cold and warm, is proved, and keeps the report green")
  func isProved() throws {
    let report = try proved("expo-good") { _ in fine }
    #expect(report.status == .ready && report.exitStatus == 0)
    let proofs = try #require(report.proofs)
    #expect(
      proofs.map(\.start) == [.cold, .warm] && proofs.allSatisfy { $0.status == .proved && $0.file == "App.tsx" })
    #expect(proofs[0].message == "2 of 2 situations on iOS and Android")
    #expect(report.text().contains("proved, a link that starts the app: App.tsx:"))
    #expect(report.text().contains("Run: 2 proved, 0 broken, 0 not run."))
    let data = Data(try report.json().utf8)
    #expect(try JSONDecoder().decode(DoctorReport.self, from: data) == report)
  }

  @Test("the file that listens is run for each start, on both platforms at once")
  func isAsked() throws {
    var requests: [TrialRequest] = []
    _ = try proved("expo-good") { request in
      requests.append(request)
      return fine
    }
    #expect(requests.map(\.file) == ["App.tsx", "App.tsx"] && requests.map(\.start) == [.cold, .warm])
    #expect(requests.allSatisfy { $0.platform == nil && $0.handler == nil && $0.folder.isEmpty })
  }

  @Test("a handler that is broken is a finding with the sentence, which can be ignored with a reason")
  func isBroken() throws {
    let broken = plays([
      ("redeemed", "threw", ""), ("linkExpired (used)", "threw", ""), ("invalidCode", "threw", ""),
    ])
    let report = try proved("expo-good") { $0.start == .cold ? broken : fine }
    #expect(report.status == .findings && report.exitStatus == 1)
    let finding = try #require(report.findings.first { $0.rule == .provedBroken })
    #expect(
      finding.message
        == "A link that starts the app: the app threw: redeemed on iOS and Android, and in 2 more situations.")
    #expect(try report.sarif().contains("\"ruleId\" : \"proved-broken\""))
    let off = try proved("expo-good", settings: "severities: {proved-broken: off}") { _ in broken }
    #expect(off.status == .ready && off.suppressed.map(\.finding.rule) == [.provedBroken, .provedBroken])
    #expect(try proved("expo-good", settings: "failOn: never") { _ in broken }.exitStatus == 0)
  }

  @Test("a handler that cannot be run is neither green nor a finding, in each form of the report")
  func isNotRun() throws {
    let report = try proved("expo-good") { _ in .refused("App.tsx exports no function.") }
    #expect(report.status == .notProved && report.exitStatus == 5)
    #expect(report.findings.allSatisfy { $0.severity == .note })
    #expect(report.text().contains("not proved, a link that starts the app: App.tsx exports no function."))
    #expect(try report.json().contains("\"status\" : \"not-proved\""))
    let sarif = try report.sarif()
    #expect(sarif.contains("\"ruleId\" : \"not-proved\"") && sarif.contains("\"kind\" : \"open\""))
    let off = try proved("expo-good", settings: "severities: {not-proved: off}") { _ in .refused("no") }
    #expect(off.exitStatus == 0 && off.proofs?.allSatisfy { $0.accepted != nil } == true)
  }

  @Test("an app without JavaScript says so", arguments: ["flutter-good", "ios-good"])
  func hasNoScript(_ project: String) throws {
    let report = try proved(project) { _ in
      Issue.record("nothing is to be run")
      return .refused("")
    }
    #expect(report.status == .notProved)
    #expect(report.proofs?.allSatisfy { $0.message.contains("has no JavaScript handler") } == true)
  }

  @Test("a play that is not judged proves nothing")
  func isNotJudged() throws {
    let open = plays([("redeemed", nil, "not judged: waits for Alert.alert")])
    let report = try proved("expo-good") { _ in open }
    #expect(report.proofs?.map(\.status) == [.notRun, .notRun])
    #expect(report.proofs?.first?.message == "redeemed: not judged: waits for Alert.alert")
  }

  @Test("without a listener that can be run, the handler alone is called")
  func isCalledAlone() throws {
    let report = try proved("expo-good") { request in
      request.handler == "handle" ? fine : .refused("App.tsx listens for no link.")
    }
    let proofs = try #require(report.proofs)
    #expect(proofs.map(\.status) == [.notRun, .notRun])
    #expect(proofs[1].message.hasPrefix("`handle` redeems (2 of 2 situations on iOS and Android), but what calls it"))
    #expect(report.status == .notProved)
  }

  @Test("a run answers what reading left open")
  func answersNotFollowed() throws {
    let report = try proved("expo-good", edits: .linkFromStore) { _ in fine }
    #expect(report.status == .ready, "\(report.findings.map(\.message))")
    #expect(report.apps.first?.notFollowed.first?.accepted == "it was run, and redeemed a purchase")
    let open = try proved("expo-good", edits: .linkFromStore) { $0.start == .cold ? .refused("no") : fine }
    #expect(open.status == .notFollowed)
  }

  @Test("another file that asks for the link is run before the app is called deaf")
  func looksElsewhere() throws {
    let other = Breakage.Edit(file: "start.ts", old: "", new: "Linking.getInitialURL().then(open);")
    let deaf = plays([("redeemed", "called no SDK", "the app does not ask for the link that started it")])
    let report = try proved("expo-good", edits: [other]) { request in
      request.start == .cold ? request.file == "start.ts" ? fine : deaf : fine
    }
    #expect(report.proofs?.map(\.status) == [.proved, .proved] && report.proofs?.first?.file == "start.ts")
    let refused = try proved("expo-good", edits: [other]) { request in
      request.start == .cold ? request.file == "start.ts" ? .refused("needs a device") : deaf : fine
    }
    #expect(refused.proofs?.first?.status == .notRun)
    let broken = try proved("expo-good") { $0.start == .cold ? deaf : fine }
    #expect(broken.proofs?.first?.status == .broken)
  }
}
