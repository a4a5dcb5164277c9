import JSONRPC
import RedemptionCore
import RedemptionLedger

extension OpenSpace {
  /// The space as what can affect its future: the simulation and the rows of its ledger. Log, connections and waiting
  /// calls are not in it.
  ///
  /// - Parameters:
  ///   - vendor: the vendor whose rows are described; nil for all.
  ///   - codes: those that somebody outside can still use.
  func described(of vendor: Vendor? = nil, with codes: Set<String> = []) throws(LedgerError) -> StateDescription {
    var state = StateDescription()
    state.part("value", value)
    let names = state.names.union(codes)
    try ledger.describe(into: &state, of: vendor, usedBySessions: names, at: now)
    return state
  }
}

extension Space: DescribedState {
  func describe(into state: inout StateDescription) {
    state.text("clock", clock.name)
    state.leaveOut("random", because: "The identifiers that it makes are labels.")
    state.list("faults", faults.pending) { state, fault in state.part("", fault) }
    state.leaveOut("redemptions", because: "It says what has happened, and no rule reads it.")
    state.set("openCheckouts", openCheckouts.ascending) { state, checkout in
      state.record("") { state in
        state.label("id", checkout.id)
        state.part("checkout", checkout.checkout)
      }
    }
    state.set("sessions", sessions.values) { state, session in state.part("", session) }
    // Nobody knows an id that only an SDK has made. What is stored while the app runs is replaced when it ends.
    state.set("devices", devices.all.filter(\.value.isNamed)) { state, device in
      state.record("") { state in
        state.text("target", "\(device.key.vendor.rawValue) \(device.key.platform.rawValue)")
        state.name("id", device.key.id)
        state.number("clockAhead", device.value.clockAhead)
        state.label("session", device.value.session)
        guard device.value.session == nil else { return }
        state.clockAhead = device.value.clockAhead
        state.record("stored") { device.value.stored?.behaviour.describe(into: &$0) }
        state.clockAhead = 0
      }
    }
    // Waits that end at one moment end in the order in which they began.
    state.list("nextMoments", nextMoments.ascending) { $0.label("", $1.session) }
    state.leaveOut("endedWaits", because: "It counts for one clock/advance.")
    state.leaveOut("lastNumber", because: "It only keeps calls apart.")
    state.leaveOut("lastSession", because: "The ids of sessions are labels.")
  }
}

extension OpenSession: DescribedState {
  func describe(into state: inout StateDescription) {
    state.owner = id
    state.label("id", id)
    state.leaveOut("generation", because: "It says which copy of a space may change the session.")
    state.text("target", "\(target.vendor.rawValue) \(target.sdk.rawValue) \(target.platform.rawValue)")
    state.leaveOut("adapter", because: "It follows from the target.")
    state.text("gateway", gateway.name)
    state.leaveOut("owner", because: "It says who receives the events.")
    state.leaveOut("hear", because: "It says who receives the events.")
    state.part("run", run)
    state.leaveOut("saved", because: "The open transaction ends before the next input.")
    state.leaveOut("answeredInTransaction", because: "The open transaction ends before the next input.")
    state.deadline("pausedUntil", pausedUntil, .retryIsDue)
    state.leaveOut("indexed", because: "It follows from the run.")
    state.owner = ""
  }
}

extension OpenSession.Gateway {
  fileprivate var name: String {
    switch self {
    case .ledger: "ledger"
    case .script: "script"
    case .remote: "live"
    }
  }
}

extension OpenSession.Run: DescribedState {
  func describe(into state: inout StateDescription) {
    state.clockAhead = clockAhead
    state.record("behaviour") { behaviour.describe(into: &$0) }
    state.clockAhead = 0
    state.part("script", script)
    state.list("held", held.ascending) { state, held in state.part("", held) }
    state.list("late", late.ascending) { state, late in state.part("", late) }
    state.leaveOut("lastCall", because: "It only keeps calls apart.")
    state.leaveOut("sequence", because: "It numbers the events that the app is sent.")
    state.flag("hasBegun", hasBegun)
    state.number("clockAhead", clockAhead)
    state.flag("isInBackground", isInBackground)
  }
}

extension HeldQuestions.Held: DescribedState {
  func describe(into state: inout StateDescription) {
    state.deadline("due", due, .answerArrives)
    state.leaveOut("number", because: "The list has this order.")
    state.own("id", "question", id.rawValue)
    state.part("question", question)
    state.leaveOut("context", because: "Only a live service reads it.")
  }
}

extension Fault: DescribedState {
  func describe(into state: inout StateDescription) {
    state.word("kind", kind)
    state.word("on", on)
    state.number("status", status)
    state.number("code", code)
    state.text("message", message)
    state.number("retryAfter", retryAfter?.bitPattern)
    state.number("seconds", seconds?.bitPattern)
    state.number("count", count)
    state.label("session", session)
  }
}
