public import RedemptionCore

/// Outcomes and customers in the words of RevenueCat's six SDKs.
public struct RevenueCatReplies: RepliesDoor {
  /// What holds in the version of the SDK.
  private let rules: RevenueCatRules

  /// Makes the door of the newest versions; it has no settings.
  public init() { self.init(.released) }

  /// Makes the door of one version.
  init(_ rules: RevenueCatRules) { self.rules = rules }

  /// Renders an outcome in the format of a target.
  ///
  /// Flutter, React Native, Capacitor and Unity: the map of purchases-hybrid-common. Native and KMP, which have no JSON
  /// upstream: `type` with the case or class name, and the SDK's property names.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of a redemption.
  ///   - target: the SDK that receives the reply.
  ///   - now: used if the grant has no customer; see ``CustomerInfo/init(_:platform:now:)``.
  public func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    let shape = ReplyShape.of(target, rules)
    let result = shape.carried(WebPurchaseRedemptionResult(outcome, platform: target.platform, now: now, rules))
    return RenderedReply(
      body: RedemptionReply(result: result, shape: shape),
      losses: shape.losses.losses(of: outcome, readAs: RedemptionOutcome(result)))
  }

  /// A reply told back as an outcome.
  ///
  /// - Throws: `DecodingError` for an unknown result, and for what that SDK's layer cannot do without: Dart's list for
  ///   Flutter, what is not null in the native SDKs and KMP, and only the customer or the error itself for the other
  ///   hybrids.
  public func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    let shape = ReplyShape.of(target, rules)
    let result = try RedemptionReply.read(from: decoder, shape)
    let outcome = RedemptionOutcome(result, code: code)
    return ReadReply(
      outcome: outcome,
      losses: shape.losses.lossesOfReading(outcome) + lossesOfReplaying(result, read: outcome, as: target, shape))
  }

  /// What a rendering of the outcome says otherwise than the reply did.
  private func lossesOfReplaying(
    _ result: WebPurchaseRedemptionResult, read outcome: RedemptionOutcome, as target: Target, _ shape: ReplyShape
  ) -> [Loss] {
    let now = outcome.grant?.customer?.requestDate ?? Timestamp(milliseconds: 0)
    let replayed = shape.carried(WebPurchaseRedemptionResult(outcome, platform: target.platform, now: now, rules))
    switch (result, replayed) {
    case (.error(let error), .error(let other)) where error != other:
      return [Loss(path: JSONPointer(["failure", "message"]), message: ReplyLosses.otherWords)]
    case (.success(let info), .success(let other)):
      return info.entitlements.identifiers(differingFrom: other.entitlements).map {
        Loss(path: JSONPointer(["grant", "entitlements", $0]), message: ReplyLosses.otherEntitlement)
      }
    default: return []
    }
  }

  /// A customer in a target's words: the object that stands under `customerInfo` in a success, bare.
  public func customer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable {
    let shape = ReplyShape.of(target, rules)
    let read = grant.read(by: rules)
    return CustomerInfoReply(
      info: shape.carried(CustomerInfo(read, platform: target.platform, now: now)), shape: shape)
  }
}

extension EntitlementInfos {
  /// The entitlements of which the two do not say the same.
  fileprivate func identifiers(differingFrom other: EntitlementInfos) -> [String] {
    guard ordered != other.ordered else { return [] }
    let (own, others) = (all, other.all)
    return Set(own.keys).union(others.keys).filter { own[$0] != others[$0] }.sorted()
  }
}

extension RevenueCatAdapter {
  /// An error in a target's words: the object that stands under `error` in a failed result.
  public func renderError(_ error: PublicError, for target: Target) -> any Encodable & Sendable {
    ErrorReply(error: error.told(by: rules), shape: ReplyShape.of(target, rules))
  }
}
