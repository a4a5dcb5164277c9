import RedemptionCore

/// A package that contains a vendor's SDK, with what the vendor's description says about it.
struct KnownPackage: Hashable, Sendable {
  let vendor: Vendor
  let sdk: SDK
  let package: SDKPackage
  /// The first version that redeems, the latest one if platforms differ; nil if every version redeems, or none.
  let since: String?
  /// False if no version redeems links.
  let redeems: Bool

  var registry: SDKPackage.Registry { package.registry }
  var name: String { package.name }

  init(_ package: SDKPackage, of sdk: SDKDescription, by vendor: Vendor) {
    self.vendor = vendor
    self.sdk = sdk.sdk
    self.package = package
    redeems = sdk.redeems
    let releases = sdk.since.values.compactMap { text in Version(text).map { ($0, text) } }
    since = releases.max { $0.0 < $1.0 }?.1
  }
}

/// A package found in a project.
struct UsedSDK: Hashable, Sendable {
  let package: KnownPackage
  /// A version, or a range if nothing locks one; nil if the file has neither.
  let version: String?
  /// True if the build uses exactly this version.
  let isLocked: Bool
  let file: String
  let line: Int
}
