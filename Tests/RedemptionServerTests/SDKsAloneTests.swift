import RedemptionCore
import RedemptionTesting
import SharedCases
import Testing

@testable import RedemptionServer

/// Every SDK as it is played here, explored without an app.
///
/// It is judged by `ModelProperties`: a call ends, nothing is told twice in a row, a stored code is kept, and what the
/// app was told is what the SDK knows.
@Suite("The SDKs alone")
struct SDKsAloneTests {
  private let folder: TemporaryFolder
  private let client: InProcessClient

  init() throws {
    folder = try TemporaryFolder()
    client = try InProcessClient(ledger: folder.path("ledger.sqlite"))
  }

  struct Search: CustomTestStringConvertible {
    let vendor: String
    let sdk: String
    let platform: String
    let world: [String]
    let events: [String]

    var testDescription: String { "\(vendor) \(sdk) \(platform): \((world + events).joined(separator: ", "))" }
  }

  static let targets = [
    ("revenuecat", "native", "ios"), ("revenuecat", "native", "android"), ("superwall", "native", "ios"),
    ("superwall", "native", "android"), ("superwall", "flutter", "android"), ("qonversion", "native", "ios"),
    ("qonversion", "native", "android"),
  ]

  static let searches = targets.flatMap { vendor, sdk, platform in
    [
      Search(
        vendor: vendor, sdk: sdk, platform: platform, world: ["purchase", "linkOpens", "timePasses", "offline"],
        events: ["signIn", "signOut"]),
      Search(
        vendor: vendor, sdk: sdk, platform: platform, world: ["purchase", "linkOpens", "answerIsLate", "refund"],
        events: ["signIn", "refresh"]),
      Search(
        vendor: vendor, sdk: sdk, platform: platform,
        world: ["purchaseWithEmail", "linkOpens", "mailedLinkOpens", "serverFails", "answerIsUnreadable"],
        events: ["foreground"]),
      Search(
        vendor: vendor, sdk: sdk, platform: platform,
        world: ["purchase", "linkOpens", "answerIsLate", "relaunch", "reinstall", "background"], events: ["signIn"]),
      Search(
        vendor: vendor, sdk: sdk, platform: platform,
        world: ["purchaseWithEmail", "linkOpens", "secondPhoneRedeems", "signInElsewhere", "relaunch"],
        events: ["refresh"]),
    ]
  }

  @Test("an SDK does what every SDK must, in every state that a search reaches", arguments: searches)
  func alone(_ search: Search) throws {
    var step = try client.call(
      ServerRequest(
        "explore/start",
        [
          "app": [
            "vendor": .string(search.vendor), "sdk": .string(search.sdk), "platform": .string(search.platform),
          ], "world": .array(search.world.map { .string($0) }),
          "events": .array(search.events.map { ["name": .string($0)] }), "alone": true,
          "properties": ["redeemedOnce", "noCrash"], "limits": ["stories": 400],
        ]))
    let exploration = step["exploration"] ?? .null
    while step["do"] != "done" {
      step = try client.call(ServerRequest("explore/observed", ["exploration": exploration]))
    }
    let report = try client.call(ServerRequest("explore/report", ["exploration": exploration]))
    #expect(report["findings"] == [], "\(report["text"]?.string ?? "")")
    #expect(report["differences"] == [], "\(report["text"]?.string ?? "")")
  }
}
