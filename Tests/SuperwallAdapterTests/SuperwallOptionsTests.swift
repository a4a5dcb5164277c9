import Foundation
import RedemptionCore
import Testing

@testable import SuperwallAdapter

@Suite("Superwall's options of a session")
struct SuperwallOptionsTests {
  private func decode(_ text: String) throws -> SuperwallOptions {
    try JSONDecoder().decode(SuperwallOptions.self, from: Data(text.utf8))
  }

  @Test("all have defaults")
  func defaults() throws {
    let options = try decode("{}")
    #expect(options.confirmationAlert == nil && options.automaticallyDismiss && !options.purchaseController)
    #expect(options.entitlementsMaxAge == 86_400_000 && !options.deepLinkTrigger && options.paywall == nil)
    #expect(options.products.isEmpty && options.ownedProducts.isEmpty && options.deviceEntitlements.isEmpty)
  }

  @Test("are read as they are written")
  func reads() throws {
    let options = try decode(
      """
      {"confirmationAlert": false, "automaticallyDismiss": false, "entitlementsMaxAge": 0.5, "purchaseController": true,
       "deepLinkTrigger": true, "paywall": {"entitlements": ["pro", "a"]}, "ownedProducts": ["y"],
       "products": [{"id": "y", "entitlements": ["pro"]}, {"id": "y", "entitlements": ["a"]}],
       "deviceEntitlements": ["gold", {"id": "plus", "isActive": false}]}
      """)
    #expect(options.confirmationAlert == false && !options.automaticallyDismiss && options.purchaseController)
    #expect(options.entitlementsMaxAge == 500 && options.deepLinkTrigger)
    #expect(options.paywall == OpenPaywall(entitlements: ["a", "pro"], automaticallyDismiss: false))
    #expect(options.products == ["y": ["pro", "a"]] && options.ownedProducts == ["y"])
    #expect(options.deviceEntitlements.count == 2 && options.deviceEntitlements.first == .identifier("gold"))
    #expect(try decode(#"{"products": {"y": ["pro"]}, "paywall": null}"#).products == ["y": ["pro"]])
  }

  @Test(
    "a wrong value is named by its place, with what was expected",
    arguments: [
      (#"{"entitlementsMaxAge": 0}"#, "entitlementsMaxAge", "a number of seconds greater than 0, at most 3155760000"),
      (#"{"entitlementsMaxAge": 3155760001}"#, "entitlementsMaxAge", "at most 3155760000"),
      (#"{"products": {"y": []}, "ownedProducts": ["y", "z"]}"#, "ownedProducts/1", "one of the session's `products`"),
    ])
  func rejects(text: String, path: String, expected: String) {
    do {
      _ = try decode(text)
      Issue.record("\(text) is accepted")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.map(\.stringValue).joined(separator: "/") == path)
      #expect(context.debugDescription.hasSuffix(expected))
    } catch {
      Issue.record("\(error)")
    }
  }
}
