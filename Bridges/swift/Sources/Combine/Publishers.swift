import Dispatch
import Foundation

/// Sends values. Only what apps do with the values of a property is here; there are no subscribers and no demand.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it may fail.
  associatedtype Failure: Error

  /// Calls with what it sends, until the result is cancelled or gone. Stands in for `subscribe`.
  func listen(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable
}

/// A value, or the end.
public enum Signal<Output, Failure: Error> {
  case value(Output)
  case end(Subscribers.Completion<Failure>)
}

/// Where the ends of publishers are named.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}

/// Something that can be cancelled.
public protocol Cancellable {
  /// Cancels it.
  func cancel()
}

/// Cancels when it is gone, as in the SDK.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = NSLock()
  private var stop: (() -> Void)?

  /// - Parameter cancel: called once.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }

  deinit { cancel() }

  /// Cancels it.
  public func cancel() {
    let stop = lock.withLock {
      defer { self.stop = nil }
      return self.stop
    }
    stop?()
  }

  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it in a collection.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) { collection.append(self) }

  /// Compares objects.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// That of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher that an app sends by.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value.
  func send(_ value: Output)
  /// Ends it.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends that it happened.
  public func send() { send(()) }
}

/// Who listens to a subject. Closures of an app are called where it sends.
private final class Listeners<Output, Failure: Error>: @unchecked Sendable {
  private let lock = NSLock()
  private var all: [(id: UInt64, receive: (Signal<Output, Failure>) -> Void)] = []
  private var last: UInt64 = 0
  private var completion: Subscribers.Completion<Failure>?

  func add(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
    let (id, end) = lock.withLock {
      last += 1
      if completion == nil { all.append((last, receive)) }
      return (last, completion)
    }
    if let end { receive(.end(end)) }
    return AnyCancellable { [weak self] in self?.lock.withLock { self?.all.removeAll { $0.id == id } } }
  }

  func send(_ signal: Signal<Output, Failure>) {
    let listeners = lock.withLock {
      guard completion == nil else { return all }
      if case .end(let end) = signal { completion = end }
      defer { if completion != nil { all = [] } }
      return all
    }
    for listener in listeners { listener.receive(signal) }
  }
}

/// Sends what the app gives it.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()

  /// Makes one.
  public init() {}

  /// Sends a value.
  public func send(_ value: Output) { listeners.send(.value(value)) }

  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.send(.end(completion)) }

  /// Calls with what it sends.
  public func listen(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
    listeners.add(receive)
  }
}

/// Sends what the app gives it, and keeps the last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let listeners = Listeners<Output, Failure>()
  private let lock = NSLock()
  private var kept: Output
  /// What sets it.
  private var sources: Set<AnyCancellable> = []

  /// Starts with a value.
  public init(_ value: Output) { kept = value }

  /// The last value. Listeners hear of the next one first.
  public var value: Output {
    get { lock.withLock { kept } }
    set { send(newValue) }
  }

  /// Sends a value, and keeps it.
  public func send(_ value: Output) {
    listeners.send(.value(value))
    lock.withLock { kept = value }
  }

  fileprivate func keep(_ source: AnyCancellable) { _ = lock.withLock { sources.insert(source) } }

  /// Ends it.
  public func send(completion: Subscribers.Completion<Failure>) { listeners.send(.end(completion)) }

  /// Calls with the value, and with what it sends.
  public func listen(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
    receive(.value(value))
    return listeners.add(receive)
  }
}

/// A publisher whose kind is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let source: (@escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable

  /// Hides the kind of a publisher.
  public init<Source: Publisher>(_ publisher: Source) where Source.Output == Output, Source.Failure == Failure {
    source = publisher.listen
  }

  init(_ source: @escaping (@escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable) { self.source = source }

  /// Calls with what it sends.
  public func listen(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable { source(receive) }
}

// MARK: What apps do with values

extension Publisher {
  /// Calls with every value, and with the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    listen { signal in
      switch signal {
      case .value(let value): receiveValue(value)
      case .end(let end): receiveCompletion(end)
      }
    }
  }

  /// Hides its kind.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  func passing<Other>(
    _ pass: @escaping () -> (Output) -> Other?
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher { receive in
      let next = pass()
      return listen { signal in
        switch signal {
        case .value(let value): if let other = next(value) { receive(.value(other)) }
        case .end(let end): receive(.end(end))
        }
      }
    }
  }

  /// Changes every value.
  public func map<Other>(_ transform: @escaping (Output) -> Other) -> AnyPublisher<Other, Failure> {
    passing { { Optional(transform($0)) } }
  }

  /// Changes every value, and leaves out nil.
  public func compactMap<Other>(_ transform: @escaping (Output) -> Other?) -> AnyPublisher<Other, Failure> {
    passing { transform }
  }

  /// Leaves values out.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { { isIncluded($0) ? $0 : nil } }
  }

  /// Leaves the first values out.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing {
      var left = count
      return { value in
        left -= 1
        return left < 0 ? value : nil
      }
    }
  }

  /// Leaves out what is like the value before.
  public func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing {
      var last: Output?
      return { value in
        defer { last = value }
        if let last, isSame(last, value) { return nil }
        return value
      }
    }
  }

  /// Sends from a queue.
  public func receive(on scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in listen { signal in scheduler.run { receive(signal) } } }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out what is like the value before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  /// Calls with every value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets a property to every value.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }

  /// Sets a published property to every value, as long as the property is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let subject = published.subject
    subject.keep(sink { [weak subject] in subject?.send($0) })
  }
}

/// A queue.
public protocol Scheduler {
  /// Runs something there.
  func run(_ action: @escaping () -> Void)
}

/// Queues run what an app sends to them later. It is not checked, as in the SDK.
struct Action: @unchecked Sendable { let run: () -> Void }

extension DispatchQueue: Scheduler {
  /// Runs something there.
  public func run(_ action: @escaping () -> Void) {
    let action = Action(run: action)
    async { action.run() }
  }
}

extension RunLoop: Scheduler {
  /// Runs something on the main thread: no other run loop runs in a test.
  public func run(_ action: @escaping () -> Void) { DispatchQueue.main.run(action) }
}

extension OperationQueue: Scheduler {
  /// Runs something there.
  public func run(_ action: @escaping () -> Void) {
    let action = Action(run: action)
    addOperation { action.run() }
  }
}
