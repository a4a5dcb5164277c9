// swift-tools-version: 6.2
import PackageDescription

// The code that threads share, alone: with ThreadSanitizer everything is compiled anew, and this is quick.
let package = Package(
  name: "Threads",
  targets: [
    .systemLibrary(name: "CJansson", pkgConfig: "jansson"),
    .target(name: "CTreeMemory"),
    .target(name: "JanssonCoding", dependencies: ["CJansson", "CTreeMemory"]),
    .target(name: "JSONRPC", dependencies: ["JanssonCoding"]),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "JanssonCoding"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
