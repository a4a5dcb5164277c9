/// Who asks for a redemption: one installed app and its user.
public struct Redeemer: Hashable, Sendable, Codable {
  /// The app user; nil where the vendor's SDK has none before the app identifies one.
  public var appUserId: String?
  /// The installed app's own identifier.
  public var deviceId: String

  /// Describes who asks.
  public init(appUserId: String?, deviceId: String) {
    self.appUserId = appUserId
    self.deviceId = deviceId
  }

  /// The app user if there is one, else the device.
  public var owner: Owner { appUserId.map { .appUser(id: $0) } ?? .device(id: deviceId) }
}

/// What a service says to a receipt.
public enum ReceiptVerdict: Hashable, Sendable {
  /// The purchase is the app user's; what that user has now.
  case granted(Grant)
  /// The store knows no such purchase.
  case unknownToken
  /// The purchase is another user's, and the policy keeps it there.
  case belongsToOtherUser
}

/// Why a gateway gave no answer.
public enum GatewayError: Error, Hashable, Sendable {
  /// Something that the SDK would meet too: it becomes the outcome `failed`, or a retry.
  case failed(RedemptionFailure)
  /// The embedded ledger itself cannot work: its file is gone, full, locked or damaged. The text names the cause.
  case unavailable(String)
  /// Every outcome of a script was used up.
  case scriptEnded

  /// Whether an SDK would meet it too; otherwise the redemption neither succeeded nor failed.
  public var isMetBySDK: Bool {
    if case .failed = self { true } else { false }
  }
}

/// A gateway that answers at once: the ledger, or a script. ``RemoteGateway`` answers later.
public protocol RedemptionGateway: AnyObject {
  /// Returns the answer whose case belongs to the request.
  func answer(_ request: Question, at now: Timestamp) throws(GatewayError) -> Answer
}
