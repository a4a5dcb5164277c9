// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Modules with the names that an app imports, for tests of its unchanged Swift on Linux. Never link them into an app.

/// A warning is an error, as in the main package.
let sdk: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func kit(_ name: String) -> Target.Dependency { .product(name: name, package: "RedemptionKit") }

let package = Package(
  name: "RedemptionKitSwift",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(
      name: "RedemptionKitSwift",
      targets: ["SimulatedPhone", "RevenueCat", "RevenueCatUI", "SuperwallKit", "StoreKit", "SwiftUI", "Combine"]),
    // A product of its own: where it is, an app and its packages take what they have for `canImport(UIKit)`.
    .library(name: "UIKit", targets: ["UIKit"]),
    // A product of its own: it has the server, which needs jansson.
    .library(name: "PhoneExplorer", targets: ["PhoneExplorer"]),
  ],
  dependencies: [.package(name: "RedemptionKit", path: "../..")],
  targets: [
    // The phone of a test: links, clock, web store and what the device owns.
    .target(
      name: "SimulatedPhone",
      dependencies: [
        kit("RedemptionCore"), kit("RedemptionLedger"), kit("MemoryStore"), kit("RevenueCatAdapter"),
        kit("SuperwallAdapter"),
      ]),

    // Searches for the story in which an app is wrong. It takes the app's tasks from Swift's runtime, by hooks of C's.
    .target(name: "CTaskHooks"),
    .target(
      name: "PhoneExplorer",
      dependencies: [
        "CTaskHooks", "SimulatedPhone", kit("RedemptionCore"), kit("RedemptionServer"), kit("MemoryStore"),
        kit("RevenueCatAdapter"), kit("SuperwallAdapter"),
      ]),

    // Apple's modules, as far as an app needs them around a redemption.
    .target(name: "Combine", dependencies: ["SimulatedPhone"]),
    .target(name: "SwiftUI", dependencies: ["Combine", "SimulatedPhone", "PreviewMacro"]),
    .target(name: "UIKit", dependencies: ["Combine", "SimulatedPhone", "SwiftUI", "_Testing_UIKit"]),
    .target(name: "_Testing_UIKit"),
    // Makes nothing of `#Preview`.
    .macro(name: "PreviewMacro"),
    .target(name: "StoreKit", dependencies: ["SimulatedPhone"]),

    // The vendors' modules.
    .target(
      name: "RevenueCat",
      dependencies: [kit("RedemptionCore"), kit("RevenueCatAdapter"), "Combine", "SimulatedPhone", "StoreKit"]),
    .target(name: "RevenueCatUI", dependencies: ["RevenueCat", "SwiftUI"]),
    .target(
      name: "SuperwallKit",
      dependencies: [kit("RedemptionCore"), kit("SuperwallAdapter"), "Combine", "StoreKit", "SwiftUI"]),

    // The app that the tests redeem in.
    .target(
      name: "ShopRedemption", dependencies: ["RevenueCat", "RevenueCatUI", "SuperwallKit", "SwiftUI"],
      path: "Tests/ShopRedemption"),
    .testTarget(
      name: "SwiftBridgeTests",
      dependencies: [
        "ShopRedemption", "SimulatedPhone", "PhoneExplorer", "RevenueCat", "RevenueCatUI", "SuperwallKit", "StoreKit",
        "SwiftUI", "UIKit", "Combine",
      ]),
  ]
)
for target in package.targets where target.name != "CTaskHooks" { target.swiftSettings = sdk }
// New projects of Xcode 26 see the members of a module in files that import it alone.
for target in package.targets where target.name == "ShopRedemption" {
  target.swiftSettings = sdk + [.enableUpcomingFeature("MemberImportVisibility")]
}
