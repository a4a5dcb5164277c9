import SimulatedPhone

extension View {
  /// Runs when the value has changed, on the main actor after the change.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { Watching(content: self, value: value, isInitial: initial, action: action) }

  /// Runs when the value has changed, on the main actor after the change.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { Watching(content: self, value: value, isInitial: initial) { _, _ in action() } }

  /// Runs when the value has changed, on the main actor after the change.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, perform action: @escaping (Value) -> Void
  ) -> some View { Watching(content: self, value: value, isInitial: false) { _, new in action(new) } }

  /// Runs when the view comes on screen, and again when the value has changed: the run before is cancelled.
  public func task<ID: Equatable>(
    id: @autoclosure @escaping () -> ID, _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    var running: Task<Void, Never>?
    return Watching(content: self, value: id, isInitial: true) { _, _ in
      running?.cancel()
      running = Task { await action() }
    }
  }

  /// Runs for each value that a publisher sends while the view is on screen.
  public func onReceive<Sender: Publisher>(
    _ publisher: Sender, perform action: @escaping (Sender.Output) -> Void
  ) -> some View where Sender.Failure == Never {
    Acting(content: self, action: .receive { publisher.sink(receiveValue: action) })
  }
}

/// A view that watches a value. Its body is not evaluated again, the value is.
struct Watching<Content: View, Value: Equatable>: View, Shown {
  let content: Content
  let value: () -> Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  var body: EmptyView { EmptyView() }

  func show(on screen: Screen) {
    let reads = Guarded(0)
    var last = read(reads)
    screen.watches.append {
      let (old, new) = (last, read(reads))
      last = new
      if old != new { action(old, new) }
    }
    if isInitial { screen.appeared.append { action(last, last) } }
    screen.show(content)
  }

  /// Reads the value, and asks to hear of its next change. Of several reads, the last one alone counts.
  private func read(_ reads: Guarded<Int>) -> Value {
    guard #available(macOS 14, iOS 17, *) else { return value() }
    let number = reads.withLock { count in
      count += 1
      return count
    }
    return withObservationTracking(value) { if reads.withLock({ $0 == number }) { Phone.changed() } }
  }
}
