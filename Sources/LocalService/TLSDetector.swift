#if Live
  import NIOCore
  import NIOSSL

  /// Lets a port speak HTTP and HTTPS: a client that begins with a TLS handshake gets TLS.
  ///
  /// SDKs of one app may need both. Some have a fixed `https`, others no certificate store of their own.
  final class TLSDetector: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = NIOCore.ByteBuffer

    /// The type of a TLS record with a handshake message (RFC 8446, section 5.1). No HTTP request begins with it.
    private static let handshake: UInt8 = 22

    private let tls: NIOSSLContext

    init(_ tls: NIOSSLContext) { self.tls = tls }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let bytes = unwrapInboundIn(data)
      if bytes.getInteger(at: bytes.readerIndex, as: UInt8.self) == TLSDetector.handshake {
        do {
          let handler = NIOSSLServerHandler(context: tls)
          try context.pipeline.syncOperations.addHandler(handler, position: .after(self))
        } catch {
          return context.close(promise: nil)
        }
      }
      context.fireChannelRead(data)
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
  }

  extension TLSIdentity {
    func context() throws -> NIOSSLContext {
      let chain = try NIOSSLCertificate.fromPEMBytes(certificates).map { NIOSSLCertificateSource.certificate($0) }
      let key = try NIOSSLPrivateKey(bytes: privateKey, format: .pem)
      var configuration = TLSConfiguration.makeServerConfiguration(
        certificateChain: chain, privateKey: .privateKey(key))
      configuration.minimumTLSVersion = .tlsv12
      return try NIOSSLContext(configuration: configuration)
    }
  }
#endif
