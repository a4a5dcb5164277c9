import Foundation
import RevenueCat
import SimulatedPhone
import StoreKit
import SuperwallKit
import SwiftUI
import Testing

@Suite("The simulated phone") @MainActor
struct PhoneTests {
  @Test("runs one test at a time, each on a fresh app")
  func takesTurns() async throws {
    await withTaskGroup(of: Void.self) { group in
      let ended = Guarded<Phone?>(nil)
      for name in ["ada", "bob", "eve"] {
        group.addTask {
          await Phone.run { phone in
            #expect(!Purchases.isConfigured && !Superwall.isInitialized)
            Purchases.configure(withAPIKey: "appl_key", appUserID: name)
            for _ in 0..<20 { await Task.yield() }
            #expect(Purchases.shared.appUserID == name)
            #expect(Phone.current === phone)
            ended.withLock { $0 = phone }
          }
          ended.withLock { #expect(Phone.current !== $0) }
        }
      }
    }
  }

  @Test("StoreKit has what the device owns, and tells of what it buys")
  func readsDevice() async throws {
    try await Phone.run(products: ["plus_monthly": ["plus"]], ownedProducts: ["plus_monthly"]) { phone in
      Superwall.configure(apiKey: "pk_key")
      #expect(await owned() == ["plus_monthly"])
      #expect(Superwall.shared.subscriptionStatus.isActive)
      var updates = Transaction.updates.makeAsyncIterator()
      phone.ownedProducts = ["plus_monthly", "coins"]
      let update = try #require(await updates.next())
      #expect(try update.payloadValue.productID == "coins")
      phone.ownedProducts = ["plus_monthly", "coins", "gems"]
      #expect(try await updates.next()?.payloadValue.productID == "gems")
      phone.ownedProducts = []
      #expect(await owned().isEmpty)
      #expect(Superwall.shared.entitlements.active.isEmpty)
      phone.relaunch()
      phone.ownedProducts = ["coins"]
      #expect(await updates.next() == nil)
    }
  }

  @Test("warns of a version of an SDK in which redemption may differ")
  func warnsOfVersions() async {
    await Phone.run(sdkVersions: [.revenueCat: "99.1.0", .superwall: "4.16.4"]) { phone in
      #expect(phone.warnings.count == 1)
      #expect(phone.warnings.first?.hasPrefix("Nobody has compared the redemption of purchases-ios 99.1.0 ") == true)
    }
    await Phone.run(sdkVersions: [.superwall: "next"]) { phone in
      #expect(phone.warnings == ["next is not a version of Superwall's SDK. Name a version such as 10.9.1."])
    }
    await Phone.run { phone in #expect(phone.warnings.isEmpty) }
    #expect(SDKVersions.new(in: ["old"]) + SDKVersions.new(in: ["old", "new"]) == ["old", "new"])
  }

  @Test("an object that observes Superwall and outlives its phone is told of: it hears nothing of the next one")
  func outlives() async {
    await Phone.run { phone in
      Superwall.configure(apiKey: "pk_key")
      let observing = Superwall.shared.$subscriptionStatus.sink { _ in }
      #expect(Phone.staleObservers()?.contains("make its initializer internal") == true)
      observing.cancel()
      #expect(Phone.staleObservers() == nil)
    }
  }

  @Test("an app that starts again has its user and its access, also offline; one that is installed again has not")
  func startsAgain() async throws {
    try await Phone.run { phone in
      Purchases.configure(withAPIKey: "appl_key")
      let user = Purchases.shared.appUserID
      let redemption = try #require(phone.store.purchase(.revenueCat).link.asWebPurchaseRedemption)
      _ = await Purchases.shared.redeemWebPurchase(redemption)
      Superwall.configure(apiKey: "pk_key")
      Superwall.handleDeepLink(try phone.store.purchase(.superwall).link)
      try await phone.wait { Superwall.shared.subscriptionStatus.isActive }

      phone.store.goOffline()
      phone.relaunch()
      #expect(!Purchases.isConfigured && !Superwall.isInitialized)
      Purchases.configure(withAPIKey: "appl_key")
      Superwall.configure(apiKey: "pk_key")
      #expect(Purchases.shared.appUserID == user)
      #expect(try await !Purchases.shared.customerInfo().entitlements.active.isEmpty)
      #expect(Superwall.shared.subscriptionStatus.isActive)

      phone.reinstall()
      Purchases.configure(withAPIKey: "appl_key")
      Superwall.configure(apiKey: "pk_key")
      #expect(Purchases.shared.appUserID != user)
      #expect(!Superwall.shared.subscriptionStatus.isActive)
    }
  }

  @Test("an app that comes back after a day asks again, and the clock moves once")
  func comesBack() async throws {
    try await Phone.run { phone in
      Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
      Superwall.configure(apiKey: "pk_key")
      #expect(try await Purchases.shared.customerInfo().entitlements.active.isEmpty)
      let bought = try phone.store.purchase(.revenueCat)
      let redemption = try #require(bought.link.asWebPurchaseRedemption)
      _ = await Purchases(appUserID: "ada", environment: phone.environment).redeemWebPurchase(redemption)
      let before = phone.clock.milliseconds
      phone.background(for: .seconds(90_000))
      #expect(phone.clock.milliseconds - before == 90_000_000)
      try await phone.wait { Purchases.shared.cachedCustomerInfo?.entitlements.active.isEmpty == false }
    }
  }

  @Test("a wait on its clock ends at its moment, or when it is cancelled", .timeLimit(.minutes(1)))
  func waitsOnItsClock() async throws {
    try await Phone.run { phone in
      let clock: any Clock<Duration> = phone.clock
      for isBegun in [false, true] {
        let wait = Task { try await clock.sleep(for: .seconds(1)) }
        if isBegun { try await phone.wait { !phone.clock.dues.isEmpty } }
        wait.cancel()
        await #expect(throws: CancellationError.self) { try await wait.value }
        #expect(phone.clock.dues.isEmpty)
      }
      let wait = Task { try await clock.sleep(for: .seconds(1)) }
      try await phone.wait { !phone.clock.dues.isEmpty }
      phone.clock.advance(by: .milliseconds(999))
      #expect(phone.clock.dues.count == 1)
      phone.clock.advance(by: .milliseconds(1))
      try await wait.value
    }
  }

  /// Runs the jobs of its tasks one after the other.
  private final class Line: TaskExecutor {
    private let queue = DispatchQueue(label: "line")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  @Test("waits that one move of the clock ends, end in the order of their moments", .timeLimit(.minutes(1)))
  func endsWaitsInOrder() async throws {
    try await Phone.run { phone in
      let (ends, ended) = AsyncStream.makeStream(of: Int.self)
      let line = Line()
      for (number, seconds) in [3, 1, 2].enumerated() {
        Task(executorPreference: line) { [clock = phone.clock] in
          try await clock.sleep(for: .seconds(seconds))
          ended.yield(seconds)
        }
        try await phone.wait { phone.clock.dues.count > number }
      }
      phone.clock.advance(by: .seconds(3))
      var order: [Int] = []
      for await seconds in ends.prefix(3) { order.append(seconds) }
      #expect(order == [1, 2, 3])
    }
  }

  private func owned() async -> [String] {
    var products: [String] = []
    for await case .verified(let transaction) in Transaction.currentEntitlements {
      products.append(transaction.productID)
    }
    return products
  }

  private struct Choice: View {
    let isOpen: Bool
    let heard: (String) -> Void
    @State private var links = 0

    var body: some View {
      VStack {
        Text("Always")
        if isOpen {
          Group { Text("Open").onOpenURL { url in count(url) } }
        } else {
          EmptyView()
        }
        if isOpen { Text("More").onAppear { heard("more") } }
      }
      .onAppear { heard("appeared") }
      .task { heard("task") }
    }

    private func count(_ url: URL) {
      links += 1
      heard("\(links) \(url.host ?? "")")
    }
  }

  @Test("views on screen appear and get links; hidden ones do not")
  func showsViews() async throws {
    try await Phone.run { phone in
      var heard: [String] = []
      phone.show(Choice(isOpen: false) { heard.append("hidden \($0)") })
      phone.show(Choice(isOpen: true) { heard.append($0) })
      try await phone.wait { heard.filter { $0.hasSuffix("task") }.count == 2 }
      let url = try #require(URL(string: "shop://settings"))
      phone.open(url)
      phone.open(url)
      #expect(
        heard.filter { !$0.hasSuffix("task") } == ["hidden appeared", "appeared", "more", "1 settings", "2 settings"])
    }
  }

  @Test("a configuration has its user, in each way to build it")
  func configures() async {
    typealias Builder = Configuration.Builder
    let builders: [Builder] = [
      Configuration.builder(withAPIKey: "appl_key", appUserID: "ada"),
      Builder(withAPIKey: "appl_key", appUserID: "ada"),
      Configuration.builder(withAPIKey: "appl_key").with(appUserID: "ada"),
    ]
    for builder in builders {
      await Phone.run { _ in
        Purchases.configure(with: builder)
        #expect(Purchases.shared.appUserID == "ada")
      }
    }
  }

  private struct Shop: App {
    @State private var isConfigured = false
    init() { Purchases.configure(with: .builder(withAPIKey: "appl_key").with(appUserID: "ada").build()) }
    var body: some Scene { WindowGroup { Text("Shop").onOpenURL { Superwall.handleDeepLink($0) } } }
  }

  @Test("an app is launched, and a link that came before its SDK is configured waits")
  func launches() async throws {
    try await Phone.run { phone in
      phone.launch(Shop.self)
      #expect(Purchases.shared.appUserID == "ada")
      let link = try phone.store.purchase(.superwall).link
      phone.open(link)
      #expect(phone.store.redemptions.isEmpty)
      Superwall.configure(apiKey: "pk_key")
      try await phone.wait { Superwall.shared.subscriptionStatus.isActive }
      phone.install()
      #expect(!Superwall.shared.subscriptionStatus.isActive && !Purchases.isConfigured)
    }
  }

  @Test("names that both vendors have are told apart by their modules, and errors have the SDK's texts")
  func namesModules() async throws {
    try await Phone.run { phone in
      Purchases.configure(withAPIKey: "appl_key")
      Superwall.configure(apiKey: "pk_key")
      let customer: RevenueCat.CustomerInfo = try await Purchases.shared.customerInfo()
      let info: SuperwallKit.CustomerInfo = Superwall.shared.customerInfo
      #expect(customer.entitlements.all.isEmpty && info.entitlements.isEmpty)
      phone.store.goOffline()
      do {
        _ = try await Purchases.shared.customerInfo(fetchPolicy: .fetchCurrent)
        Issue.record("expected an error")
      } catch let error as RevenueCat.ErrorCode {
        #expect(error == .offlineConnectionError)
        #expect("\((error as any Error).localizedDescription)".contains("offline"))
      }
    }
  }

  @Test("the app is told of the customer at its start, and a copy lapses with its purchase")
  func lapses() async throws {
    try await Phone.run { phone in
      try phone.store.purchase(.revenueCat, appUserID: "ada", days: 30)
      Purchases.configure(withAPIKey: "appl_key", appUserID: "ada")
      var stream = Purchases.shared.customerInfoStream.makeAsyncIterator()
      #expect(await stream.next()?.entitlements.active.keys.sorted() == ["pro"])
      phone.store.goOffline()
      phone.clock.advance(by: .seconds(31 * 86_400))
      #expect(Purchases.shared.cachedCustomerInfo?.entitlements.active.isEmpty == true)
      #expect(try await Purchases.shared.customerInfo().entitlements.active.isEmpty)
    }
  }

  @Test("RevenueCat's receipts are answered by the store, without a network")
  func postsReceipts() async throws {
    try await Phone.run { phone in
      let url = try #require(URL(string: "https://api.revenuecat.com/v1/receipts"))
      @MainActor func post(_ fields: [String: String], _ body: String) async throws -> Int? {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
        request.httpBody = Data(body.utf8)
        var answer: Result<URLResponse, any Error>?
        let asking = Task { @MainActor [request] in
          do { answer = .success(try await URLSession.shared.data(for: request).1) } catch { answer = .failure(error) }
        }
        defer { asking.cancel() }
        // Without an answer, the session would wait for ever.
        try await phone.wait { answer != nil }
        return (try answer?.get() as? HTTPURLResponse)?.statusCode
      }
      let purchase = try phone.store.purchase(.superwall)
      let fields = ["X-Platform": "stripe", "Authorization": "Bearer strp_key"]
      let body = #"{"app_user_id": "ada", "fetch_token": "\#(purchase.storeTransactionId)"}"#
      #expect(try await post(fields, body) == 200)
      for name in fields.keys { #expect(try await post(fields.filter { $0.key != name }, body) == 400) }
      #expect(try await post(fields, #"{"app_user_id": "ada", "fetch_token": "sub_other"}"#) == 400)
      phone.store.goOffline()
      await #expect(throws: URLError.self) { try await post(fields, body) }
      #expect(phone.store.receipts.map(\.status) == [200, 400])
    }
  }
}
