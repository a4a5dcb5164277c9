import JanssonCoding
import RedemptionCore
import Testing

@testable import RedemptionServer

@Suite("The reply to link/parse")
struct LinkParseTests {
  @Test("written by hand is what coding gives", arguments: ["", "abc", "a\"\\\u{1}é\u{1F600}/"])
  func writesWhatCodingGives(text: String) throws {
    let found = LinkParse.Found(link: RedemptionLink(vendor: Vendor(rawValue: text), code: text, url: text))
    let written = ByteBuffer()
    found.write(to: written)
    #expect(try written.bytes == JSONTextEncoder().encode(found))
    #expect(try JanssonTree.reading(written.bytes).dump() == written.bytes)
  }

  @Test(
    "and params that are taken by hand are what decoding gives",
    arguments: [
      #"{"url":"a:b"}"#, #"{"url":""}"#, #"{"url":"\u0000é","vendor":"superwall"}"#,
      #"{"platform":"android","url":"a","vendor":""}"#, #"{"platform":"ios","url":"a"}"#,
    ])
  func takesWhatDecodingGives(text: String) throws {
    let object = try JanssonTree.reading(Array(text.utf8)).root
    let taken = try #require(LinkParse.Params(plain: object))
    #expect(try taken == JanssonDecoder().decode(from: object))
  }

  @Test(
    "params that are not as usual are left to decoding",
    arguments: [
      #"{}"#, #"{"url":1}"#, #"{"url":null}"#, #"{"url":"a","more":1}"#, #"{"url":"a","vendor":null}"#,
      #"{"url":"a","vendor":1}"#, #"{"url":"a","platform":"windows"}"#, #"{"url":"a","platform":null,"vendor":"x"}"#,
      "[]",
    ])
  func leavesOthers(text: String) throws {
    #expect(try LinkParse.Params(plain: JanssonTree.reading(Array(text.utf8)).root) == nil)
  }
}
