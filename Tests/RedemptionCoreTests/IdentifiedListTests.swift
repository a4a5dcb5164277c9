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

  @Test("identifiers that look alike are told apart by their bytes")
  func isExact() throws {
    let (one, two) = ("Ren\u{E9}", "Rene\u{301}")
    #expect(one == two)
    var both = list(one, "S", two, "A", one)
    #expect(both.map { Array($0.id.utf8) } == ["A", two, one, "S"].map { Array($0.utf8) })
    both.insert(Entitlement(id: two, isActive: false))
    #expect(both.count == 4 && both[one]?.isActive != both[two]?.isActive)
    let purchase = PurchaseRecord(
      id: "p", vendor: Vendor(rawValue: "v"), product: "p", store: .stripe, storeCustomerId: "",
      storeTransactionId: "t",
      entitlements: [one, two, one], buyerId: "b", purchasedAt: Timestamp(milliseconds: 0))
    #expect(purchase.entitlements.map { Array($0.utf8) } == [two, one].map { Array($0.utf8) })
  }
}
