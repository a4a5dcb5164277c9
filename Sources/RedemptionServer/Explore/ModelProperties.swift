import JanssonCoding
import RedemptionCore

/// What must hold for every SDK as it is played here, whatever app calls it. An app that is played without a bridge is
/// judged by these too.
struct ModelProperties {
  /// The events of the last step.
  private var events: [SDKEvent] = []
  /// The codes that the SDK had stored before the last step.
  private var stored: Set<String> = []

  /// A step begins.
  mutating func begin(_ session: OpenSession?) {
    events = []
    stored = Set(session?.state.storedCodes.map(\.code) ?? [])
  }

  /// The SDK has told its app something.
  mutating func note(_ event: SDKEvent) { events.append(event) }

  /// What does not hold after a step.
  ///
  /// - Parameters:
  ///   - sdk: the state of the session's SDK.
  ///   - waiting: the number of calls without an answer.
  func broken(_ event: StoryEvent?, _ session: OpenSession?, _ sdk: SDKState?, waiting: Int) -> [BrokenProperty] {
    var broken: [BrokenProperty] = []
    let add = { (name: String, expected: String, seen: String) in
      broken.append(BrokenProperty(property: name, expected: expected, seen: seen))
    }
    guard let session, let sdk else { return [] }
    let run = session.run
    let isIdle =
      run.behaviour.workInProgress == 0 && run.behaviour.nextWait == nil && run.late.isEmpty && run.held.first == nil
    if isIdle, waiting > 0 {
      add("callsEnd", "every call of the app is answered, or is silent for a reason", "a call waits for ever")
    }
    let twice = zip(events, events.dropFirst()).first { one, next in
      one.name == next.name && JSONValue(written: one.params) == JSONValue(written: next.params)
    }
    if let twice {
      add("eventsDiffer", "the SDK tells its app nothing twice", "\(twice.0.name) came twice in a row")
    }
    let kept = Set(sdk.storedCodes.map(\.code))
    // Some SDKs believe the service more than their own memory, also when its answer is late, or is about another user.
    let mayReplace: [StoryEvent] = [
      .app("signIn"), .app("signOut"), .world(.answerArrives), .world(.newestAnswerArrives), .world(.reinstall),
    ]
    if event.map({ !mayReplace.contains($0) }) ?? true, !stored.isSubset(of: kept) {
      add("codesAreKept", "the SDK keeps every code that it has stored", "a code is gone")
    }
    guard let told = toldLast else { return broken }
    let active = Set(sdk.entitlements.active.map(\.id))
    if told != active {
      add(
        "toldIsCached", "what the app was told is what the SDK knows",
        "told \(told.sorted()), knows \(active.sorted())")
    }
    return broken
  }

  /// The active entitlements by the last event that names them; nil if no event does.
  private var toldLast: Set<String>? {
    for event in events.reversed() { if let told = JSONValue(written: event.params)?.toldActive { return told } }
    return nil
  }
}

extension JSONValue {
  /// A value as it is sent; nil if it cannot be written.
  init?(written value: any Encodable) {
    guard let text = try? JSONTextEncoder().encode(value), let read = try? JSONValue.reading(text) else { return nil }
    self = read
  }

  /// The identifiers of the active entitlements in what an app is told; nil if it is told nothing of them.
  var toldActive: Set<String>? {
    for info in [self, self["customerInfo"] ?? .null] {
      if case .object(let active)? = info["entitlements"]?["active"] { return Set(active.keys) }
    }
    return nil
  }
}
