#if Live
  import Foundation
  import RedemptionCore

  /// What a service answers and what an SDK makes of it, as data: `Tables/*.json`.
  struct AnswerTable: Decodable {
    let vendor: Vendor
    let cases: [Case]

    struct Case: Decodable, Sendable, CustomStringConvertible {
      enum Question: String, Decodable { case redeem, customer, logIn, receipt }

      let description: String
      let platform: Platform
      let sdk: SDK
      let question: Question
      let status: Int
      let headers: [String: String]
      /// JSON; a text stands for itself, byte for byte.
      let body: JSONValue
      /// A part of the outcome; null for an answer that does not tell of the code.
      let outcome: JSONValue?
      /// A part of what is answered to another question.
      let answer: JSONValue?
      /// A part of the failure, for other questions.
      let failure: JSONValue?
      /// A part of the reply in the target's words.
      let reply: JSONValue?

      private enum CodingKeys: String, CodingKey {
        case description, platform, sdk, question, status, headers, body, outcome, answer, failure, reply
      }

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        description = try container.decode(String.self, forKey: .description)
        platform = try container.decode(Platform.self, forKey: .platform)
        sdk = try container.decodeIfPresent(SDK.self, forKey: .sdk) ?? .native
        question = try container.decodeIfPresent(Question.self, forKey: .question) ?? .redeem
        status = try container.decode(Int.self, forKey: .status)
        headers =
          try container.decodeIfPresent([String: String].self, forKey: .headers) ?? ["Content-Type": "application/json"]
        body = try container.decode(JSONValue.self, forKey: .body)
        outcome = container.contains(.outcome) ? try container.decode(JSONValue.self, forKey: .outcome) : nil
        answer = try container.decodeIfPresent(JSONValue.self, forKey: .answer)
        failure = try container.decodeIfPresent(JSONValue.self, forKey: .failure)
        reply = try container.decodeIfPresent(JSONValue.self, forKey: .reply)
      }

      var bytes: [UInt8] {
        get throws { try body.string.map { Array($0.utf8) } ?? Live.bytes(body) }
      }
    }

    static func named(_ name: String) throws -> AnswerTable {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      return try JSONDecoder().decode(
        AnswerTable.self, from: Data(contentsOf: folder.appending(path: "Tables/\(name).json")))
    }
  }
#endif
