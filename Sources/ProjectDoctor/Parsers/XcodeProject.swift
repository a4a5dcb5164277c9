import Foundation

/// The app targets of an Xcode project and their build settings.
struct XcodeProject {
  struct Target {
    let name: String
    let configurations: [Configuration]
    let packageProducts: [String]
  }

  struct Configuration {
    let name: String
    /// The target's settings over the project's and those of their `.xcconfig` files.
    let settings: [String: String]
    /// Where its own settings begin in `project.pbxproj`, counted from 1.
    let line: Int
  }

  struct Package {
    let address: String
    let requirement: String?
    let isExact: Bool
    let line: Int
  }

  /// `…/App.xcodeproj/project.pbxproj`.
  let path: String
  /// The folder of the `.xcodeproj`: the value of `$(SRCROOT)`.
  let folder: String
  private(set) var appTargets: [Target] = []
  private(set) var packages: [Package] = []
  /// Files of settings that could not be read.
  let failures: [(path: String, error: any Error)]

  init(_ path: String, in files: ProjectFiles) throws {
    self.path = path
    folder = Path.folder(Path.folder(path))
    let root = try DataNode.propertyList(path, in: files)
    let objects = root["objects"]?.map ?? [:]
    guard let project = root["rootObject"]?.string.flatMap({ objects[$0] }) else {
      throw MalformedFile(line: 1, reason: "it has no root object")
    }
    let reader = Reader(objects: objects, folder: folder, files: files)
    let shared = try reader.configurations(project["buildConfigurationList"]?.string, over: [:])
    var seen: Set<String> = []
    for id in (project["targets"]?.list ?? []).compactMap(\.string) where seen.insert(id).inserted {
      guard let target = objects[id], target["productType"]?.string == "com.apple.product-type.application" else {
        continue
      }
      let base = Dictionary(shared.map { ($0.name, $0.settings) }, uniquingKeysWith: { first, _ in first })
      let products = (target["packageProductDependencies"]?.list ?? []).compactMap(\.string)
      appTargets.append(
        Target(
          name: target["name"]?.string ?? "",
          configurations: try reader.configurations(target["buildConfigurationList"]?.string, over: base),
          packageProducts: products.compactMap { objects[$0]?["productName"]?.string }))
    }
    for id in (project["packageReferences"]?.list ?? []).compactMap(\.string) {
      guard let address = objects[id]?["repositoryURL"]?.string ?? objects[id]?["relativePath"]?.string else {
        continue
      }
      let requirement = objects[id]?["requirement"]
      let version = requirement?["version"] ?? requirement?["minimumVersion"]
      packages.append(
        Package(
          address: address, requirement: version?.string, isExact: requirement?["kind"]?.string == "exactVersion",
          line: max(1, version?.line ?? objects[id]?.line ?? 1)))
    }
    failures = reader.failures
  }

  private final class Reader {
    let objects: [String: DataNode]
    let folder: String
    let files: ProjectFiles
    private(set) var failures: [(path: String, error: any Error)] = []
    private var settings = 0
    /// Settings of `.xcconfig` files that were read, by the id of their object.
    private var known: [String: [String: String]] = [:]
    /// The first `.xcconfig` file of each name.
    private lazy var configurationFiles = Dictionary(
      files.files(under: folder).lazy.filter { $0.hasSuffix(".xcconfig") }.map { (Path.name($0), $0) },
      uniquingKeysWith: { first, _ in first })

    init(objects: [String: DataNode], folder: String, files: ProjectFiles) {
      self.objects = objects
      self.folder = folder
      self.files = files
    }

    func configurations(
      _ list: String?, over base: [String: [String: String]]
    ) throws(MalformedFile) -> [Configuration] {
      guard let list, let ids = objects[list]?["buildConfigurations"]?.list else { return [] }
      var configurations: [Configuration] = []
      for id in ids.compactMap(\.string) {
        guard let object = objects[id] else { continue }
        let name = object["name"]?.string ?? ""
        var settings = base[name] ?? [:]
        if let reference = object["baseConfigurationReference"]?.string {
          settings.merge(configurationFile(reference)) { _, last in last }
        }
        try count(1 + settings.count + (object["buildSettings"]?.map.count ?? 0), line: object.line)
        for (key, value) in object["buildSettings"]?.map ?? [:] {
          settings[key] = value.string ?? value.list.compactMap(\.string).joined(separator: " ")
        }
        configurations.append(Configuration(name: name, settings: settings, line: max(1, object.line)))
      }
      return configurations
    }

    private func count(_ more: Int, line: Int) throws(MalformedFile) {
      settings += more
      guard settings <= Limits.buildSettings else {
        throw MalformedFile(
          line: max(1, line), reason: "its configurations have more than \(Limits.buildSettings) settings",
          exceedsLimit: true)
      }
    }

    /// The settings of an `.xcconfig` file, found by its name; includes are not followed.
    private func configurationFile(_ reference: String) -> [String: String] {
      if let settings = known[reference] { return settings }
      var settings: [String: String] = [:]
      if let name = objects[reference]?["path"]?.string.map(Path.name), let path = configurationFiles[name] {
        do {
          settings = try files.parsed(path, as: .settings) { Reader.settings(in: try files.text(path)) }
        } catch { failures.append((path, error)) }
      }
      known[reference] = settings
      return settings
    }

    private static func settings(in source: SourceText) -> [String: String] {
      var settings: [String: String] = [:]
      for line in source.lines {
        let code = line.components(separatedBy: "//")[0]
        guard let equals = code.firstIndex(of: "="), !code.hasPrefix("#") else { continue }
        settings[code[..<equals].trimmingCharacters(in: .whitespaces)] =
          code[code.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      }
      return settings
    }
  }
}

extension XcodeProject.Configuration {
  /// Replaces `$(NAME)` and `${NAME}`. A name that no file sets stays as it is, and so does a text that is too long.
  func resolve(_ text: String) -> String {
    guard text.utf8.count <= Limits.textWithVariables else { return text }
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      let tail = rest[dollar...]
      let closing: Character = tail.dropFirst().first == "{" ? "}" : ")"
      guard ["(", "{"].contains(tail.dropFirst().first), let end = tail.firstIndex(of: closing) else {
        result += "$"
        rest = tail.dropFirst()
        continue
      }
      let name = String(tail[tail.index(tail.startIndex, offsetBy: 2)..<end].prefix { $0 != ":" })
      result += settings[name] ?? String(tail[...end])
      rest = tail[tail.index(after: end)...]
    }
    return result + rest
  }
}

extension ProjectFiles {
  func xcodeProject(_ path: String) throws -> XcodeProject {
    try parsed(path, as: .xcodeProject) { try XcodeProject(path, in: self) }
  }
}
