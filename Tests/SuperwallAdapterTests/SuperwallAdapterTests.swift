import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

@Suite("Superwall's adapter")
struct SuperwallAdapterTests {
  let adapter = SuperwallAdapter()

  @Test("it keeps every promise of the adapter contract")
  func keepsTheContract() {
    // Superwall-Android looks for the domain anywhere in the host, Superwall-iOS at its end, without a dot before it.
    let contract = AdapterContract(
      adapter, outcomes: 300, knowing: [.readsLongerHosts: [.android], .readsLookalikes: [.android, .ios]])
    #expect(contract.violations() == [], "seed \(contract.seed)")
  }

  @Test("it has six SDKs on two platforms, and does not claim to model Capacitor")
  func describesTwelveTargets() {
    let targets = adapter.targets
    #expect(targets.count == 12)
    #expect(Set(targets.map(\.target)).count == 12)
    #expect(targets.filter { !$0.modelled }.map(\.target.sdk) == [.capacitor, .capacitor])
    #expect(targets.first { $0.target.sdk == .native && $0.target.platform == .ios }?.since == "4.2.0")
    #expect(targets.first { $0.target.sdk == .native && $0.target.platform == .android }?.since == "2.1.0")
  }

  @Test("a device has Superwall's prefix and a UUID, and an app that named no user has none")
  func namesDevices() {
    var generator = SeededGenerator()
    let device = SuperwallBehaviour.newDeviceId(using: &generator)
    #expect(device.hasPrefix("$SuperwallDevice:"))
    #expect(device.count == "$SuperwallDevice:".count + 36)
    var driver = BehaviourDriver(SuperwallBehaviour(target: adapter.targets[0].target, options: SuperwallOptions()))
    driver.begin(SDKStart())
    #expect(driver.behaviour.state.redeemer.appUserId == nil)
  }

  @Test("a grant is the redeemed purchase's, and Stripe the store that nobody has to name")
  func hasItsDefaults() {
    #expect(adapter.ownership.holders == .usersAndDevices)
    #expect(adapter.vendor.defaultStore == .stripe)
    #expect(adapter.vendor.id == .superwall)
  }

  @Test("a used code stays bound to the device that used it")
  func decidesByUserOrDevice() {
    let now = Timestamp(milliseconds: 1_000)
    let purchase = PurchaseFacts(isActive: true, deviceIds: ["d1"])
    let code = CodeFacts(expiresAt: now, usedBy: .device(id: "d1"), purchase: purchase)
    let mine = RedemptionFacts(now: now, code: code, redeemer: Redeemer(appUserId: nil, deviceId: "d1"))
    let other = RedemptionFacts(now: now, code: code, redeemer: Redeemer(appUserId: nil, deviceId: "d2"))
    #expect(adapter.ownership.decide(mine).verdict == .granted)
    #expect(adapter.ownership.decide(other).verdict == .linkExpired(.used, mailsNewLink: true))
  }
}
