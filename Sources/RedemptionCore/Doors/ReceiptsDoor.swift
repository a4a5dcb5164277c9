/// How a vendor's service answers a receipt of another store; the adapter's property is nil if it accepts none.
///
/// The server reads the app user id, the ledger gives the verdict, and the door writes the response:
///
/// ```swift
/// struct PlainReceipts: ReceiptsDoor {
///   func acceptedAppUserId(_ text: String) -> String? { text }
///
///   func render(_ verdict: Result<ReceiptVerdict, ReceiptRefusal>, now: Timestamp) -> ReceiptReply {
///     guard case .success(.granted(let grant)) = verdict else { return ReceiptReply(status: 400, body: "refused") }
///     return ReceiptReply(status: 200, body: grant)
///   }
/// }
/// ```
public protocol ReceiptsDoor: Sendable {
  /// Returns the app user id as the service takes it; nil if it rejects this one.
  func acceptedAppUserId(_ text: String) -> String?

  /// Writes the response to a receipt. Never fails.
  func render(_ verdict: Result<ReceiptVerdict, ReceiptRefusal>, now: Timestamp) -> ReceiptReply
}

/// Why a service rejects a receipt before it looks at it.
public enum ReceiptRefusal: Error, Hashable, Sendable {
  /// The app user id is empty.
  case emptyAppUserId
  /// The vendor does not allow this app user id.
  case invalidAppUserId
}

/// A vendor's HTTP response to a receipt.
public struct ReceiptReply: Encodable, Sendable {
  /// HTTP status.
  public let status: Int
  /// The JSON body.
  public let body: any Encodable & Sendable

  /// Describes a response.
  public init(status: Int, body: any Encodable & Sendable) {
    self.status = status
    self.body = body
  }

  private enum CodingKeys: String, CodingKey { case status, body }

  /// Writes both members.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(status, forKey: .status)
    try container.encode(body, forKey: .body)
  }
}
