public import RedemptionCore

/// Which of two entitlements with one identifier an SDK believes.
///
/// No SDK believes the web over the device or the reverse: each compares the two by a list of questions, and the first
/// one with an answer decides. Only where none has, the order counts.
public enum EntitlementPrecedence: Hashable, Sendable, CaseIterable {
  /// SuperwallKit 4.16.4, `Entitlement.swift`.
  case ios
  /// Superwall-Android 2.7.19, `CustomerInfoMerging.kt`.
  case android
  /// The merge in the app's own language: superwallkit_flutter 2.4.11 `CustomerInfo.dart`, Superwall-KMP 0.1.1
  /// `EntitlementPriority.kt`.
  case wrapper

  /// The rules by which an app with this SDK gets its entitlements merged.
  public init(sdk: SDK, platform: Platform) {
    switch (sdk, platform.system) {
    case (.flutter, _), (.kmp, _): self = .wrapper
    case (_, .ios): self = .ios
    case (_, .android): self = .android
    }
  }

  /// Two lists as one: device first and web second, as the SDKs merge them into their customer info.
  ///
  /// An identifier is there if either list has it. The value that counts also names the products of the one that does
  /// not, except with ``wrapper``. A list may hold an identifier twice; then its own values are merged too, in their
  /// order.
  public func merge(
    _ first: some Sequence<Entitlement>, _ second: some Sequence<Entitlement> = []
  ) -> IdentifiedList<Entitlement> {
    var merged: IdentifiedList<Entitlement> = []
    for entitlement in first { add(entitlement, to: &merged) }
    for entitlement in second { add(entitlement, to: &merged) }
    return merged
  }

  private func add(_ incoming: Entitlement, to merged: inout IdentifiedList<Entitlement>) {
    guard let kept = merged[incoming.id] else { return merged.insert(incoming) }
    merged.insert(self.merged(kept, incoming))
  }

  /// Merges two values that have the same identifier.
  ///
  /// - Parameters:
  ///   - kept: the earlier one; it wins if no rule decides, except with ``wrapper``.
  ///   - incoming: the later one.
  public func merged(_ kept: Entitlement, _ incoming: Entitlement) -> Entitlement {
    var winner = replaces(kept, with: incoming) ? incoming : kept
    if self != .wrapper { winner.unite(productIds: kept.productIds + incoming.productIds) }
    return winner
  }

  private func replaces(_ kept: Entitlement, with incoming: Entitlement) -> Bool {
    switch self {
    case .ios: preferenceOnApple(incoming, over: kept) ?? false
    case .android: preferenceOnAndroid(incoming, over: kept) ?? false
    case .wrapper: preferenceInWrapper(incoming, over: kept) ?? true
    }
  }

  private func preferenceOnApple(_ left: Entitlement, over right: Entitlement) -> Bool? {
    prefer(left.isActive, right.isActive)
      ?? prefer(left.hasHistoryOnApple, right.hasHistoryOnApple)
      ?? prefer(left.isLifetime == true, right.isLifetime == true)
      ?? prefer(left.state != .revoked, right.state != .revoked)
      ?? prefer(left.expiresAt != nil, right.expiresAt != nil)
      ?? preferenceByTermOnApple(left, over: right)
  }

  private func preferenceByTermOnApple(_ left: Entitlement, over right: Entitlement) -> Bool? {
    preferLater(left.expiresAt, right.expiresAt)
      ?? prefer(left.willRenew != nil, right.willRenew != nil)
      ?? prefer(left.willRenew == true, right.willRenew == true)
      ?? prefer(left.state != nil, right.state != nil)
      ?? prefer(left.state != .inGracePeriod, right.state != .inGracePeriod)
  }

  private func preferenceOnAndroid(_ left: Entitlement, over right: Entitlement) -> Bool? {
    prefer(left.isActive, right.isActive)
      ?? prefer(left.startsAt != nil, right.startsAt != nil)
      ?? prefer(left.isLifetime == true, right.isLifetime == true)
      ?? preferLater(left.expiresAt, right.expiresAt)
      ?? prefer(left.willRenew == true, right.willRenew == true)
      ?? (left.scoreOnAndroid == right.scoreOnAndroid ? nil : left.scoreOnAndroid > right.scoreOnAndroid)
  }

  private func preferenceInWrapper(_ left: Entitlement, over right: Entitlement) -> Bool? {
    prefer(left.isActive, right.isActive)
      ?? prefer(left.productId != nil, right.productId != nil)
      ?? prefer(left.isLifetime == true, right.isLifetime == true)
      ?? prefer(left.state != .revoked, right.state != .revoked)
      ?? isLater(left.renewedAt, right.renewedAt)
      ?? isLater(left.expiresAt, right.expiresAt)
  }

  /// Nil unless both are there. Of equal dates neither is later, so that the existing value stays and no later question
  /// is asked (`_priority`; KMP's `prioritized`, test `equalDatesTie`).
  private func isLater(_ left: Timestamp?, _ right: Timestamp?) -> Bool? {
    guard let left, let right else { return nil }
    return left > right
  }

  /// True or false where only one side has it, nil where both or none do.
  private func prefer(_ left: Bool, _ right: Bool) -> Bool? { left == right ? nil : left }

  /// Nil unless both are there and differ.
  private func preferLater(_ left: Timestamp?, _ right: Timestamp?) -> Bool? {
    guard let left, let right, left != right else { return nil }
    return left > right
  }
}

extension Entitlement {
  /// Bought, or granted from the dashboard, where there is no product.
  fileprivate var hasHistoryOnApple: Bool { productId != nil || store == .superwall || store == .promotional }

  fileprivate var scoreOnAndroid: Int {
    switch state {
    case .subscribed: 4
    case .inGracePeriod: 3
    case .inBillingRetryPeriod: 2
    case .expired: 1
    case .revoked, nil: 0
    }
  }
}
