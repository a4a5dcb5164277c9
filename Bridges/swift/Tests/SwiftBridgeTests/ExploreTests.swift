import PhoneExplorer
import RevenueCat
import SimulatedPhone
import SuperwallKit
import Testing

/// The search finds planted defects with their shortest stories, and nothing in a correct app.
@MainActor struct ExploreTests {
  /// A habit, the property that finds it, and the shortest story.
  struct Defect: Sendable, CustomStringConvertible {
    let habit: Habit
    let property: String
    let story: [String]
    var further: [String] = []

    var description: String { habit.rawValue }
    var world: [String] { Array(Set(story + further).subtracting(["retry", "signIn"])) }
  }

  nonisolated static let defects = [
    Defect(habit: .redeemsTwice, property: "redeemedOnce", story: ["purchase", "linkOpens"]),
    Defect(habit: .saysActiveForLapsed, property: "truthful", story: ["purchase", "lapse", "linkOpens"]),
    Defect(
      habit: .showsUserEarly, property: "rightHolder", story: ["purchase", "linkOpens", "serverFails", "signIn"]),
    Defect(habit: .throwsAtSignIn, property: "noCrash", story: ["serverFails", "signIn"], further: ["purchase"]),
    Defect(habit: .triesAgain, property: "redeemedOnce", story: ["purchase", "linkOpens", "timePasses"]),
    Defect(habit: .losesFirstLink, property: "noSilence", story: ["purchase", "linkStartsApp"]),
    Defect(habit: .staysBusy, property: "noSilence", story: ["serverFails", "purchase", "linkOpens"]),
    Defect(habit: .forgetsRetry, property: "retryHelps", story: ["serverFails", "purchase", "linkOpens", "retry"]),
    Defect(habit: .saysInvalidForFailure, property: "rightWord", story: ["serverFails", "purchase", "linkOpens"]),
    Defect(habit: .keepsAccess, property: "truthful", story: ["purchase", "linkOpens", "lapse", "signIn"]),
  ]

  private static let properties = [
    "noCrash", "redeemedOnce", "rightHolder", "truthful", "noSilence", "retryHelps", "rightWord",
  ]
  private static let events: KeyValuePairs = [
    "retry": "The buyer presses \"try again\".", "signIn": "The buyer signs in as ada.",
  ]

  private func explore(
    _ habit: Habit?, _ world: [String], _ restlessness: Restlessness? = nil, stories: Int = 150
  ) async throws -> ExploreReport {
    try await Phone.run { phone in
      try phone.explore(
        .revenueCat, world: world, events: ExploreTests.events, properties: ExploreTests.properties,
        limits: Phone.ExploreLimits(stories: stories)
      ) { ExploredShop(phone, habit, restlessness).listen() }
    }
  }

  private func play(_ story: [String], _ habit: Habit?, _ world: [String]) async throws {
    try await Phone.run { phone in
      try phone.playStory(
        story, of: .revenueCat, world: world, events: ExploreTests.events, properties: ExploreTests.properties
      ) { ExploredShop(phone, habit).listen() }
    }
  }

  @Test(arguments: defects)
  func aDefectIsFoundAndItsStoryFailsUntilItIsCorrected(_ defect: Defect) async throws {
    let report = try await explore(defect.habit, defect.world)
    let found = report.findings.first { $0.property == defect.property }
    #expect(found?.story.map(\.event) == defect.story, "\(report.text)")
    #expect(!report.gaps.contains("The same story has shown different things."), "\(report.text)")
    await #expect(throws: StoryFailed.self) { try await play(defect.story, defect.habit, defect.world) }
    try await play(defect.story, nil, defect.world)
  }

  @Test(arguments: [
    ["purchase", "linkOpens", "serverFails", "lapse"], ["purchase", "linkOpens", "answerIsLate", "secondPhoneRedeems"],
    ["purchase", "linkOpens", "timePasses", "offline"], ["purchase", "linkStartsApp", "answerIsLate", "reinstall"],
    ["purchase", "linkOpens", "lapse", "background"],
  ])
  func aCorrectAppHasNoFinding(with world: [String]) async throws {
    let report = try await explore(nil, world)
    #expect(report.findings.isEmpty, "\(report.text)")
    #expect(!report.gaps.contains("The same story has shown different things."), "\(report.text)")
  }

  @Test func aSmallSearchIsClosedAndTheSameStartGivesTheSameReport() async throws {
    let report = try await explore(nil, ["purchase", "linkOpens", "serverFails"], stories: 2000)
    #expect(report.isClosed, "\(report.text)")
    #expect(report.states > 50)
    #expect(try await explore(nil, ["purchase", "linkOpens"]).gaps == ["Never possible: retry."])
    #expect(try await explore(nil, ["purchase", "linkOpens", "serverFails"], stories: 2000).text == report.text)
  }

  @Test func anAppThatNeverRestsIsAnError() async {
    await #expect(throws: NeverSettled.restless) { try await explore(nil, ["purchase", "linkOpens"], .spins) }
  }

  @Test func anAppThatWaitsInRealTimeIsAnError() async {
    await #expect(throws: NeverSettled.outside) { try await explore(nil, ["purchase", "linkOpens"], .sleeps) }
  }

  @Test func nothingOfAnAppWaitsAfterASearchThatHasFailed() async {
    await Phone.run { phone in
      #expect(throws: NeverSettled.notStarted) {
        try phone.explore(.revenueCat) {
          try await phone.clock.sleep(for: .seconds(1))
          return EveryOtherTime()
        }
      }
      #expect(phone.clock.dues.isEmpty)
    }
  }

  @Test func anUnknownEventIsRefusedWithItsPlace() async {
    await #expect { try await explore(nil, ["linkOpened"]) } throws: { "\($0)".contains("/world/0") }
  }

  @Test func anAppThatCannotRestartIsAFinding() async throws {
    let report = try await Phone.run { phone in
      try phone.explore(.superwall, world: ["purchase", "linkStartsApp"]) { SuperwallShop(phone) }
    }
    #expect(report.findings.first?.seen.contains("ExploredApp.restart") == true, "\(report.text)")
  }

  @Test func anAppOfSuperwallIsExplored() async throws {
    for isHasty in [false, true] {
      let report = try await Phone.run { phone in
        try phone.explore(
          .superwall, world: ["purchase", "linkOpens", "lapse"], properties: ["noCrash", "truthful"]
        ) { SuperwallShop(phone, isHasty: isHasty) }
      }
      #expect(report.isClosed && report.states > 3, "\(report.text)")
      #expect(report.findings.map(\.property) == (isHasty ? ["truthful"] : []), "\(report.text)")
    }
  }

  @Test func whatWaitedBeforeASearchIsNoPartOfIt() async throws {
    var texts: Set<String> = []
    for isWaiting in [false, true] {
      let report = try await Phone.run { phone in
        // A search begins on the 15th of January 2027.
        let end = PhoneClock.Instant(milliseconds: 1_800_000_001_000)
        if isWaiting { Task { try await phone.clock.sleep(until: end, tolerance: nil) } }
        try await phone.wait { !phone.clock.dues.isEmpty == isWaiting }
        return try phone.explore(.revenueCat, world: ["purchase", "timePasses"]) { ExploredShop(phone, nil).listen() }
      }
      texts.insert(report.text)
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test func thePhoneIsItsOwnAgainAfterASearch() async throws {
    try await Phone.run { phone in
      _ = try phone.explore(.superwall, world: ["purchase", "linkOpens"]) { SuperwallShop(phone) }
      #expect(phone.clock.milliseconds == 1_767_225_600_000)
      let link = try phone.store.purchase(.superwall).link
      let shop = SuperwallShop(phone)
      phone.open(link)
      try await phone.expectRedeemedOnce(link, .redeemed)
      try await phone.wait { shop.shows.access == ["pro"] }
    }
  }

  private func play(_ story: [String], _ start: @escaping @MainActor (Phone) -> DiaryApp) async throws {
    try await Phone.run { phone in
      try phone.playStory(
        story, of: .revenueCat, world: Array(Set(story).subtracting(["signIn", "refresh", "answerArrives"])),
        events: ["signIn": "The buyer signs in.", "refresh": "The buyer pulls to refresh."]
      ) { start(phone) }
    }
  }

  @Test func timePassesToTheNextWaitOfTheAppAndNotBeyondOneAfterIt() async throws {
    let diary = Diary()
    try await play(["timePasses"]) { DiaryApp($0, diary, waits: [500, 1800]) }
    #expect(diary.lines == ["500"])
  }

  @Test func anAppThatWasEndedDoesNotGoOn() async throws {
    let diary = Diary()
    try await play(["answerIsLate", "purchase", "linkOpens", "relaunch", "answerArrives"]) {
      DiaryApp($0, diary, waits: [3_600_000])
    }
    #expect(diary.lines == ["started again, anonymous"])
  }

  @Test func anAppCanForgetWhatItsSDKHasCached() async throws {
    let diary = Diary()
    try await play(["purchase", "linkOpens", "refresh", "lapse", "refresh"]) { DiaryApp($0, diary) }
    #expect(diary.lines.suffix(2) == ["[\"pro\"]", "[]"])
  }

  @Test func anErrorOfTheAppIsNoPartOfTheStatesAfterIt() async throws {
    let report = try await Phone.run { phone in
      try phone.explore(.revenueCat, world: [], events: ["press": "The buyer presses."], properties: ["rightHolder"]) {
        EveryOtherTime()
      }
    }
    #expect(report.isClosed && report.states == 2, "\(report.text)")
  }

  @Test func anSDKThatIsConfiguredAnewIsTheOneOfTheApp() async throws {
    let report = try await Phone.run { phone in
      try phone.explore(
        .revenueCat, world: ["purchase", "linkOpens"], properties: ExploreTests.properties
      ) {
        Purchases.configure(withAPIKey: "appl_other")
        return ExploredShop(phone, nil).listen()
      }
    }
    #expect(report.isClosed && report.findings.isEmpty, "\(report.text)")
  }

  @Test func anAppIsStartedAgainThatWasEndedWhileItStarted() async throws {
    let diary = Diary()
    try await play(["signIn", "relaunch", "relaunch"]) { DiaryApp($0, diary, waitsAtStart: true) }
    #expect(diary.lines == ["started again, signed in", "started again, signed in"])
  }

  @Test(arguments: [("relaunch", "signed in"), ("reinstall", "anonymous")])
  func anAppThatStartsAgainHasWhatItsSDKStored(_ how: String, _ user: String) async throws {
    let diary = Diary()
    try await play(["signIn", how]) { DiaryApp($0, diary) }
    #expect(diary.lines == ["started again, \(user)"])
  }
}

/// An app that fails at every other press.
@MainActor final class EveryOtherTime: ExploredApp {
  private struct Failure: Error {}
  private var isPressed = false

  var shows: Shown { Shown() }
  var key: (any Encodable)? { isPressed }
  var events: [String: @MainActor () async throws -> Void] {
    [
      "press": { [self] in
        isPressed.toggle()
        if isPressed { throw Failure() }
      }
    ]
  }
}

/// What an app has lived through.
@MainActor final class Diary { var lines: [String] = [] }

/// An app that writes down when its waits end, when an answer comes, and whom its SDK has when it starts again.
@MainActor final class DiaryApp: ExploredApp {
  private let phone: Phone
  private let diary: Diary

  private let waitsAtStart: Bool

  init(_ phone: Phone, _ diary: Diary, waits: [Int64] = [], waitsAtStart: Bool = false) {
    (self.phone, self.diary, self.waitsAtStart) = (phone, diary, waitsAtStart)
    let begun = phone.clock.now
    Purchases.configure(withAPIKey: "appl_key")
    for wait in waits {
      Task {
        try? await phone.clock.sleep(for: .milliseconds(wait))
        diary.lines.append("\(phone.clock.now.milliseconds - begun.milliseconds)")
      }
    }
    phone.onOpenURL { url in
      guard let redemption = url.asWebPurchaseRedemption else { return }
      Task {
        diary.lines.append("\(await Purchases.shared.redeemWebPurchase(redemption))")
      }
    }
  }

  var shows: Shown { Shown() }
  var events: [String: @MainActor () async throws -> Void] {
    [
      "signIn": { _ = try await Purchases.shared.logIn("ada") },
      "refresh": { [diary] in
        Purchases.shared.invalidateCustomerInfoCache()
        diary.lines.append("\(try await Purchases.shared.customerInfo().entitlements.active.keys.sorted())")
      },
    ]
  }

  func restart(isNew: Bool) async throws -> DiaryApp {
    let app = DiaryApp(phone, diary, waitsAtStart: waitsAtStart)
    diary.lines.append("started again, \(Purchases.shared.isAnonymous ? "anonymous" : "signed in")")
    if waitsAtStart { try await phone.clock.sleep(for: .seconds(60)) }
    return app
  }
}

/// An app with Superwall that gives access to what is active. A hasty one thanks for every link.
@MainActor final class SuperwallShop: ExploredApp, SuperwallDelegate {
  private let isHasty: Bool
  private var says: Shown.Saying?

  init(_ phone: Phone, isHasty: Bool = false) {
    self.isHasty = isHasty
    Superwall.configure(apiKey: "pk_key")
    Superwall.shared.delegate = self
    phone.onOpenURL { [weak self] url in
      self?.says = .working
      Superwall.handleDeepLink(url)
    }
  }

  var shows: Shown { Shown(says, access: Superwall.shared.entitlements.active.map(\.id).sorted()) }
  var key: (any Encodable)? { says?.rawValue ?? "" }

  func didRedeemLink(result: RedemptionResult) {
    if isHasty { says = .active } else if case .success = result { says = .active } else { says = .error }
  }
}
