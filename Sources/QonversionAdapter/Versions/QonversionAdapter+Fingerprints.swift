extension QonversionAdapter {
  /// The code that a redemption passes through, version by version, in the form of `VersionTable`.
  static let fingerprints = """
    # qonversion-ios-sdk | fingerprint | read | every file whose path names redemptions
    6.12.0..6.13.1 57f0b2e91674

    # qonversion/android-sdk | fingerprint | read | every file whose path names redemptions
    9.5.0..9.6.0 93cef70cdb39
    """
}
