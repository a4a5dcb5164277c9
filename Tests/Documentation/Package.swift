// swift-tools-version: 6.2
import PackageDescription

// What the vendors' documentation prints for Swift, written anew with the same calls, and compiled as an app compiles
// it: in the language mode of Swift 5, against the modules of `Bridges/swift`.
let package = Package(
  name: "Documentation",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    .package(name: "RedemptionKit", path: "../.."),
    .package(name: "RedemptionKitSwift", path: "../../Bridges/swift"),
  ],
  targets: [
    .target(
      name: "PrintedCode",
      dependencies: [.product(name: "RedemptionKitSwift", package: "RedemptionKitSwift")],
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "PrintedCode", .product(name: "RedemptionKitSwift", package: "RedemptionKitSwift"),
        .product(name: "RedemptionCore", package: "RedemptionKit"),
        .product(name: "SuperwallAdapter", package: "RedemptionKit"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
  ]
)
