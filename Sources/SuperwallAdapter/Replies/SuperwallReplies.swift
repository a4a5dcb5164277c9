public import RedemptionCore

/// Outcomes and customers in the words of Superwall's SDKs.
public struct SuperwallReplies: RepliesDoor {
  private let rules: SuperwallRules

  /// Makes the door of the newest versions; it has no settings.
  public init() { self.init(.newest) }

  /// Makes the door of one version.
  init(_ rules: SuperwallRules) { self.rules = rules }

  /// Renders an outcome in the format of a target: the result object that the SDK passes to `didRedeemLink`.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of a redemption.
  ///   - target: the SDK that receives the reply.
  ///   - now: not used: no reply of Superwall needs a date that the outcome does not have.
  public func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    render(outcome, as: SuperwallReplies.kind(for: target.sdk), on: target.platform)
  }

  /// The result object of one SDK, as ``render(_:for:now:)`` gives it.
  func reply(to outcome: RedemptionOutcome, for target: Target) -> any SuperwallReply {
    SuperwallReplies.kind(for: target.sdk).init(
      telling: outcome.read(by: rules, on: target.platform), on: target.platform)
  }

  /// Reads a reply as an outcome, as strictly as that SDK's own language layer.
  ///
  /// - Parameters:
  ///   - decoder: the decoder of the reply.
  ///   - target: the SDK that received the reply.
  ///   - code: used if the reply has no code; only Unity's layer accepts that.
  /// - Throws: `DecodingError` at the place that this layer rejects.
  public func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    try read(SuperwallReplies.kind(for: target.sdk), from: decoder, on: target.platform, code: code)
  }

  private static func kind(for sdk: SDK) -> any SuperwallReply.Type {
    switch sdk {
    case .reactNative: ReactNativeReply.self
    case .flutter: FlutterReply.self
    case .unity: UnityReply.self
    case .kmp: KMPReply.self
    default: NativeReply.self
    }
  }

  private func render(
    _ outcome: RedemptionOutcome, as kind: (some SuperwallReply).Type, on platform: Platform
  ) -> RenderedReply {
    let reply = kind.init(telling: outcome.read(by: rules, on: platform), on: platform)
    return RenderedReply(body: reply, losses: kind.rules(on: platform).losses(of: outcome, readAs: reply.outcome))
  }

  private func read(
    _ kind: (some SuperwallReply).Type, from decoder: any Decoder, on platform: Platform, code: String?
  ) throws -> ReadReply {
    let outcome = try kind.init(from: decoder, on: platform, code: code).outcome
    return ReadReply(outcome: outcome, losses: kind.rules(on: platform).lossesOfReading(outcome))
  }

  /// Returns a customer's info as the SDK of a target passes it to the app; see `CustomerInfoReply`.
  public func customer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable {
    CustomerInfoReply(info: grant, target: target, now: now)
  }

  /// Merges as the SDK does, without precedence of one side; by ascending identifier.
  ///
  /// `EntitlementReference.entitlement(on:)` completes an identifier.
  public func merge(
    device: [EntitlementReference], web: [EntitlementReference], for target: Target
  ) -> IdentifiedList<Entitlement> {
    EntitlementPrecedence(sdk: target.sdk, platform: target.platform)
      .merge(device.map { $0.entitlement(on: target.platform) }, web.map { $0.entitlement(on: target.platform) })
  }
}

extension RedemptionOutcome {
  /// What the SDK of a version reads in the same answer.
  fileprivate func read(by rules: SuperwallRules, on platform: Platform) -> RedemptionOutcome {
    switch self {
    case .redeemed(let code, let grant): .redeemed(code: code, grant: grant.read(by: rules, on: platform))
    case .subscriptionExpired(let code, let grant):
      .subscriptionExpired(code: code, grant: grant.read(by: rules, on: platform))
    default: self
    }
  }
}

extension Grant {
  fileprivate func read(by rules: SuperwallRules, on platform: Platform) -> Grant {
    var grant = self
    // iOS and Android have a rule each; a version has the rules of one platform.
    if !rules.has(.paywallProduct), !rules.has(.redemptionProduct) { grant.paywall?.product = nil }
    if !rules.has(.redemptionUserAttributes) { grant.paywall?.userAttributes = nil }
    if platform == .android, !rules.has(.redemptionDates) {
      grant.entitlements = IdentifiedList(grant.entitlements.map(\.withoutDates))
    }
    return grant
  }
}

extension Entitlement {
  fileprivate var withoutDates: Entitlement {
    var entitlement = self
    (entitlement.startsAt, entitlement.renewedAt, entitlement.expiresAt) = (nil, nil, nil)
    return entitlement
  }
}
