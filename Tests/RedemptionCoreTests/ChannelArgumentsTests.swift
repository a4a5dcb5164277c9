import RedemptionCore
import Testing

@Suite("The arguments of a channel call")
struct ChannelArgumentsTests {
  private func arguments(_ value: JSONValue) -> ChannelArguments {
    ChannelArguments(
      ChannelCall(method: "m", arguments: value) { $0 == "{}" ? [:] : ($0 == "[1]" ? [1] : nil) })
  }

  @Test("are read by name from an object and by place from a list; null and absence are one")
  func areRead() throws {
    #expect(try arguments(["a": "x"]).text("a", at: 0) == "x")
    #expect(try arguments(["y", "x"]).text("a", at: 1) == "x")
    #expect(try arguments(["a": nil]).text("a", at: 0) == nil)
    #expect(try arguments([nil]).flag("a", at: 0) == nil)
    #expect(try arguments([]).object("a", at: 3) == nil)
    #expect(try arguments(nil).text("a", at: 0) == nil)
  }

  @Test("are refused where they stand when their type is another one")
  func areRefused() {
    #expect(throws: ChannelArguments.Mismatch(path: "/a~1b", expected: "a string")) {
      try arguments(["a/b": 1]).text("a/b", at: 0)
    }
    #expect(throws: ChannelArguments.Mismatch(path: "/1", expected: "true or false")) {
      try arguments([1, "true"]).flag("a", at: 1)
    }
    #expect(throws: ChannelArguments.Mismatch(path: "", expected: "an array or nothing")) {
      try arguments(["a": 1]).checkList()
    }
    #expect(throws: ChannelArguments.Mismatch(path: "", expected: "an object or nothing")) {
      try arguments("a").checkObject()
    }
    #expect(throws: Never.self) { try arguments(nil).checkList() }
  }

  @Test("may be an object's JSON; a text that is none counts as an empty one")
  func mayBeText() throws {
    #expect(try arguments(["{}"]).objectOrText("a", at: 0) == [:])
    #expect(try arguments(["[1]"]).objectOrText("a", at: 0) == [:])
    #expect(try arguments(["no"]).objectOrText("a", at: 0) == [:])
    #expect(try arguments([["k": 1]]).objectOrText("a", at: 0) == ["k": 1])
    #expect(try arguments([]).objectOrText("a", at: 0) == nil)
  }
}
