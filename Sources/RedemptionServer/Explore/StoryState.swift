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
  /// When timers of the app are due.
  var timers: [Timestamp] = []

  struct Link: Equatable {
    let url: String
    let code: String
  }

  /// The codes that somebody can still open.
  var codes: Set<String> { Set([link, opened].compactMap { $0?.code }) }

  /// The buyer opens a link.
  mutating func open(_ link: Link, isNetworkGood: Bool) {
    opened = link
    ask(isNetworkGood: isNetworkGood)
  }

  /// The buyer asks for the link that was opened last.
  mutating func ask(isNetworkGood: Bool) { (redemptions, self.isNetworkGood) = (0, isNetworkGood) }

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
