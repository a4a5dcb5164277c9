public import RedemptionCore

/// How Superwall's SDK of one target talks to `subscriptions-api.superwall.com`.
///
/// Source: SuperwallKit 4.16.4 `Network/API.swift`, `Network/Endpoint.swift`, `Models/Web2App/RedeemRequest.swift`,
/// `Dependencies/DependencyContainer.swift`; Superwall-Android 2.7.19 `network/SubscriptionService.kt`,
/// `models/entitlements/RedeemRequest.kt`. Users are the SDK's own affair, and it takes no receipts of other stores.
struct SuperwallDialect: ServiceDialect {
  let target: Target

  var platform: Platform { target.platform }
  var baseURL: String { "https://subscriptions-api.superwall.com" }
  var vendorHosts: [String] { ["superwall.com", "superwall.dev", "superwall.app", "superwallapp.dev"] }

  /// `RedemptionResult` has one case for an expired code.
  var losses: LossRules {
    LossRules([.sometimes("/reason", "The response does not say whether the code was too old or used.")])
  }

  private static let root = "/subscriptions-api/public/v1"

  func request(
    for call: ServiceCall, app: ServiceApp, keys: ServiceKeys, now: Timestamp
  ) throws(RedemptionFailure) -> ServiceRequest {
    switch call.question {
    case .redeem(let redemption):
      return ServiceRequest(
        .post, SuperwallDialect.root + "/redeem", headers: headers(redemption.redeemer, call, app, keys, now: now),
        body: body(of: redemption, call, app), timeLimit: platform == .ios ? 60_000 : 10_000)
    case .customer(_, let redeemer):
      return ServiceRequest(
        .get, path(ofEntitlementsOf: redeemer), headers: headers(redeemer, call, app, keys, now: now),
        timeLimit: platform == .ios ? 60_000 : 5_000)
    case .own(_, let redeemer, let question) where platform == .ios:
      guard let id = question.checkoutId else { throw .noSuchRequest }
      return ServiceRequest(
        .post, SuperwallDialect.root + "/checkout/session/poll-redemption-result",
        headers: headers(redeemer, call, app, keys, now: now), body: SuperwallDialect.body(ofPollFor: id, by: redeemer),
        timeLimit: 60_000)
    case .logIn, .receipt, .reissue, .own: throw .noSuchRequest
    }
  }

  /// Android's builder puts the user into the path as it is; what could not stand in a request at all is escaped here
  /// too.
  private func path(ofEntitlementsOf redeemer: Redeemer) -> String {
    let id = redeemer.appUserId ?? redeemer.deviceId
    let written = platform == .ios ? PercentEncoding.queryValue(id) : id.withEscapesWhereNeeded
    return "\(SuperwallDialect.root)/users/\(written)/entitlements?deviceId="
      + PercentEncoding.queryValue(redeemer.deviceId)
  }

  /// A code is a first redemption where the device never had it back in an answer. iOS builds a set, so a code that is
  /// held is sent once; Android appends, so it is sent twice. The phone's own receipts are none of ours.
  private func body(of redemption: RedemptionQuestion, _ call: ServiceCall, _ app: ServiceApp) -> JSONValue {
    var codes = redemption.storedCodes.map { SuperwallDialect.code($0, isFirst: false) }
    if let code = redemption.code, platform == .android || !redemption.storedCodes.contains(code) {
      codes.append(SuperwallDialect.code(code, isFirst: true))
    }
    var body: [String: JSONValue] = [
      "deviceId": .string(redemption.redeemer.deviceId), "aliasId": .string(app.superwallAlias),
      "codes": .array(codes), "receipts": .array([]),
    ]
    if let id = redemption.redeemer.appUserId { body["appUserId"] = .string(id) }
    if platform == .ios || !call.superwall.integrationAttributes.isEmpty {
      body["metadata"] = .object(call.superwall.integrationAttributes)
    }
    return .object(body)
  }

  /// `PollRedemptionResultRequest`.
  private static func body(ofPollFor checkout: String, by redeemer: Redeemer) -> JSONValue {
    var body: [String: JSONValue] = [
      "checkoutContextId": .string(checkout), "deviceId": .string(redeemer.deviceId),
    ]
    if let id = redeemer.appUserId { body["appUserId"] = .string(id) }
    return .object(body)
  }

  private static func code(_ code: String, isFirst: Bool) -> JSONValue {
    ["code": .string(code), "firstRedemption": .bool(isFirst)]
  }

  private func headers(
    _ redeemer: Redeemer, _ call: ServiceCall, _ app: ServiceApp, _ keys: ServiceKeys, now: Timestamp
  ) -> [String: String] {
    let vendorId = redeemer.deviceId.dropFirst(
      redeemer.deviceId.hasPrefix(SuperwallBehaviour.deviceIdPrefix) ? SuperwallBehaviour.deviceIdPrefix.utf8.count : 0)
    var headers = [
      "Authorization": "Bearer \(keys.app.secret)", "Content-Type": "application/json",
      "X-Platform": platform == .ios ? "iOS" : "Android", "X-Platform-Environment": "SDK",
      "X-Platform-Wrapper": wrapper, "X-App-User-ID": redeemer.appUserId ?? "", "X-Alias-ID": app.superwallAlias,
      "X-URL-Scheme": app.urlScheme, "X-Vendor-ID": String(vendorId), "X-App-Version": app.version,
      "X-OS-Version": platform == .ios ? "26.0" : "16", "X-Device-Model": platform == .ios ? "iPhone17,1" : "Pixel 10",
      "X-Device-Locale": app.locale, "X-Device-Language-Code": String(app.locale.prefix { $0 != "_" && $0 != "-" }),
      "X-Device-Currency-Code": "USD", "X-Device-Currency-Symbol": "$", "X-Device-Timezone-Offset": "0",
      "X-App-Install-Date": WireDate.text(of: now.wholeSecond, on: .android), "X-Radio-Type": "Wifi",
      "X-Device-Interface-Style": "Light", "X-SDK-Version": platform == .ios ? "4.16.4" : "2.7.19",
      "X-Bundle-ID": app.bundleId, "X-Low-Power-Mode": "false", "X-Is-Sandbox": app.isSandbox ? "true" : "false",
      "X-Static-Config-Build-Id": "", "X-Current-Time": WireDate.withMilliseconds(now),
      "X-Request-Id": SuperwallDialect.newRequestId(),
    ]
    if platform == .ios {
      // The retries of the SDK's configuration, not of this request.
      headers["X-Retry-Count"] = "0"
      headers["X-Entitlements"] = call.superwall.activeEntitlements.joined(separator: ",")
    } else {
      headers["X-Git-Sha"] = ""
      headers["X-Build-Time"] = ""
      headers["X-Subscription-Status"] = call.superwall.activeEntitlements.isEmpty ? "Inactive" : "Active"
    }
    return headers
  }

  private static func newRequestId() -> String {
    var generator = SystemRandomNumberGenerator()
    return RandomText.uuid(using: &generator)
  }

  /// `deviceHelper.platformWrapper`; empty for an app without a wrapper. KMP's is our reading.
  private var wrapper: String {
    switch target.sdk {
    case .flutter: "Flutter"
    case .reactNative: "Expo"
    case .unity: "Unity"
    case .kmp: "KMP"
    default: ""
    }
  }
}

extension ServiceApp {
  /// `$SuperwallAlias:` and a UUID.
  fileprivate var superwallAlias: String { "$SuperwallAlias:" + installationId }
}

extension WireDate {
  /// ISO 8601 in UTC, always with milliseconds.
  fileprivate static func withMilliseconds(_ moment: Timestamp) -> String {
    let text = text(of: moment, on: .android)
    return text.contains(".") ? text : text.dropLast() + ".000Z"
  }
}

extension String {
  /// Bytes that may not stand in the target of a request, escaped; everything else as it is.
  fileprivate var withEscapesWhereNeeded: String {
    var escaped = ""
    for character in unicodeScalars {
      if character.value > 0x20, character.value < 0x7F, character != "#", character != "\"", character != "<",
        character != ">"
      {
        escaped.unicodeScalars.append(character)
      } else {
        escaped += PercentEncoding.queryValue(String(character))
      }
    }
    return escaped
  }
}

extension SuperwallAdapter {
  /// `subscriptions-api.superwall.com`, as the native SDK of the platform talks to it; nil for Capacitor, which redeems
  /// nothing.
  public func service(for target: Target) -> (any ServiceDialect)? {
    target.sdk == .capacitor ? nil : SuperwallDialect(target: target)
  }
}

extension ServiceCall {
  /// What Superwall's SDK sends beside a question.
  fileprivate var superwall: SuperwallServiceContext {
    context.own as? SuperwallServiceContext ?? SuperwallServiceContext(status: .unknown, integrationAttributes: [:])
  }
}
