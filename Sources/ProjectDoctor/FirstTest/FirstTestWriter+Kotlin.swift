import Foundation

extension FirstTestWriter {
  func kotlin() throws(NoFirstTest) -> ([DoctorFixes.Change], [String]) {
    guard let end = handler.file.range(of: "/src/") else {
      throw NoFirstTest(
        description: "\(handler.file) is in no source set (`src/…`), so the place of the test is not known.")
    }
    let module = String(handler.file[..<end.lowerBound])
    let space = handler.space
    let values = [
      "space": space, "call": owned("()."), "activity": handler.name, "file": handler.file,
      "version": source.version, "vendor": template.vendor, "imports": template.text("imports", [:]),
      "install": template.line("install"), "configure": template.line("configure"),
      "entitlements": entitlement.map { ", entitlements = listOf(\"\($0)\")" } ?? "",
    ]
    let test = template.text("test", values)
    let folder = template.line("folder") + (space.isEmpty ? "" : "/" + space.replacing(".", with: "/"))
    let path = Path.join(module, folder + "/RedemptionSituationsTest.kt")
    let change = DoctorFixes.Change(
      path: path, old: nil,
      new: (space.isEmpty ? String(test.drop { !$0.isNewline }.drop { $0.isNewline }) : test) + "\n")
    return ([change], [template.text("settings", values), template.line("run")])
  }
}
