import ArgumentParser
import Foundation
import LocalService
import RedemptionServer

/// The file of `--token-file`.
enum TokenFile {
  /// Returns the tokens in a file, one in each line: `TOKEN` opens every space, `SPACE:TOKEN` that space alone. A
  /// missing file is created with a new token.
  ///
  /// Of several servers that start at once, one creates the file, and all use what is in it.
  static func tokens(in file: String) throws -> [AccessToken] {
    if !FileManager.default.fileExists(atPath: file) { try create(file) }
    guard let bytes = FileManager.default.contents(atPath: file) else {
      throw ValidationError("--token-file \(file): the file cannot be read.")
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let tokens = lines.map { AccessToken(line: $0) }.filter { !$0.text.isEmpty }
    guard !tokens.isEmpty, tokens.allSatisfy(\.isUsable) else {
      throw ValidationError(
        "--token-file \(file): each token must have at least 16 printable ASCII characters. "
          + "For a new token, name a file that does not exist.")
    }
    guard Set(tokens.map(\.text)).count == tokens.count else {
      throw ValidationError("--token-file \(file): a token must not be there twice.")
    }
    return tokens
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

extension AccessToken {
  /// Reads `TOKEN` or `SPACE:TOKEN`. A text before the colon that no space can have belongs to the token.
  fileprivate init(line: Substring) {
    let text = line.trimmingCharacters(in: .whitespaces)
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, Server.isNameOfSpace(parts[0]) {
      self.init(String(parts[1]), onlySpace: String(parts[0]))
    } else {
      self.init(text)
    }
  }

  fileprivate var isUsable: Bool { text.utf8.count >= 16 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
}
