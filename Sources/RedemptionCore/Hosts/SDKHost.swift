/// Runs a behaviour in a Swift app: asks an injected gateway, waits with an injected sleep, and passes events on.
///
/// The adapters' classes with the SDKs' own names are built on it. Like the SDKs, it can be called on any thread; the
/// state changes within the call. Events and results of calls come on the main actor, in their order.
public final class SDKHost<Behaviour: SDKBehaviour>: Sendable {
  /// Receives an event, and the behaviour as it was then.
  public typealias Listener = @MainActor @Sendable (SDKEvent, Behaviour) -> Void

  fileprivate struct State: Sendable {
    var behaviour: Behaviour
    var calls: [CallID: CheckedContinuation<SDKResult, Never>] = [:]
    var lastCall: UInt64 = 0
    var timer: (wait: SDKWait, task: Task<Void, Never>)?
    var outbox: [Delivery] = []
    var isDelivering = false
    var listener: Listener?
    /// Results that go to the callers themselves; nil while there is none.
    var wanted: [CallID: SDKResult?] = [:]
  }

  fileprivate enum Delivery: Sendable {
    case event(SDKEvent, Behaviour)
    case result(CheckedContinuation<SDKResult, Never>, SDKResult)
  }

  fileprivate struct Asked: Sendable {
    let id: QuestionID
    let question: Question
    let context: ServiceContext
  }

  private let environment: HostEnvironment
  private let state: Locked<State>
  /// Set before an app has the host; nil if the SDK runs here.
  private let placed = Locked<(any PlacedSDK)?>(nil)

  /// Starts an app with this behaviour.
  public init(_ behaviour: Behaviour, start: SDKStart = SDKStart(), in environment: HostEnvironment) {
    self.environment = environment
    state = Locked(State(behaviour: behaviour))
    let sdk = environment.place?.begin(behaviour, start) { [weak self] in self?.take($0, $1) }
    if let sdk { placed.withLock { $0 = sdk } } else { feed(.began(start)) }
  }

  deinit {
    state.withLock { $0.timer?.task.cancel() }
    placed.value?.end()
  }

  /// The behaviour as it is now.
  public var behaviour: Behaviour { placed.value?.behaviour as? Behaviour ?? state.withLock { $0.behaviour } }

  /// Sets what receives the events from now on.
  public func listen(_ listener: @escaping Listener) { state.withLock { $0.listener = listener } }

  /// Lets the app call its SDK, and returns the result.
  public func call(_ call: SDKCall) async -> SDKResult {
    await withCheckedContinuation { continuation in
      let id = state.withLock { state in
        state.lastCall += 1
        let id = CallID(rawValue: state.lastCall)
        state.calls[id] = continuation
        return id
      }
      if let sdk = placed.value { sdk.call(call, id) } else { feed(.called(call, id)) }
    }
  }

  /// Lets the app call its SDK without waiting.
  ///
  /// - Returns: the result, if the SDK has it at once; nil if it has to ask its service first.
  @discardableResult
  public func begin(_ call: SDKCall) -> SDKResult? {
    let id = state.withLock { state in
      state.lastCall += 1
      let id = CallID(rawValue: state.lastCall)
      state.wanted[id] = .some(nil)
      return id
    }
    guard let sdk = placed.value else { return feed(.called(call, id), returning: id) }
    sdk.call(call, id)
    return state.withLock { $0.takeResult(of: id) }
  }

  /// Changes the behaviour itself, such as options that the app gives when it configures.
  package func update(_ body: (inout Behaviour) -> Void) {
    guard let sdk = placed.value else { return state.withLock { body(&$0.behaviour) } }
    sdk.update { behaviour in
      guard var own = behaviour as? Behaviour else { return }
      body(&own)
      behaviour = own
    }
  }

  // MARK: Inputs

  /// - Parameter call: the call whose result is its caller's, if it has one at once.
  @discardableResult
  private func feed(_ input: SDKInput, returning call: CallID? = nil) -> SDKResult? {
    let now = environment.now()
    let (asked, result, startsDelivery) = state.withLock { state in
      let asked = state.run(input, at: now, endsBackoffAtOnce: environment.endsBackoffAtOnce)
      armTimer(&state, at: now)
      return (asked, call.flatMap { state.takeResult(of: $0) }, state.beginDelivery())
    }
    for question in asked { ask(question) }
    if startsDelivery { Task { @MainActor in deliver() } }
    return result
  }

  /// Takes what comes of an SDK that runs in another place.
  private func take(_ effect: SDKEffect, _ behaviour: any SDKBehaviour) {
    let startsDelivery = state.withLock { state in
      state.take(effect, behaviour as? Behaviour ?? state.behaviour)
      return state.beginDelivery()
    }
    if startsDelivery { Task { @MainActor in deliver() } }
  }

  private func ask(_ asked: Asked) {
    Task { @MainActor [weak self, ask = environment.ask] in
      let answer = await ask(asked.question, asked.context)
      // A gateway that cannot work is to the app a service that could not be reached.
      self?.feed(
        .answered(asked.id, answer.mapError { $0.isMetBySDK ? $0 : .failed(RedemptionFailure(meeting: $0)) }))
    }
  }

  // MARK: Deliveries

  @MainActor private func deliver() {
    while let (next, listener) = nextDelivery() {
      switch next {
      case .event(let event, let behaviour): listener?(event, behaviour)
      case .result(let continuation, let result): continuation.resume(returning: result)
      }
    }
  }

  private func nextDelivery() -> (Delivery, Listener?)? {
    state.withLock { state in
      guard !state.outbox.isEmpty else {
        state.isDelivering = false
        return nil
      }
      return (state.outbox.removeFirst(), state.listener)
    }
  }

  // MARK: Waits

  private func armTimer(_ state: inout State, at now: Timestamp) {
    let wait = state.behaviour.nextWait
    guard wait != state.timer?.wait else { return }
    state.timer?.task.cancel()
    state.timer = wait.map { wait in
      let duration = Duration.milliseconds(max(0, wait.due.milliseconds - now.milliseconds))
      let task = Task { [weak self, sleep = environment.sleep] in
        // A wait that is broken off is over.
        try? await sleep(duration)
        guard !Task.isCancelled else { return }
        self?.endWait()
      }
      return (wait, task)
    }
  }

  private func endWait() {
    state.withLock { $0.timer = nil }
    feed(.due)
  }
}

extension SDKHost.State {
  /// Handles an input, and returns the questions.
  fileprivate mutating func run(_ input: SDKInput, at now: Timestamp, endsBackoffAtOnce: Bool) -> [SDKHost.Asked] {
    var turn = SDKTurn(now: now)
    turn.endsBackoffAtOnce = endsBackoffAtOnce
    behaviour.handle(input, &turn)
    var asked: [SDKHost.Asked] = []
    for effect in turn.effects {
      if case .ask(let id, let question, let context) = effect {
        asked.append(SDKHost.Asked(id: id, question: question, context: context))
      } else {
        take(effect, behaviour)
      }
    }
    return asked
  }

  /// Takes an effect that is no question.
  fileprivate mutating func take(_ effect: SDKEffect, _ behaviour: Behaviour) {
    switch effect {
    case .ask: return
    case .tell(let event): outbox.append(.event(event, behaviour))
    case .finish(let call, let result): finish(call, result)
    case .abandon(let call, let error): finish(call, SDKResult(meeting: error))
    }
  }

  private mutating func finish(_ call: CallID, _ result: SDKResult) {
    if wanted[call] != nil { return wanted[call] = result }
    guard let continuation = calls.removeValue(forKey: call) else { return }
    outbox.append(.result(continuation, result))
  }

  /// Returns the result of a call made by ``begin(_:)``; nil if there is none yet. A later result is dropped.
  fileprivate mutating func takeResult(of call: CallID) -> SDKResult? { wanted.removeValue(forKey: call) ?? nil }

  /// True if somebody has to deliver what is in the outbox.
  fileprivate mutating func beginDelivery() -> Bool {
    guard !outbox.isEmpty, !isDelivering else { return false }
    isDelivering = true
    return true
  }
}

extension SDKResult {
  fileprivate init(meeting error: GatewayError) {
    let failure = RedemptionFailure(meeting: error)
    self = .refused(SDKError(code: failure.reason.rawValue, message: failure.message), kind: failure.reason.rawValue)
  }
}
