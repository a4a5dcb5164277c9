import RedemptionCore

/// The channel of one hybrid on one platform.
struct RevenueCatChannel {
  let adapter: RevenueCatAdapter
  let target: Target
  /// The method that is called.
  let row: ChannelRow<ChannelAction>

  /// What the native side does for a call.
  ///
  /// - Throws: for arguments that the channel could not have carried.
  func step(
    _ call: ChannelCall, _ facts: ChannelFacts, using generator: inout some RandomNumberGenerator
  ) throws(ChannelArguments.Mismatch) -> NativeStep {
    if case .redemption(let method) = row.action.work { return try step(method, call, facts) }
    return try work(call, facts, using: &generator)
  }

  private func step(
    _ method: ChannelMethod, _ call: ChannelCall, _ facts: ChannelFacts
  ) throws(ChannelArguments.Mismatch) -> NativeStep {
    try checkForm(of: call)
    if target.sdk == .flutter, target.platform == .android, let rejection = try rejection(of: call) { return rejection }
    let arguments = ChannelArguments(call)
    let isRefused = row.action.needsConfiguration && !facts.isConfigured
    if method == .redeem { return try redeem(arguments, isConfigured: !isRefused) }
    guard !isRefused else { return .answer(.error(adapter.renderRefusal(.notConfigured, for: target))) }
    switch method {
    case .configure: return try configure(call.method, arguments)
    case .appUserId: return wrapped("appUserID", .string(facts.appUserId ?? ""))
    case .isAnonymous: return wrapped("isAnonymous", .bool(facts.isAnonymous))
    case .isConfigured: return wrapped("isConfigured", .bool(facts.isConfigured))
    case .logIn: return try logIn(arguments)
    case .logOut: return .call(.logOut)
    case .customerInfo: return .call(.customerInfo(try fetchPolicy(arguments)))
    case .restore: return .call(.customerInfo(syncPolicy(facts)))
    case .forgetCustomer: return .call(.forgetCustomer)
    case .isLink, .parseLink: return try parse(arguments)
    case .addListener: return .call(.addListener)
    case .removeListener:
      guard let name = arguments.value("listenerToRemove", at: 0)?.string else { return missing("listenerToRemove") }
      return .call(.removeListener(name))
    case .redeem: return try redeem(arguments, isConfigured: true)
    }
  }

  /// Stops unless the arguments have the form in which the channel carries them.
  func checkForm(of call: ChannelCall) throws(ChannelArguments.Mismatch) {
    switch target.sdk {
    case .flutter, .capacitor: try ChannelArguments(call).checkObject()
    default: try ChannelArguments(call).checkList()
    }
  }

  /// Only KMP's method has a policy: the constants of `CacheFetchPolicy` (purchases-kmp 3.5.1).
  private func fetchPolicy(_ arguments: ChannelArguments) throws(ChannelArguments.Mismatch) -> FetchPolicy {
    guard target.sdk == .kmp, let name = try arguments.text("fetchPolicy", at: 0) else { return .cachedOrFetched }
    switch name {
    case "CACHE_ONLY": return .fromCacheOnly
    case "FETCH_CURRENT": return .fetchCurrent
    case "CACHED_OR_FETCHED": return .cachedOrFetched
    case "NOT_STALE_CACHED_OR_CURRENT": return .notStaleCachedOrFetched
    default: throw arguments.mismatch("fetchPolicy", at: 0, expected: "a constant of CacheFetchPolicy")
    }
  }

  /// A plain value, which Capacitor wraps.
  private func wrapped(_ key: String, _ value: JSONValue) -> NativeStep {
    .answer(.value(target.sdk == .capacitor ? .object([key: value]) : value))
  }

  // MARK: Identity

  /// The two arguments that count; a blank user leaves the one who is there, as the SDKs have it.
  ///
  /// Android refuses a blank key (`PurchasesFactory.validateConfiguration`); iOS takes any. Neither checks the user.
  private func configure(_ name: String, _ arguments: ChannelArguments) throws(ChannelArguments.Mismatch) -> NativeStep
  {
    let place = ConfigurePlaces(method: name, sdk: target.sdk)
    let key: String?
    let user: String?
    if target.sdk == .capacitor {
      (key, user) = (arguments.value("apiKey", at: 0)?.string, arguments.value("appUserID", at: 1)?.string)
      guard key != nil else { return missing("apiKey") }
    } else {
      key = try arguments.text("apiKey", at: place.apiKey)
      user = try arguments.text("appUserId", at: place.appUserId)
    }
    if target.platform == .android, key?.allSatisfy(\.isWhitespace) ?? true {
      return .answer(.error(SDKError(code: "error", message: RevenueCatChannel.noKey, details: .null)))
    }
    guard let user, user.contains(where: { !$0.isWhitespace }) else { return .call(.configure(appUserId: nil)) }
    return .call(.configure(appUserId: user))
  }

  private static let noKey = "API key must be set. Get this from the RevenueCat web app"

  private func logIn(_ arguments: ChannelArguments) throws(ChannelArguments.Mismatch) -> NativeStep {
    let text: String
    if target.sdk == .capacitor {
      guard let given = arguments.value("appUserID", at: 0)?.string else { return missing("appUserID") }
      text = given
    } else {
      text = try arguments.text("appUserID", at: 0) ?? ""
    }
    guard let id = adapter.acceptedAppUserId(text, for: target) else {
      return .answer(refusal(.invalidAppUserId))
    }
    return .call(.logIn(id))
  }

  // MARK: Links

  private func isLink(_ text: String) -> Bool {
    RevenueCatLinks().read(text, on: target.platform, unwrapping: false).link != nil
  }

  /// Whether a text is a link, or the object that the channel makes of one.
  ///
  /// Unity's native sides pass null for another text to a serializer that cannot take it, so the call throws:
  /// purchases-unity 9.7.0 `PurchasesWrapper.sendJSONObject` (Java), `PurchasesUnityHelper.sendJSONObject`
  /// (Objective-C, whose exception ends the app).
  private func parse(_ arguments: ChannelArguments) throws(ChannelArguments.Mismatch)
    -> NativeStep
  {
    let given =
      target.sdk == .capacitor ? arguments.value("urlString", at: 0)?.string : try arguments.text("urlString", at: 0)
    if given == nil, let refusal = missingText("urlString") { return refusal }
    let text = given ?? ""
    let link: JSONValue = isLink(text) ? ["redemptionLink": .string(text)] : .null
    switch target.sdk {
    case .capacitor: return .answer(.value(["webPurchaseRedemption": link] as JSONValue))
    case .kmp: return .answer(.value(link == .null ? link : ["redemptionUrl": .string(text)]))
    case .unity:
      guard link != .null, case .message(let receiver, _) = row.result else {
        return .answer(.error(target.platform == .android ? RevenueCatChannel.nullObject : RevenueCatChannel.nilObject))
      }
      return .answer(.message(receiver: receiver, link))
    default: return .answer(.value(JSONValue.bool(link != .null)))
    }
  }

  private static let nullObject = SDKError(
    code: "AndroidJavaException",
    message: "java.lang.NullPointerException: Attempt to invoke virtual method "
      + "'java.lang.String org.json.JSONObject.toString()' on a null object reference")
  private static let nilObject = SDKError(
    code: "NSInvalidArgumentException",
    message: "*** +[NSJSONSerialization dataWithJSONObject:options:error:]: value parameter is nil")

  /// The link is parsed again by the native side, before Flutter's, Unity's and Capacitor's on iOS looks for the SDK's
  /// instance.
  private func redeem(_ arguments: ChannelArguments, isConfigured: Bool) throws(ChannelArguments.Mismatch)
    -> NativeStep
  {
    let looksFirst = target.sdk == .reactNative || target.sdk == .kmp || target == target.onCapacitorAndroid
    guard isConfigured || !looksFirst else { return notConfigured }
    let text: String
    switch try redemptionLink(arguments) {
    case .missing(let step): return step
    case .found(let link): text = link
    }
    guard let code = RevenueCatLinks().read(text, on: target.platform, unwrapping: false).link?.code else {
      return .answer(invalidLink(text))
    }
    return isConfigured ? .call(.redeem(code)) : notConfigured
  }

  private enum LinkArgument {
    case found(String)
    case missing(NativeStep)
  }

  private func redemptionLink(_ arguments: ChannelArguments) throws(ChannelArguments.Mismatch) -> LinkArgument {
    if target.sdk == .capacitor {
      guard let object = arguments.value("webPurchaseRedemption", at: 0), case .object = object else {
        return .missing(missing("webPurchaseRedemption"))
      }
      if let link = object["redemptionLink"]?.string { return .found(link) }
      let text = "WebPurchaseRedemption parameter did not have a redemptionLink key"
      return .missing(
        target.platform == .ios ? .answer(.error(SDKError(code: "", message: text))) : missing("redemptionLink"))
    }
    if target.sdk == .kmp, let object = arguments.value("redemptionUrl", at: 0),
      let link = object["redemptionUrl"]?.string
    {
      return .found(link)
    }
    if let link = try arguments.text("redemptionLink", at: 0) { return .found(link) }
    return missingText("redemptionLink").map { .missing($0) } ?? .found("")
  }

  // MARK: Refusals

  private var notConfigured: NativeStep { .answer(.error(adapter.renderRefusal(.notConfigured, for: target))) }

  /// The words for a missing text, where the hybrid has any.
  private func missingText(_ name: String) -> NativeStep? {
    switch (target.sdk, target.platform.system) {
    case (.capacitor, _): missing(name)
    case (.flutter, .android):
      .answer(.error(SDKError(code: "invalidArgs", message: "Missing \(name) argument", details: .null)))
    default: nil
    }
  }

  /// Capacitor's words, which come without a code.
  private func missing(_ name: String) -> NativeStep {
    let message = target.platform == .ios ? "Must provide \(name) parameter" : "Missing \(name) parameter"
    return .answer(.error(SDKError(code: "", message: message)))
  }
}

extension Target {
  fileprivate var onCapacitorAndroid: Target { Target(vendor: vendor, sdk: .capacitor, platform: .android) }
}

/// Where the key and the user stand in a list of a configuring call.
private struct ConfigurePlaces {
  let apiKey: Int
  let appUserId: Int

  /// Unity's wrapper and iOS begin with the game object's name; Java has it behind the user.
  init(method: String, sdk: SDK) {
    let isBehindGameObject = sdk == .unity && method != "setup"
    apiKey = isBehindGameObject ? 1 : 0
    appUserId = apiKey + 1
  }
}
