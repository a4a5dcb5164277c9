/// What the loop's thread hands to the server's thread.
enum Arrival: Sendable {
  /// A whole request, whose response is awaited.
  case request(ExchangeID, HTTPRequest)
  /// A WebSocket client is there.
  case opened(ExchangeID, UnreadCounter)
  /// A message of a WebSocket client.
  case message(ExchangeID, [UInt8])
  /// A WebSocket client has read what kept it from getting more.
  case read(ExchangeID)
  /// A client that waits for a response has closed its sending side.
  case inputClosed(ExchangeID)
  /// A client has gone: a WebSocket, or one that waited for a response.
  case closed(ExchangeID)
}

/// What the server's thread hands back.
enum Delivery: Sendable {
  case response(ExchangeID, HTTPResponse)
  /// Messages for a WebSocket, each ended by a line feed, and how many of its messages were handled.
  case messages(ExchangeID, [UInt8], handled: Int)
  /// The service ends.
  case close
}

/// Names one request and its response, or one WebSocket.
typealias ExchangeID = UInt64
