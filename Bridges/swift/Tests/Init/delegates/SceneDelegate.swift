import RevenueCat
import UIKit

/// An app of UIKit that shows an alert.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    options.urlContexts.forEach { handle($0.url) }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    contexts.forEach { handle($0.url) }
  }

  private func handle(_ url: URL) {
    guard let redemption = url.asWebPurchaseRedemption else { return }
    Task {
      switch await Purchases.shared.redeemWebPurchase(redemption) {
      case .success(let info): show(info.entitlements["pro"]?.isActive == true ? "Thank you!" : "It has lapsed.")
      case .expired(let email): show("Expired. A new link went to \(email).")
      case .invalidToken: show("This link is not valid.")
      case .purchaseBelongsToOtherUser: show("Somebody else has it.")
      case .error(let error): show(error.localizedDescription)
      }
    }
  }

  private func show(_ text: String) {
    let alert = UIAlertController(title: "Purchase", message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    window?.rootViewController?.present(alert, animated: true)
  }
}
