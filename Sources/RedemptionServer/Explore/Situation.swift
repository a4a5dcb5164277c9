import RedemptionCore

/// What an app shows, in the words that properties know. Parts may be left out.
struct Shown: Codable, Hashable {
  /// What the app says about the redemption.
  enum Saying: String, Codable {
    case nothing, working, active, expired, invalid, otherUser, retry, error
  }

  /// The entitlements to which the app gives access; nil if it does not say.
  var access: [String]?
  var says: Saying?
  /// The user whom the app shows as signed in; nil for nobody.
  var user: String?
  /// The text on the screen, for stories.
  var text: String?

  /// As a story quotes it.
  var sentence: String {
    var parts: [String] = []
    if let text {
      parts.append("the app shows \"\(text)\"")
    } else if let says {
      parts.append("the app says \(says.rawValue)")
    }
    if let access { parts.append(access.isEmpty ? "it gives no access" : "it gives \(access.joined(separator: ", "))") }
    if let user { parts.append("it shows the user \(user)") }
    return parts.isEmpty ? "the app shows nothing" : parts.joined(separator: ", ")
  }
}

/// What is true in a state, whatever the app shows.
struct Truth: Encodable, Hashable {
  struct Purchase: Encodable, Hashable {
    /// True if it is paid and neither lapsed nor refunded.
    let isAlive: Bool
    let entitlements: [String]
    /// The users who hold it. No device is listed: which one is the app's own is said beside it.
    let users: [String]
    /// True if the app's device or its SDK's user holds it.
    let isHeldHere: Bool
    /// True if somebody holds it.
    let isHeld: Bool
    /// True if a link to it works.
    let hasLink: Bool
  }

  var purchases: [Purchase] = []
  /// The app user id of the app's SDK; nil for none, and before the app has opened a session.
  var sdkUser: String?
  /// The entitlements that are active by the app's SDK.
  var sdkActive: [String] = []
  /// The entitlements that were active when the SDK told the app last. Where that cannot be read, all that were active
  /// since.
  var told: [String] = []
  /// True if nothing is in progress: no call of the app waits, and no question and no answer is on its way.
  var isQuiet = true
  /// True if the next requests meet no fault.
  var isReachable = true
  /// True if the link that was opened last would be redeemed by the app now.
  var opensWell = false
  /// How often the app has asked its SDK to redeem the link since the buyer asked for it last, with a network that
  /// works.
  var redemptions = 0
  /// How many webhooks have not reached the app's backend; 0 unless the search plays with webhooks.
  var webhooksOnTheirWay = 0
}

/// What an app has heard from its SDK.
struct Heard: Hashable {
  /// How its redemptions have ended since the buyer asked for something last. Those that were in progress then count.
  var outcomes: Set<RedemptionOutcome.Kind> = []
  /// True if one of its calls has failed since.
  var hasFailed = false
  /// The entitlements that it was told to be active, last. Empty where the SDK tells it in a form that is not read.
  var active: Set<String> = []
  /// True if it was ever told that something is active.
  var hasBeenActive = false
  /// How its redemptions were ever refused: what it said then, it may say again.
  var refusals: Set<RedemptionOutcome.Kind> = []

  /// Without what counts only since the buyer asked for something last.
  var lasting: Heard { Heard(hasBeenActive: hasBeenActive, refusals: refusals) }

  /// Notes how a redemption has ended.
  mutating func note(_ outcome: RedemptionOutcome.Kind) {
    outcomes.insert(outcome)
    if ![.redeemed, .failed].contains(outcome) { refusals.insert(outcome) }
  }
}

extension Heard: DescribedState {
  func describe(into state: inout StateDescription) {
    state.set("outcomes", Set(outcomes.map(\.rawValue))) { $0.text("", $1) }
    state.flag("hasFailed", hasFailed)
    state.set("active", active) { $0.text("", $1) }
    state.flag("hasBeenActive", hasBeenActive)
    state.set("refusals", Set(refusals.map(\.rawValue))) { $0.text("", $1) }
  }
}

/// A property that does not hold.
struct BrokenProperty: Codable, Hashable {
  let property: String
  let expected: String
  let seen: String
}

/// A state with all that a property may look at.
struct Situation: Hashable {
  let shown: Shown
  let truth: Truth
  /// What the app threw, if it did.
  let failed: String?
  /// The client's own properties that do not hold.
  let broken: [BrokenProperty]
  /// The rule that changes its answer next; nil if none does.
  let deadline: String?
  var heard = Heard()
  /// True if the newest purchase's link would be redeemed by the app now.
  var linkOpensWell = false
  /// True if the link that was opened last would not be redeemed by the app now.
  var hasOpenedBadLink = false
}
