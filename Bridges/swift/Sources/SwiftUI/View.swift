@_exported import Combine
@_exported import Foundation
@_exported import Observation

// One of its names, so that an app with `MemberImportVisibility` sees the cases of `ScenePhase`.
@_exported import class SimulatedPhone.PhoneClock

/// A part of the screen. Nothing is drawn: a shown view gets opened links.
@MainActor @preconcurrency
public protocol View {
  /// What it consists of.
  associatedtype Body: View
  /// What it consists of.
  @ViewBuilder var body: Body { get }
}

/// Something that is done to a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// What the view becomes.
  associatedtype Body: View
  /// The view before.
  typealias Content = ModifiedContent<Self>
  /// What the view becomes.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view to which a modifier is applied.
public struct ModifiedContent<Modifier: ViewModifier>: View {
  let content: any View

  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    modifier.body(content: ModifiedContent(content: self))
  }

  /// Gets the links that open the app while the view is on screen.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    Acting(content: self, action: .openURL(action))
  }

  /// Runs when the view comes on screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    Acting(content: self, action: .appear(action ?? {}))
  }

  /// Runs when the view comes on screen.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    Acting(content: self, action: .appear { Task { await action() } })
  }
}

/// A view with something that happens on screen.
struct Acting<Content: View>: View, Shown {
  enum Action {
    case openURL((URL) -> Void)
    case continueActivity(String, (NSUserActivity) -> Void)
    case appear(() -> Void)
    case alert(() -> PresentedAlert?)
    case receive(() -> AnyCancellable)
    case disappear(() -> Void)
  }

  let content: Content
  let action: Action

  var body: EmptyView { EmptyView() }

  func show(on screen: Screen) {
    switch action {
    case .openURL(let action): screen.openers.append(action)
    case .continueActivity(let type, let action): screen.activities.append((type, action))
    case .appear(let action): screen.appeared.append(action)
    case .alert(let alert): screen.alerts.append(alert)
    case .disappear(let action): screen.disappeared.append(action)
    case .receive(let subscribe): screen.publishers.append(subscribe)
    }
    screen.show(content)
  }
}

/// A view without a body: it says itself what it consists of.
@MainActor protocol Shown {
  func show(on screen: Screen)
}

extension ModifiedContent: Shown {
  func show(on screen: Screen) { screen.show(content) }
}

/// What happens on screen.
@MainActor final class Screen {
  var openers: [(URL) -> Void] = []
  var activities: [(type: String, action: (NSUserActivity) -> Void)] = []
  var appeared: [() -> Void] = []
  var disappeared: [() -> Void] = []
  /// Closes it, if it is over another view.
  var close: (() -> Void)?
  var alerts: [() -> PresentedAlert?] = []
  var watches: [() -> Void] = []
  var publishers: [() -> AnyCancellable] = []
  var subscriptions: [AnyCancellable] = []
  var buttons: [PresentedButton] = []
  var texts: [String] = []

  func show(_ view: any View) {
    if let view = view as? any Shown { view.show(on: self) } else { open(view) }
  }

  private func open(_ view: some View) { show(view.body) }
}
