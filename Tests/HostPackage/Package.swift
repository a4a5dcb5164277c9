// swift-tools-version: 6.2
import PackageDescription

// A Swift host as an app or a server would be: it takes the core and the adapters, and needs neither jansson nor a
// database.
let package = Package(
  name: "HostPackage",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "RedemptionKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "Host",
      dependencies: [
        .product(name: "RedemptionCore", package: "RedemptionKit"),
        .product(name: "RevenueCatAdapter", package: "RedemptionKit"),
        .product(name: "SuperwallAdapter", package: "RedemptionKit"),
      ])
  ]
)
