public import JSONRPC

// How much work a server takes on.

extension Server {
  /// True for a method that may ask a gateway, whose answer may take any time. An unknown method gets its own error.
  public func mayWait(_ call: Call) -> Bool { methods.mayAskGateway(call.method) }
}
