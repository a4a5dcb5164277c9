import Foundation
import RevenueCat
import RevenueCatUI
import SimulatedPhone
import SuperwallKit
import SwiftUI
import Testing

/// What public samples use to show the result of a redemption: RevenueCat's PurchaseTester and PaywallsTester (purchases-ios), and Superwall's apps.
@Suite("Alerts and buttons of the stand-in of SwiftUI") @MainActor
struct AlertTests {
  /// The way of RevenueCat's PurchaseTester: `onOpenURL`, an alert with actions and a message.
  private struct Tester: App {
    @State private var isShowing = false
    @State private var text: String?
    @State private var taps = 0

    var body: some Scene {
      WindowGroup {
        Group { NavigationView { VStack { Text("Shop") } } }
          .onOpenURL { url in
            guard let redemption = url.asWebPurchaseRedemption, Purchases.isConfigured else { return }
            Task {
              switch await Purchases.shared.redeemWebPurchase(redemption) {
              case .success(let customer): text = "active: \(customer.entitlements.active.keys.sorted())"
              case .invalidToken: text = "invalid"
              default: text = "other"
              }
              isShowing = true
            }
          }
          .alert("Redemption result", isPresented: $isShowing) {
            Button("OK", role: .cancel) {}
            Button("Help") { taps += 1 }
            Button {
              taps += 10
            } label: {
              Text("More")
            }
          } message: {
            Text(text ?? "No result")
            Text("\(taps) taps")
          }
      }
    }
  }

  @Test("an alert with actions and a message is there while its binding is true, with the state of that moment")
  func showsResult() async throws {
    try await Phone.run { phone in
      phone.launch(Tester.self)
      Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
      #expect(phone.alert == nil)
      phone.open(try phone.store.purchase(.revenueCat).link)
      try await phone.wait { phone.alert != nil }
      #expect(phone.alert?.title == "Redemption result")
      #expect(phone.alert?.message == #"active: ["pro"] 0 taps"#)
      #expect(phone.alert?.buttons.map(\.title) == ["OK", "Help", "More"])
      #expect(phone.alert?.buttons.map(\.role) == [.cancel, nil, nil])
      try phone.alert?.tap("Help")
      #expect(phone.alert == nil)
      phone.open(try phone.store.unknownLink(.revenueCat))
      try await phone.wait { phone.alert != nil }
      #expect(phone.alert?.message == "invalid 1 taps")
      #expect(throws: NoSuchButton.self) { try phone.alert?.tap("Cancel") }
      try phone.alert?.tap("More")
      phone.install()
      #expect(phone.alert == nil)
    }
  }

  @Test("the activity of a universal link has Foundation's name, and colours, which have no effect, are all the same")
  func saysNames() {
    #expect(NSUserActivityTypeBrowsingWeb == "NSUserActivityTypeBrowsingWeb")
    #expect(Set([Color.red, Color.blue, Color("brand")]).count == 1)
  }

  private struct Account: Identifiable { let id: String }

  private struct Refused: LocalizedError {
    var errorDescription: String? { "It is refused." }
  }

  @MainActor private final class Model: ObservableObject {
    @Published var isOld = false
    @Published var isWith = false
    @Published var isFailed = false
    @Published var failure: Refused?
    @Published var account: Account?
    @Published var heard: [String] = []
  }

  /// The other ways: `Alert` of iOS 13, data, errors, items, buttons on screen, activities.
  private struct Ways: View {
    let model: Model

    private func binding<Value>(_ path: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
      Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
    }

    var body: some View {
      ZStack {
        ProgressView("Loading")
        Inner()
        Button("Redeem") { model.heard.append("redeem") }
        Spacer()
      }
      .navigationTitle("Shop")
      .padding()
      .environmentObject(model)
      .sheet(item: binding(\.account)) { Text($0.id) }
      .onWebPurchaseRedemptionAttempt { _ in Task { @MainActor in model.heard.append("redeemed") } }
      .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        model.heard.append(activity.webpageURL?.host ?? "")
      }
      .alert(isPresented: binding(\.isOld)) {
        Alert(
          title: Text("Old"), message: Text("way"),
          primaryButton: .destructive(Text("Delete")) { model.heard.append("deleted") }, secondaryButton: .cancel())
      }
      .alert("With data", isPresented: binding(\.isWith), presenting: model.account) { account in
        Button(account.id) { model.heard.append("\(account.id) \(model.isWith)") }
      } message: { account in
        Text("for \(account.id)")
      }
      .alert(isPresented: binding(\.isFailed), error: model.failure) {}
    }
  }

  private struct Inner: View {
    @EnvironmentObject private var model: Model
    var body: some View { Button("Help") { model.heard.append("help") } }
  }

  @Test("a view that gets no object from its own app ends the process, also after a test whose app gave one")
  func needsObjects() async {
    await #expect(processExitsWith: .failure) {
      await Phone.run { $0.show(Ways(model: Model())) }
      try await Phone.run { phone in
        phone.show(Inner())
        try phone.tap("Help")
      }
    }
  }

  @Test("alerts of iOS 13, of data and of errors; buttons on screen; a scanned universal link")
  func showsAll() async throws {
    try await Phone.run { phone in
      let model = Model()
      phone.show(Ways(model: model))
      model.isOld = true
      #expect(phone.alert?.message == "way")
      #expect(phone.alert?.buttons.map(\.title) == ["Delete", "Cancel"])
      try phone.alert?.tap("Delete")
      model.isWith = true
      #expect(phone.alert == nil)
      model.account = Account(id: "ada")
      #expect(phone.alert?.title == "With data" && phone.alert?.message == "for ada")
      try phone.alert?.tap("ada")
      #expect(!model.isWith)
      (model.isFailed, model.failure) = (true, Refused())
      #expect(phone.alert?.title == "It is refused.")
      try phone.alert?.tap("OK")
      try phone.tap("Redeem")
      try phone.tap("Help")
      #expect(throws: NoSuchButton.self) { try phone.tap("OK") }
      #expect(phone.continueActivity(with: try #require(URL(string: "https://shop.example/redeem"))))
      phone.show(Button("Help") { model.heard.append("newer") })
      try phone.tap("Help")
      phone.open(try phone.store.purchase(.revenueCat).link)  // Before the SDK is configured.
      try await Task.sleep(for: .milliseconds(50))
      #expect(model.heard == ["deleted", "ada false", "redeem", "help", "shop.example", "newer"])
    }
  }
}
