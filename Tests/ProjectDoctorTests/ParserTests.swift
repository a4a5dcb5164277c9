import Testing

@testable import ProjectDoctor

@Suite("An Android manifest")
struct AndroidManifestTests {
  private func manifest(_ application: String) throws -> AndroidManifest {
    try AndroidManifest(
      SourceText(
        path: "AndroidManifest.xml",
        text: """
          <manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
          <application>\(application)</application></manifest>
          """))
  }

  private func filter(_ content: String) throws -> AndroidManifest.Filter {
    let manifest = try manifest("<activity android:name=\".A\"><intent-filter>\(content)</intent-filter></activity>")
    return try #require(manifest.activities.first?.filters.first)
  }

  @Test("has its activities in order, except removed ones")
  func activities() throws {
    let manifest = try manifest(
      "<activity android:name=\".A\"/><activity android:name=\".B\" tools:node=\"remove\"/><service android:name=\".S\"/>"
        + "<activity-alias android:name=\".C\" android:targetActivity=\"com.example.A\"/>")
    #expect(manifest.activities.map(\.name) == [".A", ".C"])
    #expect(manifest.activities.map(\.className) == ["A", "A"])
  }

  @Test("knows the launcher by its action")
  func launcher() throws {
    let manifest = try manifest(
      "<activity android:name=\".A\"><intent-filter><action android:name=\"android.intent.action.MAIN\"/>"
        + "</intent-filter></activity><activity android:name=\".B\"/>")
    #expect(manifest.activities.map(\.isLauncher) == [true, false])
  }

  @Test("names what a filter for links lacks")
  func lacking() throws {
    #expect(try filter("<action android:name=\"android.intent.action.VIEW\"/>").lacking.count == 2)
    let whole = try filter(
      "<action android:name=\"android.intent.action.VIEW\"/><category android:name=\"android.intent.category.DEFAULT\"/>"
        + "<category android:name=\"android.intent.category.BROWSABLE\"/>")
    #expect(whole.lacking == [])
  }

  @Test(
    "matches a host as Android does",
    arguments: [
      ("", true), ("<data android:host=\"superwall\"/>", true), ("<data android:host=\"*\"/>", true),
      ("<data android:host=\"*wall\"/>", true), ("<data android:host=\"other\"/>", false),
      ("<data android:host=\"other\"/><data android:host=\"superwall\"/>", true),
    ])
  func hosts(data: String, isAdmitted: Bool) throws { #expect(try filter(data).admits("superwall") == isAdmitted) }

  @Test("has the line of each scheme")
  func schemes() throws {
    let schemes = try filter("\n<data android:scheme=\"a\"/>\n<data android:scheme=\"b\"/>").schemes
    #expect(schemes.map(\.text) == ["a", "b"])
    #expect(schemes.map(\.line) == [3, 4])
  }

  @Test("must have the root `manifest`")
  func root() {
    #expect(throws: MalformedFile(line: 1, reason: "its root is not manifest")) {
      try AndroidManifest(SourceText(path: "AndroidManifest.xml", text: "<resources/>"))
    }
  }
}

@Suite("A lock file of Yarn 1")
struct YarnLockTests {
  @Test("has each package with the line of its version")
  func packages() {
    let text = """
      # yarn lockfile v1

      "@revenuecat/purchases-js@^1.0.0", "@revenuecat/purchases-js@^1.1.0":
        version "1.2.3"
        resolved "x"

      react-native-purchases@^8.0.0:
        version "8.1.0"
        dependencies:
          version "9.9.9"
      """
    let packages = YarnLock(SourceText(path: "yarn.lock", text: text)).packages
    #expect(packages.map(\.name) == ["@revenuecat/purchases-js", "react-native-purchases"])
    #expect(packages.map(\.version) == ["1.2.3", "8.1.0"])
    #expect(packages.map(\.line) == [4, 8])
  }

  @Test(
    "has keys with a name and a range",
    arguments: [
      ("a@^1.0", "a"), ("@s/a@^1.0", "@s/a"), ("\"@s/a@npm:^1.0, @s/a@npm:^2.0\"", "@s/a"), ("a", nil), ("", nil),
    ])
  func names(key: String, name: String?) { #expect(YarnLock.name(of: key) == name) }
}

@Suite("Settings of an Xcode target")
struct XcodeSettingsTests {
  private let configuration = XcodeProject.Configuration(
    name: "Debug", settings: ["NAME": "shop", "SELF": "$(SELF)"], line: 1)

  @Test(
    "are put in for their names",
    arguments: [
      ("$(NAME)", "shop"), ("${NAME}.app", "shop.app"), ("a-$(NAME)-$(NAME)", "a-shop-shop"),
      ("$(NAME:lower)", "shop"), ("$(OTHER)", "$(OTHER)"), ("$NAME", "$NAME"), ("$(NAME", "$(NAME"), ("$", "$"),
      ("$(SELF)", "$(SELF)"), ("", ""),
    ])
  func resolve(text: String, resolved: String) { #expect(configuration.resolve(text) == resolved) }
}

@Suite("Functions in source code")
struct FunctionFinderTests {
  /// The words of a function from its name on; nil if it is not declared.
  private func words(of name: String, in code: String) throws -> String? {
    let tokens = try CodeScanner.tokens(of: code)
    return FunctionFinder(tokens).function(name).map { tokens[$0].map(\.text).joined(separator: " ") }
  }

  @Test(
    "end with their body",
    arguments: [
      ("fun f() { a { b } } c", "f ( ) { a { b } }"), ("void f(int a) { b } c", "f ( int a ) { b }"),
      ("fun f(a: Int): Int { b } c", "f ( a : Int ) : Int { b }"), ("fun f() =\n  a\n\nb", "f ( ) = a"),
      ("fun f() = a\nb", "f ( ) = a"),
      ("fun f() = a\nfun g() { b }", "f ( ) = a"),
      ("fun f(): A<B, C<D>> {\n b }\nc", "f ( ) : A < B , C < D > > { b }"),
      ("void f()\n{ b }\nc", "f ( ) { b }"),
      ("void f() throws A, B, C, D, E { b } c", "f ( ) throws A , B , C , D , E { b }"),
      ("fun f() = a!!\nb", "f ( ) = a ! !"), ("fun f() = a++\nb", "f ( ) = a + +"),
      ("fun f() = when (a) {\n b -> c\n}\nd", "f ( ) = when ( a ) { b - > c }"),
      ("fun f() = try { a }\n  catch (b: C) { d }\ne", "f ( ) = try { a } catch ( b : C ) { d }"),
      ("fun f() = a\n  .b()\nc", "f ( ) = a . b ( )"),
      ("fun f() = a(\n  b\n)\nc", "f ( ) = a ( b )"), ("fun f(): Int\n  = a\nb", "f ( ) : Int = a"),
      ("fun f() = a ?:\n  b\nc", "f ( ) = a ? : b"), ("fun f() = a\n  ?: b\nc", "f ( ) = a ? : b"),
      ("fun f() = a &&\n  b\nc", "f ( ) = a & & b"), ("fun f() = a\n  && b\nc", "f ( ) = a & & b"),
      ("fun f() = if (a) b\n  else c\nd", "f ( ) = if ( a ) b else c"),
      ("fun f() =\n  if (a)\n    b\n  else\n    c\nd", "f ( ) = if ( a ) b else c"),
      ("fun f() = a { b\n c }\nd", "f ( ) = a { b c }"), ("fun f() = a\n@B fun g() = c", "f ( ) = a"),
      ("fun f() =\n  a; b", "f ( ) = a"), ("fun f() = a as\n  B\nc", "f ( ) = a as B"),
      ("fun f() = listOf(a)\n  .map { it }\n  .first()\n\nval b = c", "f ( ) = listOf ( a ) . map { it } . first ( )"),
      ("class A { fun f() = a }\nb", "f ( ) = a"), ("fun f()\nb", "f ( )"), ("fun f(): Int\nb", "f ( ) : Int"),
    ])
  func body(code: String, words: String) throws { #expect(try self.words(of: "f", in: code) == words) }

  @Test("are nil if only called, or never closed", arguments: ["f() { }", "fun f(", "fun f() { a", "fun g() { }"])
  func absent(code: String) throws { #expect(try words(of: "f", in: code) == nil) }

  @Test("are found by a parameter")
  func parameter() throws {
    let tokens = try CodeScanner.tokens(of: "fun f(intent: Intent) { } fun g() { intent } fun h(a: Int, intent: I) { }")
    let found = FunctionFinder(tokens).functions(takingParameter: "intent")
    #expect(found.map { tokens[$0.lowerBound].text } == ["f", "h"])
  }
}

@Suite("Paths")
struct PathTests {
  @Test(
    "are joined without dots",
    arguments: [
      ("a/b", "c", "a/b/c"), ("", "c", "c"), ("a/b", "../c", "a/c"), ("a", "../../c", "c"), ("a", "./c", "a/c"),
      ("a", "", "a"),
    ])
  func join(folder: String, name: String, path: String) { #expect(Path.join(folder, name) == path) }

  @Test("have a folder and a name", arguments: [("a/b/c.x", "a/b", "c.x"), ("c", "", "c"), ("", "", "")])
  func parts(path: String, folder: String, name: String) {
    #expect(Path.folder(path) == folder)
    #expect(Path.name(path) == name)
  }

  @Test("have an extension after the last dot")
  func extensions() {
    #expect(Path.hasExtension("a.b.swift", ["swift"]))
    #expect(!Path.hasExtension("swift", ["swift"]))
  }
}
