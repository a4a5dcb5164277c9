import Foundation
import LocalService

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Certificates for `--tls`: a CA of our own, kept in the folder, and a server certificate, made at each start.
///
/// The program `openssl` makes them: no Swift package that makes certificates is needed for four commands.
///
/// Servers may start at once with one folder. Each makes its files in a folder of its own. The CA's key, and then its
/// certificate, get their names by hard links, which fail if the name exists: the first server's are used by all.
struct LocalAuthority {
  /// Why there is no certificate, for a person.
  struct Failure: Error {
    let description: String
  }

  /// How long certificates are valid, in days.
  private static let days = "397"
  /// The CA's certificate is replaced when it is valid for less than 30 days, in seconds.
  private static let renewal = "2592000"
  private let folder: URL
  /// Where this server makes its files.
  private let workshop: URL

  /// Returns the certificate in a folder. It is made for these names and addresses, unless the folder has the user's
  /// own: `cert.pem` and `key.pem` without `ca-key.pem`.
  static func identity(in folder: String, names: [String]) throws(Failure) -> TLSIdentity {
    let url = URL(fileURLWithPath: folder, isDirectory: true)
    let workshop = url.appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: true)
    let authority = LocalAuthority(folder: url, workshop: workshop)
    if authority.isUsersOwn { return try authority.identity(in: url) }
    let mask = umask(0o077)
    defer { umask(mask) }
    defer { try? FileManager.default.removeItem(at: workshop) }
    return try authority.make(names)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }

  private var isUsersOwn: Bool { exists("cert.pem") && exists("key.pem") && !exists("ca-key.pem") }

  private func identity(in folder: URL) throws(Failure) -> TLSIdentity {
    let files = try ["cert.pem", "key.pem"].map { name throws(Failure) in
      guard let bytes = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) else {
        throw Failure(description: "\(name) cannot be read")
      }
      return Array(bytes)
    }
    return TLSIdentity(certificates: files[0], privateKey: files[1])
  }

  private func make(_ names: [String]) throws(Failure) -> TLSIdentity {
    do { try FileManager.default.createDirectory(at: workshop, withIntermediateDirectories: true) } catch {
      throw Failure(description: "the folder cannot be created or written to; is there a file of this name?")
    }
    if !exists("ca-key.pem") {
      try openssl("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-out", "ca-key.pem")
      try keep("ca-key.pem")
    }
    if !exists("ca.pem") {
      try makeAuthority()
      try keep("ca.pem")
    } else if !isValid("ca.pem", forSeconds: LocalAuthority.renewal) {
      try makeAuthority()
      try replace("ca.pem")
    }
    try write(extensions(names), to: "server.ext")
    try openssl(
      "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=localhost", "-keyout",
      "key.pem", "-out", "server.csr")
    try openssl(
      "x509", "-req", "-in", "server.csr", "-CA", "../ca.pem", "-CAkey", "../ca-key.pem", "-set_serial", serial(),
      "-days",
      LocalAuthority.days, "-extfile", "server.ext", "-out", "cert.pem")
    return try identity(in: workshop)
  }

  /// Makes the CA's certificate for the key in the folder. It signs certificates of servers alone, none of other CAs.
  private func makeAuthority() throws(Failure) {
    let configuration = """
      [req]
      distinguished_name=subject
      x509_extensions=authority
      prompt=no
      [subject]
      CN=RedemptionKit on this machine
      [authority]
      basicConstraints=critical,CA:TRUE,pathlen:0
      keyUsage=critical,keyCertSign
      extendedKeyUsage=serverAuth
      subjectKeyIdentifier=hash

      """
    try write(configuration, to: "ca.cnf")
    try openssl(
      "req", "-x509", "-new", "-key", "../ca-key.pem", "-config", "ca.cnf", "-set_serial", serial(), "-days",
      LocalAuthority.days, "-out", "ca.pem")
  }

  /// Gives a file its name in the folder, unless another server has done so.
  private func keep(_ name: String) throws(Failure) {
    let (made, kept) = (workshop.appendingPathComponent(name), folder.appendingPathComponent(name))
    do { try FileManager.default.linkItem(at: made, to: kept) } catch {
      // A file system without hard links, or another server was first.
      if !exists(name) { try? FileManager.default.moveItem(at: made, to: kept) }
      guard exists(name) else { throw Failure(description: "\(name) cannot be written") }
    }
  }

  /// Replaces a file at one moment.
  private func replace(_ name: String) throws(Failure) {
    let (made, kept) = (workshop.appendingPathComponent(name), folder.appendingPathComponent(name))
    do { try Data(contentsOf: made).write(to: kept, options: .atomic) } catch {
      throw Failure(description: "\(name) cannot be written")
    }
  }

  private func isValid(_ name: String, forSeconds seconds: String) -> Bool {
    (try? openssl("x509", "-checkend", seconds, "-noout", "-in", "../\(name)")) != nil
  }

  private func serial() -> String { "0x" + String(UInt64.random(in: 1 << 62..<1 << 63), radix: 16) }

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
    let path = workshop.appendingPathComponent(name).path
    guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
      throw Failure(description: "\(name) cannot be written")
    }
  }

  private func openssl(_ arguments: String...) throws(Failure) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    process.currentDirectoryURL = workshop
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
