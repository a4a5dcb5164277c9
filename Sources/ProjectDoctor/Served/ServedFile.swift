import Foundation

/// An association file as a host served it: `apple-app-site-association` or `assetlinks.json`.
public struct ServedFile: Hashable, Sendable {
  /// Where it comes from, for messages: an address, or the name of a file.
  public let source: String
  /// The status of the answer; nil if only the body is known.
  public let status: Int?
  /// Names in lower case.
  public let headers: [String: String]
  /// What follows the head.
  public let body: String

  /// Reads an answer as `curl --include` writes it, or the body alone.
  public init(_ text: String, from source: String) {
    self.source = source
    let plain = text.replacingOccurrences(of: "\r\n", with: "\n")
    guard plain.hasPrefix("HTTP/") else {
      (status, headers, body) = (nil, [:], plain)
      return
    }
    let end = plain.range(of: "\n\n")
    let lines = plain[..<(end?.lowerBound ?? plain.endIndex)].split(separator: "\n")
    status = lines.first.flatMap { line in line.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      fields[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    headers = fields
    body = end.map { String(plain[$0.upperBound...]) } ?? ""
  }

  /// The addresses to ask for: both well-known files of a host, or the one that the address names.
  ///
  /// - Returns: nil for what is no address; empty if a file may not be asked for without TLS.
  public static func addresses(of text: String) -> [String]? {
    guard let url = URLComponents(string: text), let scheme = url.scheme, ["http", "https"].contains(scheme),
      let host = url.host
    else { return nil }
    let isLoopback = ["127.0.0.1", "localhost", "[::1]", "::1"].contains(host)
    guard scheme == "https" || isLoopback else { return [] }
    guard url.path.isEmpty || url.path == "/" else { return [text] }
    let base = text.hasSuffix("/") ? String(text.dropLast()) : text
    return ["apple-app-site-association", "assetlinks.json"].map { base + "/.well-known/" + $0 }
  }
}

/// The ids of a project's apps, as its files tell them.
struct AppIdentities {
  private(set) var teams: Set<String> = []
  private(set) var bundles: Set<String> = []
  private(set) var packages: Set<String> = []

  init(in files: ProjectFiles) {
    for path in files.paths where path.hasSuffix(".xcodeproj/project.pbxproj") && !path.contains("Pods.xcodeproj") {
      guard let project = try? files.xcodeProject(path) else { continue }
      for configuration in project.appTargets.flatMap(\.configurations) {
        if let team = configuration.settings["DEVELOPMENT_TEAM"] { teams.insert(team) }
        if let bundle = configuration.settings["PRODUCT_BUNDLE_IDENTIFIER"] { bundles.insert(bundle) }
      }
    }
    for path in files.paths where Path.name(path) == "app.json" {
      guard let expo = (try? files.json(path))?["expo"] else { continue }
      if let bundle = expo["ios"]?["bundleIdentifier"]?.string { bundles.insert(bundle) }
      if let team = expo["ios"]?["appleTeamId"]?.string { teams.insert(team) }
      if let package = expo["android"]?["package"]?.string { packages.insert(package) }
    }
    for path in files.paths where ["build.gradle", "build.gradle.kts"].contains(Path.name(path)) {
      if let id = GradleProject(scripts: [path][...], in: files).applicationID { packages.insert(id) }
    }
    (teams, bundles, packages) = (
      teams.filter(Self.isPlain), bundles.filter(Self.isPlain), packages.filter(Self.isPlain)
    )
  }

  private static func isPlain(_ text: String) -> Bool { !text.isEmpty && !text.contains("$") }
}
