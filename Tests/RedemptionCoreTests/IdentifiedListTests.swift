import Foundation
import RedemptionCore
import Testing

@Suite("An identified list")
struct IdentifiedListTests {
  private func list(_ ids: String...) -> IdentifiedList<Entitlement> {
    IdentifiedList(ids.map { Entitlement(id: $0, isActive: true) })
  }

  @Test("stands in ascending order, whatever order it was given in")
  func isOrdered() {
    #expect(list("c", "a", "b").map(\.id) == ["a", "b", "c"])
    #expect(list("c", "a", "b") == list("b", "c", "a"))
  }

  @Test("keeps the last of equal identifiers")
  func keepsTheLast() {
    var entitlements = list("a", "b")
    entitlements.insert(Entitlement(id: "a", isActive: false))
    #expect(entitlements.count == 2)
    #expect(entitlements["a"]?.isActive == false)
  }

  @Test("finds by identifier, and nothing for an unknown one")
  func finds() {
    #expect(list("a", "c")["c"]?.id == "c")
    #expect(list("a", "c")["b"] == nil)
    #expect(list()["a"] == nil)
  }

  @Test("is a JSON object by identifier and reads back")
  func readsBack() throws {
    let data = try JSONEncoder().encode(list("b", "a/b", ""))
    #expect(try JSONDecoder().decode(IdentifiedList<Entitlement>.self, from: data) == list("", "a/b", "b"))
    guard case .object(let members) = try JSONDecoder().decode(JSONValue.self, from: data) else {
      Issue.record("no object")
      return
    }
    #expect(Set(members.keys) == ["", "a/b", "b"])
  }

  @Test("refuses a value under another one's identifier")
  func refusesWrongKey() {
    let data = Data(#"{"a": {"id": "b", "isActive": true, "productIds": []}}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(IdentifiedList<Entitlement>.self, from: data) }
  }
}
