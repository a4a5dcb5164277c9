package import Foundation

extension Phone {
  /// Whether the app is in front.
  public enum ScenePhase: Hashable, Sendable {
    case background, inactive, active

    /// What UIKit calls the way from one phase to the next.
    package enum Change: String {
      case didBecomeActive, willResignActive, didEnterBackground, willEnterForeground

      init?(from old: ScenePhase, to new: ScenePhase) {
        switch (old, new) {
        case (_, .active): self = .didBecomeActive
        case (_, .background): self = .didEnterBackground
        case (.active, .inactive): self = .willResignActive
        case (.background, .inactive): self = .willEnterForeground
        case (.inactive, .inactive): return nil
        }
      }

      /// UIKit's notification.
      package var name: Notification.Name {
        Notification.Name("UIApplication" + rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "Notification")
      }
    }
  }
}
