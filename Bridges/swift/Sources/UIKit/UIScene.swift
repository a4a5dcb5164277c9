/// A window of the app.
@MainActor open class UIScene: UIResponder {
  /// What is known of it.
  public let session = UISceneSession()
  /// The delegate that the test has launched.
  public internal(set) weak var delegate: (any UISceneDelegate)?
  /// Whether it is in front.
  public var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene was connected.
  @MainActor public final class ConnectionOptions {
    /// The links of the app's scheme that started it.
    public let urlContexts: Set<UIOpenURLContext>
    /// The universal links that started it.
    public let userActivities: Set<NSUserActivity>

    init(_ url: URL?) {
      let activity = url.flatMap(NSUserActivity.init(universalLink:))
      userActivities = activity.map { [$0] } ?? []
      urlContexts = activity == nil ? Set(url.map { [UIOpenURLContext($0)] } ?? []) : []
    }
  }
}

/// A window of the app.
@MainActor public final class UIWindowScene: UIScene {
  /// Its windows.
  public internal(set) var windows: [UIWindow] = []
  /// The window in front.
  public var keyWindow: UIWindow? { windows.last }
}

/// What is known of a scene. Nothing is kept.
@MainActor public final class UISceneSession: UIResponder {
  /// A window.
  public let role = Role(rawValue: "UIWindowSceneSessionRoleApplication")

  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    /// A window.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Its name.
    public let rawValue: String
    /// Names it.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// How a scene is made. It has no effect: a test launches the scene's delegate.
@MainActor public final class UISceneConfiguration: UIResponder {
  /// The class of its delegate.
  public var delegateClass: AnyClass?
  /// Names it.
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

/// A link that was opened.
@MainActor public final class UIOpenURLContext: UIResponder {
  /// The link.
  public let url: URL
  init(_ url: URL) { self.url = url }
}

/// What hears of a scene's life and of links. Each call has a default that does nothing.
@MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene has appeared. A link that starts the app comes here, and nowhere else.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// Links of the app's scheme were opened while the app runs.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// A universal link was opened while the app runs.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is no longer in front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene comes back.
  func sceneWillEnterForeground(_ scene: UIScene)
}

/// The delegate of a window's scene.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
}

extension NSUserActivity {
  /// The activity that a link of the web starts; nil for a link of the app's scheme.
  convenience init?(universalLink url: URL) {
    guard url.scheme?.lowercased() == "https" else { return nil }
    self.init(activityType: NSUserActivityTypeBrowsingWeb)
    webpageURL = url
  }
}
