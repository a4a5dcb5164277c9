/// One thing that an SDK does on the way of a redemption.
public indirect enum SessionStep: Hashable, Sendable {
  /// It tells the app that something happens, by the SDK's own word.
  case tell(String)
  /// It tells the app the reply, by the SDK's own word.
  case tellReply(String)
  /// It tells why a redemption was made, and its code where there is one.
  case tellRedemption(String)
  /// It tells that something failed: the text, or the words for the redemption's own failure where there is none.
  case tellFailure(String, message: String?)
  /// It keeps what the user has after it, and tells the app when that is something else.
  case keepCustomer
  /// It works out the customer info from the device and the web, and tells the app when that is something else.
  case updateCustomer
  /// It works out whether the user has access, and tells the app when that is something else; not under a purchase
  /// controller.
  case updateStatus
  /// It closes the paywall on screen, if any, and tells that by its word for the end of a presentation.
  case dismissPaywall(result: String)
  /// It asks the service again once what it knows is too old.
  case scheduleRefresh
  /// Nothing after this step is done.
  case stop
  /// It does these steps if every condition holds.
  case conditional([Condition], [SessionStep])

  /// Something that is true or not when a step's turn comes.
  public indirect enum Condition: Hashable, Sendable {
    /// A new code is redeemed; not codes that the SDK holds.
    case newCode
    /// The redemption came of changed integration attributes.
    case attributes
    /// The code came in a link that the SDK was handed.
    case openedLink
    /// The answer tells of the asked code.
    case codeAnswered
    /// A paywall is on screen.
    case paywallOpen
    /// The paywall's products give entitlements.
    case paywallHasEntitlements
    /// The user has all that the paywall's products give; see ``AccessRules/Coverage``.
    case paywallCovered
    /// The paywall may be closed by the SDK.
    case dismissesAutomatically
    /// The app shows an alert after each redemption.
    case confirmationAlert
    /// The other condition does not hold.
    case not(Condition)
  }

  /// These steps if every condition holds.
  public static func when(_ conditions: Condition..., do steps: [SessionStep]) -> SessionStep {
    .conditional(conditions, steps)
  }
}

/// Why codes are sent to the service.
public enum RedemptionCause: String, Hashable, Sendable, Codable, CaseIterable {
  /// A new code came.
  case code
  /// Something happened after which the SDK sends the codes that it holds.
  case storedCodes
  /// The app's integration attributes changed.
  case attributes
}
