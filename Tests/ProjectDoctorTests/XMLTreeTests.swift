import Testing

@testable import ProjectDoctor

@Suite("Reading XML")
struct XMLTreeTests {
  private static func read(_ text: String) throws -> XMLTree {
    try XMLTree.read(SourceText(path: "file.xml", text: text))
  }

  @Test("elements have their attributes, their text and the line of their tag")
  func readsElements() throws {
    let root = try Self.read(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD" "http://example.com/a.dtd" [ <!ENTITY a ">"> ]>
      <!-- <not><read> -->
      <manifest xmlns:android='http://schemas.example.com'
          package = "a&lt;b&#x41;&#66;">
        <data android:scheme="rc-&quot;x&apos;"/>
        <string> one &amp; <![CDATA[<two>]]>
        </string  >
      </manifest>
      """)
    #expect(root.name == "manifest")
    #expect(root.line == 4)
    #expect(root.attributes == ["xmlns:android": "http://schemas.example.com", "package": "a<bAB"])
    #expect(root.children.map(\.name) == ["data", "string"])
    #expect(root.child("data")?.attributes == ["android:scheme": "rc-\"x'"])
    #expect(root.child("data")?.line == 6)
    #expect(root.child("string")?.trimmedText == "one & <two>")
  }

  @Test(
    "what is not well formed is refused with its line",
    arguments: [
      ("", 1), ("\n text", 2), ("<a>\n<b>\n</a>", 3), ("<a/>\n<b/>", 2), ("<a b=1/>", 1), ("<a b='1' b='2'/>", 1),
      ("<a b='<'/>", 1), ("<a>&nbsp;</a>", 1), ("<a>&#0;</a>", 1), ("<a", 1), ("<1a/>", 1), ("<a>\n<!-- ", 2),
      ("<a b='1'c='2'/>", 1), (String(repeating: "<a>", count: 257), 1),
    ])
  func refusesMalformed(text: String, line: Int) {
    let error = #expect(throws: MalformedFile.self) { try Self.read(text) }
    #expect(error?.line == line)
  }
}
