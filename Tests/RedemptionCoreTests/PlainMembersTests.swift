import Foundation
import JanssonCoding
import RedemptionCore
import RedemptionTesting
import Testing

/// The members of `Subscription` and `Loss`, coded by the library's own methods: this module does not see the others.
private struct Twin: Codable, Equatable {
  var purchasedAt: Timestamp
  var expiresAt: Timestamp?
  var refundedAt: Timestamp?
  var store: Store
  var periodType: PeriodType
  var ownershipType: OwnershipType?
  var price: Price?
  var path: JSONPointer?
}

@Suite("Members that are dates, words and places")
struct PlainMembersTests {
  private static let texts = [
    #"{"productId":"p","store":"stripe","purchasedAt":-1,"isSandbox":true,"periodType":"trial"}"#,
    #"{"productId":"p","store":"own","purchasedAt":9223372036854775807,"expiresAt":null,"refundedAt":5,"isSandbox":false,"#
      + #""periodType":"normal","ownershipType":"purchased","price":{"amountMicros":1,"currency":"EUR"}}"#,
  ]

  @Test("are written as the library writes them", arguments: texts)
  func writes(_ text: String) throws {
    let data = Data(text.utf8)
    let subscription = try JSONDecoder().decode(Subscription.self, from: data)
    let twin = try JSONDecoder().decode(Twin.self, from: data)
    #expect(subscription.purchasedAt == twin.purchasedAt && subscription.expiresAt == twin.expiresAt)
    #expect(subscription.refundedAt == twin.refundedAt)
    var written = try #require(try members(of: subscription))
    for own in ["productId", "isSandbox"] { written[own] = nil }
    #expect(try written == members(of: twin))
    let place = JSONPointer(["grant", "a/b", "~"])
    let lost = try members(of: Loss(path: place, message: ""))?["path"]
    #expect(lost == .string("/grant/a~1b/~0"))
  }

  @Test(
    "are refused as the library refuses them",
    arguments: ["null", "\"1\"", "1.5", "9223372036854775808", "true", "[]", "{}"])
  func refuses(_ value: String) {
    for member in ["purchasedAt", "expiresAt"] {
      let present = member == "purchasedAt" ? "" : #""purchasedAt":1,"#
      let text =
        #"{"productId":"p","store":"stripe",\#(present)"isSandbox":true,"periodType":"trial","\#(member)":\#(value)}"#
      #expect(refusal(of: Subscription.self, text) == refusal(of: Twin.self, text), "\(text)")
    }
    let without = #"{"productId":"p","store":"stripe","isSandbox":true,"periodType":"trial"}"#
    #expect(refusal(of: Subscription.self, without) == refusal(of: Twin.self, without))
  }

  private func members(of value: some Encodable) throws -> [String: JSONValue]? {
    let decoded = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    let text = try JSONTextEncoder().encode(value)
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(text)) == decoded)
    guard case .object(let members) = decoded else { return nil }
    return members
  }

  /// The kind and the place of an error; nil for none.
  private func refusal(of type: (some Decodable).Type, _ text: String) -> String? {
    func place(_ kind: String, _ context: DecodingError.Context) -> String {
      kind + context.codingPath.map { "/" + $0.stringValue }.joined()
    }
    do {
      _ = try JSONDecoder().decode(type, from: Data(text.utf8))
      return nil
    } catch DecodingError.typeMismatch(let expected, let context) {
      return place("\(expected)", context)
    } catch DecodingError.valueNotFound(let expected, let context) {
      return place("no \(expected)", context)
    } catch DecodingError.keyNotFound(let key, let context) {
      return place("no \(key.stringValue)", context)
    } catch DecodingError.dataCorrupted(let context) {
      return place("corrupted", context)
    } catch { return "\(error)" }
  }
}
