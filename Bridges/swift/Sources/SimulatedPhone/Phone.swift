public import Foundation
public import RedemptionCore
import RevenueCatAdapter
import SuperwallAdapter

/// The phone of one test: an app that was just installed, the vendors' services, and a clock that stands still.
///
/// ```swift
/// try await Phone.run { phone in
///   let link = try phone.store.purchase(.revenueCat).link
///   Purchases.configure(withAPIKey: "appl_key")
///   …
/// }
/// ```
///
/// `Purchases.shared` and `Superwall.shared` are the app's only instances, as on a phone. So phones run one after the
/// other, also if tests run in parallel.
public final class Phone: Sendable {
  /// Sells on the web, and answers the app's SDKs.
  public let store: WebStore
  /// The time on the phone and in the store.
  public let clock: PhoneClock
  /// What there is to say about the SDK versions of the app; empty if redemption is the same in them.
  public let warnings: [String]

  private let state = Guarded(State())

  private struct State {
    var ownedProducts: [String] = []
    var products: [String: [String]] = [:]
    var openers: [@MainActor (URL) -> Void] = []
    var screens: [any Sendable] = []
    var phaseListeners: [@MainActor (ScenePhase.Change) -> Void] = []
    var watches: [@MainActor () -> Void] = []
    var phase = ScenePhase.active
    var given: [ObjectIdentifier: Any] = [:]
    var listeners: [(bought: @Sendable () -> Void, ended: @Sendable () -> Void)] = []
    var place: (any SDKPlace)?
  }

  private init(products: [String: [String]], ownedProducts: [String], sdkVersions: [Vendor: String]) {
    clock = PhoneClock()
    warnings = SDKVersions.warnings(about: sdkVersions)
    store = WebStore(clock: clock)
    state.withLock { ($0.ownedProducts, $0.products) = (ownedProducts, products) }
  }

  /// Runs a test on a phone of its own.
  ///
  /// - Parameters:
  ///   - products: the products of Superwall's dashboard, with the identifiers of the entitlements that each gives.
  ///   - ownedProducts: the products that the device's App Store account owns.
  ///   - sdkVersions: the versions in the app's `Package.resolved`, such as `[.revenueCat: "5.86.1"]`. A warning is printed once for each
  ///     version in which redemption may differ.
  @MainActor public static func run<Result>(
    products: [String: [String]] = [:], ownedProducts: [String] = [], sdkVersions: [Vendor: String] = [:],
    _ body: @MainActor (Phone) async throws -> Result
  ) async rethrows -> Result {
    await turns.take()
    defer { turns.pass() }
    let phone = Phone(products: products, ownedProducts: ownedProducts, sdkVersions: sdkVersions)
    SDKVersions.print(phone.warnings + [staleObservers()].compactMap { $0 })
    ReceiptsRequest.register()
    app.withLock { $0 = phone }
    phone.install()
    defer { app.withLock { $0 = nil } }
    return try await body(phone)
  }

  /// What to say of an object of the app, such as its `static let shared`, that has outlived the phone it was made on.
  package static func staleObservers() -> String? {
    guard Superwall.installed.isObserved else { return nil }
    return "An object that the app made on an earlier phone still observes a property of Superwall.shared. "
      + "It hears nothing of this phone. If the app shares it, let each test make one: make its initializer internal."
  }

  /// The phone of the test that runs now; nil outside of ``run(products:ownedProducts:sdkVersions:_:)``.
  public static var current: Phone? { app.withLock { $0 } }

  private static let app = Guarded<Phone?>(nil)
  private static let turns = Turns()

  /// Ends the app and starts it anew: neither SDK is configured or has stored anything, `UserDefaults.standard` is empty,
  /// views are gone. What the store knows stays.
  public func install() {
    for key in UserDefaults.standard.dictionaryRepresentation().keys { UserDefaults.standard.removeObject(forKey: key) }
    Purchases.install(environment)
    Superwall.install(start())
  }

  /// Uninstalls the app and installs it on the same phone: the same as ``install()``.
  public func reinstall() { install() }

  /// The app is killed and starts again on the same phone: neither SDK is configured, each has what it stored, views and
  /// delegates are gone. Launch the app afterwards, and ``open(_:)`` the link that starts it, as iOS does.
  public func relaunch() {
    Purchases.relaunch()
    Superwall.relaunch(start())
  }

  /// Sends the app to the background for so long. The clock moves once, for both SDKs; views see each `scenePhase`.
  @MainActor public func background(for duration: Duration) {
    leave()
    Purchases.enterBackground()
    Superwall.enterBackground()
    clock.advance(by: duration)
    Purchases.enterForeground()
    Superwall.enterForeground()
    comeBack()
  }

  /// Whether the app is in front.
  package var phase: ScenePhase { state.withLock { $0.phase } }

  /// Sends the views of the app to the background.
  @MainActor package func leave() { enter([.inactive, .background]) }

  /// Brings the views of the app back.
  @MainActor package func comeBack() { enter([.inactive, .active]) }

  @MainActor private func enter(_ phases: [ScenePhase]) {
    for phase in phases {
      let (change, listeners) = state.withLock { state in
        defer { state.phase = phase }
        return (ScenePhase.Change(from: state.phase, to: phase), state.phaseListeners)
      }
      if let change {
        for listener in listeners { listener(change) }
        NotificationCenter.default.post(name: change.name, object: nil)
      }
      look()
    }
  }

  /// Adds what hears when the app goes to the background and comes back.
  package func onChange(_ changed: @escaping @MainActor (ScenePhase.Change) -> Void) {
    state.withLock { $0.phaseListeners.append(changed) }
  }

  // MARK: Changes

  /// Something that views show may have changed: those of the app look at it, later on the main actor.
  package static func changed() {
    guard current?.isWatched == true else { return }
    Task { @MainActor in current?.look() }
  }

  /// Adds what looks at a value that a view watches.
  package func watch(_ look: @escaping @MainActor () -> Void) { state.withLock { $0.watches.append(look) } }

  private var isWatched: Bool { state.withLock { !$0.watches.isEmpty } }

  @MainActor private func look() { for look in state.withLock({ $0.watches }) { look() } }

  /// Removes views and listeners.
  private func start() -> SuperwallSetup {
    let (products, owned, listeners) = state.withLock { state in
      defer {
        (state.openers, state.screens, state.watches, state.listeners) = ([], [], [], [])
        (state.phase, state.phaseListeners, state.given) = (.active, [], [:])
      }
      return (state.products, state.ownedProducts, state.listeners)
    }
    for (_, ended) in listeners { ended() }
    return SuperwallSetup(environment: environment, products: products, ownedProducts: owned)
  }

  /// What a second installation of the SDKs would run on, such as another user's phone.
  public var environment: HostEnvironment {
    var environment = HostEnvironment.phone(store: store, clock: clock)
    environment.place = place
    return environment
  }

  /// Where the SDKs of the phone run; nil: in the app itself. It holds from the next installation or start of the app.
  package var place: (any SDKPlace)? {
    get { state.withLock { $0.place } }
    set { state.withLock { $0.place = newValue } }
  }

  // MARK: Links

  /// Opens a link, as the operating system does: every `onOpenURL` of the views on screen gets it.
  @MainActor public func open(_ url: URL) {
    for opener in state.withLock({ $0.openers }) { opener(url) }
  }

  /// What the views on screen have besides links, in the order in which they were shown; the stand-in of `SwiftUI` knows the type.
  package var screens: [any Sendable] {
    get { state.withLock { $0.screens } }
    set { state.withLock { $0.screens = newValue } }
  }

  /// What views give to those below, by its type or key.
  package var given: [ObjectIdentifier: Any] {
    get { state.withLock { $0.given } }
    set { state.withLock { $0.given = newValue } }
  }

  /// Adds what gets opened links, such as an app delegate's own function.
  public func onOpenURL(_ opener: @escaping @MainActor (URL) -> Void) {
    state.withLock { $0.openers.append(opener) }
  }

  // MARK: Device

  /// The products that the device's App Store account owns. `StoreKit` reads them, and Superwall's SDK too.
  public var ownedProducts: [String] {
    get { state.withLock { $0.ownedProducts } }
    set {
      let listeners = state.withLock { state in
        state.ownedProducts = newValue
        return state.listeners
      }
      Superwall.installed.setDeviceEntitlements(ofProducts: newValue)
      for (bought, _) in listeners { bought() }
    }
  }

  /// Calls the first listener after every change of ``ownedProducts``, and the second one when the app ends.
  package func onPurchase(_ bought: @escaping @Sendable () -> Void, ended: @escaping @Sendable () -> Void) {
    state.withLock { $0.listeners.append((bought, ended)) }
  }

  // MARK: Waiting

  /// Waits until a condition holds.
  ///
  /// - Throws: ``NeverHeld`` after ten seconds.
  @MainActor public func wait(
    until condition: @MainActor () throws -> Bool, file: String = #fileID, line: Int = #line
  ) async throws {
    let end = ContinuousClock.now + .seconds(10)
    while try !condition() {
      guard ContinuousClock.now < end else { throw NeverHeld(place: "\(file):\(line)") }
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// A condition did not come true within ten seconds.
  public struct NeverHeld: Error, CustomStringConvertible {
    /// File and line of the wait.
    public let place: String
    /// Names the place.
    public var description: String { "\(place): the condition did not come true within 10 seconds." }
  }
}
