import RedemptionCore

/// What the native side of a channel remembers.
struct ChannelState: Codable, Sendable {
  /// A call that waits for the SDK.
  private struct Waiting: Sendable {
    let id: CallID
    let channel: RevenueCatChannel
    let call: ChannelCall
  }

  private enum CodingKeys: String, CodingKey { case keptValues, listeners, lastListener }

  var keptValues: [String: JSONValue] = [:]
  /// A saved behaviour has no calls.
  private var waiting: [Waiting] = []
  private var listeners: [String] = []
  private var lastListener: UInt64 = 0

  mutating func wait(_ id: CallID, for call: ChannelCall, on channel: RevenueCatChannel) {
    waiting.append(Waiting(id: id, channel: channel, call: call))
  }

  /// Removes a waiting call and returns how its result is written; nil for a call that came on no channel.
  mutating func take(_ id: CallID) -> (channel: RevenueCatChannel, call: ChannelCall)? {
    guard !waiting.isEmpty, let index = waiting.firstIndex(where: { $0.id == id }) else { return nil }
    let waiting = waiting.remove(at: index)
    return (waiting.channel, waiting.call)
  }

  /// The names of listeners are counted, so that a written test can name them.
  mutating func addListener() -> String {
    lastListener += 1
    listeners.append(String(lastListener))
    return String(lastListener)
  }

  /// - Returns: true if there was a listener of this name.
  mutating func removeListener(_ name: String) -> Bool {
    defer { listeners.removeAll { $0 == name } }
    return listeners.contains(name)
  }

  mutating func removeListeners() { listeners = [] }

  func describe(into state: inout StateDescription) {
    state.object("keptValues", keptValues)
    state.list("waiting", waiting) { state, waiting in
      state.record("") { state in
        state.part("id", waiting.id)
        state.leaveOut("channel", because: "The call's method names it.")
        state.part("call", waiting.call)
      }
    }
    state.list("listeners", listeners) { $0.text("", $1) }
    // A test can name the next listener, so that it is not a name only.
    state.number("lastListener", lastListener)
  }
}

extension RevenueCatBehaviour {
  mutating func take(_ call: ChannelCall, _ id: CallID, _ turn: inout SDKTurn) {
    guard !sdk.lackingMethods.contains(call.method),
      let row = RevenueCatAdapter.channelRow(named: call.method, for: sdk.target)
    else {
      return turn.finish(id, .channel(.error(RevenueCatChannel.notImplemented(call.method, for: sdk.target))))
    }
    let native = RevenueCatChannel(adapter: sdk.adapter, target: sdk.target, row: row)
    do throws(ChannelArguments.Mismatch) {
      switch try native.step(call, channelFacts, using: &turn.random) {
      case .answer(let answer): turn.finish(id, .channel(answer))
      case .call(let nativeCall):
        channel.wait(id, for: call, on: native)
        take(nativeCall, id, &turn)
      }
    } catch {
      turn.finish(id, error.result)
    }
  }

  private var channelFacts: ChannelFacts {
    ChannelFacts(
      isConfigured: isConfigured, appUserId: redeemer.appUserId, isAnonymous: isAnonymous,
      customer: customer.grant?.customer, keptValues: channel.keptValues)
  }

  private mutating func take(_ call: NativeCall, _ id: CallID, _ turn: inout SDKTurn) {
    switch call {
    case .redeem(let code): return redeem(code, id, &turn)
    case .customerInfo(let policy): return customerInfo(policy, id, &turn)
    case .logIn(let appUserId): return logIn(appUserId, id, &turn)
    case .logOut: return logOut(id, &turn)
    case .addListener:
      let name = channel.addListener()
      return finish(id, .listener(name), &turn)
    case .removeListener(let name):
      let isKnown = channel.removeListener(name)
      return finish(id, .removedListener(isKnown), &turn)
    case .forgetCustomer:
      guard isConfigured else { return finish(id, .refused(.notConfigured), &turn) }
      customer.invalidate()
    case .configure(let appUserId):
      configure(as: appUserId)
      finish(id, .done, &turn)
      return refresh(&turn)
    case .shutDown:
      isConfigured = false
      channel.removeListeners()
    case .keep(let key, .null): channel.keptValues.removeValue(forKey: key)
    case .keep(let key, let value): channel.keptValues[key] = value
    }
    finish(id, .done, &turn)
  }

  /// Another user than the one before starts with an empty cache.
  private mutating func configure(as appUserId: String?) {
    isConfigured = true
    guard let appUserId, !sdk.isSameUser(appUserId, redeemer.appUserId) else { return }
    redeemer.appUserId = appUserId
    isAnonymous = RevenueCatAdapter().isAnonymous(appUserId, on: sdk.target.platform)
    customer.invalidate()
  }
}
