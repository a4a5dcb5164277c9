// swift-tools-version: 6.2
import PackageDescription

// Targets stand in the order of their dependencies, core first; each is followed by its tests.
// Settings that all targets share are named once, at the end.

/// A product that is there only under the trait `Live`, or `PostgreSQL`, which includes it.
func live(_ product: String, of package: String) -> Target.Dependency {
  .product(name: product, package: package, condition: .when(traits: ["Live", "PostgreSQL"]))
}

let http = [
  live("AsyncHTTPClient", of: "async-http-client"), live("NIOCore", of: "swift-nio"), live("NIOHTTP1", of: "swift-nio"),
  live("NIOConcurrencyHelpers", of: "swift-nio"), live("NIOPosix", of: "swift-nio"),
  live("NIOSSL", of: "swift-nio-ssl"),
]

let package = Package(
  name: "RedemptionKit",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "RedemptionCore", targets: ["RedemptionCore"]),
    .library(name: "RevenueCatAdapter", targets: ["RevenueCatAdapter"]),
    .library(name: "SuperwallAdapter", targets: ["SuperwallAdapter"]),
    .library(name: "QonversionAdapter", targets: ["QonversionAdapter"]),
    .library(name: "RedemptionLedger", targets: ["RedemptionLedger"]),
    .library(name: "MemoryStore", targets: ["MemoryStore"]),
    .library(name: "SQLiteStore", targets: ["SQLiteStore"]),
    .library(name: "JSONRPC", targets: ["JSONRPC"]),
    .library(name: "RedemptionServer", targets: ["RedemptionServer"]),
    .library(name: "RedemptionStory", targets: ["RedemptionStory"]),
    .library(name: "RedemptionTesting", targets: ["RedemptionTesting"]),
    .library(name: "LiveGateways", targets: ["LiveGateways"]),
    .library(name: "ProjectDoctor", targets: ["ProjectDoctor"]),
    .library(name: "RedemptionScenario", targets: ["RedemptionScenario"]),
    .library(name: "LocalService", targets: ["LocalService"]),
    .library(name: "RedemptionCodegen", targets: ["RedemptionCodegen"]),
    .library(name: "RedemptionProgram", targets: ["RedemptionProgram"]),
    .executable(name: "redemption", targets: ["redemption"]),
  ],
  traits: [
    // It includes `Live` by its settings: SwiftPM passes the names of two traits to the compiler in an order that changes
    // from run to run, and each change compiles everything again.
    .trait(
      name: "PostgreSQL",
      description: "A ledger in a PostgreSQL database, on libpq, and what `Live` has; the staging program has it."),
    .trait(name: "Live", description: "The vendors' own services as gateways, over HTTP; the released program has it."),
  ],
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    // Persistent maps: a copy costs nothing.
    .package(url: "https://github.com/apple/swift-collections.git", from: "1.6.0"),
    // YAML with the line of every node: Podfile.lock, pubspec.lock, pnpm-lock.yaml, Unity's settings.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // HTTP to the vendors' services. Only what names these under the trait `Live` uses them: without it nothing is
    // fetched.
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
  ],
  targets: [
    // The canonical model, the plug-in protocols and the session: no I/O, no parser, no C.
    .target(name: "RedemptionCore"),
    .testTarget(
      name: "RedemptionCoreTests",
      dependencies: ["RedemptionCore", "RedemptionScenario", "RedemptionTesting", "SharedCases", "JanssonCoding"]),

    // Requests with what has to come of them, as data: replayed for people, and shared by the tests of every language.
    .target(name: "RedemptionScenario", dependencies: ["RedemptionCore", "JanssonCoding"]),

    // The contract that every adapter must pass, also one of another package.
    .target(
      name: "RedemptionTesting",
      dependencies: [
        "RedemptionCore", "RedemptionScenario", "RedemptionServer", "RedemptionCodegen", "MemoryStore",
        "JanssonCoding",
      ]),

    .testTarget(name: "RedemptionTestingTests", dependencies: ["RedemptionTesting", "RedemptionCore"]),

    // One folder per vendor.
    .target(
      name: "RevenueCatAdapter", dependencies: ["RedemptionCore"], resources: [.embedInCode("Versions/Tables")]),
    .testTarget(
      name: "RevenueCatAdapterTests",
      dependencies: ["RevenueCatAdapter", "RedemptionScenario", "RedemptionTesting", "SharedCases"],
      exclude: ["answers.json"]),
    .target(
      name: "SuperwallAdapter", dependencies: ["RedemptionCore"], resources: [.embedInCode("Versions/Tables")]),
    .testTarget(
      name: "SuperwallAdapterTests",
      dependencies: ["SuperwallAdapter", "RedemptionScenario", "RedemptionTesting", "SharedCases"],
      exclude: ["answers.json"]),
    .target(
      name: "QonversionAdapter", dependencies: ["RedemptionCore"], resources: [.embedInCode("Versions/Tables")]),
    .testTarget(
      name: "QonversionAdapterTests",
      dependencies: [
        "QonversionAdapter", "RedemptionLedger", "SQLiteStore", "RedemptionScenario", "RedemptionTesting",
        "SharedCases",
      ], exclude: ["answers.json"]),

    // The embedded gateway: its rules, and the stores under it.
    .target(name: "RedemptionLedger", dependencies: ["RedemptionCore"]),
    .target(
      name: "MemoryStore",
      dependencies: [
        "RedemptionCore", "RedemptionLedger", .product(name: "HashTreeCollections", package: "swift-collections"),
      ]),
    .target(
      name: "SQLiteStore",
      dependencies: ["RedemptionCore", "RedemptionLedger", .product(name: "GRDB", package: "GRDB.swift")]),
    .testTarget(
      name: "RedemptionLedgerTests",
      dependencies: [
        "RedemptionLedger", "MemoryStore", "SQLiteStore", "RevenueCatAdapter", "SuperwallAdapter", "TestStores",
        "RedemptionTesting", "SharedCases",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),

    // The same over a network, for several servers. Empty without the trait.
    .systemLibrary(
      name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .target(
      name: "PostgreSQLStore",
      dependencies: [
        "RedemptionCore", "RedemptionLedger", .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
      ]),
    .target(
      name: "TestStores", dependencies: ["RedemptionCore", "RedemptionLedger", "PostgreSQLStore"],
      path: "Tests/TestStores"),

    // The vendors' own services as gateways: what goes over HTTP. Empty without the trait.
    .target(name: "LiveGateways", dependencies: ["RedemptionCore"] + http),
    .testTarget(
      name: "LiveGatewaysTests",
      dependencies: [
        "LiveGateways", "LocalService", "RedemptionServer", "RedemptionLedger", "SQLiteStore", "RedemptionScenario",
        "RevenueCatAdapter",
        "SuperwallAdapter", "QonversionAdapter", "RedemptionTesting", "SharedCases", "JSONRPC", "JanssonCoding",
        "redemption",
      ] + http, exclude: ["Tables", "Certificates"]),

    // JSON and JSON-RPC, on the C library jansson.
    .systemLibrary(
      name: "CJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(name: "CTreeMemory"),
    .target(name: "JanssonCoding", dependencies: ["CJansson", "CTreeMemory"]),
    .testTarget(name: "JanssonCodingTests", dependencies: ["JanssonCoding"]),
    .target(name: "JSONRPC", dependencies: ["JanssonCoding"]),
    .testTarget(name: "JSONRPCTests", dependencies: ["JSONRPC", "JanssonCoding"]),

    // QR codes, on the C library qrcodegen.
    .systemLibrary(
      name: "CQRCode", pkgConfig: "qrcodegen",
      providers: [.apt(["libqrcodegen-dev"]), .brew(["qr-code-generator"])]),
    .target(name: "QRCode", dependencies: ["CQRCode"]),
    .testTarget(name: "QRCodeTests", dependencies: ["QRCode"]),

    // The server and its command line.
    .target(
      name: "RedemptionServer",
      dependencies: [
        "RedemptionCore", "RedemptionLedger", "MemoryStore", "JSONRPC", "JanssonCoding", "QRCode",
        .product(name: "HashTreeCollections", package: "swift-collections"),
        .product(name: "Logging", package: "swift-log"),
      ], exclude: ["Explore/Page"]),
    .testTarget(
      name: "RedemptionServerTests",
      dependencies: [
        "RedemptionServer", "RedemptionStory", "RedemptionLedger", "MemoryStore", "SQLiteStore", "RedemptionScenario",
        "RevenueCatAdapter", "SuperwallAdapter", "QonversionAdapter", "TestStores", "RedemptionTesting", "SharedCases",
        "JSONRPC",
        "JanssonCoding", "RedemptionProgram",
        "redemption",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Text for terminals: its width and its markup.
    .target(name: "TerminalText"),

    // Terminal output: the demo, replays and explanations of links, from a server in the same process.
    .target(
      name: "RedemptionStory",
      dependencies: [
        "RedemptionCore", "RedemptionLedger", "RedemptionScenario", "RedemptionServer", "JanssonCoding",
        "QRCode", "TerminalText",
      ]),
    .testTarget(
      name: "RedemptionStoryTests",
      dependencies: [
        "RedemptionStory", "QRCode", "TerminalText", "RedemptionCore", "RedemptionLedger", "RedemptionScenario",
        "SQLiteStore",
        "RevenueCatAdapter", "SuperwallAdapter", "QonversionAdapter", "SharedCases",
      ]),

    // The Model Context Protocol: tools for coding agents on a server in the same process, and the pages of `docs`.
    .target(
      name: "RedemptionMCP",
      dependencies: [
        "RedemptionCore", "RedemptionLedger", "MemoryStore", "RedemptionScenario", "RedemptionServer",
        "RedemptionStory", "JSONRPC", "JanssonCoding",
      ], resources: [.embedInCode("Pages")]),

    // HTTP and WebSocket for further clients, on swift-nio.
    .target(
      name: "LocalService",
      dependencies: [
        "RedemptionCore", "JSONRPC", "JanssonCoding", .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
        live("NIOSSL", of: "swift-nio-ssl"),
      ], exclude: ["Page"]),
    .testTarget(
      name: "LocalServiceTests",
      dependencies: [
        "LocalService", "RedemptionCore", "RedemptionServer", "JSONRPC", "JanssonCoding", "MemoryStore", "SQLiteStore",
        "RevenueCatAdapter", "SuperwallAdapter", "QonversionAdapter", .product(name: "Logging", package: "swift-log"),
        "RedemptionScenario", "SharedCases", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
      ]),

    // XML, on the C library expat.
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .target(name: "XMLReading", dependencies: ["CExpat"]),
    .testTarget(name: "XMLReadingTests", dependencies: ["XMLReading"]),

    // Whether an app project is set up to open redemption links: reads its files, writes none.
    .target(
      name: "ProjectDoctor",
      dependencies: ["RedemptionCore", "XMLReading", "TerminalText", .product(name: "Yams", package: "Yams")],
      resources: [.embedInCode("FirstTest/Templates")]),
    .testTarget(
      name: "ProjectDoctorTests",
      dependencies: [
        "ProjectDoctor", "RedemptionCore", "XMLReading", "RevenueCatAdapter", "SuperwallAdapter", "QonversionAdapter",
        "RedemptionTesting", "SharedCases", "TerminalText",
      ],
      resources: [.copy("Fixtures")]),

    // The contract's types in other languages: a model of the schemas, and a writer per language.
    .target(
      name: "RedemptionCodegen", dependencies: ["JanssonCoding"], resources: [.embedInCode("Runtime")]),
    .testTarget(name: "RedemptionCodegenTests", dependencies: ["RedemptionCodegen", "RedemptionServer"]),

    // Every command, with adapters that the caller names; and the program of this package, which names its own.
    .target(
      name: "RedemptionProgram",
      dependencies: [
        .target(name: "PostgreSQLStore", condition: .when(traits: ["PostgreSQL"])),
        "RedemptionCore", "RedemptionLedger", "RedemptionServer", "RedemptionStory", "RedemptionMCP", "MemoryStore",
        "SQLiteStore",
        "LiveGateways", "LocalService", "ProjectDoctor", "RedemptionCodegen", "RedemptionScenario", "QRCode",
        "TerminalText", "JSONRPC", "JanssonCoding", .product(name: "Logging", package: "swift-log"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], resources: [.embedInCode("NewVendor")]),
    .executableTarget(
      name: "redemption",
      dependencies: ["RedemptionProgram", "RevenueCatAdapter", "SuperwallAdapter", "QonversionAdapter"]),

    // Fuzzing: what has to hold for any input, and an ordinary test that replays the inputs which were kept.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "RedemptionCore", "RevenueCatAdapter", "SuperwallAdapter", "JanssonCoding", "JSONRPC", "RedemptionServer",
        "SQLiteStore", "ProjectDoctor",
      ], path: "Tests/Fuzz/Targets"),
    .testTarget(name: "FuzzReplayTests", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Replay"),

    // What the tests share: the cases of `Tests/Conformance`, and folders of their own.
    .target(
      name: "SharedCases", dependencies: ["RedemptionCore", "RedemptionScenario"], path: "Tests/SharedCases"),
  ]
)

// libFuzzer wants to see which branches of ours an input takes, and its library; see Tests/Fuzz/fuzz.
let isFuzzed = Context.environment["REDEMPTION_FUZZ"] != nil
if isFuzzed {
  package.targets.append(
    .executableTarget(name: "redemption-fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Runner"))
}
let coverage: [SwiftSetting] = [
  .unsafeFlags(["-sanitize=address", "-sanitize-coverage=edge,inline-8bit-counters,pc-table,trace-cmp"])
]

// A smaller copy of ICU's data, which .ci/icu makes: an object that the linker meets before Foundation's own.
if let data = Context.environment["REDEMPTION_ICU_DATA"], !data.isEmpty {
  for target in package.targets where target.name == "redemption" {
    target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags([data])]
  }
}

/// Every target of ours: imports are internal unless they say otherwise, unsafe expressions must say so, and a warning
/// is an error.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .define("Live", .when(traits: ["PostgreSQL"])),
]
for target in package.targets where target.type != .system {
  target.swiftSettings = strict + (isFuzzed ? coverage : []) + (target.swiftSettings ?? [])
}
