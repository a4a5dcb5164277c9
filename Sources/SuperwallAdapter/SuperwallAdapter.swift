public import RedemptionCore

/// Superwall, whole: its links, its rule of ownership, and the words of its SDKs on both platforms.
///
/// Facts from SuperwallKit 4.16.4 (iOS), Superwall-Android 2.7.19, superwallkit_flutter 2.4.11, expo-superwall 1.2.0,
/// Superwall-Unity 0.2.5 and Superwall-KMP 0.1.1.
public struct SuperwallAdapter: RedemptionAdapter {
  /// Makes the adapter; it has no settings.
  public init() {}

  /// `superwall`.
  public var vendor: Vendor { .superwall }

  /// Six SDKs on two platforms; Capacitor is not modelled, and gets the native reply.
  public var targets: [TargetDescription] { SuperwallAdapter.allTargets }

  private static let allTargets = facts.targets

  /// Reads a URL as `DeepLinkRouter` of its platform does.
  public func readLink(_ url: PlatformURL, unwrapping: Bool) -> LinkReading {
    SuperwallLinkGrammar.read(url, unwrapping: unwrapping)
  }

  /// The link that a success page opens; the routers of both platforms read it back.
  public func link(to code: String, under settings: LinkSettings) -> String {
    SuperwallLinkGrammar.link(to: code, under: settings)
  }

  /// A new code in the form that Superwall's own server gives.
  public func newCode(using generator: inout some RandomNumberGenerator) -> String {
    SuperwallLinkGrammar.newCode(using: &generator)
  }

  /// An app that nobody described.
  public var defaultLinkSettings: LinkSettings { SuperwallLinkGrammar.defaultSettings }

  /// A link that no app takes leads to the app's store (docs, web checkout).
  public var opensStoreWithoutApp: Bool { true }

  /// Stripe: what Superwall's web checkout sells through unless it was set up otherwise.
  public var defaultStore: Store { SuperwallAdapter.facts.defaultStore }

  /// The user owns a purchase if identified, else the device; documentation "web checkout FAQ".
  ///
  /// The link lifetime of 60 minutes is ours: no source has Superwall's.
  public var ownership: Ownership { SuperwallAdapter.usersAndDevices }

  private static let usersAndDevices = Ownership(
    by: .usersAndDevices, linkLifetime: facts.linkLifetime, reissue: facts.reissue)

  /// `$SuperwallDevice:` and a UUID, as both native SDKs send it.
  public func newDeviceId(using generator: inout some RandomNumberGenerator) -> String {
    SuperwallBehaviour.newDeviceId(using: &generator)
  }

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
  public func readReply(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
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
}
