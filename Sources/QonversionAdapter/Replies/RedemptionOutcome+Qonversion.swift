import RedemptionCore

extension RedemptionOutcome {
  /// A token that was used before.
  static func used(_ code: String?) -> RedemptionOutcome {
    .linkExpired(code: code, reason: .used, reissued: false, obfuscatedEmail: nil)
  }

  /// A token that is too old.
  static func expired(_ code: String?) -> RedemptionOutcome {
    .linkExpired(code: code, reason: .expired, reissued: false, obfuscatedEmail: nil)
  }
}
