import Testing

@testable import XMLReading

@Suite("Reading XML")
struct XMLTreeTests {
  @Test("elements have their attributes, their text and the line of their tag")
  func readsElements() throws {
    let root = try XMLTree.reading(
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
      ("<a b='1'c='2'/>", 1), ("<a>\n<b>\n", 2), (String(repeating: "<a>", count: 257), 1),
    ])
  func refusesMalformed(text: String, line: Int) {
    let error = #expect(throws: UnreadableXML.self) { try XMLTree.reading(text) }
    #expect(error?.line == line)
  }

  @Test("an entity of the document is put in, one that multiplies is refused, and one from outside is not fetched")
  func boundsEntities() throws {
    let own = try XMLTree.reading("<!DOCTYPE a [<!ENTITY scheme 'myshop'>]><a b='&scheme;'>&scheme;</a>")
    #expect(own.attributes == ["b": "myshop"])
    #expect(own.text == "myshop")

    let names = (1..<20).map { "e\($0)" }
    let bomb = zip(["e0"] + names, names).map { "<!ENTITY \($1) '\(String(repeating: "&\($0);", count: 10))'>" }
    let text = "<!DOCTYPE a [<!ENTITY e0 '\(String(repeating: "x", count: 100))'>\(bomb.joined())]><a>&e19;</a>"
    #expect(throws: UnreadableXML.self) { try XMLTree.reading(text) }

    let outside = try XMLTree.reading("<!DOCTYPE a [<!ENTITY f SYSTEM 'file:///etc/hostname'>]><a>&f;</a>")
    #expect(outside.text == "")
  }

  @Test("the reason is in words, with the depth that is allowed")
  func givesReasons() {
    let error = #expect(throws: UnreadableXML.self) { try XMLTree.reading("<a>\n<b></a>") }
    #expect(error?.reason == "mismatched tag")
    let deep = #expect(throws: UnreadableXML.self) { try XMLTree.reading(String(repeating: "<a>", count: 300)) }
    #expect(deep?.reason == "more than 256 elements inside each other")
  }

  @Test("a document beyond the limits is refused by the limit, whatever it holds")
  func keepsLimits() throws {
    let limits = XMLLimits(depth: 3, parts: 5, bytes: 100, bytesWithEntities: 60)
    _ = try XMLTree.reading("<a><b><c d='' e=''/></b></a>", limits: limits)
    let entity = "<!DOCTYPE a [<!ENTITY e 'f'>]><a>&e;</a>"
    _ = try XMLTree.reading(entity, limits: limits)
    for text in [
      "<a><b><c><d/></c></b></a>", "<a><b/><b/><b/><b/><b/></a>", "<a b='' c='' d='' e='' f=''/>",
      "<a>" + String(repeating: " ", count: 100) + "</a>", entity + String(repeating: " ", count: 21),
    ] {
      let error = #expect(throws: UnreadableXML.self) { try XMLTree.reading(text, limits: limits) }
      #expect(error?.exceedsLimit == true)
    }
  }
}
