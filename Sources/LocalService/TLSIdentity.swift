/// The files of a server's certificate.
public struct TLSIdentity: Hashable, Sendable {
  /// The certificate chain in PEM format, that of the server first.
  public let certificates: String
  /// The private key in PEM format.
  public let privateKey: String

  /// Names the files.
  public init(certificates: String, privateKey: String) {
    self.certificates = certificates
    self.privateKey = privateKey
  }
}
