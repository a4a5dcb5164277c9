public import SimulatedPhone
import SwiftUI

/// An app delegate that does nothing.
@MainActor public final class PlainDelegate: UIApplicationDelegate {
  /// Makes it.
  public init() {}
}

extension Phone {
  /// Starts an app with delegates: they hear of its start, of links and of the background, as in UIKit.
  ///
  /// An app with a scene gets links through the scene's delegate alone; the link that starts it is in the options of its connection.
  ///
  /// ```swift
  /// phone.launch(AppDelegate(), scene: SceneDelegate(), opening: link)
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: the app delegate; by default one that does nothing.
  ///   - url: the link that starts the app; nil if the user does.
  @MainActor public func launch(
    _ delegate: any UIApplicationDelegate = PlainDelegate(), scene sceneDelegate: (any UISceneDelegate)? = nil,
    opening url: URL? = nil
  ) {
    let app = UIApplication.shared
    (app.delegate, app.connectedScenes, app.opened) = (delegate, [], [])
    let launchURL = sceneDelegate == nil ? url : nil
    let options = launchURL.map { [UIApplication.LaunchOptionsKey.url: $0 as Any] }
    guard delegate.application(app, willFinishLaunchingWithOptions: options),
      delegate.application(app, didFinishLaunchingWithOptions: options) || sceneDelegate != nil || url == nil
    else { return }
    // As long as the app runs: the app itself keeps it weakly.
    onChange { _ in withExtendedLifetime(delegate) {} }
    if let sceneDelegate {
      let scene = UIWindowScene()
      scene.delegate = sceneDelegate
      app.connectedScenes = [scene]
      hear(scene, sceneDelegate)
      sceneDelegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions(url))
      sceneDelegate.sceneDidBecomeActive(scene)
    } else {
      hear(app, delegate)
      if let url { open(url, in: app, delegate) }
      delegate.applicationDidBecomeActive(app)
    }
  }

  @MainActor private func hear(_ app: UIApplication, _ delegate: any UIApplicationDelegate) {
    connect {
      self.open($0, in: app, delegate)
    } changed: { change in
      switch change {
      case .didBecomeActive: delegate.applicationDidBecomeActive(app)
      case .willResignActive: delegate.applicationWillResignActive(app)
      case .didEnterBackground: delegate.applicationDidEnterBackground(app)
      case .willEnterForeground: delegate.applicationWillEnterForeground(app)
      }
    }
  }

  @MainActor private func open(_ url: URL, in app: UIApplication, _ delegate: any UIApplicationDelegate) {
    if let activity = NSUserActivity(universalLink: url) {
      _ = delegate.application(app, continue: activity, restorationHandler: { _ in })
    } else {
      _ = delegate.application(app, open: url, options: [:])
    }
  }

  @MainActor private func hear(_ scene: UIScene, _ delegate: any UISceneDelegate) {
    connect { url in
      if let activity = NSUserActivity(universalLink: url) {
        delegate.scene(scene, continue: activity)
      } else {
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
      }
    } changed: { change in
      switch change {
      case .didBecomeActive: delegate.sceneDidBecomeActive(scene)
      case .willResignActive: delegate.sceneWillResignActive(scene)
      case .didEnterBackground: delegate.sceneDidEnterBackground(scene)
      case .willEnterForeground: delegate.sceneWillEnterForeground(scene)
      }
    }
  }

  @MainActor private func connect(
    open: @escaping @MainActor (URL) -> Void, changed: @escaping @MainActor (ScenePhase.Change) -> Void
  ) {
    show(
      EmptyView().onOpenURL(perform: open).onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
        if let url = activity.webpageURL { open(url) }
      })
    onChange(changed)
  }
}
