import Observation
import SimulatedPhone

/// What a view reads from above.
public struct EnvironmentValues {
  private var own: [ObjectIdentifier: Any] = [:]

  /// What the system has set.
  public init() {}

  /// A value of the app's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { own[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { own[ObjectIdentifier(key)] = newValue }
  }

  /// The app is in front.
  public var scenePhase: ScenePhase { .active }
  /// Light.
  public var colorScheme: ColorScheme { .light }
  /// Would close the view; it stays here.
  public var dismiss: DismissAction { DismissAction() }
  /// Would open a link elsewhere; nothing opens it here.
  public var openURL: OpenURLAction { OpenURLAction() }
}

/// A value of the app's own that views read from above.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value
  /// What it is if no view above has set it.
  static var defaultValue: Value { get }
}

/// What the views have set, of the current phone.
private struct GivenValues {
  weak var phone: Phone?
  var values = EnvironmentValues()
  var objects: [ObjectIdentifier: AnyObject] = [:]

  private static let all = Guarded(GivenValues())

  static var current: GivenValues {
    get { all.withLock { $0.phone === Phone.current ? $0 : GivenValues(phone: Phone.current) } }
    set { all.withLock { $0 = newValue } }
  }
}

/// A value from above.
@propertyWrapper
public struct Environment<Value> {
  private let read: () -> Value

  /// The value, which is looked up when it is used.
  public var wrappedValue: Value { read() }

  /// Reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { GivenValues.current.values[keyPath: keyPath] }
  }

  /// Reads an object. The process ends if no view above has given it, as in SwiftUI.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = {
      guard let object = GivenValues.current.objects[ObjectIdentifier(type)] as? Value else {
        preconditionFailure("No Observable object of type \(type) found. A view above must call environment.")
      }
      return object
    }
  }

  /// Reads an object, or nil if no view above has given it.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { GivenValues.current.objects[ObjectIdentifier(type)] as? Object }
  }
}

extension View {
  /// Sets a value for the views below.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    var given = GivenValues.current
    given.values[keyPath: keyPath] = value
    GivenValues.current = given
    return self
  }

  /// Gives an object to the views below.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    var given = GivenValues.current
    given.objects[ObjectIdentifier(Object.self)] = object
    GivenValues.current = given
    return self
  }
}

/// Whether the app is in front.
public enum ScenePhase: Hashable, Sendable { case background, inactive, active }
/// Light or dark.
public enum ColorScheme: Hashable, Sendable { case light, dark }

/// Closes a view, elsewhere.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens a link, elsewhere.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

extension View {
  /// Would run when the value changes. It never runs: views are not redrawn.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  /// Would run when the value changes. It never runs: views are not redrawn.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  /// Would run when the value changes. It never runs: views are not redrawn.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    self
  }
  /// Would run when the view leaves the screen. It never does here.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Would show a view over this one. It is never shown here.
  public func fullScreenCover<Cover: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Cover
  ) -> some View { self }
  /// Adds buttons above the view.
  public func toolbar<Bar: View>(@ViewBuilder content: () -> Bar) -> some View {
    Group {
      self; content()
    }
  }
  /// Lays a view over this one.
  public func overlay<Over: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Over) -> some View {
    Group {
      self; content()
    }
  }
  /// Lays a view over this one.
  public func overlay<Over: View>(_ over: Over, alignment: Alignment = .center) -> some View {
    Group {
      self; over
    }
  }
  /// Lays a view under this one.
  public func background<Under: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Under) -> some View {
    Group {
      content(); self
    }
  }
  /// Lays a view under this one.
  public func background<Under: View>(_ under: Under, alignment: Alignment = .center) -> some View {
    Group {
      under; self
    }
  }
}
