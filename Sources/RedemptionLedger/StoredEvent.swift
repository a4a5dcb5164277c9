public import RedemptionCore

/// An event for one webhook: a row of the outbox.
public struct StoredEvent: Hashable, Sendable, Identifiable {
  /// The ledger's name of the row; a later one has a higher one.
  public var id: String
  /// The webhook that hears of it.
  public var webhook: String
  /// What happened.
  public var event: PurchaseEvent
  /// Every attempt to send it, oldest first.
  public var attempts: [DeliveryAttempt]
  /// When it is sent next by itself; nil for never.
  public var dueAt: Timestamp?

  /// Describes a row.
  public init(
    id: String, webhook: String, event: PurchaseEvent, attempts: [DeliveryAttempt] = [], dueAt: Timestamp? = nil
  ) {
    self.id = id
    self.webhook = webhook
    self.event = event
    self.attempts = attempts
    self.dueAt = dueAt
  }
}

/// What is known of the delivery of an event: the part of its row that changes.
public struct EventDelivery: Hashable, Sendable, Identifiable {
  /// The ledger's name of the row.
  public var id: String
  /// Every attempt to send it, oldest first.
  public var attempts: [DeliveryAttempt]
  /// When it is sent next by itself; nil for never.
  public var dueAt: Timestamp?

  /// Describes a delivery.
  public init(id: String, attempts: [DeliveryAttempt], dueAt: Timestamp?) {
    self.id = id
    self.attempts = attempts
    self.dueAt = dueAt
  }
}

extension StoredEvent {
  /// The part of it that changes.
  public var delivery: EventDelivery { EventDelivery(id: id, attempts: attempts, dueAt: dueAt) }
}

/// A row of the outbox that is to be sent, without what it says.
public struct DueEvent: Hashable, Sendable, Identifiable {
  /// The ledger's name of the row.
  public var id: String
  /// The webhook that hears of it.
  public var webhook: String
  /// The purchase to which it happened.
  public var purchase: String
  /// When it is sent.
  public var dueAt: Timestamp

  /// Describes a row.
  public init(id: String, webhook: String, purchase: String, dueAt: Timestamp) {
    self.id = id
    self.webhook = webhook
    self.purchase = purchase
    self.dueAt = dueAt
  }
}

/// Which rows of the outbox are listed; nil members match all.
public struct EventFilter: Hashable, Sendable {
  /// Whose events.
  public var vendor: Vendor?
  /// The purchase to which it happened.
  public var purchase: String?
  /// The id of a row: only later ones match.
  public var after: String?

  /// Creates a filter.
  public init(vendor: Vendor? = nil, purchase: String? = nil, after: String? = nil) {
    self.vendor = vendor
    self.purchase = purchase
    self.after = after
  }
}
