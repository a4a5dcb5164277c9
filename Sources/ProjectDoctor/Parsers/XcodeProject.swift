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
  /// The folder that holds the `.xcodeproj`; what `$(SRCROOT)` stands for.
  let folder: String
  private(set) var appTargets: [Target] = []
  private(set) var packages: [Package] = []

  init(_ path: String, in files: ProjectFiles) throws {
    self.path = path
    folder = Path.folder(Path.folder(path))
    let root = try DataNode.propertyList(try files.data(path))
    let objects = root["objects"]?.map ?? [:]
    guard let project = root["rootObject"]?.string.flatMap({ objects[$0] }) else {
      throw MalformedFile(line: 1, reason: "it has no root object")
    }
    let source = try files.text(path)
    let lines = XcodeProject.linesOfObjects(source)
    let reader = Reader(objects: objects, lines: lines, folder: folder, files: files)
    let shared = reader.configurations(project["buildConfigurationList"]?.string, over: [:])
    for id in (project["targets"]?.list ?? []).compactMap(\.string) {
      guard let target = objects[id], target["productType"]?.string == "com.apple.product-type.application" else {
        continue
      }
      let base = Dictionary(shared.map { ($0.name, $0.settings) }, uniquingKeysWith: { first, _ in first })
      let products = (target["packageProductDependencies"]?.list ?? []).compactMap(\.string)
      appTargets.append(
        Target(
          name: target["name"]?.string ?? "",
          configurations: reader.configurations(target["buildConfigurationList"]?.string, over: base),
          packageProducts: products.compactMap { objects[$0]?["productName"]?.string }))
    }
    for id in (project["packageReferences"]?.list ?? []).compactMap(\.string) {
      guard let address = objects[id]?["repositoryURL"]?.string ?? objects[id]?["relativePath"]?.string else {
        continue
      }
      let requirement = objects[id]?["requirement"]
      let version = requirement?["version"]?.string ?? requirement?["minimumVersion"]?.string
      packages.append(
        Package(
          address: address, requirement: version, isExact: requirement?["kind"]?.string == "exactVersion",
          line: lines[id] ?? 1))
    }
  }

  /// Each object's first line: `<24 digits> /* name */ = {`.
  private static func linesOfObjects(_ source: SourceText) -> [String: Int] {
    var found: [String: Int] = [:]
    for (offset, line) in source.lines.enumerated() where line.contains("= {") {
      let id = line.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !id.isEmpty, found[String(id)] == nil { found[String(id)] = offset + 1 }
    }
    return found
  }

  private struct Reader {
    let objects: [String: DataNode]
    let lines: [String: Int]
    let folder: String
    let files: ProjectFiles

    func configurations(_ list: String?, over base: [String: [String: String]]) -> [Configuration] {
      guard let list, let ids = objects[list]?["buildConfigurations"]?.list else { return [] }
      return ids.compactMap(\.string).compactMap { id in
        guard let object = objects[id] else { return nil }
        let name = object["name"]?.string ?? ""
        var settings = base[name] ?? [:]
        if let reference = object["baseConfigurationReference"]?.string {
          settings.merge(configurationFile(reference)) { _, last in last }
        }
        for (key, value) in object["buildSettings"]?.map ?? [:] {
          settings[key] = value.string ?? value.list.compactMap(\.string).joined(separator: " ")
        }
        return Configuration(name: name, settings: settings, line: lines[id] ?? 1)
      }
    }

    /// The settings of an `.xcconfig` file, found by its name; includes are not followed.
    private func configurationFile(_ reference: String) -> [String: String] {
      guard let name = objects[reference]?["path"]?.string.map(Path.name),
        let path = files.files(under: folder).first(where: { Path.name($0) == name }),
        let source = try? files.text(path)
      else { return [:] }
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
  /// Puts in `$(NAME)` and `${NAME}`; a name that no file sets stays as it stands.
  func resolve(_ text: String) -> String {
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
