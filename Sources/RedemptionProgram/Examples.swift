import RedemptionCore

/// Values for help and errors, of the program's own vendors.
enum Examples {
  private static var vendors: [VendorDescription] { ProgramAdapters.all.map(\.vendor) }

  /// A file for `--live-config`.
  static var liveConfig: String {
    let vendor = vendors.first { !$0.keyForms.isEmpty } ?? vendors.first
    return #"{"\#(vendor?.id.rawValue ?? "vendor")": {"apiKey": "\#(vendor?.keyForms.first?.prefix ?? "")…"}}"#
  }

  /// A scheme of a vendor's own form; any other if no vendor has one.
  static var scheme: String {
    vendors.lazy.compactMap(\.links.scheme).first.map { $0.prefix + "d458f1e3a2d458f1e3a2".prefix($0.digits) }
      ?? "my-app"
  }

  /// Two versions of one package for `versions --diff`.
  static var versions: String {
    for sdk in vendors.flatMap(\.sdks) {
      guard let versions = sdk.reference, versions.first != versions.last else { continue }
      return "\(sdk.name)@\(versions.first) \(sdk.name)@\(versions.last)"
    }
    return "PACKAGE@1.0.0 PACKAGE@1.1.0"
  }
}
