import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let color = UIColor.yellow
  private let links = Links(greeting: "Thank you!")

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts {
      Task { await links.open(link: context.url) }
    }
  }
}
