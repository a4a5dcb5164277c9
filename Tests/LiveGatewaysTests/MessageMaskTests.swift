#if Live
  import Foundation
  @testable import LiveGateways
  import RedemptionCore
  import RevenueCatAdapter
  import Testing

  @Suite("What a service says is told without secrets and addresses")
  struct MessageMaskTests {
    private static let key = "goog_Qx/Test+Key"
    private let mask = MessageMask(secrets: [MessageMaskTests.key, "rdt-0Code", "short"])

    @Test(
      "in whatever form they are repeated",
      arguments: [
        ("the key goog_Qx/Test+Key is bad", "the key *** is bad"), ("goog%5FQx%2fTest%2BKey!", "***!"),
        ("goog%255FQx%252FTest%252BKey", "***"), (#"goog\u005fQx\/Test\u002BKey."#, "***."),
        ("goog&#95;Qx&#x2F;Test&#43;Key", "***"), ("GOOG_QX/TEST+KEY", "***"),
        ("%67%6F%6F%67_Qx/Test+Key", "***"), ("a=rdt%2D0Code&b=rdt-0Code", "a=***&b=***"),
        ("mail ada@shop.example now", "mail *** now"), ("<ada%40shop.example>", "<***>"),
        ("ada%2540shop.example", "***"), ("to:\u{E9}ve+x@b\u{FC}cher.example", "to:***"),
        ("\(Data("goog_Qx/Test+Key".utf8).base64EncodedString()) x", "***Q== x"),
        ("rdt-0Coderdt-0Code", "***"),
      ])
    func hides(_ text: String, _ expected: String) { #expect(mask.masked(text) == expected) }

    @Test(
      "everything else stays as it is",
      arguments: [
        "", "short", "goog_Qx", "100 % of @ and a@ and @b", "%", "%4", "%zz", #"\u00"#, "&#", "&#;", "&#x;",
        "&#999999999999;",
        "a%20b", "caf\u{E9}", "a***@b",
      ])
    func keeps(_ text: String) { #expect(mask.masked(text) == text) }

    @Test("failures of single codes in an answer too")
    func answers() async throws {
      let target = Live.target(.revenueCat, .native, .ios)
      let service = try await LoopbackService { _ in
        .init(
          status: 403, body: Array(#"{"code": 7000, "message": "no ada@shop.example code%5Fof%5Fthe%5Ftest"}"#.utf8))
      }
      let outcome = await Live.outcome(try Live.services(service.baseURL).gateway(for: target), Live.redemption(target))
      guard case .failed(_, let failure) = outcome else {
        Issue.record("no failure came")
        return
      }
      #expect(failure.message.hasSuffix("no *** ***"), "\(failure.message)")
      try await service.stop()
    }
  }
#endif
