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
  /// More of them.
  public static let caption2 = Self()
  /// A font of the system's.
  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
  /// A font of the system's for a kind of text.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
  /// A font of the app's.
  public static func custom(_ name: String, size: Double) -> Font { Font() }
  /// The same.
  public func weight(_ weight: Weight) -> Font { self }
  /// The same.
  public func bold() -> Font { self }
  /// The same.
  public func italic() -> Font { self }
  /// The same.
  public func monospacedDigit() -> Font { self }

  /// A kind of text.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
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
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each side.
    public let rawValue: Int
    /// Takes the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The sides.
    public static let top = Self(rawValue: 1), leading = Self(rawValue: 2), bottom = Self(rawValue: 4)
    /// More of them.
    public static let trailing = Self(rawValue: 8), horizontal: Self = [.leading, .trailing]
    /// More of them.
    public static let vertical: Self = [.top, .bottom], all: Self = [.horizontal, .vertical]
  }
}

/// Room at the sides of a view.
public struct EdgeInsets: Hashable, Sendable {
  /// In points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {}
}

/// How a change looks.
public struct Animation: Hashable, Sendable {
  /// The usual ones.
  public static let `default` = Self(), linear = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self()
  /// As a spring moves.
  public static let spring = Self(), bouncy = Self(), smooth = Self(), snappy = Self()
  /// As a spring moves.
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0)
    -> Animation
  {
    Animation()
  }
  /// Lasts that long.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// The same, for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}
/// How a view comes.
public struct AnyTransition: Hashable, Sendable {
  /// The usual ones.
  public static let opacity = Self(), slide = Self(), scale = Self(), identity = Self()
  /// From a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
/// How lists look.
public struct ListStyle: Hashable, Sendable {
  /// The usual ones.
  public static let automatic = Self(), plain = Self(), grouped = Self(), insetGrouped = Self(), sidebar = Self()
  /// Has no effect.
  public init() {}
}
/// A list without groups.
public typealias PlainListStyle = ListStyle
/// A list with groups.
public typealias GroupedListStyle = ListStyle
/// A list with groups that stand apart.
public typealias InsetGroupedListStyle = ListStyle
/// How an activity indicator looks.
public struct ProgressViewStyle: Hashable, Sendable {
  /// The usual ones.
  public static let automatic = Self(), circular = Self(), linear = Self()
  /// Has no effect.
  public init(tint: Color? = nil) {}
}
/// A turning indicator.
public typealias CircularProgressViewStyle = ProgressViewStyle
/// A bar.
public typealias LinearProgressViewStyle = ProgressViewStyle
/// Capital letters or not.
public enum TextCase: Hashable, Sendable { case uppercase, lowercase }
/// How a picture takes its colours.
public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
/// What the system reads of a view's parts.
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }
/// How large text is.
public enum DynamicTypeSize: Int, Comparable, Sendable {
  case small, medium, large, xLarge, xxLarge, xxxLarge
  /// By size.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
/// How fields look.
public enum TextFieldStyle: Hashable, Sendable { case automatic, plain, roundedBorder }
/// Which letters become capitals.
public enum TextInputAutocapitalization: Hashable, Sendable { case never, words, sentences, characters }
/// How choices look.
public enum PickerStyle: Hashable, Sendable { case automatic, menu, segmented, inline, wheel }
/// How tabs look.
public enum TabViewStyle: Hashable, Sendable { case automatic, page }
/// How large a picture is.
public enum ImageScale: Hashable, Sendable { case small, medium, large }
/// How a picture fits.
public enum ContentMode: Hashable, Sendable { case fit, fill }
/// How high a sheet is.
public enum PresentationDetent: Hashable, Sendable { case medium, large }
/// Why a view is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// One bit for each reason.
  public let rawValue: Int
  /// Takes the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It has no content yet.
  public static let placeholder = Self(rawValue: 1)
}
/// An angle.
public struct Angle: Hashable, Sendable {
  /// In degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}
/// How buttons look. A style of the app's compiles, and is not asked.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What it makes.
  associatedtype Body: View
  /// The button.
  typealias Configuration = ButtonStyleConfiguration
  /// Would make the button's view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
/// A button that gets a style.
public struct ButtonStyleConfiguration {
  /// Its label.
  public let label: AnyView
  /// What it is for; nil for nothing special.
  public let role: ButtonRole?
  /// Always false: no finger is on it.
  public let isPressed = false
}
/// A style of the system's.
public struct SystemButtonStyle: ButtonStyle {
  /// Has no effect.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ButtonStyle where Self == SystemButtonStyle {
  /// As the system decides.
  public static var automatic: Self { Self() }
  /// The label alone.
  public static var plain: Self { Self() }
  /// With a border.
  public static var bordered: Self { Self() }
  /// In the app's colour.
  public static var borderedProminent: Self { Self() }
  /// Without a border.
  public static var borderless: Self { Self() }
}
/// The label alone.
public typealias PlainButtonStyle = SystemButtonStyle
/// With a border.
public typealias BorderedButtonStyle = SystemButtonStyle
/// In the app's colour.
public typealias BorderedProminentButtonStyle = SystemButtonStyle
/// Whether something is shown.
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
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
  public func tint(_ color: Color?) -> Self { self }
  /// No effect.
  public func accentColor(_ color: Color?) -> Self { self }
  /// No effect.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  /// No effect.
  public func lineLimit(_ lines: Int?) -> Self { self }
  /// No effect.
  public func lineLimit(_ lines: ClosedRange<Int>) -> Self { self }
  /// No effect.
  public func underline(_ isActive: Bool = true) -> Self { self }
  /// No effect.
  public func strikethrough(_ isActive: Bool = true) -> Self { self }
  /// No effect.
  public func imageScale(_ scale: ImageScale) -> Self { self }
  /// No effect.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> Self { self }
  /// No effect.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Self { self }
  /// No effect.
  public func offset(x: Double = 0, y: Double = 0) -> Self { self }
  /// No effect.
  public func zIndex(_ value: Double) -> Self { self }
  /// No effect.
  public func rotationEffect(_ angle: Angle) -> Self { self }
  /// No effect.
  public func scaleEffect(_ scale: Double) -> Self { self }
  /// No effect.
  public func blur(radius: Double) -> Self { self }
  /// No effect.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> Self { self }
  /// No effect.
  public func redacted(reason: RedactionReasons) -> Self { self }
  /// No effect.
  public func listStyle(_ style: ListStyle) -> Self { self }
  /// No effect.
  public func listRowBackground(_ view: (some View)?) -> Self { self }
  /// No effect.
  public func textFieldStyle(_ style: TextFieldStyle) -> Self { self }
  /// No effect.
  public func pickerStyle(_ style: PickerStyle) -> Self { self }
  /// No effect.
  public func tabViewStyle(_ style: TabViewStyle) -> Self { self }
  /// No effect.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// No effect.
  public func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> Self { self }
  /// No effect.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// No effect.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  /// No effect.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }
  /// No effect.
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }
  /// No effect.
  public func tabItem(@ViewBuilder _ label: () -> some View) -> Self { self }
  /// No effect.
  public func tag(_ tag: some Hashable) -> Self { self }
  /// No effect.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
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
  public func buttonStyle(_ style: some ButtonStyle) -> Self { self }
  /// No effect.
  public func progressViewStyle(_ style: ProgressViewStyle) -> Self { self }
  /// No effect.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
  /// No effect.
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }
  /// No effect.
  public func accessibilityValue(_ value: some StringProtocol) -> Self { self }
  /// No effect.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  /// No effect.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> Self { self }
  /// No effect.
  public func minimumScaleFactor(_ factor: Double) -> Self { self }
  /// No effect.
  public func textCase(_ textCase: TextCase?) -> Self { self }
  /// No effect.
  public func kerning(_ kerning: Double) -> Self { self }
  /// No effect.
  public func tracking(_ tracking: Double) -> Self { self }
  /// No effect.
  public func monospacedDigit() -> Self { self }
  /// No effect.
  public func listRowSeparator(_ visibility: Visibility) -> Self { self }
  /// No effect.
  public func listRowInsets(_ insets: EdgeInsets?) -> Self { self }
  /// No effect.
  public func scrollContentBackground(_ visibility: Visibility) -> Self { self }
  /// No effect.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// No effect.
  public func navigationBarTitle(_ title: some StringProtocol, displayMode: TitleDisplayMode = .automatic) -> Self {
    self
  }
  /// No effect.
  public func layoutPriority(_ value: Double) -> Self { self }
  /// No effect.
  public func allowsHitTesting(_ isEnabled: Bool) -> Self { self }
  /// No effect.
  public func searchable(text: Binding<String>, prompt: String = "") -> Self { self }
  /// No effect.
  public func badge(_ count: Int) -> Self { self }
  /// No effect.
  public func help(_ text: some StringProtocol) -> Self { self }
  /// No effect.
  public func compositingGroup() -> Self { self }
  /// No effect.
  public func mask(_ mask: some View) -> Self { self }
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
