import SimulatedPhone

/// An object that views observe.
public protocol ObservableObject: AnyObject {
  /// What says that the object changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Says that the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says that the object changes.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Tells views of changes. It has no other subscribers.
public final class ObservableObjectPublisher: Sendable {
  /// Makes one.
  public init() {}
  /// Tells the views on screen.
  public func send() { Phone.changed() }
}

/// A property that views and publishers observe.
@propertyWrapper
public struct Published<Value> {
  private let subject: CurrentValueSubject<Value, Never>

  /// The value. Who observes it hears of the next one before it is here.
  public var wrappedValue: Value {
    get { subject.value }
    nonmutating set {
      subject.send(newValue)
      Phone.changed()
    }
  }

  /// The value now, and every later one.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    // `assign(to: &$property)` takes it inout.
    nonmutating set { _ = newValue }
  }

  /// Starts with a value.
  public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }

  /// Starts with a value.
  public init(initialValue: Value) { subject = CurrentValueSubject(initialValue) }

  /// The values of the property.
  public struct Publisher: Combine.Publisher {
    /// The values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    let subject: CurrentValueSubject<Value, Never>

    /// Calls with the value and what it becomes.
    public func listen(_ receive: @escaping (Signal<Value, Never>) -> Void) -> AnyCancellable {
      subject.listen(receive)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

extension Published: CustomReflectable {
  /// Its value alone: a test may compare what an object shows.
  public var customMirror: Mirror { Mirror(self, children: ["wrappedValue": wrappedValue], displayStyle: .struct) }
}
