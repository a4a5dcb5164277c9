/// The phone.
@MainActor public final class UIDevice: UIResponder {
  /// The phone of the test.
  public static let current = UIDevice()
  /// The name of every iPhone.
  public let name = "iPhone"
  /// The name of every iPhone.
  public let model = "iPhone"
  /// The system.
  public let systemName = "iOS"
  /// None: no version is simulated.
  public let systemVersion = ""
  /// A new one for each test process.
  public let identifierForVendor: UUID? = UUID()
}

/// Moves the phone a little: not here.
@MainActor open class UIFeedbackGenerator: UIResponder {
  /// Does nothing.
  open func prepare() {}
}

/// Moves the phone a little: not here.
@MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The reason of the feedback.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Moves the phone a little: not here.
@MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How much it moves.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// Makes it.
  public init(style: FeedbackStyle) {}
  /// Does nothing.
  public func impactOccurred() {}
}

/// What the user has copied.
@MainActor public final class UIPasteboard: UIResponder {
  /// That of the phone.
  public static let general = UIPasteboard()
  /// A text.
  public var string: String?
}
