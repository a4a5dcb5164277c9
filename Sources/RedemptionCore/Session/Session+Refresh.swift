extension Session {
  /// Asks at once what the user has; what is under way already is enough.
  mutating func refresh() -> [SessionEffect] {
    guard profile.refresh != nil, options.entitlementsMaxAge != nil else { return [] }
    if questions.contains(where: { if case .refresh = $0.purpose { true } else { false } }) { return [] }
    return ask(.refresh, for: nil)
  }

  mutating func scheduleRefresh(at now: Timestamp) -> [SessionEffect] {
    guard profile.refresh?.trigger == .clock, let maxAge = options.entitlementsMaxAge else { return [] }
    return agenda.plan(.refresh, at: now.advanced(byMilliseconds: maxAge))
  }

  mutating func enterForeground(at now: Timestamp) -> [SessionEffect] {
    guard let rules = profile.refresh, rules.trigger == .foreground, let maxAge = options.entitlementsMaxAge else {
      return []
    }
    if let fetchedAt = customer?.fetchedAt, now <= fetchedAt.advanced(byMilliseconds: maxAge) { return [] }
    return refresh()
  }

  mutating func doWhatIsDue(at now: Timestamp) -> [SessionEffect] {
    var effects: [SessionEffect] = []
    for item in agenda.takeDue(at: now) {
      switch item {
      case .refresh: effects += scheduleRefresh(at: now) + refresh()
      case .attributes: effects += resend(on: .attributes, at: now)
      }
    }
    return effects + agenda.awaitNext()
  }

  /// Keeps what the service told, unless the SDK does not believe it.
  mutating func takeRefresh(_ grant: Grant, now: Timestamp) -> [SessionEffect] {
    guard let rules = profile.refresh else { return [] }
    let before = webEntitlements
    let isProtected = before.contains { $0.isActive && ($0.expiresAt.map { now < $0 } ?? false) }
    if rules.ignoresEmptyAnswer, grant.entitlements.isEmpty, isProtected { return [] }
    customer = KnownCustomer(grant: grant, fetchedAt: now)
    let effects = updateCustomer()
    let after = webEntitlements
    let isSame =
      rules.comparesActiveOnly ? before.filter(\.isActive) == after.filter(\.isActive) : before == after
    guard !isSame else { return effects }
    return effects + perform(rules.onAnswer, StepContext(customer: grant, now: now))
  }
}
