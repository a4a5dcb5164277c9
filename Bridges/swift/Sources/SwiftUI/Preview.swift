/// What Xcode shows of a view. It compiles, and is never shown.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PreviewMacro", type: "Preview")

/// The same, with a layout.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait, _ more: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacro", type: "Preview")

/// How Xcode shows a view.
public struct PreviewTrait: Sendable {
  /// As the device decides.
  public static let defaultLayout = Self()
  /// As large as the view.
  public static let sizeThatFitsLayout = Self()
  /// Upright.
  public static let portrait = Self()
  /// Turned to the left.
  public static let landscapeLeft = Self()
  /// Turned to the right.
  public static let landscapeRight = Self()
}

/// What Xcode shows of a view, in older code. It is never shown.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
