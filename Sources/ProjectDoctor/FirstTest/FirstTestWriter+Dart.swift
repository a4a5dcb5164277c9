extension FirstTestWriter {
  func dart() throws(NoFirstTest) -> ([DoctorFixes.Change], [String]) {
    let manifest = Path.join(root, "pubspec.yaml")
    let lead = Path.join(root, "lib") + "/"
    guard let old = text(manifest), let name = (try? files.yaml(manifest))?["name"]?.string else {
      throw NoFirstTest(description: "\(manifest) cannot be read, or has no name.")
    }
    guard handler.file.hasPrefix(lead) else {
      throw NoFirstTest(description: "\(handler.file) is not in lib, where a test can import it.")
    }
    let values = [
      "app": name, "import": String(handler.file.dropFirst(lead.count)), "call": owned("()."),
      "argument": handler.form == .address ? "Uri.parse(link)" : "link", "vendor": template.vendor,
      "imports": template.text("imports", [:]), "install": template.text("install", [:]),
      "entitlements": entitlement.map { ", entitlements: <String>['\($0)']" } ?? "",
    ]
    var lines = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if !lines.contains(where: { $0.hasPrefix("  redemption_kit:") }) {
      let entry = [
        "  redemption_kit:", "    path: \(source.folder.map { $0 + "/redemption_kit" } ?? "../redemption_kit")",
      ]
      if let place = lines.firstIndex(where: { $0.hasPrefix("dev_dependencies:") }) {
        lines.insert(contentsOf: entry, at: place + 1)
      } else {
        while lines.last?.isEmpty == true { lines.removeLast() }
        lines += ["", "dev_dependencies:"] + entry + ["  flutter_test:", "    sdk: flutter", ""]
      }
    }
    let changes = [
      DoctorFixes.Change(path: manifest, old: old, new: lines.joined(separator: "\n")),
      new("test/redemption_situations_test.dart", template.text("test", values)),
    ]
    return (
      changes,
      [
        "Unpack redemption_kit-\(source.version).tar.gz of a release there.",
        template.line("run"),
      ]
    )
  }
}
