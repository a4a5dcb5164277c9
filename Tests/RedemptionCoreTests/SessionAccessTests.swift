import RedemptionCore
import Testing

@Suite("What a session says its user may use")
struct SessionAccessTests {
  private static let target = Target(vendor: Vendor(rawValue: "test"), sdk: .native, platform: .ios)
  private let call = CallID(rawValue: 1)
  private let start = Timestamp(milliseconds: 1_000)
  private let day: Int64 = 86_400_000

  private func profile(
    refresh: RefreshRules? = nil, identity: IdentityRules? = nil, repeats: Bool = false, keepsActive: Bool = false,
    outlives: Bool = false, resends: Set<ResendTrigger> = [], delay: Int64 = 0
  ) -> SessionProfile {
    SessionProfile(
      storesCodes: true, onAnswer: [.updateCustomer, .updateStatus, .scheduleRefresh],
      access: AccessRules(
        merge: { first, second in IdentifiedList(second + first) }, repeatsInStatus: repeats, keepsActive: keepsActive,
        deviceStore: .appStore, bareStore: .appStore, outlivesEmptyDevice: outlives, statusEvent: "status",
        customerEvent: "customer", dismissalEvent: "closed"),
      refresh: refresh, identity: identity, resends: resends, attributesDelay: delay)
  }

  private func session(_ profile: SessionProfile, controller: Bool = false, products: [String: [String]] = [:])
    -> Session
  {
    Session(
      target: SessionAccessTests.target, profile: profile, redeemer: Redeemer(appUserId: nil, deviceId: "d"),
      isAnonymous: true, isConfigured: true,
      options: SessionOptions(entitlementsMaxAge: day, hasPurchaseController: controller, products: products))
  }

  private func web(_ id: String, active: Bool = true, expiresAt: Timestamp? = nil) -> Entitlement {
    Entitlement(id: id, isActive: active, store: .stripe, expiresAt: expiresAt)
  }

  private func redeem(_ entitlements: [Entitlement], in session: inout Session) -> [String] {
    let grant = Grant(entitlements: IdentifiedList(entitlements))
    let begun = session.handle(.called(.redeem(code: "c"), nil), at: start)
    guard case .ask(let attempt, _) = begun.last else { return words(begun) }
    let answer = RedemptionAnswer(outcome: .redeemed(code: "c", grant: grant), customer: grant)
    return words(session.handle(.answered(attempt, .success(.redemption(answer))), at: start))
  }

  private func device(_ entitlements: [Entitlement], in session: inout Session) -> [String] {
    words(session.handle(.called(.setDeviceEntitlements(entitlements, after: nil), nil), at: start))
  }

  @Test("status and customer info change with the web and the device, and are told only when they do")
  func changes() {
    var session = session(profile())
    #expect(session.status == .inactive)
    #expect(redeem([web("pro")], in: &session) == ["tell customer [] to [\"pro\"]", "tell status inactive to active"])
    #expect(redeem([web("pro")], in: &session).isEmpty)
    #expect(
      device([Entitlement(id: "phone", isActive: true)], in: &session)
        == ["tell customer [\"pro\"] to [\"phone\", \"pro\"]", "tell status active to active"])
    #expect(session.entitlements.active.map(\.id) == ["phone", "pro"])
    #expect(session.entitlements.web.map(\.id) == ["pro"])
    #expect(session.entitlements.device.map(\.id) == ["phone"])
  }

  @Test("under a purchase controller the app alone sets the status, and the web's list goes on")
  func controller() {
    var session = session(profile(), controller: true)
    #expect(session.status == .unknown)
    #expect(redeem([web("pro")], in: &session) == ["tell customer [] to [\"pro\"]"])
    #expect(session.status == .unknown)
    #expect(session.entitlements.active.isEmpty)
    #expect(session.entitlements.web.map(\.id) == ["pro"])
    let own = Entitlement(id: "own", isActive: true, store: .appStore)
    #expect(
      words(session.handle(.called(.setStatus(AccessStatus([own])), call), at: start))
        == ["tell status unknown to active", "tell customer [\"pro\"] to [\"own\", \"pro\"]", "finish 1 state"])
    #expect(session.entitlements.active.map(\.id) == ["own"])
    #expect(
      words(session.handle(.called(.setPurchaseController(false), nil), at: start))
        == ["tell status active to active", "tell customer [\"own\", \"pro\"] to [\"pro\"]"])
    #expect(session.entitlements.active.map(\.id) == ["pro"])
  }

  @Test("what could be bought is listed as inactive until it is owned")
  func products() {
    var session = session(profile(), products: ["yearly": ["pro", "plus"]])
    #expect(session.entitlements.all.map(\.id) == ["plus", "pro"])
    #expect(session.entitlements.active.isEmpty)
    _ = redeem([web("pro")], in: &session)
    #expect(session.entitlements.inactive.map(\.id) == ["plus"])
  }

  @Test("a status may name an entitlement twice, and one that was active may count until there is none")
  func unions() {
    var session = session(profile(repeats: true, keepsActive: true))
    _ = device([Entitlement(id: "pro", isActive: true, store: .appStore)], in: &session)
    _ = redeem([web("pro"), web("plus")], in: &session)
    #expect(session.status.entitlements.map(\.id) == ["plus", "pro", "pro"])
    _ = redeem([web("plus", active: false)], in: &session)
    #expect(session.status.entitlements.map(\.id) == ["pro"])
    #expect(session.entitlements.active.map(\.id) == ["plus", "pro"])
    _ = device([], in: &session)
    #expect(session.status == .inactive)
    #expect(session.entitlements.active.isEmpty)
  }

  @Test("an empty read of the device takes nothing away while something else has not run out")
  func emptyDevice() {
    var session = session(profile(outlives: true))
    let later = start.advanced(byMilliseconds: day)
    _ = session.handle(.called(.setStatus(AccessStatus([web("pro", expiresAt: later)])), nil), at: start)
    #expect(device([], in: &session).isEmpty)
    #expect(session.status.name == "active")
    _ = session.handle(.called(.setDeviceEntitlements([], after: nil), nil), at: later)
    #expect(session.status == .inactive)
  }

  // MARK: Refresh

  private func refresh(
    _ entitlements: [Entitlement], after call: SessionCall, in session: inout Session, at now: Timestamp
  ) -> [String] {
    let begun = session.handle(.called(call, nil), at: now)
    guard case .ask(let attempt, .customer) = begun.last else { return words(begun) }
    let grant = Grant(entitlements: IdentifiedList(entitlements))
    return ["asked"] + words(session.handle(.answered(attempt, .success(.customer(grant))), at: now))
  }

  @Test("coming to the foreground asks again once what is known is too old, and an empty answer may not be believed")
  func foreground() {
    let rules = RefreshRules(trigger: .foreground, ignoresEmptyAnswer: true, onAnswer: [.updateStatus])
    var session = session(profile(refresh: rules))
    let end = start.advanced(byMilliseconds: 3 * day)
    _ = redeem([web("pro", expiresAt: end)], in: &session)
    #expect(refresh([], after: .foreground, in: &session, at: start.advanced(byMilliseconds: day)).isEmpty)
    let late = start.advanced(byMilliseconds: day + 1)
    #expect(refresh([], after: .foreground, in: &session, at: late) == ["asked"])
    #expect(session.status.name == "active")
    #expect(
      refresh([], after: .foreground, in: &session, at: end)
        == ["asked", "tell customer [\"pro\"] to []", "tell status active to inactive"])
  }

  @Test("a loop asks again by the clock, and a redemption begins it anew")
  func loop() {
    var session = session(profile(refresh: RefreshRules(trigger: .clock, onAnswer: [.updateStatus])))
    #expect(redeem([web("pro")], in: &session).last == "schedule \(1_000 + day)")
    #expect(redeem([web("pro")], in: &session).isEmpty, "one wait is enough")
    let due = start.advanced(byMilliseconds: day)
    #expect(words(session.handle(.due, at: due)) == ["schedule \(1_000 + 2 * day)", "customer 3"])
    #expect(session.handle(.due, at: due).isEmpty)
  }

  // MARK: Identity

  private let rules = IdentityRules(forgetsWeb: true) { held in
    if case .redeemed(_, let grant) = held.outcome, case .device = grant.owner { true } else { false }
  }

  @Test("a login sends the held codes again, another login resets first, and the same one does nothing")
  func logIn() {
    var session = session(profile(identity: rules, resends: [.logIn, .reset]))
    _ = redeem([web("pro")], in: &session)
    let first = words(session.handle(.called(.logIn(appUserId: "u"), call), at: start))
    #expect(first == ["ask 2 - [\"c\"]", "finish 1 state"])
    #expect(words(session.handle(.called(.logIn(appUserId: "u"), call), at: start)) == ["finish 1 state"])
    let second = words(session.handle(.called(.logIn(appUserId: "v"), call), at: start))
    #expect(
      second == ["tell customer [\"pro\"] to []", "tell status active to inactive", "ask 3 - []", "finish 1 state"])
    #expect(session.redeemer.appUserId == "v")
    #expect(words(session.handle(.called(.logOut(anonymousAppUserId: nil), call), at: start)).last == "finish 1 state")
    #expect(session.redeemer.appUserId == nil)
  }

  @Test("integration attributes are sent when no more come for a while, user attributes never")
  func attributes() {
    var session = session(profile(resends: [.attributes], delay: 500))
    _ = session.handle(.called(.setAttributes(user: ["a": 1, "b": nil], integration: nil), nil), at: start)
    #expect(session.userAttributes == ["a": 1])
    let told = session.handle(.called(.setAttributes(user: nil, integration: ["x": "1"]), call), at: start)
    #expect(words(told) == ["schedule 1500", "finish 1 state"])
    let more = start.advanced(byMilliseconds: 300)
    #expect(
      words(session.handle(.called(.setAttributes(user: nil, integration: ["x": "2"]), call), at: more)) == [
        "finish 1 state"
      ])
    #expect(words(session.handle(.due, at: start.advanced(byMilliseconds: 500))) == ["schedule 1800"])
    #expect(words(session.handle(.due, at: start.advanced(byMilliseconds: 800))) == ["ask 1 - []"])
  }
}
