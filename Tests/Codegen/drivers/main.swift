// Compiled by Tests/Codegen with what `redemption codegen --language swift` writes; part of no target.
// Reads lines of {"type": …, "value": …} from the file that it is given, and writes a line for each: `json` and what its
// type writes, or `rejected` and the reason.
import Foundation

struct Line: Decodable {
  let type: String
  let value: JSONValue
}

func written(_ line: Line) throws -> String {
  guard let type = Shapes.all[line.type] else { return "rejected: no such type" }
  let decoded = try JSONDecoder().decode(type, from: JSONEncoder().encode(line.value))
  return "json " + String(decoding: try JSONEncoder().encode(decoded), as: UTF8.self)
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

let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
for line in text.split(separator: "\n") {
  let given = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
  do {
    print(try written(given))
  } catch {
    print("rejected \(error)".replacing("\n", with: " "))
  }
}
