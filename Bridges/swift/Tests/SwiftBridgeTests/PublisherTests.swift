import Combine
import Foundation
import SimulatedPhone
import SuperwallKit
import Testing

@Suite("Publishers") @MainActor
struct PublisherTests {
  /// As Superwall's documentation shows it.
  final class Subscriptions: ObservableObject {
    @Published var isPremium = false
    private(set) var heard: [Bool] = []
    private var cancellables = Set<AnyCancellable>()

    init() {
      Superwall.shared.$subscriptionStatus
        .sink { [weak self] status in
          self?.heard.append(status.isActive)
          self?.isPremium = status.isActive
        }
        .store(in: &cancellables)
    }

    func stop() { cancellables = [] }
  }

  @Test(
    "an app that observes Superwall's status has access for a redeemed purchase alone", arguments: Outcomes.superwall)
  func observesTheStatus(_ situation: Situation) async throws {
    try await Phone.run { phone in
      let url = try situation.url(on: phone, entitlements: ["pro"])
      Superwall.configure(apiKey: "pk_key")
      let subscriptions = Subscriptions()
      #expect(subscriptions.heard == [false])
      Superwall.handleDeepLink(url)
      try await phone.expectRedeemedOnce(url, situation.outcome)
      #expect(subscriptions.isPremium == (situation.outcome == .redeemed), "\(subscriptions.heard)")
    }
  }

  @Test("an app that observes no more hears nothing, and the customer info is observed too")
  func stops() async throws {
    try await Phone.run { phone in
      Superwall.configure(apiKey: "pk_key")
      let subscriptions = Subscriptions()
      var customers: [[String]] = []
      let customer = Superwall.shared.$customerInfo
        .map { $0.entitlements.filter(\.isActive).map(\.id) }.removeDuplicates().sink { customers.append($0) }
      subscriptions.stop()
      let url = try phone.store.purchase(.superwall, entitlements: ["pro"]).link
      Superwall.handleDeepLink(url)
      try await phone.expectRedeemedOnce(url, .redeemed)
      #expect(!subscriptions.isPremium && subscriptions.heard == [false])
      #expect(customers == [[], ["pro"]])
      customer.cancel()
    }
  }

  final class Model {
    @Published var count = 1
    @Published var text = ""
    var last = 0
    private(set) var seen: [Int] = []
    func note(_ count: Int) { seen.append(count) }
  }

  @Test("a published property tells its value, then each new one before it is there", .timeLimit(.minutes(1)))
  func tellsValues() async {
    let model = Model()
    var heard: [String] = []
    var all = Set<AnyCancellable>()
    model.$count.sink { heard.append("\($0) after \(model.count)") }.store(in: &all)
    model.$count.dropFirst().filter { $0 > 2 }.map { "n\($0)" }.assign(to: &model.$text)
    model.$count.compactMap { $0 == 2 ? nil : $0 }.assign(to: \.last, on: model).store(in: &all)
    model.$count.removeDuplicates().receive(on: DispatchQueue.main).eraseToAnyPublisher().sink { model.note($0) }
      .store(in: &all)
    for count in [2, 2, 3] { model.count = count }
    #expect(heard == ["1 after 1", "2 after 1", "2 after 2", "3 after 2"])
    #expect(model.text == "n3" && model.last == 3 && model.seen.isEmpty)
    while model.seen.count < 3, !Task.isCancelled { await Task.yield() }
    #expect(model.seen == [1, 2, 3])
    all = []
    model.count = 4
    #expect(heard.count == 4 && model.text == "n4")
  }

  @Test("an object that is written out shows what its published properties are, whoever listens")
  func writesValues() {
    let (model, other) = (Model(), Model())
    let listener = other.$count.sink { _ in }
    other.count = 1
    func text(_ model: Model) -> String {
      var text = ""
      dump(model, to: &text)
      return text.replacing("#0", with: "").replacing("#1", with: "")
    }
    #expect(text(model).contains("wrappedValue: 1") && text(model) == text(other))
    other.count = 2
    #expect(text(model) != text(other))
    withExtendedLifetime(listener) {}
  }

  @Test("a subject sends to whom it has, and ends once")
  func ends() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [String] = []
    subject.send(1)
    let listener = subject.sink(receiveCompletion: { heard.append("\($0)") }, receiveValue: { heard.append("\($0)") })
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    subject.send(completion: .finished)
    #expect(heard == ["2", "finished"])
    withExtendedLifetime(listener) {}
  }
}
