import ComposeApp
import SwiftUI

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup { ContentView().onOpenURL { LinksKt.handle(url: $0.absoluteString) } }
  }
}
