import Foundation

/// A finding that was taken out of the report.
public struct SuppressedFinding: Codable, Hashable, Sendable {
  /// The finding.
  public let finding: Finding
  /// Why it was taken out.
  public let reason: String
}

/// What a project asks of the doctor, in `.redemption-doctor.yml` or by options.
public struct DoctorSettings: Sendable {
  /// The folders to examine; empty for all.
  public var apps: [String] = []
  /// The folders to leave out.
  public var excluded: [String] = []
  /// The scheme of the links.
  public var scheme: String?
  /// The vendors to look for; empty for all.
  public var vendors: [String] = []
  /// Severities by rule; nil takes a rule out.
  public var severities: [String: Severity?] = [:]
  /// The least severity that makes the exit status 1; nil if none does.
  public var failOn: Severity? = .warning
  /// Fingerprints of findings that are known.
  public var baseline: Set<String> = []

  /// The name of the file at the root of a project.
  public static let fileName = ".redemption-doctor.yml"

  /// The settings that hold where nothing is said.
  public init() {}
}

/// Why settings cannot be used.
public struct InvalidSettings: Error, CustomStringConvertible {
  /// What is wrong, where, and what may stand there.
  public let description: String
}

extension DoctorSettings {
  /// Reads the file at the root of a project; without one, everything is as usual.
  ///
  /// - Throws: if the file has a member or a value that the doctor does not know.
  public init(project: String) throws {
    guard let files = ProjectFiles(at: project), files.has(DoctorSettings.fileName) else { return }
    let root: DataNode
    do { root = try files.yaml(DoctorSettings.fileName) } catch {
      throw InvalidSettings(description: "\(DoctorSettings.fileName) cannot be read as YAML.")
    }
    for (name, node) in root.map.sorted(by: { $0.key < $1.key }) { try set(name, node) }
    for name in ["apps", "exclude"] { try check(root.map[name], in: files) }
  }

  /// A folder that is not there would leave out, or examine, every app without a word.
  private func check(_ folders: DataNode?, in files: ProjectFiles) throws(InvalidSettings) {
    guard let folders else { return }
    for node in folders.list.isEmpty ? [folders] : folders.list {
      let name = node.string ?? ""
      guard ProjectFiles.isThere(files.root.appendingPathComponent(Path.join("", name)).path) else {
        throw invalid(node.line, "\(name) is not there. Name a folder from the root of the project.")
      }
    }
  }

  private mutating func set(_ name: String, _ node: DataNode) throws(InvalidSettings) {
    let texts = (node.string.map { [$0] }) ?? node.list.compactMap(\.string)
    switch name {
    case "apps": apps = texts
    case "exclude": excluded = texts
    case "scheme": scheme = node.string
    case "vendors": vendors = texts
    case "failOn": failOn = try DoctorSettings.failing(node.string ?? "", at: node.line)
    case "severities":
      for (id, value) in node.map.sorted(by: { $0.key < $1.key }) {
        guard Rule(id) != nil || [NotFollowed.id, Proof.notProved].contains(id) else {
          throw invalid(value.line, "\(id) is no rule; `redemption doctor --rules` lists them.")
        }
        guard let text = value.string, text == "off" || Severity(rawValue: text) != nil else {
          throw invalid(value.line, "The severity of \(id) is error, warning, note or off.")
        }
        severities[id] = .some(Severity(rawValue: text))
      }
    default:
      throw invalid(node.line, "\(name) is unknown. Known are apps, exclude, failOn, scheme, severities and vendors.")
    }
  }

  private func invalid(_ line: Int, _ text: String) -> InvalidSettings {
    InvalidSettings(description: "\(DoctorSettings.fileName):\(line): \(text)")
  }

  /// Reads `error`, `warning`, `note` or `never`.
  static func failing(_ text: String, at line: Int) throws(InvalidSettings) -> Severity? {
    if text == "never" { return nil }
    guard let severity = Severity(rawValue: text) else {
      throw InvalidSettings(
        description: "\(DoctorSettings.fileName):\(line): failOn is error, warning, note or never.")
    }
    return severity
  }

  /// True if an app's folder is to be examined.
  func takes(_ folder: String) -> Bool {
    func covers(_ place: String) -> Bool {
      let place = Path.join("", place)
      return folder == place || folder.hasPrefix(place + "/")
    }
    return (apps.isEmpty || apps.contains(where: covers)) && !excluded.contains(where: covers)
  }
}

extension Finding {
  /// A text that stays the same when lines above the finding change: FNV-1a of rule, file and message without numbers.
  public var fingerprint: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let words = message.split(separator: " ").filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    for byte in "\(rule.id)\n\(file)\n\(words)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}

/// Takes out the findings that the project's people know of.
struct Suppression {
  let files: ProjectFiles
  let settings: DoctorSettings

  func apply(to findings: [Finding]) -> (kept: [Finding], suppressed: [SuppressedFinding]) {
    var kept: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    for finding in findings {
      if let reason = reason(for: finding) {
        suppressed.append(SuppressedFinding(finding: finding, reason: reason))
      } else if case .some(.some(let severity)) = settings.severities[finding.rule.id] {
        kept.append(finding.with(severity))
      } else {
        kept.append(finding)
      }
      if hasUnexplainedComment(finding), let last = kept.popLast(), last.rule == finding.rule {
        kept.append(last.with(last.severity, message: last.message + " The comment that ignores it gives no reason."))
      }
    }
    return (kept, suppressed)
  }

  private func reason(for finding: Finding) -> String? {
    if case .some(.none) = settings.severities[finding.rule.id] {
      return "\(DoctorSettings.fileName) switches the rule off"
    }
    if settings.baseline.contains(finding.fingerprint) { return "in the baseline" }
    return comment(for: finding.rule.id, finding.file, finding.line)
  }

  /// Takes a comment or the configuration for an answer to a way that was not followed.
  func accepting(_ place: NotFollowed) -> NotFollowed {
    var place = place
    if case .some(.none) = settings.severities[NotFollowed.id] {
      place.accepted = "\(DoctorSettings.fileName) switches it off"
    } else {
      place.accepted = comment(for: NotFollowed.id, place.file, place.line)
    }
    return place
  }

  /// True if a comment names a kept finding's rule and gives no reason.
  private func hasUnexplainedComment(_ finding: Finding) -> Bool {
    guard reason(for: finding) == nil, let lines = files.marked[finding.file] else { return false }
    return [finding.line, finding.line - 1].contains { line in
      guard line >= 1, line <= lines.count, let mark = lines[line - 1].range(of: ProjectFiles.mark) else {
        return false
      }
      let id = lines[line - 1][mark.upperBound...].split { $0 == " " || $0 == ":" }.first ?? ""
      return id == finding.rule.id
    }
  }

  /// The reason in a comment on a line or above it.
  private func comment(for id: String, _ file: String, _ place: Int) -> String? {
    guard let lines = files.marked[file] else { return nil }
    for line in [place, place - 1] where line >= 1 && line <= lines.count {
      guard let mark = lines[line - 1].range(of: ProjectFiles.mark) else { continue }
      let parts = lines[line - 1][mark.upperBound...].split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == id else { continue }
      let reason = parts[1].replacingOccurrences(of: "-->", with: "").replacingOccurrences(of: "*/", with: "")
        .trimmingCharacters(in: .whitespaces)
      if !reason.isEmpty { return reason }
    }
    return nil
  }
}

extension Finding {
  fileprivate func with(_ severity: Severity, message: String? = nil) -> Finding {
    Finding(
      rule: rule, severity: severity, file: file, line: line, message: message ?? self.message, why: why, fix: fix)
  }
}

extension DoctorReport {
  private struct Baseline: Encodable {
    struct Entry: Encodable {
      let fingerprint: String
      let rule: String
      let file: String
    }
    let version: Int
    let findings: [Entry]
  }

  /// The findings as a file for ``DoctorSettings/baseline``; those that are in one already stay in it.
  ///
  /// - Throws: never in practice; every member is text or a number.
  public func baseline() throws -> String {
    let known = suppressed.filter { $0.reason == "in the baseline" }.map(\.finding)
    let entries = (findings + known).map {
      Baseline.Entry(fingerprint: $0.fingerprint, rule: $0.rule.id, file: $0.file)
    }
    return try DoctorReport.encoded(Baseline(version: 1, findings: entries))
  }

  fileprivate static func fingerprints(_ text: String) -> Set<String>? {
    guard let root = try? DataNode.json(SourceText(path: "", text: text)), root["version"]?.string == "1",
      let findings = root["findings"]
    else { return nil }
    return Set(findings.list.compactMap { $0["fingerprint"]?.string })
  }
}

extension DoctorSettings {
  /// The fingerprints in a baseline.
  ///
  /// - Throws: if it is not one that `--write-baseline` wrote.
  public static func fingerprints(_ text: String, in name: String) throws(InvalidSettings) -> Set<String> {
    guard let found = DoctorReport.fingerprints(text) else {
      throw InvalidSettings(description: "\(name) is no baseline; write it with --write-baseline.")
    }
    return found
  }
}
