public import Foundation

/// A folder of one test's own, gone with the value.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// Makes the folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("redemption-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in it.
  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  /// The bytes of its files by name, for comparing before and after.
  public func contents() throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    return Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try Data(contentsOf: url.appendingPathComponent($0))) })
  }
}
