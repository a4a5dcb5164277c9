public import Foundation
import SimulatedPhone

/// A value that the app keeps in `UserDefaults`: the phone deletes it with the app, and keeps it when the app is killed.
///
/// Source: SwiftUI's `AppStorage`. A value is stored at its first change, as there.
@propertyWrapper
public struct AppStorage<Value> {
  private let binding: Binding<Value>

  private init<Stored: StoredValue>(
    _ key: String, in store: UserDefaults?, as type: Stored.Type, get: @escaping (Stored?) -> Value,
    set: @escaping (Value) -> Stored?
  ) {
    let store = store ?? .standard
    binding = Binding(
      get: { get(store.object(forKey: key) == nil ? nil : Stored(of: key, in: store)) },
      set: { value in
        defer { Phone.changed() }
        guard let value = set(value) else { return store.removeObject(forKey: key) }
        store.set(value, forKey: key)
      })
  }

  /// The value.
  public var wrappedValue: Value {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }

  /// Reads and writes the value from elsewhere.
  public var projectedValue: Binding<Value> { binding }
}

extension AppStorage where Value: StoredValue {
  /// Names the key, and what the value is without one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, in: store, as: Value.self, get: { $0 ?? wrappedValue }, set: { $0 })
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: StoredValue {
  /// Names the key, and what the value is without one.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key, in: store, as: Value.RawValue.self, get: { $0.flatMap(Value.init) ?? wrappedValue }, set: { $0.rawValue })
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Names the key of a value that may be missing.
  public init<Stored: StoredValue>(_ key: String, store: UserDefaults? = nil) where Value == Stored? {
    self.init(key, in: store, as: Stored.self, get: { $0 }, set: { $0 })
  }

  /// Names the key of a value that may be missing.
  public init<Case: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Case?, Case.RawValue: StoredValue {
    self.init(key, in: store, as: Case.RawValue.self, get: { $0.flatMap(Case.init) }, set: { $0?.rawValue })
  }
}

/// A type that `UserDefaults` stores. URLs are left out.
public protocol StoredValue {
  /// Reads a value that is there.
  init?(of key: String, in store: UserDefaults)
}

extension Bool: StoredValue {
  /// Reads a value that is there.
  public init?(of key: String, in store: UserDefaults) { self = store.bool(forKey: key) }
}

extension Int: StoredValue {
  /// Reads a value that is there.
  public init?(of key: String, in store: UserDefaults) { self = store.integer(forKey: key) }
}

extension Double: StoredValue {
  /// Reads a value that is there.
  public init?(of key: String, in store: UserDefaults) { self = store.double(forKey: key) }
}

extension String: StoredValue {
  /// Reads a value that is there.
  public init?(of key: String, in store: UserDefaults) {
    guard let value = store.string(forKey: key) else { return nil }
    self = value
  }
}

extension Data: StoredValue {
  /// Reads a value that is there.
  public init?(of key: String, in store: UserDefaults) {
    guard let value = store.data(forKey: key) else { return nil }
    self = value
  }
}
