public import RedemptionCore

/// Outcomes and customers in the words of RevenueCat's six SDKs.
public struct RevenueCatReplies: RepliesDoor {
  /// Makes the door; it has no settings.
  public init() {}

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
    let shape = ReplyShape.of(target)
    let result = shape.carried(WebPurchaseRedemptionResult(outcome, platform: target.platform, now: now))
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
    let shape = ReplyShape.of(target)
    let outcome = RedemptionOutcome(try RedemptionReply.read(from: decoder, shape), code: code)
    return ReadReply(outcome: outcome, losses: shape.losses.lossesOfReading(outcome))
  }

  /// A customer in a target's words: the object that stands under `customerInfo` in a success, bare.
  public func customer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable {
    let shape = ReplyShape.of(target)
    return CustomerInfoReply(
      info: shape.carried(CustomerInfo(grant, platform: target.platform, now: now)), shape: shape)
  }
}

extension RevenueCatAdapter {
  /// An error in a target's words: the object that stands under `error` in a failed result.
  public func renderError(_ error: PublicError, for target: Target) -> any Encodable & Sendable {
    ErrorReply(error: error, shape: ReplyShape.of(target))
  }
}
