/// The server's name for a call that waits for a session.
public struct CallID: Hashable, Sendable {
  /// Unique in one server.
  public let rawValue: UInt64
  /// Takes the number as it is.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Something that an app asks of its SDK and that its gateway answers.
public enum SessionCall: Hashable, Sendable {
  /// Redeem a code.
  case redeem(code: String)
  /// Tell what the user has.
  case customerInfo(FetchPolicy)
  /// The user is this one from now on.
  case logIn(appUserId: String)
  /// The user is nobody from now on; the identifier is for an SDK that makes one up for nobody.
  case logOut(anonymousAppUserId: String?)
  /// Handle a link, which the SDK's router has read.
  case openLink(LinkRoute)
  /// A paywall is on screen from now on, or, with nil, the app has closed it.
  case setPaywall(OpenPaywall?)
  /// The phone's own store gives these from now on.
  case setDeviceEntitlements([Entitlement], after: DeviceTransaction?)
  /// From now on the app decides about access, or the SDK does.
  case setPurchaseController(Bool)
  /// The app tells the SDK whether the user has access.
  case setStatus(AccessStatus)
  /// The app tells the SDK about its user; nil leaves a list as it is, null in it takes a value away.
  case setAttributes(user: [String: JSONValue]?, integration: [String: JSONValue]?)
  /// Keep these values for a getter of the SDK; null removes one.
  case keep([String: JSONValue])
  /// The app comes to the foreground.
  case foreground
  /// The app configures its SDK; see ``AppSetup``.
  case configure(AppSetup)
  /// The app shuts its SDK down: nothing but configuring it again is possible, and no listener hears of customer info.
  case shutDown
  /// The app closes the paywall on screen through the SDK, which tells it so; without one nothing happens.
  case dismissPaywall
  /// The SDK tells the app these at once, and is done.
  case tell([SessionEvent])
  /// Forget the cached customer info, so that the next question goes to the service.
  case forgetCustomer
  /// The app wants to hear of customer info by a listener of its own, which gets a name.
  case addListener
  /// A listener does not want to hear any more.
  case removeListener(String)
  /// Tell the service of purchases in another store by that store's names, all at the same time; then tell what the
  /// user has.
  case postReceipts([String])
}

/// What an app says when it configures its SDK.
public struct AppSetup: Hashable, Sendable {
  /// The user that the app names; nil leaves the one whom the SDK knows already.
  public var appUserId: String?
  /// Whether that user was made up by an SDK.
  public var isAnonymous: Bool
  /// Whether the app decides about access itself; nil leaves it as it is.
  public var hasPurchaseController: Bool?
  /// Whether an alert is shown after each redemption; nil leaves it as it is.
  public var confirmationAlert: Bool?
  /// Whether the SDK may close a paywall; nil leaves it as it is.
  public var automaticallyDismiss: Bool?
  /// What the app's options set that a getter of the SDK returns; see ``SessionCall/keep(_:)``.
  public var keptValues: [String: JSONValue]

  /// Describes a setup.
  public init(
    appUserId: String? = nil, isAnonymous: Bool = false, hasPurchaseController: Bool? = nil,
    confirmationAlert: Bool? = nil, automaticallyDismiss: Bool? = nil, keptValues: [String: JSONValue] = [:]
  ) {
    self.appUserId = appUserId
    self.isAnonymous = isAnonymous
    self.hasPurchaseController = hasPurchaseController
    self.confirmationAlert = confirmationAlert
    self.automaticallyDismiss = automaticallyDismiss
    self.keptValues = keptValues
  }
}

/// How something came to be owned in the phone's own store.
public enum DeviceTransaction: String, Hashable, Sendable, Codable, CaseIterable {
  case purchase, restore
}

/// Where customer info may come from.
public enum FetchPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// From the cache if anything is there, else from the service.
  case cachedOrFetched
  /// From the service.
  case fetchCurrent
  /// From the cache if it is not too old, else from the service.
  case notStaleCachedOrFetched
  /// From the cache, or not at all.
  case fromCacheOnly
}

/// How a ``SessionCall`` ends.
public enum SessionResult: Hashable, Sendable {
  /// Of a redemption.
  case outcome(RedemptionOutcome)
  /// Of customer info and of a logout: what the user has.
  case customer(Grant)
  /// Of a login: what the user has, and whether the service had not met this user.
  case logIn(Grant, created: Bool)
  /// Of a call that returns nothing: the session's state is the answer.
  case state
  /// Of a link: what the SDK's call returns.
  case link(isHandled: Bool, error: String?)
  /// Of a new listener: its name.
  case listener(String)
  /// Of a listener that goes: whether there was one of this name.
  case removedListener(Bool)
  /// Of receipts: what became of each, in their order, and what the user has after all of them, if that could be asked.
  case receipts([ReceiptResult], customer: Result<Grant, RedemptionFailure>)
  /// The service could not be asked, as the SDK would see it.
  case failed(RedemptionFailure)
  /// The SDK refuses by itself.
  case refused(SDKRefusal)
}

/// Why an SDK refuses a call without asking anybody; each adapter has its SDK's own words for it.
public enum SDKRefusal: String, Error, Hashable, Sendable, Codable, CaseIterable {
  /// The app has not configured the SDK.
  case notConfigured
  /// The identifier is empty, blank or one that the vendor blocks.
  case invalidAppUserId
  /// Nobody is logged in.
  case logOutWhileAnonymous
  /// There is nothing in the cache.
  case nothingCached
  /// The text given as a link is none that the SDK redeems.
  case invalidLink
  /// The SDK has no such call.
  case noSuchCall
}

/// What became of one receipt.
public struct ReceiptResult: Hashable, Sendable {
  /// The store's name of the purchase.
  public let storeTransactionId: String
  /// The service's answer, or why there is none.
  public let answer: Result<ReceiptVerdict, RedemptionFailure>

  /// Describes a result.
  public init(storeTransactionId: String, answer: Result<ReceiptVerdict, RedemptionFailure>) {
    self.storeTransactionId = storeTransactionId
    self.answer = answer
  }
}
