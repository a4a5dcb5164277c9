import Combine
import PhoneExplorer
import RevenueCat
import SimulatedPhone
import SwiftUI
import Testing

@MainActor private final class Router: ObservableObject {
  @Published var link: URL?
  var count = 0 { willSet { objectWillChange.send() } }
  let news = PassthroughSubject<String, Never>()
}

extension Notification.Name { fileprivate static let sold = Self("sold") }

@MainActor @Observable private final class Access { var isPro = false }
@MainActor @Observable private final class Missing {}

/// A view that passes a link on to the view that redeems it, and writes down what it notices.
@MainActor private struct Watcher: View {
  @StateObject private var router: Router
  @State private var taps = 0
  @AppStorage("isPro") private var isStored = false
  @Environment(\.scenePhase) private var phase
  @Environment(Access.self) private var access
  @Environment(Missing.self) private var missing: Missing?
  let note: (String) -> Void

  init(_ router: Router, _ note: @escaping (String) -> Void) {
    _router = StateObject(wrappedValue: router)
    self.note = note
  }

  var body: some View {
    Button("Tap") { taps += 1 }
      .onAppear { if missing != nil { note("given") } }
      .onOpenURL { router.link = $0 }
      .onChange(of: router.link) { _, link in
        guard let redemption = link?.asWebPurchaseRedemption else { return }
        Task { if case .success = await Purchases.shared.redeemWebPurchase(redemption) { access.isPro = true } }
      }
      .onChange(of: access.isPro) {
        note("pro")
        isStored = true
      }
      .onChange(of: taps, initial: true) { was, now in note("taps \(was) \(now)") }
      .onChange(of: phase, perform: { note("\($0)") })
      .onReceive(router.news) { note($0) }
      .onReceive(NotificationCenter.default.publisher(for: .sold)) { note($0.object as? String ?? "nothing") }
      .onChange(of: router.count) { _, count in note("count \(count)") }
      .onChange(of: isStored) { was, now in note("stored \(was) \(now)") }
  }
}

/// An app that looks for a link when it comes to the front, and may redeem the last one again.
@MainActor private final class ReturningShop: ExploredApp {
  private let isForgetful: Bool
  private var link: URL?

  init(_ phone: Phone, isForgetful: Bool) {
    self.isForgetful = isForgetful
    Purchases.configure(withAPIKey: "appl_key")
    phone.show(ReturnView(shop: self))
  }

  var shows: Shown { Shown(.nothing) }

  func take(_ link: URL) {
    self.link = link
    comeToFront()
  }

  func comeToFront() {
    guard let redemption = link?.asWebPurchaseRedemption else { return }
    if !isForgetful { link = nil }
    Task { _ = await Purchases.shared.redeemWebPurchase(redemption) }
  }
}

private struct ReturnView: View {
  @Environment(\.scenePhase) private var phase
  let shop: ReturningShop

  var body: some View {
    Text("Shop").onOpenURL(perform: shop.take).onChange(of: phase) { if phase == .active { shop.comeToFront() } }
  }
}

@MainActor @Suite("What a view on screen watches") struct ChangeTests {
  private var notes: Notes = Notes()

  @MainActor private final class Notes { var all: [String] = [] }

  private func watcher(_ router: Router = Router()) -> some View {
    Watcher(router) { [notes] in notes.all.append($0) }.environment(Access())
  }

  @Test("runs when a link, an object, a stored value or its own state has changed, once for each change")
  func changes() async throws {
    try await Phone.run { phone in
      Purchases.configure(withAPIKey: "appl_key")
      let router = Router()
      phone.show(watcher(router))
      #expect(notes.all == ["taps 0 0"])
      try phone.tap("Tap")
      try await phone.wait { notes.all.count == 2 }
      let link = try phone.store.purchase(.revenueCat).link
      phone.open(link)
      try await phone.expectRedeemedOnce(link, .redeemed)
      try await phone.wait { notes.all.count == 4 }
      #expect(notes.all == ["taps 0 0", "taps 0 1", "pro", "stored false true"])
      router.count = 1
      try await phone.wait { notes.all.last == "count 1" }
      phone.open(link)
      await Task.yield()
      #expect(phone.store.redemptions(of: link).count == 1, "the same link is no change")
    }
  }

  @Test("is the phase of the scene, in the order of the system")
  func phases() async {
    await Phone.run { phone in
      phone.show(watcher())
      phone.background(for: .seconds(60))
      #expect(notes.all == ["taps 0 0", "inactive", "background", "inactive", "active"])
    }
  }

  @Test("is what a publisher sends, until the app ends")
  func publishers() async {
    await Phone.run { phone in
      let router = Router()
      phone.show(watcher(router))
      router.news.send("sold")
      NotificationCenter.default.post(name: .sold, object: "shown")
      phone.relaunch()
      router.news.send("late")
      NotificationCenter.default.post(name: .sold, object: "late")
      phone.background(for: .seconds(60))
      #expect(notes.all == ["taps 0 0", "sold", "shown"])
    }
  }

  @Test("runs its task again for another value, and cancels the one before")
  func tasks() async throws {
    try await Phone.run { phone in
      let router = Router()
      let link = try #require(URL(string: "shop://a"))
      let text = Text("").task(id: router.link) { [notes] in
        notes.all.append(router.link?.scheme ?? "none")
        do { try await phone.clock.sleep(for: .seconds(60)) } catch { notes.all.append("cancelled") }
      }
      phone.show(text)
      try await phone.wait { notes.all == ["none"] && !phone.clock.dues.isEmpty }
      router.link = link
      try await phone.wait { notes.all.count == 3 }
      #expect(Set(notes.all) == ["none", "cancelled", "shop"])
    }
  }

  @Test("is the phase of the scene in a search too", arguments: [false, true])
  func searches(isForgetful: Bool) async throws {
    let report = try await Phone.run { phone in
      try phone.explore(.revenueCat, world: ["purchase", "linkOpens", "background"], properties: ["redeemedOnce"]) {
        ReturningShop(phone, isForgetful: isForgetful)
      }
    }
    let story = report.findings.first?.story.map(\.event)
    #expect(story == (isForgetful ? ["purchase", "linkOpens", "background", "comesBack"] : nil), "\(report.text)")
  }
}
