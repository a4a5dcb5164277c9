/// A paywall. No instance is ever created: campaigns are not simulated.
///
/// Source: SuperwallKit 4.16.4 `Paywall/Presentation/PaywallInfo.swift`, with some of its members.
public struct PaywallInfo: Hashable, Sendable {
  /// The paywall's identifier.
  public var identifier: String
  /// Its name in the dashboard.
  public var name: String
  /// Identifiers of its products.
  public var productIds: [String]
  /// The experiment that chose it.
  public var experiment: Experiment?
  /// The placement that showed it.
  public var presentedByPlacementWithName: String?
  /// How it was shown: `placement`, `programmatically` or `identifier`.
  public var presentedBy: String

  /// Creates a paywall.
  public init(
    identifier: String, name: String, productIds: [String] = [], experiment: Experiment? = nil,
    presentedByPlacementWithName: String? = nil, presentedBy: String = "placement"
  ) {
    self.identifier = identifier
    self.name = name
    self.productIds = productIds
    self.experiment = experiment
    self.presentedByPlacementWithName = presentedByPlacementWithName
    self.presentedBy = presentedBy
  }
}
