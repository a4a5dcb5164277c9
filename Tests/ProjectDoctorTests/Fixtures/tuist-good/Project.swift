import ProjectDescription

let project = Project(
  name: "Shop",
  packages: [.package(url: "https://github.com/RevenueCat/purchases-ios", from: "5.14.1")],
  targets: [
    .target(
      name: "Shop", destinations: .iOS, product: .app, bundleId: "com.example.shop",
      infoPlist: .extendingDefault(with: [
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["rc-7f3a91c05e"]]]
      ]),
      sources: ["Shop/**"], dependencies: [.package(product: "RevenueCat")])
  ])
