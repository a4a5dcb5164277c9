import NIOCore
import NIOWebSocket

/// Assembles the messages of a WebSocket client from its frames, by the rules of RFC 6455.
struct MessageAssembly {
  /// The result of a frame.
  enum Result: Equatable {
    /// The frame completes a message.
    case message([UInt8])
    case ping(NIOCore.ByteBuffer)
    case nothing
    /// The connection ends.
    case end(WebSocketErrorCode)
  }

  /// The longest message, in bytes.
  private let limit: Int
  /// The message that is not whole yet; nil for none.
  private var partial: [UInt8]?

  /// Bytes of the message that is not whole yet.
  var partialBytes: Int { partial?.count ?? 0 }

  init(limit: Int) { self.limit = limit }

  mutating func add(_ frame: WebSocketFrame) -> Result {
    // 5.1: a client masks its frames. 5.2: only an extension may set the reserved bits, and the server offers none.
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .end(.protocolError) }
    switch frame.opcode {
    case .text: return partial == nil ? add(frame.unmaskedData, isLast: frame.fin) : .end(.protocolError)
    case .continuation: return partial != nil ? add(frame.unmaskedData, isLast: frame.fin) : .end(.protocolError)
    case .binary: return .end(.unacceptableData)
    case .ping: return .ping(frame.unmaskedData)
    case .pong: return .nothing
    case .connectionClose: return .end(MessageAssembly.answer(to: frame.unmaskedData.readableBytesView))
    default: return .end(.protocolError)
    }
  }

  private mutating func add(_ data: NIOCore.ByteBuffer, isLast: Bool) -> Result {
    guard (partial?.count ?? 0) + data.readableBytes <= limit else { return .end(.messageTooLarge) }
    var message = partial ?? []
    partial = nil  // So that the bytes are not copied.
    message.append(contentsOf: data.readableBytesView)
    if !isLast {
      partial = message
      return .nothing
    }
    return message.isUTF8 ? .message(message) : .end(.dataInconsistentWithMessage)
  }

  /// Returns the code that answers the body of a close frame: none, or a code and a reason (5.5.1).
  private static func answer(to body: ByteBufferView) -> WebSocketErrorCode {
    if body.isEmpty { return .normalClosure }
    guard body.count > 1 else { return .protocolError }
    let code = body.prefix(2).reduce(0) { $0 << 8 | Int($1) }
    // 7.4: codes that may be in a frame.
    let isKnown = (1_000...1_003).contains(code) || (1_007...1_014).contains(code) || (3_000...4_999).contains(code)
    guard isKnown else { return .protocolError }
    return body.dropFirst(2).isUTF8 ? .normalClosure : .dataInconsistentWithMessage
  }
}

extension Collection<UInt8> {
  fileprivate var isUTF8: Bool { allSatisfy { $0 < 0x80 } || String(validating: self, as: UTF8.self) != nil }
}
