import RevenueCat
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    options.urlContexts.forEach { handle($0.url) }
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    contexts.forEach { handle($0.url) }
  }

  private func handle(_ url: URL) {
    guard let redemption = url.asWebPurchaseRedemption else { return }
    Task { show(await Purchases.shared.redeemWebPurchase(redemption)) }
  }
}
