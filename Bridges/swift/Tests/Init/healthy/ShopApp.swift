import RevenueCat
import SwiftUI

@main
struct ShopApp: App {
  @StateObject private var links = Links()

  init() { Purchases.configure(withAPIKey: "appl_key") }

  var body: some Scene {
    WindowGroup {
      Text("Shop").onOpenURL { url in links.handle(url) }
    }
  }
}
