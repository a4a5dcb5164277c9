extension Doctor {
  /// Compares what hosts serve with the ids of a project's apps.
  ///
  /// - Returns: findings of the rule ``Rule/associationServed``, at the project's folder.
  public static func check(_ served: [ServedFile], project: String) -> [Finding] {
    let identities = ProjectFiles(at: project).map { AppIdentities(in: $0) }
    return served.flatMap { file in
      file.problems(identities).map { message in
        let rule = Rule.associationServed
        return Finding(
          rule: rule, severity: rule.severity, file: ".", line: 1,
          message: "\(file.source): \(message)".cut(to: Limits.messageLength), why: rule.why,
          fix: Fix(instruction: rule.remedy, text: "Content-Type: application/json"))
      }
    }
  }
}

extension DoctorReport {
  /// Adds the findings of what hosts serve.
  public mutating func add(_ found: [Finding]) {
    findings = found + findings
    if !found.isEmpty, [.ready, .notFollowed, .notProved, .noSDK, .incomplete].contains(status) { status = .findings }
  }
}

extension ServedFile {
  /// Apple, Supporting associated domains: the file is at most 128 KB, uncompressed.
  private static let appleBytes = 128 * 1024

  fileprivate func problems(_ identities: AppIdentities?) -> [String] {
    if let status, (300..<400).contains(status) {
      return [
        "the host redirects to \(headers["location"] ?? "another place"); phones and Apple's CDN follow no redirect."
      ]
    }
    if let status, status != 200 { return ["the status is \(status), and has to be 200."] }
    var found: [String] = []
    let type = headers["content-type"]?.prefix { $0 != ";" }.lowercased() ?? ""
    if status != nil, type != "application/json", !source.contains("//app-site-association.cdn-apple.com/") {
      found.append("the type is \(type.isEmpty ? "not given" : type), and has to be application/json.")
    }
    guard let root = try? DataNode.json(SourceText(path: source, text: body)), !body.isEmpty else {
      return found + ["the body is not JSON."]
    }
    return found + (root.map.isEmpty ? assetLinks(root, identities) : siteAssociation(root, identities))
  }

  private func siteAssociation(_ root: DataNode, _ identities: AppIdentities?) -> [String] {
    if body.utf8.count > ServedFile.appleBytes {
      return ["the file has \(body.utf8.count) bytes, and Apple takes \(ServedFile.appleBytes) at most."]
    }
    let details = root["applinks"]?["details"]?.list ?? []
    let ids = details.flatMap { ($0["appIDs"] ?? $0["appID"])?.strings ?? [] }.compactMap(\.string)
    guard !ids.isEmpty else { return ["applinks.details names no app."] }
    guard let identities, !identities.bundles.isEmpty else { return [] }
    let pairs = ids.map { $0.split(separator: ".", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
    let own = pairs.filter { identities.bundles.contains($0[1]) }
    guard !own.isEmpty else {
      return ["it names \(ids.sorted().listed), and the app is \(identities.bundles.sorted().listed)."]
    }
    guard !identities.teams.isEmpty, !own.contains(where: { identities.teams.contains($0[0]) }) else { return [] }
    return ["it names the team \(own.map { $0[0] }.listed), and the app's is \(identities.teams.sorted().listed)."]
  }

  private func assetLinks(_ root: DataNode, _ identities: AppIdentities?) -> [String] {
    let handling = "delegate_permission/common.handle_all_urls"
    let apps = root.list.filter { $0["relation"]?.strings.contains { $0.string == handling } == true }.compactMap {
      $0["target"]
    }.filter { $0["namespace"]?.string == "android_app" }
    let names = apps.compactMap { $0["package_name"]?.string }
    guard !names.isEmpty else { return ["no statement lets an Android app handle links."] }
    if apps.contains(where: { $0["sha256_cert_fingerprints"]?.strings.isEmpty != false }) {
      return ["a statement has no sha256_cert_fingerprints."]
    }
    guard let identities, !identities.packages.isEmpty, identities.packages.isDisjoint(with: names) else { return [] }
    return ["it names the package \(names.sorted().listed), and the app is \(identities.packages.sorted().listed)."]
  }
}
