import SimulatedPhone
public import SwiftUI

/// A part of the screen. Nothing is drawn.
@MainActor open class UIView: UIResponder {
  /// Whether it is invisible.
  open var isHidden = false
}

/// What holds an app's screens.
@MainActor open class UIWindow: UIView {
  /// The screen in it.
  open var rootViewController: UIViewController?

  /// Makes a window.
  public override init() {}
  /// Makes a window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init()
    windowScene.windows.append(self)
  }

  /// Brings the screen in it on the phone.
  open func makeKeyAndVisible() { rootViewController?.appear() }
}

/// A screen.
@MainActor open class UIViewController: UIResponder {
  /// What it shows.
  open var view = UIView()
  /// Its title.
  open var title: String?
  /// The screen above it.
  public internal(set) var presentedViewController: UIViewController?
  /// The screen below it.
  public internal(set) weak var presentingViewController: UIViewController?
  private var isLoaded = false

  /// Its view was loaded.
  open func viewDidLoad() {}
  /// It comes on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// It has come on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// It goes off the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// It has gone off the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Brings a screen or an alert above this one.
  open func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    (presentedViewController, other.presentingViewController) = (other, self)
    other.appear()
    completion?()
  }

  /// Takes the screen above this one away, or this one.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let gone = presentedViewController ?? self
    gone.viewWillDisappear(animated)
    gone.presentingViewController?.presentedViewController = nil
    gone.presentingViewController = nil
    gone.viewDidDisappear(animated)
    completion?()
  }

  func appear() {
    if !isLoaded { viewDidLoad() }
    isLoaded = true
    viewWillAppear(false)
    viewDidAppear(false)
  }
}

/// Screens on top of each other.
@MainActor open class UINavigationController: UIViewController {
  /// The screens, lowest first.
  open var viewControllers: [UIViewController]
  /// The screen on top.
  open var topViewController: UIViewController? { viewControllers.last }

  /// Starts with a screen.
  public init(rootViewController: UIViewController) { viewControllers = [rootViewController] }

  /// Brings a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    viewController.appear()
  }

  /// Takes the screen on top away.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  override func appear() {
    super.appear()
    topViewController?.appear()
  }
}

/// A screen of SwiftUI's. It gets links as other views do.
@MainActor open class UIHostingController<Content: View>: UIViewController {
  /// What it shows.
  public var rootView: Content

  /// Shows a view.
  public init(rootView: Content) { self.rootView = rootView }

  override func appear() {
    super.appear()
    Phone.current?.show(rootView)
  }
}

/// An alert: `phone.alert` returns it, and its buttons can be pressed there.
@MainActor public final class UIAlertController: UIViewController {
  /// Its text.
  public var message: String?
  /// Its buttons.
  public private(set) var actions: [UIAlertAction] = []

  /// What it looks like.
  public enum Style: Int, Sendable { case actionSheet, alert }

  /// Makes an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.message = message
    super.init()
    self.title = title
  }

  /// Adds a button.
  public func addAction(_ action: UIAlertAction) { actions.append(action) }

  override func appear() {
    super.appear()
    let (title, message, actions) = (title ?? "", message ?? "", actions)
    let isShown = Binding(
      get: { self.presentingViewController != nil }, set: { if !$0 { self.dismiss(animated: false) } })
    let alert = EmptyView().alert(title, isPresented: isShown) {
      ForEach(actions, id: \.self) { action in
        Button(action.title ?? "", role: action.style.role) { action.handler?(action) }
      }
    } message: {
      Text(message)
    }
    Phone.current?.show(alert)
  }
}

/// A button of an alert.
@MainActor public final class UIAlertAction: UIResponder {
  /// What a button is for.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive

    var role: ButtonRole? {
      switch self {
      case .default: nil
      case .cancel: .cancel
      case .destructive: .destructive
      }
    }
  }

  /// Its text.
  public let title: String?
  /// What it is for.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?

  /// Makes a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
