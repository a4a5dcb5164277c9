import RedemptionCore

/// The user asks for help, and learns how often this phone has asked. The service counts.
struct AskForHelp: AskingCall {
  static let name = "askForHelp"
  var question: VendorQuestion { VendorQuestion(Self.name) }
}

struct PlainQuestions: QuestionsDoor {
  func answer(
    _ question: VendorQuestion, of redeemer: Redeemer, in service: any VendorService
  ) throws(GatewayError) -> OwnAnswer {
    let key = "help/\(redeemer.deviceId)"
    var count: Int64 = 1
    if case .integer(let before)? = try service.row(key)?.value { count += before }
    try service.save(VendorRow(key, .integer(count)))
    return OwnAnswer(["requests": .integer(count)])
  }
}
