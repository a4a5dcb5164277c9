import Foundation
import LocalService

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Certificates for `--tls`: a CA of our own, made once, and a server certificate, made at each start.
///
/// The program `openssl` makes them: no Swift package that makes certificates is needed for four commands.
struct LocalAuthority {
  /// Why there is no certificate, for a person.
  struct Failure: Error {
    let description: String
  }

  private static let days = "397"
  private let folder: URL

  /// Returns the certificate in a folder. It is made for these names and addresses, unless the folder has the user's
  /// own: `cert.pem` and `key.pem` without `ca-key.pem`.
  static func identity(in folder: String, names: [String]) throws(Failure) -> TLSIdentity {
    let authority = LocalAuthority(folder: URL(fileURLWithPath: folder, isDirectory: true))
    let mask = umask(0o077)
    defer { umask(mask) }
    if !authority.isUsersOwn { try authority.make(names) }
    return TLSIdentity(certificates: authority.path("cert.pem"), privateKey: authority.path("key.pem"))
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }
  private var isUsersOwn: Bool { exists("cert.pem") && exists("key.pem") && !exists("ca-key.pem") }

  private func make(_ names: [String]) throws(Failure) {
    do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
      throw Failure(description: "the folder cannot be created; is there a file of this name?")
    }
    if !exists("ca.pem") || !exists("ca-key.pem") {
      try openssl(
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "3650",
        "-subj", "/CN=RedemptionKit on this machine", "-keyout", "ca-key.pem", "-out", "ca.pem", "-addext",
        "keyUsage=critical,keyCertSign")
    }
    try write(extensions(names), to: "server.ext")
    try openssl(
      "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=localhost", "-keyout",
      "key.pem", "-out", "server.csr")
    try openssl(
      "x509", "-req", "-in", "server.csr", "-CA", "ca.pem", "-CAkey", "ca-key.pem", "-CAcreateserial", "-days",
      LocalAuthority.days, "-extfile", "server.ext", "-out", "cert.pem")
  }

  /// Names and addresses of the server: those that a client on this machine or in an emulator uses, and `names`.
  private func extensions(_ names: [String]) -> String {
    let all = ["localhost", "127.0.0.1", "::1", "10.0.2.2"] + names
    let alternatives = all.map { name in
      let isAddress = name.contains(":") || name.allSatisfy { $0.isNumber || $0 == "." }
      return "\(isAddress ? "IP" : "DNS"):\(name)"
    }
    return """
      subjectAltName=\(alternatives.joined(separator: ","))
      extendedKeyUsage=serverAuth
      basicConstraints=critical,CA:FALSE

      """
  }

  private func write(_ text: String, to name: String) throws(Failure) {
    guard FileManager.default.createFile(atPath: path(name), contents: Data(text.utf8)) else {
      throw Failure(description: "\(name) cannot be written")
    }
  }

  private func openssl(_ arguments: String...) throws(Failure) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { throw Failure(description: "the program openssl cannot be started") }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: """
          `openssl \(arguments[0])` failed with status \(process.terminationStatus). Install openssl, or put a certificate \
          of your own into the folder: cert.pem and key.pem
          """)
    }
  }
}
