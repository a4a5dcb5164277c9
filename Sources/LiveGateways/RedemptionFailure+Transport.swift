#if Live
  internal import AsyncHTTPClient
  internal import NIOCore
  internal import NIOPosix
  internal import RedemptionCore

  extension RedemptionFailure {
    /// The failure of a request that got no answer. The texts are those of Apple's URL errors, because some SDKs pass
    /// them on unchanged.
    init(meeting error: any Error) {
      switch error {
      case let failure as RedemptionFailure: self = failure
      case is CancellationError: self = .cancelled
      case let error as HTTPClientError: self.init(error)
      case let error as IOError: self.init(error)
      case let error as NIOConnectionError: self.init(error)
      case is ChannelError: self = .lost
      case is NIOTooManyBytesError:
        self.init(reason: .unreadable, message: "The answer is longer than 8 MiB.")
      case let error where "\(type(of: error))".hasPrefix("NIOSSL") || "\(type(of: error))".hasPrefix("BoringSSL"):
        self.init(
          reason: .transport,
          message: "An SSL error has occurred and a secure connection to the server cannot be made.")
      default: self = .lost
      }
    }

    private init(_ error: HTTPClientError) {
      switch error {
      case .deadlineExceeded, .readTimeout, .writeTimeout, .connectTimeout, .requestStreamCancelled,
        .getConnectionFromPoolTimeout, .tlsHandshakeTimeout, .socksHandshakeTimeout, .httpProxyHandshakeTimeout:
        self.init(reason: .timeout, message: "The request timed out.")
      case .cancelled, .alreadyShutdown: self = .cancelled
      case .proxyAuthenticationRequired, .invalidProxyResponse:
        self.init(reason: .transport, message: "The proxy did not open the connection.")
      default: self = .lost
      }
    }

    private init(_ error: IOError) {
      switch error.errnoCode {
      case 100, 101, 113, 50, 51, 65: self = .offline  // ENETDOWN, ENETUNREACH, EHOSTUNREACH of Linux and Darwin.
      case 110, 60: self.init(reason: .timeout, message: "The request timed out.")
      case 111, 61: self.init(reason: .transport, message: "Could not connect to the server.")
      default: self = .lost
      }
    }

    /// Several addresses may have been tried: the last one's error counts. Without any, the name could not be resolved.
    private init(_ error: NIOConnectionError) {
      guard let last = error.connectionErrors.last else {
        self.init(reason: .transport, message: "A server with the specified hostname could not be found.")
        return
      }
      self.init(meeting: last.error)
    }

    private static var offline: RedemptionFailure {
      RedemptionFailure(reason: .offline, message: "The Internet connection appears to be offline.")
    }

    private static var lost: RedemptionFailure {
      RedemptionFailure(reason: .transport, message: "The network connection was lost.")
    }

    private static var cancelled: RedemptionFailure {
      RedemptionFailure(reason: .transport, message: "The request was cancelled.")
    }
  }
#endif
