import Foundation
import ProjectDoctor
import RedemptionCore
import SharedCases
import Testing

@Suite("Repositories with several apps")
struct LayoutTests {
  @Test("every app is examined by itself, and every folder that was left out is named", arguments: Layout.all)
  func isComplete(_ layout: Layout) throws {
    let folder = try TemporaryFolder(layout.files)
    let report = withExtendedLifetime(folder) { Doctor.run(project: folder.url.path) }
    #expect(report.apps.map(\.path).sorted() == layout.apps.sorted())
    let named = Set(report.leftOut.map(\.path))
    #expect(named.isSuperset(of: layout.leftOut), "\(report.leftOut)")
    #expect(report.leftOut.allSatisfy { !$0.reason.isEmpty } && named.isDisjoint(with: layout.apps))
    for finding in report.findings where finding.file != "." {
      #expect(layout.files[finding.file] != nil || finding.rule == .fileNotRead, "\(finding.file): \(finding.message)")
    }
  }

  @Test("a finding of packages that several apps share counts for each app")
  func sharedPackages() throws {
    let layout = try #require(Layout.all.first { $0.name == "Nx with its packages in the root" })
    let folder = try TemporaryFolder(layout.files)
    let report = withExtendedLifetime(folder) { Doctor.run(project: folder.url.path) }
    let missing = report.findings.filter { $0.rule == .redeemMissing }.map(\.file)
    #expect(missing == ["apps/a/app.json", "apps/b/app.json"])
  }
}
