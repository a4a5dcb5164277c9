public import SimulatedPhone

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// Cancels.
  public static let cancel = Self(name: "cancel")
  /// Deletes something.
  public static let destructive = Self(name: "destructive")
}

/// A button. A test presses it with ``SimulatedPhone/Phone/tap(_:)``.
public struct Button<Label: View>: View, Shown {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Makes a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Makes a button with a role.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  /// Has no body of its own.
  public var body: EmptyView { EmptyView() }

  func show(on screen: Screen) {
    let inner = Screen()
    inner.show(label)
    screen.buttons.append(PresentedButton(title: inner.texts.joined(separator: " "), role: role, action: action))
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  /// Makes a button with a title and a picture.
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { self.init(title, role: role, action: action) }

  /// Makes a button with a title and a role.
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    (self.role, self.action, label) = (role, action, Text(title))
  }
}

/// A button on screen or in an alert.
public struct PresentedButton {
  /// Its text.
  public let title: String
  /// What it is for; nil for nothing special.
  public let role: ButtonRole?
  let action: @MainActor () -> Void
}

/// There is no such button.
public struct NoSuchButton: Error, CustomStringConvertible {
  /// The title that was asked for, and those that there are.
  public let description: String

  init(_ title: String, among buttons: [PresentedButton]) {
    let titles = buttons.map { "\"\($0.title)\"" }.joined(separator: ", ")
    description = "There is no button \"\(title)\". \(titles.isEmpty ? "There are none." : "There are \(titles).")"
  }
}

extension Phone {
  @MainActor private var shown: [Screen] { screens.compactMap { $0 as? Screen } }

  /// The alert on screen; nil if there is none. An alert is on screen while its binding says so.
  @MainActor public var alert: PresentedAlert? {
    for screen in shown.reversed() {
      for alert in screen.alerts { if let alert = alert() { return alert } }
    }
    return nil
  }

  /// Presses a button of the views on screen. Buttons of an alert are pressed with ``PresentedAlert/tap(_:)``.
  ///
  /// - Throws: ``NoSuchButton``.
  @MainActor public func tap(_ title: String) throws {
    let buttons = shown.flatMap(\.buttons)
    guard let button = buttons.last(where: { $0.title == title }) else { throw NoSuchButton(title, among: buttons) }
    button.action()
  }

  /// Continues the activity of a web page, as a scanned code of a universal link does. Returns false if no view on screen takes it.
  @MainActor @discardableResult public func continueActivity(with url: URL) -> Bool {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    let actions = shown.flatMap(\.activities).filter { $0.type == activity.activityType }
    for (_, action) in actions { action(activity) }
    return !actions.isEmpty
  }
}
