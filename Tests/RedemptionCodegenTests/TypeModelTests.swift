import RedemptionCodegen
import RedemptionServer
import Testing

@Suite("The model of types")
struct TypeModelTests {
  let model: TypeModel

  init() throws { model = try contract() }

  @Test("Required, optional and nullable are told apart")
  func presence() throws {
    let result = try #require(object("SessionOpenResult"))
    let user = try #require(result.members.first { $0.name == "appUserId" })
    #expect(user.isRequired)
    #expect(user.isNullable)
    #expect(user.valueType == .string)
    let params = try #require(object("SessionOpenParams"))
    let given = try #require(params.members.first { $0.name == "appUserId" })
    #expect(!given.isRequired)
    #expect(given.isNullable)
    let grant = try #require(object("Grant"))
    #expect(grant.members.allSatisfy { !$0.isRequired && !$0.isNullable })
  }

  @Test("Every union finds its cases by something that no two share")
  func unionsTell() {
    for union in model.unions {
      #expect(Set(union.cases.map(\.test)).count == union.cases.count, "\(union.name)")
      #expect(Set(union.cases.map(\.name)).count == union.cases.count, "\(union.name)")
      #expect(!union.cases.contains { $0.name == union.unknownName }, "\(union.name)")
    }
  }

  @Test("What only a client sends is closed, what the server sends is open")
  func openness() throws {
    let closed = try #require(model.enumerations.first { $0.name == "LinkDevice" })
    let open = try #require(model.enumerations.first { $0.name == "RevenueCatStore" })
    #expect(!closed.isOpen)
    #expect(open.isOpen)
    let outcome = try #require(model.unions.first { $0.name == "RedemptionOutcome" })
    #expect(outcome.isOpen)
    let script = try #require(model.unions.first { $0.name == "ScriptedAnswer" })
    #expect(!script.isOpen)
  }

  @Test("Members of a base stand first, with the default that the schema gives")
  func members() throws {
    let result = try #require(object("LogInResult"))
    #expect(result.bases == ["SessionFacts"])
    #expect(result.members.first?.name == "session")
    #expect(result.members.last?.name == "reply")
    let params = try #require(object("SessionOpenParams"))
    #expect(params.members.first { $0.name == "configured" }?.defaultValue == .boolean(true))
  }

  private func object(_ name: String) -> ObjectType? { model.objects.first { $0.name == name } }
}

/// The model of the contract that is built in.
func contract() throws -> TypeModel {
  try TypeModel(openRPC: Array(OpenRPCDocument.json.description.utf8))
}
