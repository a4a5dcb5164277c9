extension Session {
  /// What the steps of one redemption or refresh know of it; no value, because it is large and handed on a lot.
  final class StepContext {
    let cause: RedemptionCause
    let code: String?
    let isLink: Bool
    let outcome: RedemptionOutcome?
    let isCodeAnswered: Bool
    /// All that the user has, where the answer tells it.
    let customer: Grant?
    let now: Timestamp

    init(
      cause: RedemptionCause = .storedCodes, code: String? = nil, isLink: Bool = false,
      outcome: RedemptionOutcome? = nil,
      isCodeAnswered: Bool = false, customer: Grant? = nil, now: Timestamp
    ) {
      self.cause = cause
      self.code = code
      self.isLink = isLink
      self.outcome = outcome
      self.isCodeAnswered = isCodeAnswered
      self.customer = customer
      self.now = now
    }
  }

  mutating func perform(_ steps: [SessionStep], _ context: StepContext) -> [SessionEffect] {
    var effects: [SessionEffect] = []
    _ = perform(steps, context, into: &effects)
    return effects
  }

  /// - Returns: false when a step said that nothing more is done.
  private mutating func perform(
    _ steps: [SessionStep], _ context: StepContext, into effects: inout [SessionEffect]
  ) -> Bool {
    for step in steps {
      switch step {
      case .tell(let name): effects.append(.tell(SessionEvent(name: name, body: .empty)))
      case .tellReply(let name):
        if let outcome = context.outcome { effects.append(.tell(SessionEvent(name: name, body: .reply(outcome)))) }
      case .tellRedemption(let name):
        effects.append(.tell(SessionEvent(name: name, body: .redemption(context.cause, code: context.code))))
      case .tellFailure(let name, let message): effects.append(.tell(failure(name, message, context)))
      case .keepCustomer: if let customer = context.customer { effects += keep(customer, at: context.now) }
      case .updateCustomer: effects += updateCustomer()
      case .updateStatus: effects += updateStatus()
      case .dismissPaywall(let result): effects += dismissPaywall(result)
      case .scheduleRefresh: effects += scheduleRefresh(at: context.now)
      case .stop: return false
      case .conditional(let conditions, let steps):
        guard hold(conditions, context) else { continue }
        guard perform(steps, context, into: &effects) else { return false }
      }
    }
    return true
  }

  private func hold(_ conditions: [SessionStep.Condition], _ context: StepContext) -> Bool {
    for condition in conditions where !holds(condition, context) { return false }
    return true
  }

  private func holds(_ condition: SessionStep.Condition, _ context: StepContext) -> Bool {
    switch condition {
    case .newCode: context.cause == .code
    case .attributes: context.cause == .attributes
    case .openedLink: context.isLink
    case .codeAnswered: context.isCodeAnswered
    case .paywallOpen: paywall != nil
    case .paywallHasEntitlements: paywall?.entitlements.isEmpty == false
    case .paywallCovered: isCovered(by: context)
    case .dismissesAutomatically: paywall?.automaticallyDismiss == true
    case .confirmationAlert: options.confirmationAlert ?? profile.confirmationAlert
    case .not(let condition): !holds(condition, context)
    }
  }

  private func isCovered(by context: StepContext) -> Bool {
    guard let paywall, let access = profile.access else { return false }
    var given = Set((context.customer.map { Array($0.entitlements) } ?? webEntitlements).map(\.id))
    if access.coverage == .deviceAndWeb { given.formUnion(deviceEntitlements.filter(\.isActive).map(\.id)) }
    return given.isSuperset(of: paywall.entitlements)
  }

  private func failure(_ name: String, _ message: String?, _ context: StepContext) -> SessionEvent {
    if let message { return SessionEvent(name: name, body: .values(["error_message": .string(message)])) }
    guard case .failed(_, let failure) = context.outcome else { return SessionEvent(name: name, body: .empty) }
    return SessionEvent(name: name, body: .failure(failure))
  }

  mutating func dismissPaywall(_ result: String) -> [SessionEffect] {
    guard paywall != nil, let access = profile.access else { return [] }
    paywall = nil
    let values: [String: JSONValue] = ["completion": "onDismiss", "result": .string(result)]
    return [.tell(SessionEvent(name: access.dismissalEvent, body: .values(values)))]
  }
}
