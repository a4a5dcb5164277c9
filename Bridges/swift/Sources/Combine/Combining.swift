import Dispatch
import Foundation
import SimulatedPhone

/// Passes signals of several publishers on, with one end: that of the last one, or the first error.
private struct Ends<Output, Failure: Error> {
  private let open: Guarded<Int>
  private let receive: (Signal<Output, Failure>) -> Void

  init(of count: Int, _ receive: @escaping (Signal<Output, Failure>) -> Void) {
    (open, self.receive) = (Guarded(count), receive)
  }

  /// There is one more.
  func add() { open.withLock { $0 += 1 } }

  func pass(_ signal: Signal<Output, Failure>) {
    switch signal {
    case .value: if open.withLock({ $0 > 0 }) { receive(signal) }
    case .end(.finished):
      let isLast = open.withLock { open in
        open -= 1
        return open == 0
      }
      if isLast { receive(signal) }
    case .end(.failure):
      let isFirst = open.withLock { open in
        defer { open = 0 }
        return open > 0
      }
      if isFirst { receive(signal) }
    }
  }
}

// MARK: One value

/// Sends one value, and ends.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Takes the value.
  public init(_ output: Output) { self.output = output }

  /// Calls with the value, and with the end.
  public func listen(_ receive: @escaping (Signal<Output, Never>) -> Void) -> AnyCancellable {
    receive(.value(output))
    receive(.end(.finished))
    return AnyCancellable {}
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// How.
  public let error: Failure

  /// Takes the error.
  public init(error: Failure) { self.error = error }
  /// Takes the error of a publisher of that type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Calls with the error.
  public func listen(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
    receive(.end(.failure(error)))
    return AnyCancellable {}
  }
}

/// Ends at once.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Ends at once.
  public init() {}

  /// Calls with the end.
  public func listen(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
    receive(.end(.finished))
    return AnyCancellable {}
  }
}

/// Sends the one value that its closure promises, which runs at once and once.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Takes the value, or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let state = Guarded((result: Result<Output, Failure>?.none, waiting: [UInt64: Promise](), last: UInt64(0)))

  /// Runs the closure.
  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [state] result in
      let waiting = state.withLock { state in
        guard state.result == nil else { return [Promise]() }
        state.result = result
        defer { state.waiting = [:] }
        return state.waiting.sorted { $0.key < $1.key }.map(\.value)
      }
      for promise in waiting { promise(result) }
    }
  }

  /// Calls with the value and the end, or with the error.
  public func listen(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
    let promise: Promise = { result in
      switch result {
      case .success(let value):
        receive(.value(value))
        receive(.end(.finished))
      case .failure(let error): receive(.end(.failure(error)))
      }
    }
    let (result, number) = state.withLock { state in
      state.last += 1
      if state.result == nil { state.waiting[state.last] = promise }
      return (state.result, state.last)
    }
    if let result { promise(result) }
    return AnyCancellable { [state] in state.withLock { _ = $0.waiting.removeValue(forKey: number) } }
  }
}

// MARK: Several publishers

/// Where publishers of several others are named.
public enum Publishers {
  /// Sends the last values of both, once each has one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The values of both.
    public typealias Output = (A.Output, B.Output)
    /// That of either.
    public typealias Failure = A.Failure

    let a: A
    let b: B

    /// Takes both.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Calls with the last values of both. It ends when both have ended, or one has failed.
    public func listen(_ receive: @escaping (Signal<Output, Failure>) -> Void) -> AnyCancellable {
      let ends = Ends(of: 2, receive)
      let last = Guarded((a: A.Output?.none, b: B.Output?.none))
      let send = {
        let (a, b) = last.withLock { $0 }
        if let a, let b { ends.pass(.value((a, b))) }
      }
      let first = a.sink(receiveCompletion: { ends.pass(.end($0)) }) { value in
        last.withLock { $0.a = value }
        send()
      }
      let second = b.sink(receiveCompletion: { ends.pass(.end($0)) }) { value in
        last.withLock { $0.b = value }
        send()
      }
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
}

extension Publisher {
  /// Sends the last values of both, once each has one.
  public func combineLatest<Other: Publisher>(_ other: Other) -> Publishers.CombineLatest<Self, Other> {
    Publishers.CombineLatest(self, other)
  }

  /// Sends the values of both. It ends when both have ended, or one has failed.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receive in
      let ends = Ends(of: 2, receive)
      let (first, second) = (listen(ends.pass), other.listen(ends.pass))
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Sends what the publishers of its values send. It ends when all have ended, or one has failed.
  public func flatMap<Inner: Publisher>(
    _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    AnyPublisher { receive in
      let ends = Ends(of: 1, receive)
      let running = Guarded([AnyCancellable]())
      let outer = listen { signal in
        switch signal {
        case .value(let value):
          ends.add()
          let inner = transform(value).listen(ends.pass)
          running.withLock { $0.append(inner) }
        case .end(let end): ends.pass(.end(end))
        }
      }
      return AnyCancellable {
        outer.cancel()
        running.withLock { $0 = [] }
      }
    }
  }

  // MARK: Some values

  /// Sends the first values, and ends.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let left = Guarded(count)
      return listen { signal in
        guard case .value = signal else { return receive(signal) }
        let rest = left.withLock { left in
          left -= 1
          return left
        }
        if rest >= 0 { receive(signal) }
        if rest == 0 { receive(.end(.finished)) }
      }
    }
  }

  /// Sends the first value, and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Sends what becomes of each value and the result before.
  public func scan<Other>(
    _ initial: Other, _ next: @escaping (Other, Output) -> Other
  ) -> AnyPublisher<Other, Failure> {
    passing {
      var last = initial
      return { value in
        last = next(last, value)
        return last
      }
    }
  }

  /// Calls with every value too, before it goes on.
  public func handleEvents(receiveOutput: ((Output) -> Void)? = nil) -> AnyPublisher<Output, Failure> {
    map { value in
      receiveOutput?(value)
      return value
    }
  }

  // MARK: Errors

  /// Goes on with another publisher after an error.
  public func `catch`<Other: Publisher>(_ handler: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other.Failure>
  where Other.Output == Output {
    AnyPublisher { receive in
      let other = Guarded(AnyCancellable?.none)
      let own = listen { signal in
        switch signal {
        case .value(let value): receive(.value(value))
        case .end(.finished): receive(.end(.finished))
        case .end(.failure(let error)):
          let next = handler(error).listen(receive)
          other.withLock { $0 = next }
        }
      }
      return AnyCancellable {
        own.cancel()
        other.withLock { $0 = nil }
      }
    }
  }

  /// Sends a value in place of an error, and ends.
  public func replaceError(with value: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(value) } }

  // MARK: Later

  /// Sends a value once no other has come for so long, in real time.
  public func debounce(for time: SchedulerInterval, scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    later(time, scheduler) { $0 == $1 }
  }

  /// Sends every value so much later, in real time.
  public func delay(for time: SchedulerInterval, scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    later(time, scheduler) { _, _ in true }
  }

  private func later(
    _ time: SchedulerInterval, _ scheduler: some Scheduler, _ isSent: @escaping (_ number: Int, _ last: Int) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive in
      let last = Guarded(0)
      return listen { signal in
        let number = last.withLock { last in
          last += 1
          return last
        }
        scheduler.run(after: time.seconds) { if last.withLock({ isSent(number, $0) }) { receive(signal) } }
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// The same, of a type that could fail.
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    AnyPublisher { receive in
      sink(receiveCompletion: { _ in receive(.end(.finished)) }, receiveValue: { receive(.value($0)) })
    }
  }
}

extension Publisher where Failure == Never, Output: Sendable {
  /// Every value, for `for await`.
  public var values: AsyncStream<Output> {
    AsyncStream { stream in
      let listening = sink(receiveCompletion: { _ in stream.finish() }, receiveValue: { stream.yield($0) })
      stream.onTermination = { _ in listening.cancel() }
    }
  }
}

/// How long a publisher waits: seconds as a number, or `.milliseconds(300)`.
public struct SchedulerInterval: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// In seconds.
  public let seconds: Double

  /// Takes seconds.
  public init(floatLiteral seconds: Double) { self.seconds = seconds }
  /// Takes seconds.
  public init(integerLiteral seconds: Int) { self.seconds = Double(seconds) }
  /// Takes seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(floatLiteral: seconds) }
  /// Takes milliseconds.
  public static func milliseconds(_ milliseconds: Int) -> Self { Self(floatLiteral: Double(milliseconds) / 1_000) }
}

/// One queue, so that what was sent first also comes first.
private let timers = DispatchQueue(label: "redemption.timers")

extension Scheduler {
  /// Runs something later.
  public func run(after seconds: Double, _ action: @escaping () -> Void) {
    let later = Action { run(action) }
    timers.asyncAfter(deadline: .now() + seconds) { later.run() }
  }
}
