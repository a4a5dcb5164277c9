import RedemptionCore

/// A sentence that must hold for every app, whatever its vendor. The app is judged by what it shows, and by the truth.
enum Property: String, Codable, CaseIterable {
  /// The app gives access to nothing, and says of nothing that it is active, that its SDK did not tell it last.
  ///
  /// It looks only when nothing is in progress. Access that an app keeps from its buyer is ``noLockout``'s. An app that
  /// asks its own backend has another truth: its test leaves `access` and `says` out, or this property.
  case truthful
  /// From every state in which a purchase is paid and alive, some continuation gives access to its buyer.
  ///
  /// It sees only continuations by the events of the search: a way that needs another event is no way for it. A
  /// purchase that somebody else holds, or whose links have all expired, is the policy's affair. If the app shows no
  /// access, a purchase counts only until it is redeemed.
  case paidCanUnlock
  /// If the app shows a signed-in user and says `active`, this user holds a purchase.
  ///
  /// It does not see an app that shows no user, and believes an app whose SDK has this user with active access.
  case rightHolder
  /// One opened link causes at most one redemption that the buyer did not ask for again.
  ///
  /// It looks only while the network works. Every event of the app counts as the buyer's wish to try again.
  case redeemedOnce
  /// After a link was opened, the app says something, and no app says `working` when nothing is in progress.
  ///
  /// It does not know whether what the app says is helpful.
  case noSilence
  /// If the app says `retry` and the reason is gone, the event `retry` of the app leads to what a first try would have
  /// led to.
  ///
  /// It knows only the event of that name.
  case retryHelps
  /// What the app says of a redemption agrees with what its SDK told it when the buyer asked last.
  ///
  /// A word is wrong only if nothing supports it: no answer since the buyer opened a link or did something in the app,
  /// and no purchase that is over or that somebody else holds. `active` is judged by ``truthful`` and ``rightHolder``,
  /// `nothing` and `working` by ``noSilence``.
  ///
  /// Where the SDK has not answered, it looks at `expired`, `invalid` and `otherUser` alone, and only when the word
  /// appears: as a good link is opened, also while the answer is on its way, or as the buyer does something in the app.
  /// It does not see a word that was true of an earlier answer, and whether the text behind a word is right.
  case rightWord
  /// After the event `signIn` the app shows a user, and after `signOut` none.
  ///
  /// It knows only the events of these names, and looks only when the network works and nothing is in progress. It does
  /// not see whom the SDK has. An app that shows no user leaves it out.
  case rightUser
  /// The app gives access to all that its SDK told it last, as long as the SDK has it.
  ///
  /// It looks only when nothing is in progress. It does not see what an SDK tells in another form than customer info
  /// or the result of a typed call. An app that unlocks only for a signed-in user leaves it out.
  case noLockout
  /// No event makes the app throw, and no promise is rejected without a handler.
  ///
  /// It sees what the bridge reports.
  case noCrash

  /// Those that a search has unless a client names others.
  static let standard: Set<Property> = [.noCrash, .redeemedOnce, .rightHolder]
  /// Those that ask what the app has heard: only a search with one of them tells states apart by it.
  static let ofWhatIsHeard: Set<Property> = [.rightWord, .noLockout]

  /// What is expected, as a story says it.
  var expectation: String {
    switch self {
    case .truthful: "the app gives access to what its SDK told it last, and to nothing else"
    case .paidCanUnlock: "some continuation gives the buyer access, because the purchase is paid"
    case .rightHolder: "the purchase belongs to the user whom the app shows, because the app says so"
    case .redeemedOnce: "the app asks its SDK once for the link that was opened"
    case .noSilence: "the app says what became of the link"
    case .retryHelps: "retrying leads to what a first try would have led to, because the reason is gone"
    case .rightWord: "the app says what its SDK told it"
    case .rightUser: "the app shows who is signed in"
    case .noLockout: "the app gives access to what its SDK told it last"
    case .noCrash: "the app goes on"
    }
  }

  func broken(_ seen: String) -> BrokenProperty {
    BrokenProperty(property: rawValue, expected: expectation, seen: seen)
  }

  /// What was seen in place of what is expected when an event leads from one state to another; nil if all is well, and
  /// for a property of the whole graph.
  func violation(_ before: Situation?, _ event: StoryEvent?, _ after: Situation) -> BrokenProperty? {
    seen(before, event, after).map(broken)
  }

  private func seen(_ before: Situation?, _ event: StoryEvent?, _ after: Situation) -> String? {
    let (shown, truth) = (after.shown, after.truth)
    switch self {
    case .noCrash: return after.failed.map { "the app failed: \($0)" }
    case .redeemedOnce: return truth.redemptions > 1 ? "the app asked \(truth.redemptions) times" : nil
    case .rightHolder: return wrongHolder(shown, truth)
    case .truthful: return untruth(shown, truth)
    case .noSilence: return silence(event, shown, truth)
    case .retryHelps: return uselessRetry(before, event, after)
    case .rightWord: return wrongWord(shown, truth, after.heard) ?? baselessWord(before, event, after)
    case .rightUser: return wrongUser(before, event, after)
    case .noLockout: return lockout(shown, truth, after.heard)
    case .paidCanUnlock: return nil
    }
  }

  private func wrongWord(_ shown: Shown, _ truth: Truth, _ heard: Heard) -> String? {
    guard truth.isQuiet, !heard.outcomes.isEmpty, let says = shown.says, !says.isRight(truth, heard) else { return nil }
    return "its SDK told it: \(heard.outcomes.map(\.words).sorted().joined(separator: ", ")); \(shown.sentence)"
  }

  /// A word that appears though the SDK has not answered.
  private func baselessWord(_ before: Situation?, _ event: StoryEvent?, _ after: Situation) -> String? {
    guard let before, let event, let says = after.shown.says, says != before.shown.says,
      after.heard.outcomes.isEmpty, !after.heard.hasFailed, !says.hasReason(before, event, after)
    else { return nil }
    return "its SDK told it nothing of that kind; \(after.shown.sentence)"
  }

  private func wrongUser(_ before: Situation?, _ event: StoryEvent?, _ after: Situation) -> String? {
    guard let before, before.truth.isQuiet, before.truth.isReachable, after.truth.isQuiet else { return nil }
    switch event {
    case .app("signIn"): return after.shown.user == nil ? "it shows nobody; \(after.shown.sentence)" : nil
    case .app("signOut"): return after.shown.user == nil ? nil : after.shown.sentence
    default: return nil
    }
  }

  private func lockout(_ shown: Shown, _ truth: Truth, _ heard: Heard) -> String? {
    guard truth.isQuiet, let access = shown.access else { return nil }
    let missing = heard.active.filter { truth.sdkActive.contains($0) && !access.contains($0) }
    return missing.min().map { "its SDK told it that \($0) is active; \(shown.sentence)" }
  }

  private func wrongHolder(_ shown: Shown, _ truth: Truth) -> String? {
    guard let user = shown.user, shown.says == .active else { return nil }
    // An app that shows a sign-in before it is over says what will be true.
    let isKnown = !truth.sdkActive.isEmpty && (truth.sdkUser == user || !truth.isQuiet)
    guard !isKnown, !truth.purchases.contains(where: { $0.users.contains(user) }) else { return nil }
    let holder = truth.purchases.contains(where: \.isHeld) ? "somebody else" : "nobody"
    return "\(holder) holds it; \(shown.sentence)"
  }

  private func untruth(_ shown: Shown, _ truth: Truth) -> String? {
    guard truth.isQuiet else { return nil }
    let wrong = (shown.access ?? []).filter { !truth.told.contains($0) }
    if let first = wrong.first { return "its SDK did not tell it that \(first) is active; \(shown.sentence)" }
    guard shown.says == .active, truth.told.isEmpty else { return nil }
    return "its SDK did not tell it that anything is active; \(shown.sentence)"
  }

  private func silence(_ event: StoryEvent?, _ shown: Shown, _ truth: Truth) -> String? {
    guard truth.isQuiet, let says = shown.says else { return nil }
    if says == .working { return "nothing is in progress any more; \(shown.sentence)" }
    return event?.isLink == true && says == .nothing ? "nothing is in progress any more; \(shown.sentence)" : nil
  }

  private func uselessRetry(_ before: Situation?, _ event: StoryEvent?, _ after: Situation) -> String? {
    guard let before, event == .app("retry"), before.shown.says == .retry, before.truth.isQuiet,
      before.truth.isReachable, before.truth.opensWell, after.truth.isQuiet, let says = after.shown.says
    else { return nil }
    let isHelpless: [Shown.Saying] = [.retry, .error, .nothing, .working]
    guard isHelpless.contains(says) else { return nil }
    return "the link is good and the network works; \(after.shown.sentence)"
  }

  /// True if a state of the graph has a buyer who has paid, so that access must be in reach.
  static func owesAccess(_ situation: Situation) -> Bool {
    // Whether an app that shows no access gives it after a redemption is not known.
    let showsAccess = situation.shown.access != nil
    return situation.truth.purchases.contains {
      $0.isAlive && (($0.isHeldHere && showsAccess) || (!$0.isHeld && $0.hasLink))
    }
  }

  /// True if the app gives access to what was paid.
  static func givesAccess(_ situation: Situation) -> Bool {
    guard let access = situation.shown.access else { return situation.shown.says == .active }
    return situation.truth.purchases.contains { !Set($0.entitlements).isDisjoint(with: access) }
  }
}

extension Shown.Saying {
  /// True if something supports this word, which the app says though its SDK has not answered.
  fileprivate func hasReason(_ before: Situation, _ event: StoryEvent, _ after: Situation) -> Bool {
    guard [.expired, .invalid, .otherUser].contains(self) else { return true }
    let (truth, heard) = (after.truth, after.heard)
    if self == .expired, truth.purchases.contains(where: { !$0.isAlive }) { return true }
    if self == .otherUser, truth.purchases.contains(where: { $0.isHeld && !$0.isHeldHere }) { return true }
    switch event {
    case .world(.linkOpens), .world(.linkStartsApp): return !before.linkOpensWell
    case .world: return true
    // What the app was told before, it may say again.
    case .app(let name):
      switch self {
      case .expired:
        return !heard.refusals.isDisjoint(with: [.linkExpired, .subscriptionExpired])
          || truth.told.isEmpty && (heard.hasBeenActive || after.hasOpenedBadLink)
      case .otherUser: return heard.refusals.contains(.purchaseBelongsToOtherUser)
      // Of what the buyer may type elsewhere, nothing is known.
      default:
        return !["signIn", "signOut"].contains(name) || !heard.refusals.isDisjoint(with: [.invalidCode, .linkExpired])
      }
    }
  }

  /// True if something supports this word.
  fileprivate func isRight(_ truth: Truth, _ heard: Heard) -> Bool {
    let outcomes = heard.outcomes
    // A success that gave nothing: what the app makes of it is its affair.
    let isEmptySuccess = outcomes.contains(.redeemed) && truth.told.isEmpty
    switch self {
    case .nothing, .working, .active: return true
    case .expired:
      return isEmptySuccess || !outcomes.isDisjoint(with: [.linkExpired, .subscriptionExpired])
        || truth.purchases.contains { !$0.isAlive }
    case .invalid: return !outcomes.isDisjoint(with: [.invalidCode, .linkExpired])
    case .otherUser:
      return outcomes.contains(.purchaseBelongsToOtherUser) || truth.purchases.contains { $0.isHeld && !$0.isHeldHere }
    case .retry: return isEmptySuccess || heard.hasFailed || outcomes.contains(.failed)
    case .error: return isEmptySuccess || heard.hasFailed || outcomes != [.redeemed]
    }
  }
}
