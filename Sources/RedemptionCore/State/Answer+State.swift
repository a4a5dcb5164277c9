extension Answer: DescribedState {
  /// Writes the answer.
  public func describe(into state: inout StateDescription) {
    switch self {
    case .redemption(let answer): state.part("redemption", answer)
    case .customer(let grant): state.part("customer", grant)
    case .logIn(let grant, let created):
      state.part("logIn", grant)
      state.flag("created", created)
    case .receipt(let answer): state.part("receipt", answer)
    case .reissue(let answer): state.part("reissue", answer)
    case .own(let answer):
      state.json("own", answer.facts)
      state.part("redemption", answer.redemption)
    }
  }
}

extension RedemptionAnswer: DescribedState {
  /// Writes the answer.
  public func describe(into state: inout StateDescription) {
    state.part("outcome", outcome)
    state.parts("storedOutcomes", storedOutcomes)
    state.part("customer", customer)
    if let signsIn { state.text("signsIn", signsIn) }
    if let own { state.json("own", own) }
  }
}

extension ReissueAnswer: DescribedState {
  /// Writes the answer.
  public func describe(into state: inout StateDescription) {
    switch self {
    case .accepted: state.text("answer", "accepted")
    case .invalidAddress: state.text("answer", "invalidAddress")
    case .tooMany: state.text("answer", "tooMany")
    }
  }
}

extension GatewayError: DescribedState {
  /// Writes the error.
  public func describe(into state: inout StateDescription) {
    switch self {
    case .failed(let failure, let retry):
      state.part("failed", failure)
      switch retry {
      case .never: state.text("retry", "never")
      case .after(let milliseconds): state.number("retry", milliseconds)
      case nil: break
      }
    case .unavailable: state.text("error", "unavailable")
    case .notKnown: state.text("error", "notKnown")
    case .scriptEnded: state.text("error", "scriptEnded")
    }
  }
}
