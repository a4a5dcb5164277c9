import ArgumentParser
import Foundation
import ProjectDoctor

/// Fetches association files with curl, which knows TLS and certificates.
enum ServedFiles {
  /// The files behind an address or in a file.
  static func read(_ place: String) throws -> [ServedFile] {
    guard let addresses = ServedFile.addresses(of: place) else {
      guard let text = try? String(contentsOfFile: place, encoding: .utf8) else {
        throw ValidationError(
          "--served takes an address, or a file that curl --include wrote; \(place) cannot be read.")
      }
      return [ServedFile(text, from: place)]
    }
    guard !addresses.isEmpty else {
      throw ValidationError("\(place) has no TLS. Phones ask for association files by https alone.")
    }
    return try addresses.map { ServedFile(try fetch($0), from: $0) }
  }

  private static func fetch(_ address: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "curl", "--silent", "--show-error", "--include", "--http1.1", "--max-time", "20", "--max-filesize", "2000000",
      "--proto", "=https,http", "--", address,
    ]
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw ValidationError("env cannot be started. Save the answer by hand, and pass the file to --served.")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ValidationError(
        "\(address) has no answer: \(String(decoding: message, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)). "
          + "Without curl, save the answer with its head in a file, and pass it to --served.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
