/// A question of a session to its gateway.
public enum Question: Hashable, Sendable, Codable {
  /// Redeem a code, or send stored codes again.
  case redeem(RedemptionQuestion)
  /// Fetch everything that an app user or a device has.
  case customer(Vendor, Redeemer)
  /// Log in as `newAppUserId`. Where customers hold purchases, those of an anonymous customer (`Ownership.isAnonymous`)
  /// go along; of others nothing does.
  case logIn(Vendor, Redeemer, newAppUserId: String)
  /// Claim a purchase of another store by that store's transaction id.
  case receipt(Vendor, Redeemer, storeTransactionId: String)
  /// Mail new links to an address that the user gives.
  case reissue(Vendor, Redeemer, email: String)
  /// Ask what only this vendor's SDK asks; its ``QuestionsDoor`` answers.
  case own(Vendor, Redeemer, VendorQuestion)
}

/// What an SDK redeems: the new code, and stored codes if the SDK sends them too.
public struct RedemptionQuestion: Hashable, Sendable, Codable {
  /// The SDK's vendor.
  public var vendor: Vendor
  /// The code in the opened link; nil if only stored codes are sent.
  public var code: String?
  /// Codes of earlier answers that this SDK stored and sends again.
  public var storedCodes: [String]
  /// The installed app and its user.
  public var redeemer: Redeemer

  /// Creates a question.
  public init(vendor: Vendor, code: String?, storedCodes: [String] = [], redeemer: Redeemer) {
    self.vendor = vendor
    self.code = code
    self.storedCodes = storedCodes
    self.redeemer = redeemer
  }
}
