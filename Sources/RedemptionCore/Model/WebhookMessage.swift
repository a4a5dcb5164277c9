/// An event on its way to one webhook.
public struct WebhookMessage: Hashable, Sendable {
  /// What happened.
  public var event: PurchaseEvent
  /// The id of the webhook.
  public var webhook: String
  /// Every attempt to send it, oldest first.
  public var attempts: [DeliveryAttempt]

  /// Describes a message.
  public init(event: PurchaseEvent, webhook: String, attempts: [DeliveryAttempt]) {
    self.event = event
    self.webhook = webhook
    self.attempts = attempts
  }
}

/// One attempt to send an event.
public struct DeliveryAttempt: Hashable, Sendable, Codable {
  /// When, on the clock of the space.
  public var at: Timestamp
  /// The status of the answer; nil if a test took it, or if there was none.
  public var status: Int?
  /// What went wrong; nil for nothing.
  public var failure: String?
  /// True while its request waits for an answer, else nil.
  public var isOpen: Bool?
  /// True if the receiver may have the event from an earlier attempt, else nil.
  public var isRepeated: Bool?
  /// The header fields that were sent; nil if a test took it.
  public var headers: [String: String]?

  private enum CodingKeys: String, CodingKey {
    case at, status, failure, headers
    case isOpen = "open"
    case isRepeated = "repeated"
  }

  /// Describes an attempt.
  public init(at: Timestamp, status: Int? = nil, failure: String? = nil) {
    self.at = at
    self.status = status
    self.failure = failure
  }
}
