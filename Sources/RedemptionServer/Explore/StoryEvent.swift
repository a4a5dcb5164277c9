import RedemptionCore

/// Something that the server can let happen to an app while it explores it.
enum WorldEvent: String, Codable, CaseIterable {
  case purchase, purchaseWithEmail, otherUserBuys, linkOpens, mailedLinkOpens, damagedLinkOpens
  case secondPhoneRedeems, signInElsewhere, timePasses
  case offline, online, requestTimesOut, serverFails, answerIsUnreadable, answerIsLate, answerArrives
  case newestAnswerArrives, lapse, refund, relaunch, reinstall, linkStartsApp, background, comesBack
  case webhookArrives, newestWebhookArrives, webhookComesAgain

  /// Those that a search has without being asked for them, because others need them.
  var companions: [WorldEvent] {
    switch self {
    case .offline: [.online]
    case .answerIsLate: [.answerArrives, .newestAnswerArrives]
    case .background: [.comesBack]
    case .webhookArrives: [.newestWebhookArrives, .webhookComesAgain]
    default: []
    }
  }

  /// Those that a client names; the others come with them.
  static let named = allCases.filter { event in !allCases.contains { $0.companions.contains(event) } }

  /// Those that need the app's help, or double the states.
  private static let onDemand: Set<WorldEvent> = [
    .otherUserBuys, .damagedLinkOpens, .relaunch, .reinstall, .linkStartsApp, .background, .webhookArrives,
  ]

  /// Those that a search has if a client names none.
  static let standard = named.filter { !onDemand.contains($0) }
}

extension StoryEvent {
  /// True if the buyer opens a link that some purchase has.
  var isLink: Bool {
    [.world(.linkOpens), .world(.mailedLinkOpens), .world(.linkStartsApp)].contains(self)
  }
}

/// One step of a story.
enum StoryEvent: Hashable {
  case world(WorldEvent)
  /// An event of the app, by its name.
  case app(String)

  var name: String {
    switch self {
    case .world(let event): event.rawValue
    case .app(let name): name
    }
  }
}

/// An event of the app, which the bridge lets happen.
struct AppEvent: Decodable {
  let name: String
  /// What a story says of it, as a sentence; nil for a sentence with the name.
  let text: String?

  var sentence: String { text ?? "The buyer does this in the app: \(name)." }
}

/// What a story says about the steps of a search.
struct StoryWords {
  let product: String
  let email: String
  let user: String
  let appEvents: [String: String]

  /// - Parameter deadline: what happens when time passes; nil where nothing does.
  func sentence(of event: StoryEvent, before deadline: String?) -> String {
    switch event {
    case .app(let name): appEvents[name] ?? name
    case .world(let event): sentence(of: event, before: deadline)
    }
  }

  private func sentence(of event: WorldEvent, before deadline: String?) -> String {
    switch event {
    case .purchase: "The buyer buys \(product) on the web."
    case .purchaseWithEmail: "The buyer buys \(product) on the web, with the address \(email)."
    case .otherUserBuys: "Somebody else, who is signed in, buys \(product) on the web and passes the link on."
    case .linkOpens: "The buyer opens the link."
    case .mailedLinkOpens: "The buyer opens the link in the newest mail."
    case .damagedLinkOpens: "The buyer opens the link, which has been damaged on its way."
    case .secondPhoneRedeems: "The link is redeemed on another phone."
    case .signInElsewhere: "The buyer signs in as \(user) on another phone."
    case .timePasses: "Time passes: \(StoryWords.clause(for: deadline ?? ""))."
    case .offline: "The phone goes offline."
    case .online: "The phone is online again."
    case .requestTimesOut: "The next request of the phone times out."
    case .serverFails: "The next request of the phone fails (HTTP 503)."
    case .answerIsUnreadable: "The answer to the next request of the phone cannot be read."
    case .answerIsLate: "The answer to the next request of the phone is late."
    case .answerArrives: "The late answer arrives."
    case .newestAnswerArrives: "The newer one of the late answers arrives."
    case .lapse: "The subscription lapses."
    case .refund: "The purchase is refunded."
    case .relaunch: "The app is ended, and starts again."
    case .reinstall: "The app is deleted, and installed again."
    case .linkStartsApp: "The app is ended, and the buyer starts it by opening the link."
    case .background: "The app goes to the background."
    case .comesBack: "The app comes back to the foreground."
    case .webhookArrives: "The oldest webhook on its way reaches the backend."
    case .newestWebhookArrives: "The newest webhook on its way reaches the backend, before older ones."
    case .webhookComesAgain: "The oldest webhook that came once comes again."
    }
  }

  /// What happens at a deadline.
  private static func clause(for deadline: String) -> String {
    switch deadline {
    case DeadlineName.linkExpires.rawValue: "the link expires"
    case DeadlineName.subscriptionLapses.rawValue: "the subscription lapses"
    case DeadlineName.reissueIsAllowed.rawValue: "another mail may be sent"
    case DeadlineName.cacheGoesStale.rawValue: "what the SDK has cached goes stale"
    case DeadlineName.cachedAccessEnds.rawValue: "the access that the SDK has cached ends"
    case DeadlineName.retryIsDue.rawValue: "the SDK sends a failed request again"
    case DeadlineName.pollIsDue.rawValue: "the SDK asks again"
    case DeadlineName.answerArrives.rawValue: "a delayed question reaches the service"
    case DeadlineName.appTimer.rawValue: "a timer of the app is due"
    default: "up to \(deadline)"
    }
  }
}

extension DeadlineName {
  /// A timer of the app is due.
  static let appTimer: DeadlineName = "appTimerIsDue"
}
