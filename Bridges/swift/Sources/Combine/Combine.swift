/// An object that views observe. Nothing observes it here: views are not redrawn.
public protocol ObservableObject: AnyObject {}

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
