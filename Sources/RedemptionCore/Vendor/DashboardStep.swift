/// Something to set or check in a vendor's dashboard, because no file of the app shows it.
public struct DashboardStep: Hashable, Sendable {
  /// Lower case with hyphens; stable.
  public let id: String
  /// What to check.
  public let text: String

  /// Describes a step of one vendor.
  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}

// Steps that several vendors have.
extension DashboardStep {
  /// The scheme of the dashboard is the one in the app.
  public static let schemeCopied = DashboardStep(
    id: "scheme-copied", text: "Dashboard: the scheme shown there is the one registered here, letter by letter.")
  /// The app has a name.
  public static let appName = DashboardStep(
    id: "app-name", text: "Dashboard: the app's name is set; the buyer reads it on the page with the link.")
  /// The app has an icon.
  public static let appIcon = DashboardStep(
    id: "app-icon", text: "Dashboard: the app's icon is uploaded; the same page shows it.")
  /// The app has links to its stores.
  public static let storeLink = DashboardStep(
    id: "store-link",
    text: "Dashboard: the links to App Store and Play Store are set; a buyer without the app needs them.")
  /// Links are tried in the sandbox first.
  public static let sandboxFirst = DashboardStep(
    id: "sandbox-first",
    text: "Dashboard: allow redemption links in the sandbox only, until a test purchase was redeemed.")
  /// The test keys and the live keys of Stripe are in their places.
  ///
  /// - Parameter note: what one vendor needs in addition, after a comma.
  public static func stripeKeys(_ note: String = "") -> DashboardStep {
    DashboardStep(
      id: "stripe-keys", text: "Stripe: test keys for the sandbox, live keys for production\(note).")
  }
}
