extension Examination {
  /// Checks that Flutter's own handler leaves links to the app's package.
  ///
  /// Flutter 3.27 turned it on by default: docs.flutter.dev, "Deep links flag change". Packages that listen to links
  /// themselves ask to turn it off: app_links 6.3.3, README.
  mutating func checkFlutterHandler() {
    let manifest = Path.join(app.root, "pubspec.yaml")
    guard files.has(manifest), let root = yaml(manifest), !isFlutterBefore327(root) else { return }
    let packages = ["app_links", "uni_links", "uni_links5"]
    guard let package = packages.first(where: { root["dependencies"]?[$0] != nil }) else { return }
    checkFlutterPlist(package)
    checkFlutterManifest(package)
  }

  private func isFlutterBefore327(_ manifest: DataNode) -> Bool {
    let lock = nearest("pubspec.lock").flatMap { try? files.yaml($0)["sdks"]?["flutter"]?.string }
    let first = Version(numbers: [3, 27])
    let ranges = [manifest["environment"]?["flutter"]?.string, lock].compactMap { $0 }
    return ranges.contains { VersionRange($0).isBefore(first) }
  }

  private mutating func checkFlutterPlist(_ package: String) {
    let path = Path.join(app.root, "ios/Runner/Info.plist")
    guard files.has(path), let root = read(path, { try $0.propertyList(path) }) else { return }
    let flag = root["FlutterDeepLinkingEnabled"]
    guard flag?.string?.lowercased() != "false", flag?.string != "NO" else { return }
    add(
      .flutterDeepLinking, path, flag?.line ?? root.line,
      "The app uses \(package), and FlutterDeepLinkingEnabled is not false.",
      fix: Fix(
        instruction: flag == nil
          ? "Add this inside the outermost dict." : "Put this in place of the key and its value.",
        text: "<key>FlutterDeepLinkingEnabled</key>\n<false/>", placement: .entry))
  }

  private mutating func checkFlutterManifest(_ package: String) {
    let path = Path.join(app.root, "android/app/src/main/AndroidManifest.xml")
    guard files.has(path), let manifest = read(path, { try AndroidManifest(try $0.text(path)) }) else { return }
    let name = "flutter_deeplinking_enabled"
    guard manifest.metaData[name]?.value != "false" else { return }
    let activity = manifest.activities.first(where: \.isLauncher)
    let message = "The app uses \(package), and \(name) is not false."
    if let present = manifest.metaData[name] {
      return add(
        .flutterDeepLinking, path, present.line, message,
        fix: Fix(
          instruction: "Set this attribute of the meta-data.", text: "android:value=\"false\"",
          placement: .element(["meta-data"], line: present.line)))
    }
    add(
      .flutterDeepLinking, path, activity?.line ?? manifest.applicationLine, message,
      fix: Fix(
        instruction: "Add this inside the activity \(activity?.className ?? "MainActivity").",
        text: "<meta-data android:name=\"\(name)\" android:value=\"false\" />",
        placement: activity.map { .element(["activity"], line: $0.line) }))
  }
}
