import JanssonCoding
import Testing

private struct Price: Decodable {
  let amount: Int
  let currency: String?
}

private struct Order: Decodable {
  let product: String
  let price: Price?
  let extras: [Price]?
  let attributes: [String: Int]?
}

/// Reads its parts through containers of its own, some from the same object.
private struct Assembled: Decodable {
  private enum Keys: String, CodingKey { case kind, nested }
  private enum NestedKeys: String, CodingKey { case flag }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    _ = try container.decode(String.self, forKey: .kind)
    _ = try decoder.singleValueContainer().decode(Price.self)
    if container.contains(.nested) {
      let nested = try container.nestedContainer(keyedBy: NestedKeys.self, forKey: .nested)
      _ = try nested.decodeIfPresent(Bool.self, forKey: .flag)
    }
  }
}

private struct Anything: Decodable {
  init(from decoder: any Decoder) throws { acceptAnyMembers(in: decoder) }
}

private struct Envelope: Decodable {
  let target: String
  let reply: Anything
}

@Suite("Unknown members")
struct UnknownMemberTests {
  private func unknown<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> UnknownMembers? {
    let root = try JanssonTree.reading(Array(text.utf8)).root
    do {
      _ = try JanssonDecoder(rejectsUnknownMembers: true).decode(type, from: root)
      return nil
    } catch let error as UnknownMembers {
      return error
    }
  }

  @Test("All of them are named at once, at any depth, with the nearest known name")
  func namesAll() throws {
    let text =
      #"{"produkt":"p","product":"q","price":{"amount":1,"curency":"EUR"},"extras":[{"amount":2},{"amount":3,"x":1}]}"#
    let found = try unknown(Order.self, text)
    #expect(found?.members.map(\.path) == ["/price/curency", "/extras/1/*", "/produkt"])
    #expect(found?.members.map(\.nearest) == ["currency", nil, "product"])
    #expect(found?.members.last?.known == ["attributes", "extras", "price", "product"])
  }

  @Test("A misspelt name is told before the missing member that it was meant to be")
  func comesBeforeMissing() throws {
    let found = try unknown(Order.self, #"{"prodct":"p"}"#)
    #expect(found?.members.map(\.path) == ["/prodct"])
    #expect(found?.members.map(\.nearest) == ["product"])
  }

  @Test("A member that was not asked for yet when decoding ended is not unknown")
  func earlyEnd() throws {
    let text = #"{"product":1,"price":{"amount":1}}"#
    #expect(throws: DecodingError.self) { try unknown(Order.self, text) }
  }

  @Test(
    "What a type asks for in any way is known",
    arguments: [
      #"{"product":"p","price":null,"extras":[],"attributes":{"any":1,"thing":2}}"#,
      #"{"attributes":{},"product":"p"}"#,
    ])
  func known(_ text: String) throws {
    #expect(try unknown(Order.self, text) == nil)
  }

  @Test("Several containers over one object know its members together, and a nested one its own")
  func assembled() throws {
    #expect(try unknown(Assembled.self, #"{"kind":"k","amount":1,"nested":{"flag":true}}"#) == nil)
    let found = try unknown(Assembled.self, #"{"kind":"k","amount":1,"nested":{"flog":true}}"#)
    #expect(found?.members.map(\.path) == ["/nested/flog"])
    #expect(found?.members.map(\.nearest) == ["flag"])
  }

  @Test("A value that accepts any members does so at any depth, and only there")
  func exempt() throws {
    #expect(try unknown(Envelope.self, #"{"target":"t","reply":{"a":{"b":[{"c":1}]}}}"#) == nil)
    #expect(try unknown(Envelope.self, #"{"target":"t","reply":{},"more":1}"#)?.members.map(\.path) == ["/*"])
  }

  @Test("A name that may be a secret is not repeated")
  func secrets() throws {
    let found = try unknown(Order.self, #"{"product":"p","jane.doe@example.com":1,"3f9a8b7c6d5e4f3a2b1c":2}"#)
    #expect(found?.members.map(\.path) == ["/*", "/*"])
  }

  @Test("Many are counted and some are named")
  func many() throws {
    let members = (0..<1000).map { "\"x\($0)\":0" }.joined(separator: ",")
    let found = try unknown(Order.self, "{\"product\":\"p\",\(members)}")
    #expect(found?.count == 1000)
    #expect(found?.members.count == UnknownMembers.limit)
  }

  @Test("Without the option they are passed over")
  func lenient() throws {
    let root = try JanssonTree.reading(Array(#"{"product":"p","more":1}"#.utf8)).root
    #expect(try JanssonDecoder().decode(Order.self, from: root).product == "p")
  }
}

@Suite("Nearest names")
struct NearestNameTests {
  @Test(
    "A typing error, another case or another separator is near",
    arguments: [
      ("appUserID", "appUserId"), ("app_user_id", "appUserId"), ("sesion", "session"), ("sessoin", "session"),
      ("expireIn", "expiresIn"), ("link/prase", "link/parse"), ("urll", "url"),
    ])
  func near(_ name: String, _ meant: String) {
    let known = ["session", "appUserId", "expiresIn", "link/parse", "url", "vendor"]
    #expect(NearestName.to(name, among: known) == meant)
  }

  @Test("Another word is not", arguments: ["bogus", "x", "", "willRenew", String(repeating: "appUserId", count: 40)])
  func far(_ name: String) {
    #expect(NearestName.to(name, among: ["session", "appUserId", "expiresIn", "url"]) == nil)
  }

  @Test("Of two that are equally near the first wins")
  func ties() {
    #expect(NearestName.to("cat", among: ["bat", "hat"]) == "bat")
  }
}
