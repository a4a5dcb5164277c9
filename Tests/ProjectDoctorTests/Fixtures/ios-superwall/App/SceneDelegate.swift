import SuperwallKit
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Text("Shop").onOpenURL { Superwall.handleDeepLink($0) } }
  }
}
