/// Runs a behaviour in a Swift app: asks an injected gateway, waits with an injected sleep, and passes events on.
///
/// The adapters' classes with the SDKs' own names are built on it.
@MainActor
public final class SDKHost<Behaviour: SDKBehaviour> {
  /// Answers a question, or says why it cannot.
  public typealias Ask = @Sendable (Question, ServiceContext) async -> Result<Answer, GatewayError>
  /// Waits; throws if it is cancelled.
  public typealias Sleep = @Sendable (Duration) async throws -> Void

  /// The behaviour as it is now.
  public private(set) var behaviour: Behaviour
  /// Receives the events, in their order.
  public var onEvent: (SDKEvent) -> Void = { _ in }

  private let ask: Ask
  private let now: @Sendable () -> Timestamp
  private let sleep: Sleep
  private var turn: SDKTurn
  private var parked = ParkedEffects()
  private var inputs: [SDKInput] = []
  private var isRunning = false
  private var calls: [CallID: CheckedContinuation<SDKResult, Never>] = [:]
  private var lastCall: UInt64 = 0
  private var timer: (wait: SDKWait, task: Task<Void, Never>)?

  /// Starts an app with this behaviour.
  ///
  /// - Parameters:
  ///   - start: how the app starts.
  ///   - now: the clock.
  public init(
    _ behaviour: Behaviour, start: SDKStart = SDKStart(), now: @escaping @Sendable () -> Timestamp,
    sleep: @escaping Sleep, ask: @escaping Ask
  ) {
    self.behaviour = behaviour
    self.ask = ask
    self.now = now
    self.sleep = sleep
    turn = SDKTurn(now: now())
    feed(.began(start))
  }

  deinit { timer?.task.cancel() }

  /// Lets the app call its SDK, and returns the result.
  public func call(_ call: SDKCall) async -> SDKResult {
    lastCall += 1
    let id = CallID(rawValue: lastCall)
    return await withCheckedContinuation { continuation in
      calls[id] = continuation
      feed(.called(call, id))
    }
  }

  /// Lets the app call its SDK without waiting.
  public func begin(_ call: SDKCall) { feed(.called(call, nil)) }

  /// An input that comes while effects are carried out, such as a call from an event's handler, waits for their end.
  private func feed(_ input: SDKInput) {
    inputs.append(input)
    guard !isRunning else { return }
    isRunning = true
    while !inputs.isEmpty { run(inputs.removeFirst()) }
    isRunning = false
    armTimer()
  }

  private func run(_ input: SDKInput) {
    let asked = carryOut(handle(input), &parked)
    guard case .answered(let id, _) = input else { return }
    parked.release(id, followedBy: asked) { carryOut($1, &$0) }
  }

  private func handle(_ input: SDKInput) -> [SDKEffect] {
    turn.now = now()
    behaviour.handle(input, &turn)
    defer { turn.effects.removeAll(keepingCapacity: true) }
    return turn.effects
  }

  /// - Returns: the questions asked.
  private func carryOut(_ effects: [SDKEffect], _ parked: inout ParkedEffects) -> Set<QuestionID> {
    var asked: Set<QuestionID> = []
    for (index, effect) in effects.enumerated() {
      if case .ask(let id, let question, let context) = effect {
        asked.insert(id)
        Task { [weak self, ask] in
          let answer = await ask(question, context)
          self?.take(answer, to: id)
        }
        continue
      }
      guard asked.isEmpty else {
        parked.park(Array(effects[index...]), awaiting: asked)
        return asked
      }
      switch effect {
      case .ask: break
      case .tell(let event): onEvent(event)
      case .finish(let call, let result): calls.removeValue(forKey: call)?.resume(returning: result)
      case .abandon(let call, let error):
        let failure = RedemptionFailure(meeting: error)
        let refused = SDKResult.refused(
          SDKError(code: failure.reason.rawValue, message: failure.message), kind: failure.reason.rawValue)
        calls.removeValue(forKey: call)?.resume(returning: refused)
      }
    }
    return asked
  }

  private func take(_ answer: Result<Answer, GatewayError>, to id: QuestionID) {
    // A gateway that cannot work is to the app a service that could not be reached.
    feed(.answered(id, answer.mapError { $0.isMetBySDK ? $0 : .failed(RedemptionFailure(meeting: $0)) }))
  }

  private func armTimer() {
    let wait = behaviour.nextWait
    guard wait != timer?.wait else { return }
    timer?.task.cancel()
    timer = wait.map { wait in
      let duration = Duration.milliseconds(max(0, wait.due.milliseconds - now().milliseconds))
      let task = Task { [weak self, sleep] in
        // A wait that is broken off is over.
        try? await sleep(duration)
        guard !Task.isCancelled else { return }
        self?.endWait()
      }
      return (wait, task)
    }
  }

  private func endWait() {
    timer = nil
    feed(.due)
  }
}

extension RedemptionFailure {
  /// What an SDK makes of an error of its gateway.
  public init(meeting error: any Error) {
    switch error {
    case let failure as RedemptionFailure: self = failure
    case GatewayError.failed(let failure): self = failure
    case GatewayError.unavailable: self.init(reason: .transport, message: "The ledger is unavailable.")
    case GatewayError.scriptEnded: self.init(reason: .transport, message: "The script has no outcome left.")
    default: self.init(reason: .transport, message: "The service could not be asked (\(type(of: error))).")
    }
  }
}
