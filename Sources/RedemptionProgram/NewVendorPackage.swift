import Foundation

/// The package of a new vendor: docs/new-vendor, under the vendor's name.
struct NewVendorPackage {
  /// The vendor's id: lower-case letters and digits.
  let id: String
  /// The path or the address of this repository.
  let kit: String

  /// True for a name that can be the id of a vendor, a module and a type.
  static func isID(_ text: String) -> Bool {
    let isWord = text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    return isWord && text.first.map { $0.isLetter } == true && !taken.contains(text)
  }

  /// Words of Swift, and names that the package uses for something else.
  private static let taken: Set<String> = [
    "associatedtype", "case", "class", "default", "enum", "extension", "func", "import", "init", "let", "native",
    "operator", "package", "protocol", "public", "redemption", "return", "self", "static", "struct", "switch", "test",
    "tests", "var", "where", "while",
  ]

  /// The vendor's name as the beginning of a type.
  private var type: String { id.prefix(1).uppercased() + id.dropFirst() }

  /// The files, by path.
  var files: [(path: String, text: String)] {
    let written = NewVendorPackage.template.map { path, text in (path: named(path), text: named(text)) }
    return written.map { path, text in (path, path == "Package.swift" ? linked(text) : text) } + [
      ("README.md", readme), (".gitignore", ".build/\n"),
    ]
  }

  private func named(_ text: String) -> String {
    text.replacing("Plain", with: type).replacing("plain", with: id)
  }

  private func linked(_ manifest: String) -> String {
    let isAddress = kit.contains("://") || kit.hasPrefix("git@")
    let place = isAddress ? "url: \"\(kit)\", branch: \"main\"" : "path: \"\(kit)\""
    return manifest.replacing(
      #".package(name: "RedemptionKit", path: "../RedemptionKit")"#,
      with: isAddress ? ".package(\(place))" : ".package(name: \"RedemptionKit\", \(place))")
  }

  private var readme: String {
    """
    # \(type) for RedemptionKit

    Redeems links of \(type) as its SDKs do, without a phone.

    ```sh
    swift test
    REDEMPTION_RECORD=1 swift test
    swift run \(id) replay Cases/01-first.json
    swift run \(id) up
    ```

    Everything here is an example until you have filled it in. `docs/adding-a-vendor.md` of RedemptionKit explains each file, in this order:

    | file in `Sources/\(type)Adapter` | fill in |
    |---|---|
    | `\(type)Adapter.swift` | who holds a purchase, and which of the other files there are |
    | `VendorDescription+\(type).swift` | packages with first versions, form of links, lifetime of a link |
    | `\(type)Links.swift` | which links the SDK redeems on each platform |
    | `\(type)Replies.swift` | the keys and values of each SDK's result |
    | `\(type)Behaviour.swift` | what the SDK does, asks and tells, in which order |
    | `\(type)Calls.swift` | calls that only this SDK has |
    | `\(type)Questions.swift` | what only this SDK asks its service, over rows of the vendor's own |
    | `\(type)Channel.swift` | the methods of a wrapper's channel |
    | `\(type)Service.swift` | the requests of the SDK, and the responses of the service |
    | `\(type)Schemas.swift` | the types of the above for other languages |

    `Cases` has what must come of it; `Tests/Conformance/README.md` of RedemptionKit lists the members of a step. `REDEMPTION_RECORD=1` records all answers
    in `Answers`: read them, and commit them; from then on `swift test` names what changes. Write down where each fact is from: SDK, version, file, symbol.

    """
  }

  /// Writes the files.
  ///
  /// - Throws: an error of the file system.
  func write(to folder: String) throws {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }
}
