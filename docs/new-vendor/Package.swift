// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PlainAdapter",
  platforms: [.macOS(.v13)],
  products: [.library(name: "PlainAdapter", targets: ["PlainAdapter"])],
  dependencies: [.package(name: "RedemptionKit", path: "../RedemptionKit")],
  targets: [
    .target(name: "PlainAdapter", dependencies: [.product(name: "RedemptionCore", package: "RedemptionKit")]),
    .testTarget(
      name: "PlainAdapterTests",
      dependencies: ["PlainAdapter", .product(name: "RedemptionTesting", package: "RedemptionKit")]),
    .executableTarget(
      name: "plain",
      dependencies: ["PlainAdapter", .product(name: "RedemptionProgram", package: "RedemptionKit")]),
  ])
