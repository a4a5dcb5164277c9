import Foundation

extension DoctorReport {
  /// The project's folder as code scanning names it, with a slash at its end; empty for the repository itself.
  ///
  /// It begins at the folder of the repository around the project, else at the one where the command was called.
  public static func folder(of project: String, from here: String) -> String {
    let start = URL(fileURLWithPath: project, relativeTo: URL(fileURLWithPath: here, isDirectory: true))
    let path = start.standardizedFileURL.path
    var root = path
    while !FileManager.default.fileExists(atPath: root + "/.git") {
      let parent = URL(fileURLWithPath: root).deletingLastPathComponent().path
      guard parent != root else {
        root = here
        break
      }
      root = parent
    }
    let whole = root.hasSuffix("/") ? root : root + "/"
    return (path + "/").hasPrefix(whole) ? String((path + "/").dropFirst(whole.count)) : ""
  }

  /// The report in the Static Analysis Results Interchange Format, version 2.1.0.
  ///
  /// A result has a fix if `--fix` can make the change. For it the files are read again.
  ///
  /// - Throws: never in practice; every member is text, a number or a list of them.
  /// - Parameters:
  ///   - folder: what to write before the names of files, so that they begin where code scanning looks for them.
  ///   - version: the program's.
  ///   - rulesPage: the address of the page with the rules, to which each rule's `helpUri` leads; nil for none.
  public func sarif(folder: String = "", version: String = "0", rulesPage: String? = nil) throws -> String {
    let known = Rule.allCases.map { rule in
      SARIF.RuleText(
        id: rule.rawValue, shortDescription: SARIF.Message(text: rule.summary), help: SARIF.Help(rule),
        helpUri: rulesPage.map { "\($0)#\(rule.id)" },
        defaultConfiguration: SARIF.Configuration(level: rule.severity.rawValue))
    }
    let rules = known + [SARIF.RuleText.notFollowed, SARIF.RuleText.notProved]
    let driver = SARIF.Driver(name: "redemption doctor", semanticVersion: version, rules: rules)
    let files = ProjectFiles(at: project)
    let results = findings.map { finding in
      SARIF.Result(
        finding, folder: folder, fixes: files.flatMap { SARIF.Change(finding, in: $0, folder: folder) }.map { [$0] })
    }
    let open = apps.flatMap(\.notFollowed).filter { $0.accepted == nil }.map { SARIF.Result($0, folder: folder) }
    let unproved = (proofs ?? []).filter { $0.status == .notRun && $0.accepted == nil }
      .map { SARIF.Result($0, folder: folder) }
    let run = SARIF.Run(
      tool: SARIF.Tool(driver: driver), automationDetails: SARIF.Automation(id: "redemption-doctor/" + folder),
      results: results + open + unproved)
    return try DoctorReport.encoded(SARIF(runs: [run]))
  }
}

/// The part of the format that the report needs. Schema: docs.oasis-open.org/sarif, 2.1.0.
struct SARIF: Encodable {
  struct Message: Encodable { let text: String }
  struct Configuration: Encodable { let level: String }

  struct RuleText: Encodable {
    let id: String
    let shortDescription: Message
    let help: Help
    let helpUri: String?
    let defaultConfiguration: Configuration

    static let notFollowed = RuleText(
      id: NotFollowed.id, shortDescription: Message(text: "The way of a link was not followed to its end."),
      help: Help(
        text: "The doctor cannot tell whether the link is redeemed. Try it on a device, or say so in a comment."),
      helpUri: nil, defaultConfiguration: Configuration(level: "none"))

    static let notProved = RuleText(
      id: Proof.notProved, shortDescription: Message(text: "A handler that was to be run could not be."),
      help: Help(
        text: "`--prove` shows nothing about this app. Export a function that takes the link, or switch this off."),
      helpUri: nil, defaultConfiguration: Configuration(level: "none"))
  }

  /// What a rule's page says.
  struct Help: Encodable {
    let text: String
    let markdown: String

    init(text: String) { (self.text, markdown) = (text, text) }

    init(_ rule: Rule) {
      text = "\(rule.why) \(rule.remedy) Source: \(rule.source)."
      markdown = "**\(rule.summary)**\n\n\(rule.why)\n\n\(rule.remedy)\n\nSource: \(rule.source)."
    }
  }

  /// Tells the results of one folder from those of another.
  struct Automation: Encodable { let id: String }

  struct Driver: Encodable {
    let name: String
    let semanticVersion: String
    let rules: [RuleText]
  }

  struct Tool: Encodable { let driver: Driver }

  struct Result: Encodable {
    let ruleId: String
    /// `open` for what was not decided; nil for a failure.
    var kind: String?
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let fixes: [Change]?

    init(_ finding: Finding, folder: String, fixes: [Change]?) {
      partialFingerprints = ["redemptionDoctor/v1": finding.fingerprint]
      self.fixes = fixes
      ruleId = finding.rule.rawValue
      level = finding.severity.rawValue
      let fix = finding.fix.map { " Fix: \($0.instruction)\n\($0.text)" } ?? ""
      message = Message(text: finding.message + fix)
      locations = [Location(finding.file, finding.line, folder)]
    }

    init(_ place: NotFollowed, folder: String) {
      (ruleId, kind, level, fixes) = (NotFollowed.id, "open", "none", nil)
      partialFingerprints = ["redemptionDoctor/v1": "\(NotFollowed.id) \(place.file) \(place.platform)"]
      message = Message(text: "\(place.platform): \(place.reason)")
      locations = [Location(place.file, place.line, folder)]
    }

    init(_ proof: Proof, folder: String) {
      (ruleId, kind, level, fixes) = (Proof.notProved, "open", "none", nil)
      partialFingerprints = ["redemptionDoctor/v1": "\(Proof.notProved) \(proof.app) \(proof.platform) \(proof.start)"]
      message = Message(text: "\(proof.platform), \(proof.start.title): \(proof.message)")
      locations = [Location(proof.file, proof.line, folder)]
    }
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }
    struct Artifact: Encodable { let uri: String }
    struct Region: Encodable { let startLine: Int }

    let physicalLocation: Physical

    init(_ file: String, _ line: Int, _ folder: String) {
      physicalLocation = Physical(
        artifactLocation: Artifact(uri: SARIF.uri(folder + file)), region: Region(startLine: line))
    }
  }

  struct Run: Encodable {
    let tool: Tool
    let automationDetails: Automation
    let columnKind = "utf16CodeUnits"
    let results: [Result]
  }

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  /// A path as a relative reference (RFC 3986): other characters than these become `%XX`.
  static func uri(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    return path.utf8.reduce(into: "") { text, byte in
      if plain.contains(byte) {
        text.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}
