// Compiled by SwiftCompilesTests together with what `redemption codegen --language swift` writes; part of no target.
// Reads lines of {"type": …, "value": …} from stdin: reads each value with that type, writes it, and compares.
// Prints a line per difference, and last how many values were equal.
import Foundation

struct Line: Decodable {
  let type: String
  let value: JSONValue
}

func written(_ type: any (Codable & Hashable & Sendable).Type, _ value: JSONValue) throws -> JSONValue {
  let decoded = try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
  return try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(decoded))
}

/// Equal but for the order of members; `5` and `5.0` are one number.
func same(_ left: JSONValue, _ right: JSONValue) -> Bool {
  switch (left, right) {
  case (.integer(let left), .number(let right)): Double(left) == right
  case (.number(let left), .integer(let right)): left == Double(right)
  case (.array(let left), .array(let right)): left.count == right.count && zip(left, right).allSatisfy(same)
  case (.object(let left), .object(let right)):
    left.count == right.count && left.allSatisfy { name, value in right[name].map { same(value, $0) } ?? false }
  default: left == right
  }
}

/// Switches over every case without a default: it compiles only while the types name them all.
func name(of outcome: RedemptionOutcome) -> String {
  switch outcome {
  case .redeemed(let outcome): outcome.kind
  case .subscriptionExpired(let outcome): outcome.kind
  case .linkExpired(let outcome): outcome.kind
  case .invalidCode(let outcome): outcome.kind
  case .purchaseBelongsToOtherUser(let outcome): outcome.kind
  case .failed(let outcome): outcome.failure.reason.rawValue
  case .unknown: "unknown"
  }
}

var equal = 0
while let text = readLine() {
  let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
  guard let type = Shapes.all[line.type] ?? Shapes.reply[line.type] else {
    print("\(line.type): no such type")
    continue
  }
  do {
    let found = try written(type, line.value)
    if same(found, line.value) { equal += 1 } else { print("\(line.type): \(line.value) became \(found)") }
  } catch {
    print("\(line.type): \(error)")
  }
}

@MainActor func check(_ condition: Bool, _ what: String) {
  if condition { equal += 1 } else { print(what) }
}
func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
  try JSONDecoder().decode(type, from: Data(text.utf8))
}
func refuses<Value: Decodable>(_ type: Value.Type, _ text: String) -> Bool { (try? read(type, text)) == nil }

let later = try read(RedemptionOutcome.self, #"{"kind": "later", "when": [1, null]}"#)
check(name(of: later) == "unknown", "a case of a newer server is not unknown")
check(try read(Platform.self, #""visionos""#) == .unknown("visionos"), "a word of a newer server is not unknown")
check(
  try read(SubscriptionStatus.self, #""paused""#) == .unrecognized("paused"),
  "a word beside `unknown` is not unrecognized")
check(try read(SubscriptionStatus.self, #""unknown""#) == .unknown, "the contract's own `unknown` is not its case")
check(refuses(LinkDevice.self, #""tv""#), "a closed list takes any word")
check(refuses(AbsentAnswer.self, #"{"kind": "redeemed"}"#), "a constant takes any word")
check(refuses(SessionOpenResult.self, #"{"session": "1", "deviceId": "d"}"#), "a required member may be missing")
let text = String(
  decoding: try JSONEncoder().encode(SessionOpenParams(vendor: .revenuecat, sdk: .kmp, platform: .ios)), as: UTF8.self)
check(!text.contains("null") && !text.contains("appUserId"), "what is not set is written: \(text)")
print("equal: \(equal)")
