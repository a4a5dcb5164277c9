@_exported import Combine
@_exported import Foundation
import SimulatedPhone
import SwiftUI

/// What gets events.
@MainActor open class UIResponder: NSObject {
  /// Makes it.
  public nonisolated override init() {}
}

/// The app.
@MainActor public final class UIApplication: UIResponder {
  /// The app of the test.
  public static let shared = UIApplication()

  /// The delegate that the test has launched.
  public internal(set) weak var delegate: (any UIApplicationDelegate)?
  /// The scenes that the test has connected.
  public internal(set) var connectedScenes: Set<UIScene> = []
  /// The links that the app has opened elsewhere, oldest first. For tests.
  public internal(set) var opened: [URL] = []

  /// Whether the app is in front.
  public var applicationState: State {
    switch Phone.current?.phase {
    case .background: .background
    case .inactive: .inactive
    case .active, nil: .active
    }
  }

  /// True.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// Opens a link elsewhere: it is kept in ``opened``.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    opened.append(url)
    completionHandler?(true)
  }

  /// Opens a link elsewhere: it is kept in ``opened``.
  @discardableResult public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    opened.append(url)
    return true
  }

  /// Does nothing.
  public func registerForRemoteNotifications() {}

  /// Whether an app is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Why the app was started.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// A link.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The name of the key.
    public let rawValue: String
    /// Names a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What comes with a link.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The app that has opened it.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The name of the key.
    public let rawValue: String
    /// Names a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a link is opened elsewhere.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Names a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIApplication {
  /// The link of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The app is in front.
  public nonisolated static let didBecomeActiveNotification = Phone.ScenePhase.Change.didBecomeActive.name
  /// The app is no longer in front.
  public nonisolated static let willResignActiveNotification = Phone.ScenePhase.Change.willResignActive.name
  /// The app is in the background.
  public nonisolated static let didEnterBackgroundNotification = Phone.ScenePhase.Change.didEnterBackground.name
  /// The app comes back.
  public nonisolated static let willEnterForegroundNotification = Phone.ScenePhase.Change.willEnterForeground.name
}

/// What hears of the app's life and of links. Each call has a default that does nothing.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The app has started.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has started.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// A link of the app's scheme was opened. Not called for an app with scenes.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// A universal link was opened. Not called for an app with scenes.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// The app is in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is no longer in front.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is in the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app comes back.
  func applicationWillEnterForeground(_ application: UIApplication)
}

/// What an activity gives back. Nothing does here.
public protocol UIUserActivityRestoring {}

extension UIApplicationDelegate {
  /// Does nothing: it is there for `@main`, and a test launches the delegate.
  public static func main() {}
  /// True.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// True.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// False.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// False.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
}
