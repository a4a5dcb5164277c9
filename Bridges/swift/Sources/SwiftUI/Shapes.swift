// Shapes and what fills them. Nothing is drawn, so that all of this has no effect. The functions for a `Color` are there for `.red` alone.

/// What fills a shape or a text.
public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}

/// A blurred background.
public struct Material: ShapeStyle {
  /// The usual ones.
  public static let ultraThin = Self(), thin = Self(), regular = Self(), thick = Self(), ultraThick = Self()
}

extension ShapeStyle where Self == Material {
  /// The usual blurred backgrounds.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A blurred background.
  public static var thinMaterial: Material { .thin }
  /// A blurred background.
  public static var regularMaterial: Material { .regular }
}

extension ShapeStyle where Self == Color {
  /// The app's colour.
  public static var tint: Color { Color() }
}

/// Colours that run into each other.
public struct Gradient: Sendable {
  /// From the first to the last.
  public init(colors: [Color]) {}
}

/// Colours along a line.
public struct LinearGradient: ShapeStyle, View, Shown {
  /// From a point to another.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// From a point to another.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  func show(on screen: Screen) {}
}

/// A point of a view.
public enum UnitPoint: Hashable, Sendable {
  case zero, center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// A shape.
public protocol Shape: View {}

extension Shape {
  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
  /// The same.
  public func fill(_ style: some ShapeStyle) -> Self { self }
  /// The same.
  public func fill(_ color: Color) -> Self { self }
  /// The same.
  public func stroke(_ style: some ShapeStyle, lineWidth: Double = 1) -> Self { self }
  /// The same.
  public func stroke(_ color: Color, lineWidth: Double = 1) -> Self { self }
  /// The same.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: Double = 1) -> Self { self }
  /// The same.
  public func strokeBorder(_ color: Color, lineWidth: Double = 1) -> Self { self }
}

/// A rectangle.
public struct Rectangle: Shape {
  /// Makes it.
  public nonisolated init() {}
}
/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// Makes it.
  public nonisolated init(cornerRadius: Double, style: RoundedCornerStyle = .circular) {}
}
/// A circle.
public struct Circle: Shape {
  /// Makes it.
  public nonisolated init() {}
}
/// A rectangle with half circles at its ends.
public struct Capsule: Shape {
  /// Makes it.
  public nonisolated init(style: RoundedCornerStyle = .circular) {}
}
/// How a corner is round.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

extension View {
  /// No effect.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// No effect.
  public func foregroundStyle(_ color: Color) -> Self { self }
  /// No effect.
  public func clipShape(_ shape: some Shape) -> Self { self }
  /// No effect.
  public func contentShape(_ shape: some Shape) -> Self { self }
  /// No effect.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> Self { self }
  /// No effect.
  public func background(_ color: Color, in shape: some Shape) -> Self { self }
  /// No effect.
  public func background(_ style: some ShapeStyle) -> Self { self }
  /// No effect.
  public func background(_ color: Color) -> Self { self }
  /// No effect.
  public func clipped() -> Self { self }
}
