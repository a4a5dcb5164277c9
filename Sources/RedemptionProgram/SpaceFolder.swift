import Foundation
import JSONRPC
import RedemptionServer

/// The folder of `--spaces`: a file for each space, which is read at the start and written at the end.
struct SpaceFolder {
  /// Why a space was not read or written.
  struct Failure: Error {
    let text: String
  }

  private static let suffix = ".json"
  private let url: URL

  init(_ path: String) { url = URL(fileURLWithPath: path, isDirectory: true) }

  /// Makes a space of every file; makes the folder if there is none.
  func load(into server: Server) throws(Failure) {
    do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch {
      throw Failure(text: "\(url.path): the folder cannot be made")
    }
    for name in try names() {
      let file = file(of: name)
      guard let data = FileManager.default.contents(atPath: file.path) else {
        throw Failure(text: "\(file.path): the file cannot be read")
      }
      do throws(RPCError) { try server.loadSpace(named: name, from: Array(data)) } catch {
        throw Failure(text: "\(file.path): \(error.message)")
      }
    }
  }

  /// Writes a file for every space but `main`, and removes those of spaces that are gone.
  func save(from server: Server) throws(Failure) {
    let spaces: [(name: String, text: [UInt8])]
    do throws(RPCError) { spaces = try server.savedSpaces() } catch { throw Failure(text: error.message) }
    for (name, text) in spaces {
      do { try Data(text).write(to: file(of: name), options: .atomic) } catch {
        throw Failure(text: "\(file(of: name).path): the file cannot be written")
      }
    }
    for name in Set(try names()).subtracting(spaces.map(\.name)) {
      do { try FileManager.default.removeItem(at: file(of: name)) } catch {
        throw Failure(text: "\(file(of: name).path): the file cannot be removed")
      }
    }
  }

  private func names() throws(Failure) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { $0.hasSuffix(SpaceFolder.suffix) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(SpaceFolder.suffix.utf8.count)) }.sorted()
    } catch { throw Failure(text: "\(url.path): the folder cannot be read") }
  }

  private func file(of name: String) -> URL { url.appendingPathComponent(name + SpaceFolder.suffix) }
}
