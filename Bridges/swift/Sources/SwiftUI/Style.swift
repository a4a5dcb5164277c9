// What a view looks like. Nothing is drawn, so that all of this has no effect: it is here so that an app's views compile.

/// A colour.
public struct Color: View, Shown, Hashable, Sendable {
  /// The usual colours.
  public static let black = Self(), white = Self(), gray = Self(), red = Self(), orange = Self(), yellow = Self()
  /// More of them.
  public static let green = Self(), mint = Self(), teal = Self(), cyan = Self(), blue = Self(), indigo = Self()
  /// More of them.
  public static let purple = Self(), pink = Self(), brown = Self(), clear = Self()
  /// Those of the app and the system.
  public static let primary = Self(), secondary = Self(), accentColor = Self()

  /// A colour.
  public nonisolated init() {}
  /// A colour of the app's.
  public nonisolated init(_ name: String) {}
  /// A colour by its parts.
  public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  /// The same.
  public nonisolated func opacity(_ opacity: Double) -> Color { self }
  /// True: colours have no effect.
  nonisolated public static func == (_: Color, _: Color) -> Bool { true }
  /// Adds nothing.
  nonisolated public func hash(into hasher: inout Hasher) {}
  func show(on screen: Screen) {}
}

/// A font.
public struct Font: Hashable, Sendable {
  /// The usual fonts.
  public static let largeTitle = Self(), title = Self(), title2 = Self(), title3 = Self(), headline = Self()
  /// More of them.
  public static let subheadline = Self(), body = Self(), callout = Self(), footnote = Self(), caption = Self()
  /// A font of the system's.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  /// A font of the app's.
  public static func custom(_ name: String, size: Double) -> Font { Font() }
  /// The same.
  public func weight(_ weight: Weight) -> Font { self }
  /// The same.
  public func bold() -> Font { self }

  /// How heavy it is.
  public enum Weight: Hashable, Sendable { case thin, light, regular, medium, semibold, bold, heavy, black }
  /// Its form.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
}

/// Where views are.
public enum Alignment: Hashable, Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}
/// Where views are, from left to right.
public enum HorizontalAlignment: Hashable, Sendable { case leading, center, trailing }
/// Where views are, from top to bottom.
public enum VerticalAlignment: Hashable, Sendable { case top, center, bottom, firstTextBaseline }
/// Where lines begin.
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }

/// A direction.
public enum Axis: Hashable, Sendable {
  case horizontal, vertical
  /// Directions.
  public typealias Set = Axis
}

/// A side.
public enum Edge: Hashable, Sendable {
  case top, leading, bottom, trailing
  /// Sides.
  public enum Set: Hashable, Sendable { case top, leading, bottom, trailing, horizontal, vertical, all }
}

/// How a change looks.
public struct Animation: Hashable, Sendable {
  /// The usual ones.
  public static let `default` = Self(), linear = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self(),
    spring = Self()
  /// Lasts that long.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
}
/// How a view comes.
public struct AnyTransition: Hashable, Sendable {
  /// The usual ones.
  public static let opacity = Self(), slide = Self(), scale = Self(), identity = Self()
}
/// How buttons look.
public enum ButtonStyle: Hashable, Sendable { case automatic, plain, bordered, borderedProminent, borderless }
/// How large controls are.
public enum ControlSize: Hashable, Sendable { case mini, small, regular, large, extraLarge }
/// How large a title is.
public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }

/// Makes a change, at once.
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  /// No effect.
  public func font(_ font: Font?) -> Self { self }
  /// No effect.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// No effect.
  public func bold() -> Self { self }
  /// No effect.
  public func italic() -> Self { self }
  /// No effect.
  public func foregroundColor(_ color: Color?) -> Self { self }
  /// No effect.
  public func foregroundStyle(_ color: Color) -> Self { self }
  /// No effect.
  public func tint(_ color: Color?) -> Self { self }
  /// No effect.
  public func accentColor(_ color: Color?) -> Self { self }
  /// No effect.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  /// No effect.
  public func lineLimit(_ lines: Int?) -> Self { self }
  /// No effect.
  public func lineSpacing(_ spacing: Double) -> Self { self }
  /// No effect.
  public func padding(_ length: Double? = nil) -> Self { self }
  /// No effect.
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> Self { self }
  /// No effect.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> Self { self }
  /// No effect.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> Self { self }
  /// No effect.
  public func cornerRadius(_ radius: Double) -> Self { self }
  /// No effect.
  public func shadow(color: Color = .black, radius: Double, x: Double = 0, y: Double = 0) -> Self { self }
  /// No effect.
  public func opacity(_ opacity: Double) -> Self { self }
  /// No effect.
  public func hidden() -> Self { self }
  /// No effect.
  public func scaledToFit() -> Self { self }
  /// No effect.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> Self { self }
  /// No effect.
  public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }
  /// No effect.
  public func transition(_ transition: AnyTransition) -> Self { self }
  /// No effect.
  public func buttonStyle(_ style: ButtonStyle) -> Self { self }
  /// No effect.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// No effect: views are not redrawn, so that a test presses any button.
  public func disabled(_ isDisabled: Bool) -> Self { self }
  /// No effect.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> Self { self }
  /// No effect.
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }
  /// No effect.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// No effect.
  public func navigationBarHidden(_ isHidden: Bool) -> Self { self }
  /// No effect.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// No effect.
  public func accessibilityLabel(_ label: some StringProtocol) -> Self { self }
  /// No effect.
  public func id(_ id: some Hashable) -> Self { self }
}
