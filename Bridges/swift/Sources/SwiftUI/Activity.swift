import SimulatedPhone

extension View {
  /// Gets activities of that type, such as universal links from a scanned code. A test continues one with
  /// ``SimulatedPhone/Phone/continueActivity(with:)``.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    Acting(content: self, action: .continueActivity(activityType, action))
  }

  /// Gives an object to the views below.
  public func environmentObject(_ object: some ObservableObject) -> some View {
    Phone.current?.given[ObjectIdentifier(type(of: object))] = object
    return self
  }

  /// Sets a title, which is not shown here.
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }
}

extension Phone {
  /// The object of a type, or nil where the value may be that, which a view above has given by a call.
  static func given<Value>(_ type: ObjectIdentifier, by call: String) -> Value {
    guard let value = current?.given[type] as Any as? Value else {
      preconditionFailure("No object of type \(Value.self) found. A view above must call \(call).")
    }
    return value
  }
}

/// An object that a view above has given.
@MainActor @propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  /// Takes the object when it is used.
  public nonisolated init() {}

  /// The object. The process ends if no view above has given it, as in SwiftUI.
  public var wrappedValue: Object { Phone.given(ObjectIdentifier(Object.self), by: "environmentObject(_:)") }
  /// Makes bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}
