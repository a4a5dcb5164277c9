/// Converts outcomes and customers to the formats of a vendor's SDKs.
///
/// ```swift
/// struct PlainReplies: RepliesDoor {
///   func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
///     RenderedReply(body: outcome, losses: [])
///   }
///
///   func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
///     ReadReply(outcome: try RedemptionOutcome(from: decoder), losses: [])
///   }
/// }
/// ```
///
/// `AdapterContract.replyViolations()` checks that reading a reply returns the same outcome, except at its losses.
public protocol RepliesDoor: Sendable {
  /// Renders an outcome as a target's reply. Never fails: if the SDK has no word for it, the nearest one is used
  /// and a loss names the fact. For a wrapper that rejects its promise, the reply is what it rejects with.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of a redemption.
  ///   - target: the SDK that receives the reply.
  ///   - now: replaces a date that the reply needs and the outcome does not have.
  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply

  /// The same with facts that only this vendor has (``RedemptionAnswer/own``), which the reply may carry.
  ///
  /// It is called if there are any.
  func render(_ outcome: RedemptionOutcome, own: JSONValue, for target: Target, now: Timestamp) -> RenderedReply

  /// Reads a reply as an outcome.
  ///
  /// - Parameters:
  ///   - decoder: the decoder of the reply.
  ///   - target: the SDK that received the reply.
  ///   - code: the redeemed code, if the caller knows it. A reply that does not carry it loses `/code` all the same.
  /// - Throws: `DecodingError` for what that SDK's own language layer could not read.
  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply

  /// Renders a user's grant as the customer info of a target's SDK.
  func customer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable

  /// Merges the device's entitlements with the web's, as the SDK does; by ascending identifier.
  func merge(
    device: [EntitlementReference], web: [EntitlementReference], for target: Target
  ) -> IdentifiedList<Entitlement>
}

extension RepliesDoor {
  /// The reply without them.
  public func render(
    _ outcome: RedemptionOutcome, own: JSONValue, for target: Target, now: Timestamp
  ) -> RenderedReply {
    render(outcome, for: target, now: now)
  }

  /// The grant's own JSON.
  public func customer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable { grant }

  /// The device's value if both have one; an identifier alone is active.
  public func merge(
    device: [EntitlementReference], web: [EntitlementReference], for target: Target
  ) -> IdentifiedList<Entitlement> {
    IdentifiedList(
      (web + device).map { reference in
        switch reference {
        case .identifier(let id): Entitlement(id: id, isActive: true)
        case .whole(let entitlement): entitlement
        }
      })
  }
}
