// Compiled by Tests/Clients/main.py with what `redemption codegen --language swift` writes: buys, redeems, reads the
// target's reply with its type, and meets an error. Prints `ok`.
import Foundation

struct Unexpected: Error {
  let what: String
}

func expect(_ condition: Bool, _ what: String) throws {
  if !condition { throw Unexpected(what: what) }
}

let server = try ServerProcess(
  executable: CommandLine.arguments[1], arguments: Array(CommandLine.arguments.dropFirst(2)))
let described = try server.call(Methods.Server.Describe.self, NoParams())
try expect(described.methods.contains(Methods.Redemption.Redeem.name), "redemption/redeem is not described")

let opened = try server.call(
  Methods.Session.Open.self, SessionOpenParams(vendor: .revenuecat, sdk: .flutter, platform: .ios))
let bought = try server.call(
  Methods.Store.Purchase.self,
  StorePurchaseParams(vendor: .revenuecat, product: "pro", entitlements: ["pro"], email: "jürgen@example.com"))

let redeemed = try server.call(
  Methods.Redemption.Redeem.self, RedemptionRedeemParams(session: opened.session, url: bought.link.url))
switch redeemed.outcome {
case .redeemed(let outcome):
  try expect(outcome.grant.entitlements?["pro"] != nil, "the entitlement is not in the grant")
case .subscriptionExpired, .linkExpired, .invalidCode, .purchaseBelongsToOtherUser, .failed, .unknown:
  throw Unexpected(what: "\(redeemed.outcome)")
}

let reply = try JSONDecoder().decode(RevenueCatFlutterIosReply.self, from: JSONEncoder().encode(redeemed.reply))
guard case .success(let success) = reply else { throw Unexpected(what: "\(reply)") }
try expect(success.customerInfo.entitlements.active["pro"] != nil, "the entitlement is not in the reply")
// The SDK fetches the customer when it starts, and tells it again after the redemption.
let names = server.events.map(\.name)
try expect(names == ["customerInfoUpdated", "customerInfoUpdated"], "other events: \(names)")
try expect(server.events.allSatisfy { $0.session == opened.session }, "an event of another session")

do {
  _ = try server.call(Methods.Session.Describe.self, SessionParams(session: "none"))
  throw Unexpected(what: "an unknown session is no error")
} catch let rejected as CallRejected {
  try expect(rejected.error.data.kind == .unknownSession, "\(rejected.error)")
}
try expect(try server.close() == 0, "the server did not exit with 0")
print("ok")
