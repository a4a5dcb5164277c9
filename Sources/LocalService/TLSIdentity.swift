/// A server's certificate and its key.
public struct TLSIdentity: Hashable, Sendable {
  /// The certificate chain in PEM format, that of the server first.
  let certificates: [UInt8]
  /// The private key in PEM format.
  let privateKey: [UInt8]

  /// An identity from the contents of its files.
  public init(certificates: [UInt8], privateKey: [UInt8]) {
    self.certificates = certificates
    self.privateKey = privateKey
  }
}
