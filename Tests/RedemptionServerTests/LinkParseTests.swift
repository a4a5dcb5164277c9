import JanssonCoding
import RedemptionCore
import Testing

@testable import RedemptionServer

@Suite("The reply to link/parse")
struct LinkParseTests {
  /// Hides that a value writes its text by itself.
  private struct Coded: Encodable {
    let value: LinkParse.Found

    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }

  @Test("written by hand is what coding gives", arguments: ["", "abc", "a\"\\\u{1}é\u{1F600}/"])
  func writesWhatCodingGives(text: String) throws {
    let found = LinkParse.Found(link: RedemptionLink(vendor: Vendor(rawValue: text), code: text, url: text))
    let written = try JSONTextEncoder().encode(found)
    #expect(try written == JSONTextEncoder().encode(Coded(value: found)))
    #expect(try JanssonTree.reading(written).dump() == written)
  }
}
