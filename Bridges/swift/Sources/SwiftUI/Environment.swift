/// What a view reads from above.
public struct EnvironmentValues {
  /// The app is in front.
  public var scenePhase: ScenePhase { .active }
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
  /// The value.
  public let wrappedValue: Value
  /// Reads a value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: keyPath] }
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
