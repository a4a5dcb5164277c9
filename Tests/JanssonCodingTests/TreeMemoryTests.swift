import JanssonCoding
import Testing

@Suite("Where trees lie")
struct TreeMemoryTests {
  /// Long strings, which jansson reads into buffers that it doubles, and objects whose tables it makes anew as they
  /// grow.
  private static func text(members: Int, stringLength: Int) -> [UInt8] {
    let text = String(repeating: "x\\n", count: stringLength / 2)
    let members = (0..<members).map { #""member-\#($0)":["\#(text)",{"\#($0)":\#($0).5,"null":null}]"# }
    return Array("{\(members.joined(separator: ","))}".utf8)
  }

  @Test(
    "a tree of any size reads what the text says, in blocks or piece by piece",
    arguments: [(0, 0), (1, 2), (9, 400), (40, 30), (700, 20), (3, 30_000), (900, 100), (2, 200_000)])
  func readsAnySize(members: Int, stringLength: Int) throws {
    let text = Self.text(members: members, stringLength: stringLength)
    let tree = try JanssonTree.reading(text)
    #expect(tree.root.count == members)
    #expect(tree.dump() == text)
    let again = try JanssonTree.reading(tree.dump())
    #expect(again.dump() == text)
  }

  @Test("a text that is refused half-way leaves nothing behind that a later one could meet")
  func survivesRefusals() throws {
    let text = Self.text(members: 20, stringLength: 100)
    for end in stride(from: 1, to: text.count, by: 37) {
      #expect(throws: UnreadableJSON.self) { try JanssonTree.reading(Array(text[..<end])) }
    }
    #expect(try JanssonTree.reading(text).dump() == text)
  }

  @Test("trees are read on many threads at once and given back on others")
  func worksOnManyThreads() async throws {
    let text = Self.text(members: 30, stringLength: 60)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          for _ in 0..<50 where try JanssonTree.reading(text).dump() != text { return false }
          return true
        }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
  }
}
