import RedemptionCodegen
import Testing

/// A contract with two SDKs of one vendor: `a` has `AReply` with `ADetail`, `b` has `BReply`; both have `Shared`.
@Suite("The part of a model for one SDK")
struct SDKSelectionTests {
  private static let document = ##"""
    {
      "info": {"version": "1"},
      "methods": [
        {"name": "link/open", "summary": "Opens.", "x-params": {"$ref": "#/components/schemas/Params"},
         "result": {"schema": {"$ref": "#/components/schemas/Reply"}}}
      ],
      "x-vendors": [{"vendor": "acme", "name": "Acme"}, {"vendor": "beta", "name": "Beta"}],
      "components": {"schemas": {
        "Params": {"type": "object", "properties": {"word": {"$ref": "#/components/schemas/Shared"}}},
        "Shared": {"enum": ["x"]},
        "Unused": {"enum": ["x"]},
        "Message": {"enum": ["x"], "x-sdks": ["a"]},
        "Reply": {"type": "object", "additionalProperties": {}, "x-targets": [
          {"vendor": "acme", "sdk": "a", "platform": "ios", "schema": {"$ref": "#/components/schemas/AReply"}},
          {"vendor": "beta", "sdk": "b", "platform": "ios", "schema": {"$ref": "#/components/schemas/BReply"}}]},
        "Event": {"type": "object", "additionalProperties": {}, "x-events": [
          {"vendor": "acme", "name": "told", "params": {"$ref": "#/components/schemas/Told"}},
          {"vendor": "acme", "sdk": "a", "name": "seen", "params": {"$ref": "#/components/schemas/Seen"}},
          {"vendor": "beta", "sdk": "b", "name": "done", "params": {"$ref": "#/components/schemas/Done"}}]},
        "AReply": {"x-vendor": "acme", "type": "object", "properties": {"detail": {"$ref": "#/components/schemas/ADetail"}}},
        "ADetail": {"x-vendor": "acme", "type": "object", "properties": {"kind": {"const": "detail", "type": "string"}}},
        "BDetail": {"x-vendor": "beta", "type": "object", "properties": {"kind": {"const": "other", "type": "string"}}},
        "BReply": {"x-vendor": "beta", "oneOf": [{"$ref": "#/components/schemas/ADetail"}, {"$ref": "#/components/schemas/BDetail"}]},
        "Told": {"enum": ["x"]}, "Seen": {"enum": ["x"]}, "Done": {"enum": ["x"]}
      }}
    }
    """##

  let whole: TypeModel
  let part: TypeModel

  init() throws {
    whole = try TypeModel(openRPC: Array(Self.document.utf8))
    part = whole.limited(to: ["a"])
  }

  @Test("has the targets of that SDK")
  func targets() { #expect(part.targets.map(\.target) == ["acme/a/ios"]) }

  @Test("has its events, and those of every SDK of its vendors")
  func events() { #expect(part.events.map(\.name) == ["told", "seen"]) }

  @Test("has every method")
  func methods() { #expect(part.methods == whole.methods) }

  @Test("has what its targets, its events and the methods lead to, and nothing else")
  func definitions() {
    #expect(
      part.definitions.map(\.name) == ["ADetail", "AReply", "Message", "Params", "Reply", "Seen", "Shared", "Told"])
  }

  @Test("has the vendors with types in it")
  func vendors() {
    #expect(part.vendors.map(\.id) == ["acme"])
    #expect(part.vendors.first?.definitions == ["AReply", "ADetail"])
  }

  @Test("has no types that another SDK has for itself")
  func ownTypes() {
    #expect(whole.limited(to: ["b"]).definition("Message") == nil)
  }

  @Test("has no unions of other SDKs behind its objects")
  func unions() {
    #expect(whole.objects.first { $0.name == "ADetail" }?.unions == ["BReply"])
    #expect(part.objects.first { $0.name == "ADetail" }?.unions == [])
  }

  @Test("keeps the direction of each type")
  func directions() {
    for definition in part.definitions {
      #expect(definition.direction == whole.definition(definition.name)?.direction)
    }
  }

  @Test("is the part for both SDKs without what nothing leads to if both are named")
  func both() {
    let names = whole.limited(to: ["a", "b"]).definitions.map(\.name)
    #expect(names == whole.definitions.map(\.name).filter { !["Unused", "Event"].contains($0) })
  }

  @Test("without replies has what the methods and named types lead to, and replies are plain JSON")
  func withoutReplies() {
    let calls = part.withoutReplies()
    #expect(calls.definitions.map(\.name) == ["Message", "Params", "Reply", "Shared"])
    #expect(calls.isTargetTable("Reply") && calls.targets.isEmpty && calls.events.isEmpty && calls.vendors.isEmpty)
    let named = part.withoutReplies(keeping: ["AReply"])
    #expect(named.definitions.map(\.name) == ["ADetail", "AReply", "Message", "Params", "Reply", "Shared"])
    #expect(named.vendors.map(\.id) == ["acme"])
  }

  @Test("for some methods has these methods, their notifications and their types, and no whole messages")
  func methodsAlone() throws {
    let whole = try contract()
    let calls = whole.limited(toMethods: ["store", "clock/advance"])
    #expect(calls.methods.filter { $0.group != "store" }.map(\.name) == ["clock/advance"])
    #expect(calls.methods.count > 5 && calls.notifications.isEmpty)
    let names = Set(calls.definitions.map(\.name))
    #expect(names.isSuperset(of: ["StorePurchaseParams", "PurchaseRecord"]))
    #expect(names.isDisjoint(with: ["ServerMessage", "ErrorKind", "SpaceUseParams", "LogEntry"]))
    let events = whole.limited(toMethods: ["session"], keeping: ["ServerMessage"])
    #expect(events.notifications.map(\.name) == ["session/event"] && events.definition("ServerMessage") != nil)
  }

  @Test("is written without replies", arguments: Language.allCases.filter { $0 != .typescript })
  func writtenWithoutReplies(language: Language) throws {
    let whole = try contract().limited(to: ["flutter"])
    let calls = whole.withoutReplies(keeping: ["SuperwallFlutterReply"])
    let text = language.writer.files(for: calls).map(\.text).joined()
    #expect(text.contains("SuperwallFlutterReply") && text.contains("StorePurchaseParams"))
    #expect(!text.contains("RevenueCatFlutterIosCustomerInfo"))
    #expect(text.utf8.count < language.writer.files(for: whole).map(\.text.utf8.count).reduce(0, +) * 9 / 10)
  }

  @Test("is written for each SDK of the contract", arguments: Language.allCases)
  func files(language: Language) throws {
    let model = try contract()
    for sdk in model.sdks {
      let limited = model.limited(to: [sdk])
      let written = language.writer.files(for: limited).map(\.text.utf8.count).reduce(0, +)
      let all = language.writer.files(for: model).map(\.text.utf8.count).reduce(0, +)
      #expect(limited.definitions.count < model.definitions.count)
      #expect(written < all, "\(sdk)")
    }
  }
}
