/// An experiment of a campaign.
public struct Experiment: Hashable, Sendable {
  /// The variant of an experiment that a user sees.
  public struct Variant: Hashable, Sendable {
    /// The variant's identifier.
    public var id: String

    /// Creates a variant.
    public init(id: String) { self.id = id }
  }

  /// The experiment's identifier.
  public var id: String
  /// The campaign's identifier.
  public var groupId: String
  /// The variant that the user sees.
  public var variant: Variant

  /// Creates an experiment.
  public init(id: String, groupId: String, variant: Variant) {
    self.id = id
    self.groupId = groupId
    self.variant = variant
  }
}

/// A user's place in an experiment.
public struct Assignment: Hashable, Sendable {
  /// The experiment's identifier.
  public let experimentId: String
  /// The variant that the user sees.
  public let variant: Experiment.Variant
  /// True if the service has it.
  public let isSentToServer: Bool
}

/// The result of a placement.
public enum TriggerResult: Sendable {
  case placementNotFound
  case noAudienceMatch
  case paywall(Experiment)
  case holdout(Experiment)
  case error(any Error)
}
