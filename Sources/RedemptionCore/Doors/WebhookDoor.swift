/// What a vendor sends to the app's own backend when something happens to a purchase.
///
/// ```swift
/// public struct KioskWebhooks: WebhookDoor {
///   public func name(of event: PurchaseEvent) -> String? { event.kind == .renewal ? "renewed" : nil }
///   public func body(of event: PurchaseEvent) -> any Encodable & Sendable { KioskEvent(event) }
///   public func headers(_ sending: WebhookSending) -> [WebhookHeader] {
///     [WebhookHeader("Authorization", sending.secrets.secret ?? "")]
///   }
///   public let rules = WebhookRules(timeLimit: 10, retriesAfter: [60, 600])
/// }
/// ```
///
/// Test: the vendor's own verification, or a public one, must accept headers and body.
public protocol WebhookDoor: Sendable {
  /// The vendor's name of an event; nil if it sends none.
  func name(of event: PurchaseEvent) -> String?

  /// The body, whose members are written in their order. Asked only for events with a name.
  func body(of event: PurchaseEvent) -> any Encodable & Sendable

  /// The header fields of one attempt, beside `Content-Type`.
  func headers(_ sending: WebhookSending) -> [WebhookHeader]

  /// How the vendor delivers.
  var rules: WebhookRules { get }

  /// Completes the secrets of a new webhook, such as by one that the vendor makes.
  ///
  /// - Throws: what a wrong secret must be.
  func secrets(
    from given: WebhookSecrets, using generator: inout RandomSource
  ) throws(ExpectedSecret) -> WebhookSecrets
}

extension WebhookDoor {
  /// Takes a secret as it is, and none for signatures.
  public func secrets(
    from given: WebhookSecrets, using generator: inout RandomSource
  ) throws(ExpectedSecret) -> WebhookSecrets {
    guard given.signingSecret == nil else {
      throw ExpectedSecret(isForSigning: true, expected: "nothing: this vendor has one secret, `secret`")
    }
    return given
  }
}

/// What a webhook proves itself with.
public struct WebhookSecrets: Hashable, Sendable, Codable {
  /// What the vendor calls so: the text of a header field, or the key of its signatures.
  public var secret: String?
  /// The key of signatures, of a vendor that has both.
  public var signingSecret: String?

  /// Describes secrets.
  public init(secret: String? = nil, signingSecret: String? = nil) {
    self.secret = secret
    self.signingSecret = signingSecret
  }
}

/// A secret that a vendor does not take.
public struct ExpectedSecret: Error, Hashable, Sendable {
  /// True if it is the key of signatures.
  public let isForSigning: Bool
  /// What it must be.
  public let expected: String

  /// Describes what is wrong.
  public init(isForSigning: Bool = false, expected: String) {
    self.isForSigning = isForSigning
    self.expected = expected
  }
}

/// One attempt to send an event.
public struct WebhookSending: Sendable {
  /// The event's id.
  public let event: String
  /// The bytes of the body.
  public let body: [UInt8]
  /// The time of the system's clock: receivers compare it with their own.
  public let time: Timestamp
  /// The webhook's secrets.
  public let secrets: WebhookSecrets

  /// Describes an attempt.
  public init(event: String, body: [UInt8], time: Timestamp, secrets: WebhookSecrets) {
    self.event = event
    self.body = body
    self.time = time
    self.secrets = secrets
  }
}

/// A header field of a request.
public struct WebhookHeader: Hashable, Sendable {
  /// The name as the vendor writes it.
  public let name: String
  /// The value.
  public let value: String

  /// Describes a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// How a vendor delivers.
public struct WebhookRules: Hashable, Sendable {
  /// Seconds within which the answer must be complete.
  public var timeLimit: Int64
  /// Seconds before each retry.
  public var retriesAfter: [Int64]
  /// The statuses that count as received.
  public var accepted: ClosedRange<Int>

  /// Describes rules.
  public init(timeLimit: Int64, retriesAfter: [Int64], accepted: ClosedRange<Int> = 200...299) {
    self.timeLimit = timeLimit
    self.retriesAfter = retriesAfter
    self.accepted = accepted
  }
}
