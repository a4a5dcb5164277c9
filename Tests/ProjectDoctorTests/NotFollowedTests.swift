import Foundation
import ProjectDoctor
import RedemptionCore
import SharedCases
import Testing

@Suite("Where the reading of a link's way ends")
struct NotFollowedTests {
  private func report(_ edits: [Breakage.Edit], in project: String) throws -> DoctorReport {
    let folder = try Breakage("", in: project, .resultIgnored, edits).plant()
    return try withExtendedLifetime(folder) {
      Doctor.run(
        project: folder.url.path, settings: try DoctorSettings(project: folder.url.path),
        vendors: VendorDescription.all)
    }
  }

  @Test("a link that comes from a store is neither green nor a finding, in each form of the report")
  func aStore() throws {
    let report = try report(.linkFromStore, in: "expo-good")
    #expect(report.status == .notFollowed && report.exitStatus == 5, "\(report.findings)")
    #expect(report.findings.allSatisfy { $0.severity == .note })
    let place = try #require(report.apps.first?.notFollowed.first)
    #expect(place.file == "App.tsx" && place.line == 5 && place.platform == "iOS and Android")
    #expect(report.text().contains("iOS and Android, not followed:\n      App.tsx:5\n"))
    #expect(try report.json().contains("\"status\" : \"not-followed\""))
    let sarif = try report.sarif()
    #expect(sarif.contains("\"kind\" : \"open\"") && sarif.contains("\"ruleId\" : \"not-followed\""))
  }

  @Test("a call by a name in a text is not followed")
  func aDynamicCall() throws {
    let edit = Breakage.Edit(
      file: "App.tsx", old: "handle(url)", new: "handlers['handle'](url)")
    #expect(try report([edit], in: "expo-good").status == .notFollowed)
  }

  @Test("a comment with a reason, or the configuration, takes responsibility")
  func accepted() throws {
    var edits: [Breakage.Edit] = .linkFromStore
    edits[0] = Breakage.Edit(
      file: "App.tsx", old: "",
      new: edits[0].new.replacing(
        "  useEffect", with: "  // redemption-doctor:ignore not-followed: store.ts fills it\n  useEffect"))
    let report = try report(edits, in: "expo-good")
    #expect(report.status == .ready && report.apps.first?.notFollowed.first?.accepted == "store.ts fills it")
    let file = Breakage.Edit(file: DoctorSettings.fileName, old: "", new: "severities: {not-followed: off}")
    #expect(try self.report(.linkFromStore + [file], in: "expo-good").exitStatus == 0)
  }

  @Test(
    "projects that redeem are followed to the end", arguments: ["expo-good", "flutter-good", "ios-good", "kmp-good"])
  func followed(_ project: String) throws {
    #expect(try report([], in: project).status == .ready)
  }
}

extension [Breakage.Edit] {
  /// A component gets its link from a store, which gets it from the system.
  static let linkFromStore: Self = [
    Breakage.Edit(
      file: "App.tsx", old: "",
      new: """
        import Purchases from 'react-native-purchases';
        import { useStore } from './store';
        export default function App() {
          const link = useStore((state) => state.link);
          useEffect(() => { handle(link) }, [link]);
        }
        async function handle(url: string) {
          const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
          if (redemption) show(await Purchases.redeemWebPurchase(redemption));
        }
        """),
    Breakage.Edit(
      file: "store.ts", old: "",
      new: "Linking.getInitialURL().then(set); Linking.addEventListener('url', ({ url }) => set(url));"),
  ]
}
