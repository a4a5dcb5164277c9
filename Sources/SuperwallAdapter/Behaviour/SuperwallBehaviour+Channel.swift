import RedemptionCore

extension SuperwallBehaviour {
  mutating func take(_ call: ChannelCall, _ id: CallID, _ turn: inout SDKTurn) {
    turn.finish(id, .channel(.nothing))
  }
}
