/// The version of the doors: ``RedemptionAdapter`` and all that it refers to.
///
/// Within a version, what an adapter implements keeps its name, its meaning and its type, and a new requirement has a
/// default. What an adapter must change for raises the version, and CHANGELOG says what to write instead.
public enum Doors {
  /// The version of this package.
  public static let version = 1

  /// Why a program cannot use an adapter; nil if it can.
  ///
  /// - Parameter stated: the version that the adapter states (``RedemptionAdapter/doors``).
  public static func rejection(of stated: Int) -> String? {
    stated == version
      ? nil
      : "it was written for version \(stated) of the doors, and this package has version \(version): see CHANGELOG"
  }
}
