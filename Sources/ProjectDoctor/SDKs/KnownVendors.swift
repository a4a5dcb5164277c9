import RedemptionCore

/// The vendors whose SDKs the doctor looks for, with their packages.
struct KnownVendors: Sendable {
  let all: [VendorDescription]
  /// Every package; a wrapper's comes before the native ones that it brings.
  let packages: [KnownPackage]

  init(_ all: [VendorDescription]) {
    self.all = all
    packages = all.flatMap { vendor in
      vendor.sdks.flatMap { sdk in sdk.packages.map { KnownPackage($0, of: sdk, by: vendor.id) } }
    }
  }

  /// The descriptions of some vendors, in the order of ``all``.
  func described(_ vendors: Set<Vendor>) -> [VendorDescription] { all.filter { vendors.contains($0.id) } }

  func packages(in registry: SDKPackage.Registry) -> [KnownPackage] { packages.filter { $0.registry == registry } }

  func package(_ name: String, in registry: SDKPackage.Registry) -> KnownPackage? {
    packages.first { $0.registry == registry && $0.name == name }
  }

  /// A Swift package by its address, such as `https://host/owner/shop-ios.git`.
  func swiftPackage(at address: String) -> KnownPackage? {
    package(SDKPackage.identity(of: address), in: .swiftPackage)
  }

  /// The package of a Maven module, or the one that the module is released with.
  func mavenPackage(_ module: String) -> KnownPackage? {
    package(module, in: .maven)
      ?? packages.first { $0.registry == .maven && $0.package.companions?.contains(module) == true }
  }

  /// The vendor of a package that brings an SDK, such as its paywalls; nil for an SDK and for any other package.
  ///
  /// It is named after the SDK's package, or after Unity's package of the same company.
  func vendor(bringing name: String, in registry: SDKPackage.Registry) -> Vendor? {
    guard package(name, in: registry) == nil else { return nil }
    let company = name.split(separator: ".").prefix(2)
    return packages(in: registry).first { known in
      registry == .unity ? known.name.split(separator: ".").prefix(2) == company : name.hasPrefix(known.name)
    }?.vendor
      ?? (registry == .pub
        ? all.first { $0.sources.modulePrefixes.contains { ("package:" + name).hasPrefix($0) } }?.id : nil)
  }

  /// The groups of all Maven packages.
  var mavenGroups: Set<String> {
    Set(packages(in: .maven).compactMap { $0.name.split(separator: ":").first.map { String($0) } })
  }

  /// True if a scheme has the form that some vendor gives to its apps.
  func hasVendorForm(_ scheme: RegisteredScheme) -> Bool { all.contains { $0.hasForm(scheme) } }

  /// Names of calls that take a link from the app, in lower case.
  var linkCalls: Set<String> {
    all.reduce(into: []) { $0.formUnion($1.sources.calls.redeem.union($1.sources.calls.handle).inLowerCase) }
  }

  /// Components that pass links to an SDK.
  var providers: Set<String> { all.reduce(into: []) { $0.formUnion($1.sources.providers) } }
}

extension VendorDescription {
  /// True if a scheme has the form that the vendor gives to its apps.
  func hasForm(_ scheme: RegisteredScheme) -> Bool { links.scheme?.matches(scheme.text) == true }
}

extension SDKCallNames {
  /// The calls without which nothing is redeemed.
  var decisive: Set<String> { redeem.isEmpty ? handle : redeem }
}

extension Set<String> {
  var inLowerCase: Set<String> { Set(map { $0.lowercased() }) }
}
