/// The canonical answer to one redemption: what happened, before any SDK puts it in its own words.
///
/// A closed list. An outcome is never an error of a call: a link that nobody can read is.
/// JSON: an object whose `kind` names the case; `Schemas/outcome.schema.json`.
public enum RedemptionOutcome: Hashable, Sendable {
  /// The code was good and its purchase gives access.
  case redeemed(code: String?, grant: Grant)
  /// The code was good, but its purchase has run out or was refunded.
  case subscriptionExpired(code: String?, grant: Grant)
  /// The code is too old or was used already. `reissued` is true if a new link went to `obfuscatedEmail`; `reason` is
  /// nil if no source reports which of the two it is.
  case linkExpired(code: String?, reason: LinkExpiryReason? = nil, reissued: Bool, obfuscatedEmail: String?)
  /// No such code.
  case invalidCode(code: String?)
  /// The purchase is another user's, and the policy keeps it there.
  case purchaseBelongsToOtherUser(code: String?)
  /// Nobody could say: the network, the service or its answer failed.
  case failed(code: String?, failure: RedemptionFailure)

  /// The name of a case as JSON has it.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case redeemed, subscriptionExpired, linkExpired, invalidCode, purchaseBelongsToOtherUser, failed
  }

  /// Which case this is.
  public var kind: Kind {
    switch self {
    case .redeemed: .redeemed
    case .subscriptionExpired: .subscriptionExpired
    case .linkExpired: .linkExpired
    case .invalidCode: .invalidCode
    case .purchaseBelongsToOtherUser: .purchaseBelongsToOtherUser
    case .failed: .failed
    }
  }

  /// The code that was redeemed; nil only where a reply was read that does not carry it.
  public var code: String? {
    switch self {
    case .redeemed(let code, _), .subscriptionExpired(let code, _), .linkExpired(let code, _, _, _),
      .invalidCode(let code),
      .purchaseBelongsToOtherUser(let code), .failed(let code, _):
      code
    }
  }

  /// What the redemption gave; nil for the cases that give nothing.
  public var grant: Grant? {
    switch self {
    case .redeemed(_, let grant), .subscriptionExpired(_, let grant): grant
    case .linkExpired, .invalidCode, .purchaseBelongsToOtherUser, .failed: nil
    }
  }
}

extension RedemptionOutcome: Codable {
  private enum CodingKeys: String, CodingKey { case kind, code, grant, reason, reissued, obfuscatedEmail, failure }

  /// Reads an object by its `kind`; `""` as `obfuscatedEmail` reads as null.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let code = try container.decodeIfPresent(String.self, forKey: .code)
    switch try container.decode(Kind.self, forKey: .kind) {
    case .redeemed: self = .redeemed(code: code, grant: try container.decode(Grant.self, forKey: .grant))
    case .subscriptionExpired:
      self = .subscriptionExpired(code: code, grant: try container.decode(Grant.self, forKey: .grant))
    case .linkExpired:
      let email = try container.decodeIfPresent(String.self, forKey: .obfuscatedEmail)
      self = .linkExpired(
        code: code, reason: try container.decodeIfPresent(LinkExpiryReason.self, forKey: .reason),
        reissued: try container.decode(Bool.self, forKey: .reissued), obfuscatedEmail: email == "" ? nil : email)
    case .invalidCode: self = .invalidCode(code: code)
    case .purchaseBelongsToOtherUser: self = .purchaseBelongsToOtherUser(code: code)
    case .failed: self = .failed(code: code, failure: try container.decode(RedemptionFailure.self, forKey: .failure))
    }
  }

  /// Writes `kind` and `code` first; `code` and `obfuscatedEmail` are null rather than absent, `reason` is absent
  /// rather than null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(code, forKey: .code)
    switch self {
    case .redeemed(_, let grant), .subscriptionExpired(_, let grant): try container.encode(grant, forKey: .grant)
    case .linkExpired(_, let reason, let reissued, let obfuscatedEmail):
      try container.encodeIfPresent(reason, forKey: .reason)
      try container.encode(reissued, forKey: .reissued)
      try container.encode(obfuscatedEmail, forKey: .obfuscatedEmail)
    case .failed(_, let failure): try container.encode(failure, forKey: .failure)
    case .invalidCode, .purchaseBelongsToOtherUser: break
    }
  }
}
