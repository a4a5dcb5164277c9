public import SimulatedPhone

/// What a view reads from above.
public struct EnvironmentValues {
  /// Whether the app is in front: the phone says so.
  public var scenePhase: ScenePhase { Phone.current?.phase ?? .active }
  /// Light.
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  /// That of the tests.
  public var locale: Locale {
    get { .current }
    set {}
  }
  /// A value of the app's own: the given one, else the key's.
  public subscript<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    get { Phone.current?.given[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { Phone.current?.given[ObjectIdentifier(key)] = newValue }
  }
  /// Closes what was last shown over another view.
  public var dismiss: DismissAction { DismissAction() }
  /// Closes what was last shown over another view, in older code.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  /// Narrow, as on a phone.
  public var horizontalSizeClass: UserInterfaceSizeClass? { .compact }
  /// High, as on a phone.
  public var verticalSizeClass: UserInterfaceSizeClass? { .regular }
  /// Would open a link elsewhere; nothing opens it here.
  public var openURL: OpenURLAction { OpenURLAction() }
}

/// A value of the app's own that views give to those below.
public protocol EnvironmentKey {
  /// Its type.
  associatedtype Value
  /// Where no view has given one.
  static var defaultValue: Value { get }
}

/// A value from above.
@propertyWrapper
public struct Environment<Value> {
  private enum Source {
    case values(KeyPath<EnvironmentValues, Value>)
    case given(ObjectIdentifier)
  }

  private let source: Source
  /// The value. The process ends if it is an object that no view above has given, as in SwiftUI.
  @MainActor public var wrappedValue: Value {
    switch source {
    case .values(let path): EnvironmentValues()[keyPath: path]
    case .given(let type): Phone.given(type, by: "environment(_:)")
    }
  }
  /// Reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .values(keyPath) }
  /// Takes an object that a view above gives.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .given(ObjectIdentifier(type))
  }
  /// Takes an object that a view above may give.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .given(ObjectIdentifier(type))
  }
}

/// Whether the app is in front.
public typealias ScenePhase = Phone.ScenePhase
/// Light or dark.
public enum ColorScheme: Hashable, Sendable { case light, dark }

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Closes what was last shown over another view.
public struct PresentationMode: Sendable {
  /// True: the view is on screen.
  public let isPresented = true
  /// Closes it.
  @MainActor public mutating func dismiss() { Phone.current?.closeCover() }
}

/// Closes what was last shown over another view.
public struct DismissAction: Sendable {
  /// Closes it.
  @MainActor public func callAsFunction() { Phone.current?.closeCover() }
}

/// Opens a link, elsewhere.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

extension View {
  /// Gives an object to the views below.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    Phone.current?.given[ObjectIdentifier(Object.self)] = object
    return self
  }
  /// Gives a value to the views below, and to all that are shown later: one value is given at a time.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    var values = EnvironmentValues()
    values[keyPath: keyPath] = value
    return self
  }
  /// Runs when the view leaves the screen, as a closed sheet does.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    Acting(content: self, action: .disappear(action ?? {}))
  }
  /// Adds buttons above the view.
  public func toolbar<Bar: View>(@ViewBuilder content: () -> Bar) -> some View {
    Group {
      self; content()
    }
  }
  /// Would run when the user pulls. It never does here.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  /// Would run when the user ends a text. It never does here.
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }
  /// Would show another view. It is never shown here.
  public func navigationDestination<Data: Hashable, Destination: View>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> Destination
  ) -> some View { self }
  /// Runs when a test presses the view by its text, as a button.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) { self }
  }
  /// Would run at a long press. It never does here.
  public func onLongPressGesture(perform action: @escaping () -> Void) -> some View { self }
  /// Adds buttons that a swipe shows.
  public func swipeActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    overlay(content: content)
  }
  /// Adds buttons that a long press shows.
  public func contextMenu<Actions: View>(@ViewBuilder menuItems: () -> Actions) -> some View {
    overlay(content: menuItems)
  }
  /// Lays views at an edge.
  public func safeAreaInset<Inset: View>(
    edge: Edge, spacing: Double? = nil, @ViewBuilder content: () -> Inset
  ) -> some View {
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
  @_disfavoredOverload
  public func background<Under: View>(_ under: Under, alignment: Alignment = .center) -> some View {
    Group {
      under; self
    }
  }
}
