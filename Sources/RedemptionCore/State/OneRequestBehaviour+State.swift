extension OneRequestBehaviour {
  /// Writes the user and the questions in progress.
  public func describe(into state: inout StateDescription) {
    state.leaveOut("vendor", because: "It never changes.")
    questions.describe(as: "questions", into: &state) { state, purpose in
      switch purpose {
      case .redemption(let code): state.name("redemption", code)
      case .customer: state.text("word", "customer")
      case .logIn(let appUserId): state.name("logIn", appUserId)
      case .own: state.text("word", "own")
      }
    }
    state.part("known", known)
  }
}
