import Qonversion
import SwiftUI

@main
struct ShopApp: App {
  init() { Qonversion.initWithConfig(Qonversion.Configuration(projectKey: "key", launchMode: .subscriptionManagement)) }

  var body: some Scene {
    WindowGroup { Text("Shop").onOpenURL { Qonversion.handleRedemptionLink(url: $0) { show($0) } } }
  }
}
