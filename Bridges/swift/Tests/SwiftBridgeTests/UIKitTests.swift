import RevenueCat
import SimulatedPhone
import SwiftUI
import Testing
import UIKit

/// An app without scenes, as of iOS 12.
private class ShopAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var heard: [String] = []
  var redemption: WebPurchaseRedemptionResult?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard.append("launched\(launchOptions?[.url] == nil ? "" : " by a link")")
    Purchases.configure(withAPIKey: "appl_key")
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    heard.append("link")
    guard let link = url.asWebPurchaseRedemption else { return false }
    Task {
      let result = await Purchases.shared.redeemWebPurchase(link)
      redemption = result
      let says = if case .success = result { "Thank you!" } else { "Sorry." }
      let alert = UIAlertController(title: says, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { [self] _ in heard.append("OK") })
      window?.rootViewController?.present(alert, animated: true)
    }
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    heard.append("universal \(userActivity.webpageURL?.path ?? "")")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { heard.append("inactive") }
  func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { heard.append("back") }
}

/// An app with scenes.
private final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var heard: [String] = []

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    let link = options.urlContexts.first?.url ?? options.userActivities.first?.webpageURL
    heard.append("connected \(link?.absoluteString ?? "by the user")")
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    heard += contexts.map { "link \($0.url)" }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    heard.append("universal \(userActivity.webpageURL?.absoluteString ?? "")")
  }

  func sceneDidEnterBackground(_ scene: UIScene) { heard.append("background") }
}

/// A screen that notes what it hears.
private final class ShopScreen: UIViewController {
  var heard: [String] = []

  override func viewDidLoad() { heard.append("load") }
  override func viewWillAppear(_ animated: Bool) { heard.append("appears") }
  override func viewDidAppear(_ animated: Bool) { heard.append("is there") }
  override func viewWillDisappear(_ animated: Bool) { heard.append("disappears") }
  override func viewDidDisappear(_ animated: Bool) { heard.append("is gone") }
}

/// An app whose links and life come to delegates.
@Suite(.serialized) @MainActor struct UIKitTests {
  @Test("an app delegate redeems a link and shows an alert", arguments: [false, true])
  func delegate(_ isStartedByLink: Bool) async throws {
    try await Phone.run { phone in
      let link = try phone.store.purchase(.revenueCat, entitlements: ["pro"]).link
      let delegate = ShopAppDelegate()
      phone.launch(delegate, opening: isStartedByLink ? link : nil)
      if !isStartedByLink { phone.open(link) }
      try await phone.wait { phone.alert != nil }
      #expect(phone.alert?.title == "Thank you!")
      try phone.alert?.tap("OK")
      #expect(phone.alert == nil)
      #expect(
        delegate.heard
          == (isStartedByLink ? ["launched by a link", "link", "active"] : ["launched", "active", "link"]) + ["OK"])
      #expect(phone.store.redemptions(of: link).map(\.outcome) == [.redeemed])
    }
  }

  @Test("an app delegate hears of universal links and of the background, in UIKit's order")
  func life() async throws {
    let universal = try #require(URL(string: "https://shop.example/app-link/gold"))
    var noted: [String] = []
    let names = ["WillResignActive", "DidEnterBackground", "WillEnterForeground", "DidBecomeActive"]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(
        forName: Notification.Name("UIApplication\(name)Notification"), object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { noted.append(name) } }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    #expect(
      names.map { Notification.Name("UIApplication\($0)Notification") } == [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
        UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      ])
    await Phone.run { phone in
      let delegate = ShopAppDelegate()
      phone.launch(delegate)
      phone.open(universal)
      #expect(phone.continueActivity(with: universal))
      phone.background(for: .seconds(60))
      let link = "universal /app-link/gold"
      #expect(delegate.heard == ["launched", "active", link, link, "inactive", "background", "back", "active"])
      #expect(noted == names)
      phone.relaunch()
      phone.open(universal)
      #expect(delegate.heard.count == 8)
    }
  }

  @Test("a link that starts an app with scenes is in its connection alone, and later ones come one by one")
  func scenes() async throws {
    let link = try #require(URL(string: "shop://gold")),
      universal = try #require(URL(string: "https://shop.example/gold"))
    await Phone.run { phone in
      for start in [link, universal] {
        phone.relaunch()
        let delegate = ShopSceneDelegate()
        phone.launch(ShopAppDelegate(), scene: delegate, opening: start)
        phone.open(link)
        phone.open(universal)
        phone.background(for: .seconds(60))
        #expect(UIApplication.shared.delegate is ShopAppDelegate)
        #expect(delegate.heard == ["connected \(start)", "link \(link)", "universal \(universal)", "background"])
      }
    }
  }

  @Test("a screen of SwiftUI in a window gets links, and what opens elsewhere is kept")
  func hosting() async throws {
    let link = try #require(URL(string: "shop://gold"))
    await Phone.run { phone in
      phone.launch(ShopAppDelegate())
      var heard: [URL] = []
      let window = UIWindow()
      window.rootViewController = UINavigationController(
        rootViewController: UIHostingController(rootView: Text("shop").onOpenURL { heard.append($0) }))
      window.makeKeyAndVisible()
      phone.open(link)
      #expect(heard == [link])
      UIApplication.shared.open(link)
      #expect(UIApplication.shared.opened == [link])
    }
  }

  @Test("a screen is loaded once, and hears of each time that it comes and goes")
  func screens() async throws {
    await Phone.run { _ in
      let (lowest, top) = (ShopScreen(), ShopScreen())
      let navigation = UINavigationController(rootViewController: lowest)
      navigation.pushViewController(top, animated: false)
      let (window, sheet) = (UIWindow(), ShopScreen())
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      #expect(lowest.heard.isEmpty)
      #expect(top.heard.suffix(2) == ["appears", "is there"] && top.heard.filter { $0 == "load" }.count == 1)
      for _ in 0..<2 {
        navigation.present(sheet, animated: true)
        #expect(navigation.presentedViewController === sheet)
        sheet.dismiss(animated: true)
        #expect(navigation.presentedViewController == nil)
      }
      let once = ["appears", "is there", "disappears", "is gone"]
      #expect(sheet.heard == ["load"] + once + once)
    }
  }

  @Test("an alert has its buttons in the app's order, with their roles")
  func buttons() async throws {
    try await Phone.run { phone in
      let window = UIWindow()
      window.rootViewController = UIViewController()
      let alert = UIAlertController(title: "Log out?", message: "You can come back.", preferredStyle: .alert)
      var tapped: [String?] = []
      for (title, style) in [("Stay", .cancel), ("Log out", .destructive), ("Help", .default)]
        as [(String, UIAlertAction.Style)]
      {
        alert.addAction(UIAlertAction(title: title, style: style) { tapped.append($0.title) })
      }
      window.rootViewController?.present(alert, animated: true)
      #expect(phone.alert?.message == "You can come back.")
      #expect(phone.alert?.buttons.map(\.title) == ["Stay", "Log out", "Help"])
      #expect(phone.alert?.buttons.map(\.role) == [.cancel, .destructive, nil])
      try phone.alert?.tap("Log out")
      #expect(tapped == ["Log out"])
    }
  }

  @Test("an app with scenes has them connected, and its app delegate gets no link")
  func connected() async throws {
    let link = try #require(URL(string: "HTTPS://shop.example/gold"))
    await Phone.run { phone in
      let (delegate, sceneDelegate) = (ShopAppDelegate(), ShopSceneDelegate())
      phone.launch(delegate, scene: sceneDelegate, opening: link)
      #expect(delegate.heard == ["launched"])
      phone.open(link)
      #expect(sceneDelegate.heard == ["connected \(link)", "universal \(link)"])
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let windows = [scene, scene].compactMap { $0.map(UIWindow.init(windowScene:)) }
      #expect(windows.count == 2 && scene?.keyWindow === windows.last)
      #expect(await UIApplication.shared.open(link))
      #expect(UIApplication.shared.opened == [link])
    }
  }
}
