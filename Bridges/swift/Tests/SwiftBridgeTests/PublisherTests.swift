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

  /// What a publisher sends, with its end.
  private func sent<Value>(_ publisher: some Publisher<Value, any Error>, while action: () -> Void = {}) -> [String] {
    var all: [String] = []
    let listening = publisher.sink(
      receiveCompletion: { end in
        if case .failure(let error) = end { all.append("\(error)") } else { all.append("end") }
      }, receiveValue: { all.append("\($0)") })
    action()
    listening.cancel()
    return all
  }

  @Test("publishers of one value end after it, and a promise is kept for all who come later")
  func one() {
    struct Broken: Error {}
    #expect(sent(Just(1).failing()) == ["1", "end"])
    #expect(sent(Empty<Int, any Error>()) == ["end"])
    #expect(sent(Fail<Int, any Error>(error: Broken())) == ["Broken()"])
    #expect(sent(Fail<Int, any Error>(error: Broken()).replaceError(with: 2).failing()) == ["2", "end"])
    var promises: [Future<Int, any Error>.Promise] = []
    let future = Future<Int, any Error> { promises.append($0) }
    #expect(promises.count == 1, "the closure runs at once")
    #expect(sent(future) { promises[0](.success(3)) } == ["3", "end"])
    promises[0](.success(4))
    #expect(sent(future) == ["3", "end"])
  }

  @Test("publishers of several others send the values of all, and end with the last one or with an error")
  func several() {
    struct Broken: Error {}
    let (a, b) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
    #expect(
      sent(a.combineLatest(b)) {
        a.send(1)
        b.send(2)
        a.send(3)
        a.send(completion: .failure(Broken()))
        b.send(4)
      } == ["(1, 2)", "(3, 2)", "Broken()"])
    let (c, d) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
    #expect(
      sent(c.merge(with: d)) {
        c.send(1)
        c.send(completion: .finished)
        d.send(2)
        d.send(completion: .finished)
      } == ["1", "2", "end"])
    let (outer, inner) = (PassthroughSubject<Int, any Error>(), PassthroughSubject<Int, any Error>())
    #expect(
      sent(outer.flatMap { number in inner.map { number * $0 } }) {
        outer.send(10)
        outer.send(completion: .finished)
        inner.send(5)
        inner.send(completion: .finished)
      } == ["50", "end"])
    let e = PassthroughSubject<Int, any Error>()
    #expect(sent(e.scan(0, +).prefix(2)) { for number in 1...3 { e.send(number) } } == ["1", "3", "end"])
  }

  @Test("a debounced publisher sends the last of several values, a delayed one all of them in their order")
  func later() async throws {
    try await Phone.run { phone in
      let subject = PassthroughSubject<Int, Never>()
      var (last, all): ([Int], [Int]) = ([], [])
      let debounced = subject.debounce(for: .milliseconds(20), scheduler: DispatchQueue.main).sink { last.append($0) }
      let delayed = subject.delay(for: 0.02, scheduler: RunLoop.main).sink { all.append($0) }
      for number in 1...5 { subject.send(number) }
      try await phone.wait { all.count == 5 && !last.isEmpty }
      #expect(last == [5] && all == [1, 2, 3, 4, 5])
      withExtendedLifetime((debounced, delayed)) {}
    }
  }
}

extension Publisher where Failure == Never {
  /// The same, of a type that could fail.
  fileprivate func failing() -> AnyPublisher<Output, any Error> {
    setFailureType(to: (any Error).self)
  }
}
