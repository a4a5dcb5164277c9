import JSONRPC

/// What the loop's thread hands to the server's thread.
enum Arrival: Sendable {
  /// A whole request, whose response is awaited.
  case request(ExchangeID, HTTPRequest)
  /// A WebSocket client is there, with the spaces that its address and its token name.
  case opened(ExchangeID, ClientScope, UnreadCounter)
  /// A message of a WebSocket client.
  case message(ExchangeID, [UInt8])
  /// A WebSocket client has read what kept it from getting more.
  case read(ExchangeID)
  /// A client that waits for a response has closed its sending side.
  case inputClosed(ExchangeID)
  /// A client has gone: a WebSocket, or one that waited for a response. `bytes` of what it has sent still count.
  case closed(ExchangeID, bytes: Int)
}

/// What the server's thread hands back.
enum Delivery: Sendable {
  case response(ExchangeID, HTTPResponse)
  /// Messages for a WebSocket, each ended by a line feed; how many of its messages were handled, and their bytes.
  case messages(ExchangeID, OutgoingText, handled: Int, bytes: Int)
  /// So many bytes of clients that have gone are no longer held.
  case forgotten(Int)
  /// The service ends.
  case close

  /// What it takes of ``WaitingBytes``.
  var size: Int {
    switch self {
    case .response(_, let response): response.ownBytes + Delivery.overhead
    case .messages(_, let text, _, _): text.bytes.count + Delivery.overhead
    case .forgotten, .close: 0
    }
  }

  /// What a delivery takes beside its bytes, roughly.
  private static let overhead = 512
}

/// Names one request and its response, or one WebSocket.
typealias ExchangeID = UInt64
