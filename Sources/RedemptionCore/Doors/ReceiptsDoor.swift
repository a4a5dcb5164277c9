/// A vendor's responses to receipts of other stores; the adapter's property is nil if the vendor accepts none.
///
/// The ledger answers the receipt, and the door converts the answer to the response:
///
/// ```swift
/// struct PlainReceipts: ReceiptsDoor {
///   func acceptedAppUserId(_ text: String) -> String? { text }
///
///   func render(_ answer: Result<ReceiptAnswer, ReceiptRefusal>, now: Timestamp) -> ReceiptReply {
///     guard case .success(.granted(let grant)) = answer else { return ReceiptReply(status: 400, body: "refused") }
///     return ReceiptReply(status: 200, body: grant)
///   }
/// }
/// ```
public protocol ReceiptsDoor: Sendable {
  /// Returns the app user id as the service stores it; nil if the service rejects it.
  func acceptedAppUserId(_ text: String) -> String?

  /// Returns the response to a receipt. Never fails.
  func render(_ answer: Result<ReceiptAnswer, ReceiptRefusal>, now: Timestamp) -> ReceiptReply
}

extension ReceiptsDoor {
  /// Checks the app user id, and asks for the answer if the service accepts it.
  public func answer<Failure: Error>(
    for appUserId: String, asking ask: (_ appUserId: String) throws(Failure) -> ReceiptAnswer
  ) throws(Failure) -> Result<ReceiptAnswer, ReceiptRefusal> {
    if appUserId.isEmpty { return .failure(.emptyAppUserId) }
    guard let accepted = acceptedAppUserId(appUserId) else { return .failure(.invalidAppUserId) }
    return .success(try ask(accepted))
  }
}

/// Why a service rejects a receipt without reading it.
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

  /// Creates a response.
  public init(status: Int, body: any Encodable & Sendable) {
    self.status = status
    self.body = body
  }

  private enum CodingKeys: String, CodingKey { case status, body }

  /// Encodes both members.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(status, forKey: .status)
    try container.encode(body, forKey: .body)
  }
}
