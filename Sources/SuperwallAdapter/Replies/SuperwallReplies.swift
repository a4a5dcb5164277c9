public import RedemptionCore

/// Outcomes and customers in the words of Superwall's SDKs.
public struct SuperwallReplies: RepliesDoor {
  /// Makes the door; it has no settings.
  public init() {}

  /// An outcome in a target's words; the body is the result object that the SDK hands to `didRedeemLink`.
  ///
  /// - Parameter now: not used: no reply of Superwall needs a date that the outcome does not tell.
  public func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    switch target.sdk {
    case .native, .capacitor: render(outcome, as: NativeReply.self, on: target.platform)
    case .reactNative: render(outcome, as: ReactNativeReply.self, on: target.platform)
    case .flutter: render(outcome, as: FlutterReply.self, on: target.platform)
    case .unity: render(outcome, as: UnityReply.self, on: target.platform)
    case .kmp: render(outcome, as: KMPReply.self, on: target.platform)
    }
  }

  /// The result object of one SDK, as ``render(_:for:now:)`` gives it.
  func reply(to outcome: RedemptionOutcome, for target: Target) -> any SuperwallReply {
    switch target.sdk {
    case .native, .capacitor: NativeReply(telling: outcome, on: target.platform)
    case .reactNative: ReactNativeReply(telling: outcome, on: target.platform)
    case .flutter: FlutterReply(telling: outcome, on: target.platform)
    case .unity: UnityReply(telling: outcome, on: target.platform)
    case .kmp: KMPReply(telling: outcome, on: target.platform)
    }
  }

  /// A reply told back as an outcome, as strictly as that SDK's own language layer reads it.
  ///
  /// - Parameter code: stands in where the reply has no code; only Unity's layer bears that.
  /// - Throws: `DecodingError` at the place that layer stumbles over.
  public func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    switch target.sdk {
    case .native, .capacitor: try read(NativeReply.self, from: decoder, on: target.platform, code: code)
    case .reactNative: try read(ReactNativeReply.self, from: decoder, on: target.platform, code: code)
    case .flutter: try read(FlutterReply.self, from: decoder, on: target.platform, code: code)
    case .unity: try read(UnityReply.self, from: decoder, on: target.platform, code: code)
    case .kmp: try read(KMPReply.self, from: decoder, on: target.platform, code: code)
    }
  }

  private func render(
    _ outcome: RedemptionOutcome, as kind: (some SuperwallReply).Type, on platform: Platform
  ) -> RenderedReply {
    let reply = kind.init(telling: outcome, on: platform)
    return RenderedReply(body: reply, losses: kind.rules(on: platform).losses(of: outcome, readAs: reply.outcome))
  }

  private func read(
    _ kind: (some SuperwallReply).Type, from decoder: any Decoder, on platform: Platform, code: String?
  ) throws -> ReadReply {
    let outcome = try kind.init(from: decoder, on: platform, code: code).outcome
    return ReadReply(outcome: outcome, losses: kind.rules(on: platform).lossesOfReading(outcome))
  }

  /// A customer's info as the SDK of a target hands it to the app; see ``CustomerInfoReply``.
  public func customer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable {
    CustomerInfoReply(info: grant, target: target, now: now)
  }

  /// Merges as the SDK does, which believes neither side first; by ascending identifier.
  ///
  /// An identifier alone is an active entitlement, on iOS of the App Store
  /// (`StoreKit/Products/StoreProduct/Entitlement.swift`, `Entitlement(id:)`).
  public func merge(
    device: [EntitlementReference], web: [EntitlementReference], for target: Target
  ) -> IdentifiedList<Entitlement> {
    func entitlements(_ references: [EntitlementReference]) -> [Entitlement] {
      references.map { reference in
        switch reference {
        case .identifier(let id):
          Entitlement(id: id, isActive: true, store: target.platform == .ios ? .appStore : nil)
        case .whole(let entitlement): entitlement
        }
      }
    }
    return EntitlementPrecedence(sdk: target.sdk, platform: target.platform)
      .merge(entitlements(device), entitlements(web))
  }
}
