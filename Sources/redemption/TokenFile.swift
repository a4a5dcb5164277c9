import ArgumentParser
import Foundation

/// The file of `--token-file`.
enum TokenFile {
  /// Returns the token in a file. A missing file is created with a new token.
  ///
  /// Of several servers that start at once, one creates the file, and all use what is in it.
  static func token(in file: String) throws -> String {
    if !FileManager.default.fileExists(atPath: file) { try create(file) }
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw ValidationError("--token-file \(file): the file cannot be read.")
    }
    let token = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    guard token.utf8.count >= 16, token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
      throw ValidationError(
        "--token-file \(file): the token must have at least 16 printable ASCII characters. "
          + "For a new token, name a file that does not exist.")
    }
    return token
  }

  /// Creates the file with a new token that only this user can read, unless another process does so first.
  ///
  /// The file gets its name when it is complete, by a hard link, which fails if the name exists.
  private static func create(_ file: String) throws {
    let files = FileManager.default
    let unfinished = "\(file).\(random())"
    let contents = Data((random() + random() + "\n").utf8)
    defer { try? files.removeItem(atPath: unfinished) }
    guard files.createFile(atPath: unfinished, contents: contents, attributes: [.posixPermissions: 0o600]) else {
      throw ValidationError("--token-file \(file): the file cannot be created; does its folder exist?")
    }
    do { try files.linkItem(atPath: unfinished, toPath: file) } catch {
      // A file system without hard links, or another process was first.
      if !files.fileExists(atPath: file) { try? files.moveItem(atPath: unfinished, toPath: file) }
      guard files.fileExists(atPath: file) else {
        throw ValidationError("--token-file \(file): the file cannot be created.")
      }
    }
  }

  /// 64 random bits, as 16 hexadecimal digits.
  private static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next() | 1 << 63, radix: 16)
  }
}
