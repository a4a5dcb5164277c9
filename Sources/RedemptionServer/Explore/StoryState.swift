import RedemptionCore

/// What the world outside of app and service knows in a story: it decides which events are enabled, and is a part of
/// the state.
struct StoryState {
  /// The number of purchases.
  var purchases = 0
  /// The link of the newest purchase.
  var link: Link?
  /// The link that was opened last.
  var opened: Link?
  /// True if the network has worked since the buyer asked for the link.
  var isNetworkGood = true
  /// How often the app has asked its SDK to redeem the link since the buyer asked for it, while the network worked.
  var redemptions = 0
  /// The entitlements that were active when the SDK told the app last.
  var told: Set<String> = []
  /// What the app has heard from its SDK since the buyer asked for something.
  var heard = Heard()
  /// The number of the last redemption that was over when the buyer asked.
  private(set) var asked: Int64 = 0
  /// When timers of the app are due.
  var timers: [Timestamp] = []

  struct Link: Equatable {
    let url: String
    let code: String
  }

  /// The codes that somebody can still open.
  var codes: Set<String> { Set([link, opened].compactMap { $0?.code }) }

  /// The buyer opens a link.
  mutating func open(_ link: Link, isNetworkGood: Bool, after asked: Int64) {
    opened = link
    ask(isNetworkGood: isNetworkGood, after: asked)
  }

  /// The buyer asks for the link that was opened last.
  mutating func ask(isNetworkGood: Bool, after asked: Int64) {
    (redemptions, self.isNetworkGood, self.asked) = (0, isNetworkGood, asked)
    (heard.outcomes, heard.hasFailed) = ([], false)
  }

  /// The app is ended: the next one has heard nothing, but what it has stored.
  mutating func forget(after asked: Int64) { (told, heard, self.asked) = ([], heard.lasting, asked) }

  /// The SDK has told the app what is active.
  mutating func tell(_ active: Set<String>) {
    (told, heard.active) = (active, active)
    if !active.isEmpty { heard.hasBeenActive = true }
  }

  /// The app asks its SDK to redeem a code.
  mutating func redeem(_ code: String) { if isNetworkGood, code == opened?.code { redemptions += 1 } }
}

extension StoryState: DescribedState {
  func describe(into state: inout StateDescription) {
    state.number("purchases", purchases)
    state.label("link", link?.code)
    state.label("opened", opened?.code)
    state.flag("isNetworkGood", isNetworkGood)
    state.number("redemptions", min(redemptions, 2))
    state.set("told", told) { $0.text("", $1) }
    state.list("timers", timers.sorted()) { $0.deadline("", $1, .appTimer) }
  }
}
