public import JSONRPC

// How much work a server takes on.

extension Server {
  /// True for a method that may ask a gateway, whose answer may take any time. An unknown method gets its own error.
  public func mayWait(_ call: Call) -> Bool {
    !MethodRegistry.immediate.contains(call.method) && methods.names.contains(call.method)
  }

  /// Calls without an answer, or questions to gateways: several calls may share one, and one call may ask several.
  public var workUnderWay: Int { max(waitingCalls.count, timers.requestCount + remoteAnswers.count) }
}

extension MethodRegistry {
  /// Methods that ask no gateway. They are answered at any time, so that a client can always move the clock, end a fault or
  /// close a session.
  static let immediate: Set<String> = {
    let types: [any Method.Type] = [
      ServerDescribe.self, RPCDiscover.self, LinkParse.self, LinkOpen.self, EntitlementsMerge.self, ReplyRender.self,
      ReplyRead.self, SessionDescribe.self, SessionClose.self, SessionSetPaywall.self,
      SessionSetPurchaseController.self, SessionSetSubscriptionStatus.self, StorePurchase.self, StoreIssueLink.self,
      StoreExpire.self, StoreRefund.self, StoreUpdate.self, StoreReceipts.self, StoreMailbox.self, StorePolicy.self,
      StoreReset.self,
      ClockNow.self, ClockAdvance.self, FaultInject.self,
    ]
    return Set(types.map { $0.name })
  }()
}
