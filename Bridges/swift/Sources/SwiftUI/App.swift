public import SimulatedPhone

/// An app.
@MainActor @preconcurrency
public protocol App {
  /// Its windows.
  associatedtype Body: Scene
  /// Its windows.
  var body: Body { get }
  /// Starts it.
  init()
}

extension App {
  /// Does nothing: it is there for `@main`, and a test starts the app with `Phone.launch(_:)`.
  public static func main() {}
}

/// A window, or several.
@MainActor @preconcurrency
public protocol Scene {
  /// What it shows.
  var root: any View { get }
}

/// The windows of an app.
public struct WindowGroup<Content: View>: Scene {
  /// What the first window shows.
  public let root: any View
  /// Shows a view.
  public init(@ViewBuilder content: () -> Content) { root = content() }
  /// Shows a view in a window with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { root = content() }
}

/// Windows that watch a value.
struct WatchingScene: Scene { let root: any View }

extension Scene {
  /// Runs when the value has changed, on the main actor after the change.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { WatchingScene(root: AnyView(root).onChange(of: value(), initial: initial, action)) }

  /// Runs when the value has changed, on the main actor after the change.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { WatchingScene(root: AnyView(root).onChange(of: value(), initial: initial, action)) }

  /// Runs when the value has changed, on the main actor after the change.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { WatchingScene(root: AnyView(root).onChange(of: value(), perform: action)) }
}

/// A value of a view, which stays when the view is made anew.
@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value { didSet { Phone.changed() } }
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Starts with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// Reads and writes the value from elsewhere.
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nil.
  public init() { self.init(wrappedValue: nil) }
}

/// Reads and writes a value of another view.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Takes two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The same.
  public var projectedValue: Binding<Value> { self }
}

/// An object that a view owns.
@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  /// The object.
  public let wrappedValue: Object
  /// Makes bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }

  /// Makes the object.
  public init(wrappedValue: @autoclosure () -> Object) { self.wrappedValue = wrappedValue() }
}

/// An object that a view observes.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject> {
  /// The object.
  public var wrappedValue: Object
  /// Makes bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }

  /// Takes the object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

extension Phone {
  /// Brings a view on screen: it appears, and gets the links that open the app.
  @MainActor public func show(_ view: some View) { present(view) }

  /// Starts an app and brings its first window on screen.
  @MainActor public func launch<Launched: App>(_ app: Launched.Type) {
    show(AnyView(app.init().body.root))
  }
}

/// A view of any type.
public struct AnyView: View, Shown {
  let content: any View

  /// Takes a view.
  public init(_ view: any View) { content = view }

  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }

  func show(on screen: Screen) { screen.show(content) }
}
