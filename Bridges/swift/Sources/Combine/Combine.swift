/// An object that views observe. Nothing observes it here: views are not redrawn.
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

/// A publisher of changes without subscribers.
public final class ObservableObjectPublisher: Sendable {
  /// Makes one.
  public init() {}
  /// Does nothing.
  public func send() {}
}

/// A property that views observe.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Starts with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Starts with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

extension Published: Sendable where Value: Sendable {}
