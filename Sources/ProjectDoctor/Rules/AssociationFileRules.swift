import RedemptionCore

extension Examination {
  /// Checks the files with which a web server names the apps that open its links.
  ///
  /// Sources: Apple, "Supporting associated domains"; Google, Digital Asset Links, "Statement list".
  mutating func checkAssociationFiles(applicationID: String?) {
    for path in paths() {
      switch Path.name(path) {
      case "apple-app-site-association": checkSiteAssociation(path)
      case "apple-app-site-association.json":
        add(
          .associationFileInvalid, path, 1, "iOS asks for apple-app-site-association, without .json.",
          fix: Fix(instruction: "Give the file this name.", text: "apple-app-site-association"))
      case "assetlinks.json": checkAssetLinks(path, applicationID)
      default: continue
      }
    }
  }

  private mutating func checkSiteAssociation(_ path: String) {
    // An old file may be signed, and is binary then.
    if let data = try? files.data(path), data.first == 0x30 { return }
    guard let root = json(path) else { return }
    guard let applinks = root["applinks"] else { return }
    let form =
      "{\"applinks\": {\"details\": [{\"appIDs\": [\"TEAM123456.com.example.app\"], \"components\": [{\"/\": \"/*\"}]}]}}"
    guard let details = applinks["details"], !details.list.isEmpty || !details.map.isEmpty else {
      return addInvalid(path, applinks.line, "applinks has no details, so no app opens the domain's links.", form)
    }
    // Before iOS 13 the details could be a map from app ids.
    for detail in details.list {
      let ids = (detail["appIDs"] ?? detail["appID"])?.strings ?? []
      if ids.isEmpty { addInvalid(path, detail.line, "An entry of details has neither appIDs nor appID.", form) }
      for id in ids where !Examination.isAppID(id.string ?? "") {
        addInvalid(
          path, id.line,
          "\"\(id.string ?? "")\" is not an app id: the team's ten letters and digits, a dot, the bundle id.",
          "TEAM123456.com.example.app")
      }
      if detail["components"] == nil, detail["paths"] == nil {
        addInvalid(
          path, detail.line, "An entry of details has neither components nor paths, so it takes no link.", form)
      }
    }
  }

  private static func isAppID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if text.contains("$") || text.contains("{") { return true }
    return parts.count == 2 && parts[0].count == 10 && !parts[1].isEmpty && !text.contains(where: \.isWhitespace)
      && parts[0].allSatisfy { $0.isASCII && ($0.isNumber || $0.isUppercase) }
  }

  private mutating func checkAssetLinks(_ path: String, _ applicationID: String?) {
    guard let root = json(path) else { return }
    let apps = root.list.filter { $0["target"]?["namespace"]?.string == "android_app" }
    if root.list.isEmpty {
      return addInvalid(path, 1, "The file is not a list of statements.", "[{\"relation\": […], \"target\": {…}}]")
    }
    let handling = "delegate_permission/common.handle_all_urls"
    for app in apps {
      guard app["relation"]?.strings.contains(where: { $0.string == handling }) == true else { continue }
      let prints = app["target"]?["sha256_cert_fingerprints"]
      for print in prints?.strings ?? [] where !Examination.isFingerprint(print.string ?? "") {
        addInvalid(
          path, print.line,
          "A fingerprint is not 32 pairs of hexadecimal digits in upper case with colons between them.",
          "\"14:6D:E9:…\"")
      }
      if let other = prints?.list.first(where: { $0.string == nil }) {
        addInvalid(path, other.line, "A fingerprint is something else than a text.", "\"14:6D:E9:…\"")
      } else if prints?.strings.isEmpty != false {
        addInvalid(
          path, app.line, "An Android app has no sha256_cert_fingerprints.", "\"sha256_cert_fingerprints\": [\"…\"]")
      }
    }
    let names = apps.compactMap { $0["target"]?["package_name"]?.string }
    guard let applicationID, !applicationID.contains("$"), !names.isEmpty,
      !names.contains(where: { $0 == applicationID || $0.hasPrefix(applicationID + ".") })
    else { return }
    addInvalid(
      path, apps.first?.line ?? 1, "The app is \(applicationID), and the file names \(names.listed) only.",
      "\"package_name\": \"\(applicationID)\"")
  }

  private static func isFingerprint(_ text: String) -> Bool {
    if text.contains("$") || text.contains("<") { return true }
    let pairs = text.split(separator: ":", omittingEmptySubsequences: false)
    return pairs.count == 32
      && pairs.allSatisfy { $0.count == 2 && $0.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isLowercase } }
  }

  private mutating func addInvalid(_ path: String, _ line: Int, _ message: String, _ text: String) {
    add(.associationFileInvalid, path, line, message, fix: Fix(instruction: "Write it in this form.", text: text))
  }
}
