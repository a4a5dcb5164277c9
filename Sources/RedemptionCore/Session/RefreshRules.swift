/// When an SDK asks its service what the user has, beside redemptions.
public struct RefreshRules: Sendable {
  /// What makes it ask, once what it knows is older than ``SessionOptions/entitlementsMaxAge``.
  public enum Trigger: Hashable, Sendable {
    /// The app comes to the foreground.
    case foreground
    /// Time alone: it asks in a loop that every redemption starts anew.
    case clock
  }

  /// What makes it ask.
  public var trigger: Trigger
  /// Whether it asks as soon as it is configured.
  public var asksOnConfigure: Bool
  /// Which failures are met with another request.
  public var retry: RetryPolicy
  /// Whether an answer without entitlements is ignored while an entitlement of the web is active and its end is still
  /// to come.
  public var ignoresEmptyAnswer: Bool
  /// Whether only a change of active entitlements changes the status.
  public var comparesActiveOnly: Bool
  /// What is done when the answer has been kept.
  public var onAnswer: [SessionStep]

  /// Describes the rules.
  public init(
    trigger: Trigger, asksOnConfigure: Bool = false, retry: RetryPolicy = .never, ignoresEmptyAnswer: Bool = false,
    comparesActiveOnly: Bool = false, onAnswer: [SessionStep] = []
  ) {
    self.trigger = trigger
    self.asksOnConfigure = asksOnConfigure
    self.retry = retry
    self.ignoresEmptyAnswer = ignoresEmptyAnswer
    self.comparesActiveOnly = comparesActiveOnly
    self.onAnswer = onAnswer
  }
}

/// What an SDK that knows its user by itself does when the user changes; it asks nobody and refuses nothing.
public struct IdentityRules: Sendable {
  /// Whether a held code survives a reset.
  public var keepsCode: @Sendable (SDKState.StoredCode) -> Bool
  /// Whether a reset forgets the web's entitlements and when they were fetched; otherwise they stay until the next
  /// answer.
  public var forgetsWeb: Bool

  /// Describes the rules.
  public init(forgetsWeb: Bool, keepsCode: @escaping @Sendable (SDKState.StoredCode) -> Bool) {
    self.forgetsWeb = forgetsWeb
    self.keepsCode = keepsCode
  }
}

/// What an SDK does with links that the app hands to it.
public struct LinkRules: Hashable, Sendable {
  /// What becomes of a link that comes before the SDK is configured.
  public enum BeforeConfigure: Hashable, Sendable {
    /// The latest one is kept, and routed afterwards.
    case keepsLatest
    /// All are kept, and routed afterwards in their order.
    case keepsAll
    /// It is gone, though the call's answer does not tell.
    case loses
    /// It is gone, and the call says so.
    case refuses
  }

  /// What becomes of a link that comes too early.
  public var beforeConfigure: BeforeConfigure

  /// Describes the rules.
  public init(beforeConfigure: BeforeConfigure) { self.beforeConfigure = beforeConfigure }
}

/// What happens in the app that makes an SDK send the codes that it holds.
public enum ResendTrigger: Hashable, Sendable, CaseIterable {
  /// The user is another one.
  case logIn
  /// The user is nobody.
  case reset
  /// The SDK was configured.
  case configure
  /// Something was bought or restored in the phone's own store.
  case deviceTransaction
  /// Integration attributes changed.
  case attributes
}
