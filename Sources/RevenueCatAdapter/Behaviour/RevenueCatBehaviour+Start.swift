import RedemptionCore

/// The start of the app, with what the phone has stored.
///
/// Sources: purchases-ios 5.86 `IdentityManager.init`, `DeviceCache` (its keys name the user), `Purchases.delegate`;
/// purchases-android 10.17 `IdentityManager.configure`, `DeviceCache`, `CustomerInfoUpdateHandler.afterSetListener`.
/// Both keep it in the app's own preferences, which an uninstallation deletes.
extension RevenueCatBehaviour {
  /// What the phone keeps of a user who is not the current one.
  struct OtherUser: Codable, Sendable {
    let appUserId: String
    let customer: CustomerCache
    let userAttributes: [String: JSONValue]
    let integrationAttributes: [String: JSONValue]
  }

  /// The most other users that are kept. The SDKs keep all of them.
  private static let mostOtherUsers = 16

  /// The user, each user's customer with the time of its fetch, and the attributes. What the app was told last is in
  /// memory alone.
  public var stored: RevenueCatBehaviour? {
    var stored = self
    (stored.customer, stored.told) = (customer.stored, CustomerCache())
    (stored.questions, stored.batches, stored.repeatedLogIns) = (Questions(), [], [])
    (stored.channel, stored.isInBackground, stored.isConfigured) = (ChannelState(), false, false)
    return stored
  }

  /// Makes the ids that the app does not name and the phone has not stored. An app that is configured fetches its
  /// customer after that.
  ///
  /// The SDKs check an id at `logIn` only, and take it as it is here: `notEmptyOrWhitespaces` of purchases-ios 5.86
  /// returns the text itself. So an id that RevenueCat's service blocks fails at the first request.
  mutating func begin(_ start: SDKStart, _ turn: inout SDKTurn) {
    if let stored = start.stored as? RevenueCatBehaviour { take(stored) }
    isConfigured = start.isConfigured
    redeemer.deviceId = start.deviceId ?? RandomText.hexadecimal(digits: 32, using: &turn.random)
    if let text = start.appUserId, text.contains(where: { !$0.isWhitespace }) {
      use(text)
    } else if redeemer.appUserId == nil {
      redeemer.appUserId = RevenueCatAdapter.newAppUserId(using: &turn.random)
    }
    finish(start.call, .done, &turn)
    if isConfigured { beginConfigured(&turn) }
  }

  /// The app sets its listener as soon as it has configured the SDK, and so is told of the cached copy at once. The
  /// fetch of every start comes after it.
  mutating func beginConfigured(_ turn: inout SDKTurn) {
    if let grant = customer.grant {
      let judged = judged(grant, at: turn.now)
      setTold(judged)
      tell(judged, &turn)
    }
    refresh(&turn)
  }

  /// Takes what another run of the app stored, which may have had another wrapper.
  private mutating func take(_ stored: RevenueCatBehaviour) {
    let sdk = sdk
    self = stored
    self.sdk = sdk
  }

  /// The user of this start. What is stored of another one stays under that one's id.
  private mutating func use(_ appUserId: String) {
    defer { isAnonymous = RevenueCatAdapter().isAnonymous(appUserId, on: sdk.target.platform) }
    guard !sdk.isSameUser(appUserId, redeemer.appUserId) else { return }
    if let former = redeemer.appUserId {
      otherUsers.append(
        OtherUser(
          appUserId: former, customer: customer, userAttributes: userAttributes,
          integrationAttributes: integrationAttributes))
    }
    redeemer.appUserId = appUserId
    let known = takeOtherUser(appUserId)
    customer = known?.customer ?? CustomerCache()
    (userAttributes, integrationAttributes) = (known?.userAttributes ?? [:], known?.integrationAttributes ?? [:])
    otherUsers.removeFirst(max(0, otherUsers.count - RevenueCatBehaviour.mostOtherUsers))
  }

  /// Takes out what is stored of a user who becomes the current one; nil for nothing.
  @discardableResult
  mutating func takeOtherUser(_ appUserId: String) -> OtherUser? {
    guard let index = otherUsers.firstIndex(where: { sdk.isSameUser($0.appUserId, appUserId) }) else { return nil }
    return otherUsers.remove(at: index)
  }
}

extension RevenueCatBehaviour.OtherUser {
  /// Writes what is stored, as the SDK of a platform will read it.
  func describe(on platform: Platform, into state: inout StateDescription) {
    state.name("appUserId", appUserId)
    customer.describe(as: "customer", on: platform, into: &state)
    state.object("userAttributes", userAttributes)
    state.object("integrationAttributes", integrationAttributes)
  }
}
