/// The installed app that redeems, and its user.
public struct Redeemer: Hashable, Sendable, Codable {
  /// The app user; nil if the SDK has none until the app identifies one.
  public var appUserId: String?
  /// The installed app's own identifier.
  public var deviceId: String

  /// Creates a redeemer.
  public init(appUserId: String?, deviceId: String) {
    self.appUserId = appUserId
    self.deviceId = deviceId
  }

  /// The app user if there is one, else the device.
  public var owner: Owner { appUserId.map { .appUser(id: $0) } ?? .device(id: deviceId) }
}

/// A service's answer to a receipt.
public enum ReceiptVerdict: Hashable, Sendable {
  /// The purchase belongs to the app user, who has this grant now.
  case granted(Grant)
  /// The store knows no such purchase.
  case unknownToken
  /// The purchase belongs to another user, and the policy does not move it.
  case belongsToOtherUser
}

/// Why a gateway returned no answer.
public enum GatewayError: Error, Hashable, Sendable {
  /// The SDK would get this error too: it becomes a retry, or the outcome `failed`.
  case failed(RedemptionFailure, retry: RetryAdvice? = nil)
  /// The ledger cannot be used: its file is missing, full, locked or damaged. The text says why.
  case unavailable(String)
  /// No outcome of the script is left.
  case scriptEnded

  /// True if the SDK would get this error too; otherwise the redemption neither succeeded nor failed.
  public var isMetBySDK: Bool {
    if case .failed = self { true } else { false }
  }
}

/// A gateway that answers at once, such as the ledger or a script. ``RemoteGateway`` answers later.
public protocol RedemptionGateway: AnyObject {
  /// Returns the answer whose case belongs to the request.
  func answer(_ request: Question, at now: Timestamp) throws(GatewayError) -> Answer
}
