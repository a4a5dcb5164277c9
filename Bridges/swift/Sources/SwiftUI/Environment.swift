import SimulatedPhone

/// What a view reads from above.
public struct EnvironmentValues {
  /// Whether the app is in front: the phone says so.
  public var scenePhase: ScenePhase {
    switch Phone.current?.phase {
    case .background: .background
    case .inactive: .inactive
    case .active, nil: .active
    }
  }
  /// Light.
  public var colorScheme: ColorScheme { .light }
  /// Would close the view; it stays here.
  public var dismiss: DismissAction { DismissAction() }
  /// Would open a link elsewhere; nothing opens it here.
  public var openURL: OpenURLAction { OpenURLAction() }
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
    case .given(let type): GivenObjects.value(of: type, by: "environment(_:)")
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
  /// Gives an object to the views below.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    GivenObjects.objects[ObjectIdentifier(Object.self)] = object
    return self
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
