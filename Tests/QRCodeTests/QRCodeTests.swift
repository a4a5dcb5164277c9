import QRCode
import Testing

@Suite("A QR code")
struct QRCodeTests {
  private let link = "rc-0123456789://redeem_web_purchase?redemption_token=0123456789abcdef"

  @Test("has a finder pattern in three corners and none in the fourth")
  func finderPatterns() throws {
    let code = try QRCode(link)
    let far = code.size - 7
    #expect(hasFinder(code, 0, 0) && hasFinder(code, far, 0) && hasFinder(code, 0, far))
    #expect(!hasFinder(code, far, far))
  }

  @Test("is as large as its text needs", arguments: [(0, 21), (14, 21), (15, 25), (69, 37), (2_329, 177)])
  func size(bytes: Int, side: Int) throws {
    #expect(try QRCode(String(repeating: "a", count: bytes)).size == side)
  }

  @Test("is the same for the same text, and another for another")
  func isDeterministic() throws {
    #expect(try QRCode(link) == QRCode(link))
    #expect(try QRCode(link) != QRCode(link + "0"))
    #expect(try QRCode("a\u{0}b") != QRCode("a"))
  }

  @Test("is light outside its modules")
  func outside() throws {
    let code = try QRCode(link)
    #expect(!code.isDark(x: -1, y: 0) && !code.isDark(x: 0, y: -1))
    #expect(!code.isDark(x: code.size, y: 0) && !code.isDark(x: 0, y: code.size))
  }

  @Test("of a text that is too long throws the length, in bytes")
  func tooLong() throws {
    #expect(throws: QRCodeTextTooLong(bytes: 2_330)) { try QRCode(String(repeating: "é", count: 1_165)) }
    #expect(QRCodeTextTooLong(bytes: 2_330).description.contains("2329"))
  }

  /// A dark ring of 7 modules, a light one, and a dark square of 3.
  private func hasFinder(_ code: QRCode, _ left: Int, _ top: Int) -> Bool {
    (0..<7).allSatisfy { y in
      (0..<7).allSatisfy { x in
        let ring = max(abs(x - 3), abs(y - 3))
        return code.isDark(x: left + x, y: top + y) == (ring != 2)
      }
    }
  }
}
