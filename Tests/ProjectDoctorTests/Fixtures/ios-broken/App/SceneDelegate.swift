import RevenueCat
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts {
      guard let redemption = context.url.asWebPurchaseRedemption else { continue }
      Purchases.shared.redeemWebPurchase(redemption) { show($0) }
      // Too late: the call above already needed it.
      Purchases.configure(withAPIKey: "appl_key")
    }
  }
}
