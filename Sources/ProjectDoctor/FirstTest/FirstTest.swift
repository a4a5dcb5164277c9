import Foundation
public import RedemptionCore

/// A test of the app's own handler through all situations, and what a project needs to run it.
public struct FirstTest: Sendable {
  /// New files, and lines for manifests; empty if the project has all of it.
  public let fixes: DoctorFixes
  /// What was found, one line each.
  public let found: [String]
  /// What is left to do, in order.
  public let next: [String]

  /// Where the packages of the test come from.
  public struct Source: Hashable, Sendable {
    /// The version of the packages.
    let version: String
    /// A folder with the files of a release, or nil for a registry.
    let folder: String?

    /// - Parameters:
    ///   - version: the version of the packages.
    ///   - folder: the folder with a release's files, relative to the project; nil for a registry.
    public init(version: String, folder: String? = nil) {
      self.version = version
      self.folder = folder
    }
  }
}

/// Why no first test can be written, and what to do.
public struct NoFirstTest: Error, CustomStringConvertible {
  /// One or two sentences.
  public let description: String
}

extension Doctor {
  /// Works out the first test of the app in a folder, or of the one below it. Writes nothing.
  ///
  /// Files that exist are not replaced, so a second call on the changed project has no changes.
  ///
  /// - Parameters:
  ///   - project: the folder of one app.
  ///   - vendors: the vendors whose SDKs to look for.
  ///   - source: where the packages come from.
  ///   - handler: the name of the app's handler; nil takes the one that the doctor follows.
  /// - Throws: ``NoFirstTest`` if there is not one app, no SDK with a test, or no handler that a test can call.
  public static func firstTest(
    project: String, vendors: [VendorDescription], source: FirstTest.Source, handler: String? = nil
  ) throws(NoFirstTest) -> FirstTest {
    guard let files = ProjectFiles(at: project) else {
      throw NoFirstTest(description: "\(project) is not a folder. Name the folder of an app.")
    }
    let report = run(files, project: project, scheme: nil, KnownVendors(vendors))
    guard !report.apps.isEmpty else {
      throw NoFirstTest(description: report.absence + "Name the folder of an app.")
    }
    guard var app = report.apps.first(where: { $0.path == "." || report.apps.count == 1 }) else {
      let names = report.apps.map(\.path).joined(separator: ", ")
      throw NoFirstTest(description: "\(project) has several apps: \(names). Name the folder of one.")
    }
    // The folder of a workspace may look like an app.
    let tested = report.apps.filter { FirstTestTemplate.of($0, runners: runners(of: $0, files)) != nil }
    if tested.count == 1 { app = tested[0] }
    guard let template = FirstTestTemplate.of(app, runners: runners(of: app, files)) else {
      throw NoFirstTest(description: noTemplate(for: app))
    }
    let code = try AppHandler.find(
      in: app, files: files, named: handler, style: template.style, modules: template.modules)
    return try FirstTestWriter(app: app, files: files, template: template, handler: code, source: source)
      .test(report: report)
  }

  /// Why the app's SDKs have no template, and where a first test by hand is.
  private static func noTemplate(for app: AppSummary) -> String {
    let packages = FirstTestTemplate.packages(of: app.kind).joined(separator: ", ")
    let own = app.sdks.map(\.package).joined(separator: ", ")
    let reason =
      own.isEmpty
      ? "The app's build files name none of \(packages)."
      : "There is no first test for \(own). There is one for \(packages)."
    let page =
      app.kind == .android
      ? "Bridges/android/README.md of RedemptionKit has a test to copy"
      : "The README of RedemptionKit names the page with a first test"
    return "\(reason) \(page) for any other SDK."
  }

  /// The test runners that an app has beside the usual one.
  private static func runners(of app: AppSummary, _ files: ProjectFiles) -> Set<String> {
    let manifest = try? files.json(Path.join(app.path == "." ? "" : app.path, "package.json"))
    let names = ["devDependencies", "dependencies"].flatMap { (manifest?[$0]?.map ?? [:]).keys }
    return names.contains("jest") || !names.contains("vitest") ? [] : ["vitest"]
  }
}

extension FirstTest {
  /// Writes the changes, and the folders of new files.
  ///
  /// - Throws: ``UnwrittenFile``, which names the file and what to do.
  public func write() throws(UnwrittenFile) {
    let root = URL(fileURLWithPath: fixes.report.project).resolvingSymlinksInPath()
    for change in fixes.changes where change.old == nil {
      let folder = root.appendingPathComponent(Path.folder(change.path))
      do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
        throw UnwrittenFile(description: "\(folder.path) cannot be made: \(error.localizedDescription)")
      }
    }
    try fixes.write()
  }
}
