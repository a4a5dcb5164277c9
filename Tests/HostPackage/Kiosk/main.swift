import Foundation
import RedemptionCore
import RedemptionTesting

// Runs the contract of adapters against a vendor that this repository does not know, and what only this vendor has.

/// Ends the program if something is not so.
func expect(_ condition: Bool, _ what: String) {
  guard !condition else { return }
  print("kiosk: expected \(what)")
  exit(1)
}

/// Plays one call and returns its result.
func play(_ call: SDKCall, answers: [Answer] = []) throws -> SDKResult? {
  var behaviour = try KioskAdapter().behaviour(
    for: Target(vendor: .kiosk, sdk: .native, platform: .ios), options: .none)
  var turn = SDKTurn(now: Timestamp(milliseconds: 0))
  behaviour.handle(.began(SDKStart()), &turn)
  behaviour.handle(.called(call, CallID(rawValue: 1)), &turn)
  var answers = answers[...]
  while let effect = turn.effects.first {
    turn.effects.removeFirst()
    switch effect {
    case .ask(let id, _, _):
      if let answer = answers.popFirst() { behaviour.handle(.answered(id, .success(answer)), &turn) }
    case .finish(_, let result): return result
    case .tell, .abandon: break
    }
  }
  return nil
}

struct NoBody: ServiceBody {
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { throw CocoaError(.coderReadCorrupt) }
}

let violations = AdapterContract(KioskAdapter()).violations()
expect(violations.isEmpty, "the contract to be kept: \(violations.joined(separator: "\n"))")

let wrong = KioskAdapter().links.read("https://kiosk.example/shop", on: .ios, unwrapping: false)
expect(wrong == .result(.invalidCode(code: nil)), "a wrong link to be a result by itself")
if case .outcome(.invalidCode)? = try play(.redeem(.result(.invalidCode(code: nil)))) {
} else {
  expect(false, "a result by itself to be returned without a question")
}
if case .reissue(let reply)? = try play(.reissue(email: "ada@example.com"), answers: [.reissue(.tooMany)]) {
  expect("\(reply)" == "tooMany", "the verdict on a new mail")
} else {
  expect(false, "an answer to a request for a new mail")
}

var flutter = try KioskAdapter().behaviour(
  for: Target(vendor: .kiosk, sdk: .flutter, platform: .android), options: .none)
var turn = SDKTurn(now: Timestamp(milliseconds: 0))
flutter.handle(.began(SDKStart()), &turn)
flutter.handle(.channel(ChannelCall(method: "version"), CallID(rawValue: 2)), &turn)
if case .finish(_, .channel(.value(let version)))? = turn.effects.last {
  expect("\(version)" == "1.0.0", "the version from the channel")
} else {
  expect(false, "an answer from the channel")
}

let service = KioskService()
let user = Redeemer(appUserId: nil, deviceId: "d")
let request = RedemptionQuestion(vendor: .kiosk, code: "c", redeemer: user)
let call = ServiceCall(
  target: Target(vendor: .kiosk, sdk: .native, platform: .ios), question: .redeem(request),
  context: ServiceContext(own: KioskRequest.redeem(key: "k")))
let now = Timestamp(milliseconds: 0)
guard
  case .askNext(let next) = try service.answer(
    to: call, with: ServiceResponse(status: 409, headers: [], body: NoBody()), now: now)
else {
  print("kiosk: expected a second request after 409")
  exit(1)
}
let second = try service.request(for: next, app: ServiceApp(), keys: ServiceKeys(app: ServiceKey("key")), now: now)
expect(second.path == "/status" && second.headers["Idempotency-Key"] == "k", "the second request to carry the same key")
let offline = RedemptionFailure(reason: .offline, message: "No connection.")
guard case .answer(.redemption(let believed)) = try service.answer(to: next, after: offline),
  case .linkExpired? = believed.outcome
else {
  print("kiosk: expected the 409 to be believed")
  exit(1)
}
expect(KioskAdapter().vendor.note?.contains("kiosk-unity") == true, "a sentence about the wrapper that is no target")
expect(!KioskAdapter().targets.contains { $0.target.sdk == .unity }, "no target for that wrapper")
print("kiosk: the contract is kept by a vendor of another package")
