import SuperwallKit
import SwiftUI

/// An app of Superwall's SDK that hands the link over twice.
@main
struct ShopApp: App {
  init() { Superwall.configure(apiKey: "pk_key") }

  var body: some Scene {
    WindowGroup {
      Text("Shop")
        .onOpenURL { Superwall.handleDeepLink($0) }
        .onOpenURL { Superwall.handleDeepLink($0) }
    }
  }
}
