import RedemptionCore

/// The question that only SuperwallKit asks: how a checkout in a paywall's page has ended.
struct SuperwallQuestions: QuestionsDoor {
  /// Redeems the code of a checkout that has ended. One that has sold nothing yet is pending.
  func answer(
    _ question: VendorQuestion, of redeemer: Redeemer, in service: any VendorService
  ) throws(GatewayError) -> OwnAnswer {
    guard let id = question.checkoutId else { throw .unavailable("Superwall's service has no such question.") }
    guard let ended = try service.endedCheckout(id) else { return CheckoutAnswer(state: .pending).answer }
    var answer = CheckoutAnswer(state: .complete)
    if let code = ended.code {
      let redeemed = try service.answer(.redeem(RedemptionQuestion(vendor: .superwall, code: code, redeemer: redeemer)))
      if case .redemption(let redemption) = redeemed { answer.redemption = redemption }
    }
    return answer.answer
  }

  /// Nothing is sold without a ledger.
  func scripted(_ question: VendorQuestion) -> OwnAnswer? {
    question.checkoutId == nil ? nil : CheckoutAnswer(state: .pending).answer
  }
}

extension VendorQuestion {
  /// Asks how a checkout has ended, and redeems what it has sold.
  static func checkout(_ id: String) -> VendorQuestion { VendorQuestion("checkout", ["id": .string(id)]) }

  /// The checkout that it asks for; nil for another question.
  var checkoutId: String? { name == "checkout" ? params["id"]?.string : nil }
}

/// How a checkout has ended, as the service reports it to an app that waits for it.
struct CheckoutAnswer {
  /// How far a checkout is.
  enum State: String, Codable, CaseIterable {
    /// Nothing is bought yet.
    case pending
    /// Nothing will be bought.
    case failed
    /// It is over.
    case complete
  }

  /// How far it is; nil if the service does not say.
  var state: State?
  /// The outcome of its code, if it has one, and what the redeemer has.
  var redemption = RedemptionAnswer(outcome: nil)

  /// As a gateway passes it to the behaviour.
  var answer: OwnAnswer {
    OwnAnswer(state.map { ["status": .string($0.rawValue)] } ?? [:], redemption: redemption)
  }
}

extension CheckoutAnswer {
  /// Nil for the answer to another question.
  init?(_ answer: Answer) {
    guard case .own(let own) = answer, let redemption = own.redemption else { return nil }
    self.init(state: own.facts["status"]?.string.flatMap(State.init(rawValue:)), redemption: redemption)
  }
}
