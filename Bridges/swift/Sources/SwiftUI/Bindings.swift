import SimulatedPhone

extension Binding {
  /// A binding that stays as it is.
  public static func constant(_ value: Value) -> Binding { Binding(get: { value }, set: { _ in }) }

  /// A part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: path] },
      set: { part in
        var value = wrappedValue
        value[keyPath: path] = part
        wrappedValue = value
      })
  }
}

/// Makes bindings to the properties of an object, such as `$model.isShown`.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
    Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// An `@Observable` object to whose properties views are bound.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Object

  /// Takes the object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Takes the object.
  public init(_ object: Object) { wrappedValue = object }

  /// Makes bindings to the object's properties.
  public var projectedValue: Bindable { self }

  /// A binding to a property.
  public subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Binding<Part> {
    ObjectBindings(object: wrappedValue)[dynamicMember: path]
  }
}

/// A value that a scene keeps. Here it is gone when the app ends.
@propertyWrapper
public struct SceneStorage<Value> {
  @State private var value: Value

  /// Names the key, and what the value is without one.
  public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// Reads and writes the value from elsewhere.
  public var projectedValue: Binding<Value> { $value }
}

/// Names views that become each other, which has no effect.
@propertyWrapper
public struct Namespace: Sendable {
  /// A name.
  public struct ID: Hashable, Sendable {}
  /// Makes a name.
  public init() {}
  /// The name.
  public var wrappedValue: ID { ID() }
}

extension View {
  /// No effect.
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID) -> Self { self }
}
