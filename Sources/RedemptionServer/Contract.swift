import JanssonCoding
public import RedemptionCore

/// The contract of a server: the bundled one, with what its adapters' own schemas add.
///
/// `rpc.discover`, `redemption schema` and `redemption codegen` have the same.
public struct Contract {
  /// Why an adapter's schemas are no part of a contract.
  public struct Failure: Error, CustomStringConvertible {
    /// Whose schemas.
    public let vendor: Vendor
    /// What was expected, and where.
    public let expected: String

    /// A sentence.
    public var description: String { "The schemas of \(vendor.rawValue): expected \(expected)." }
  }

  /// Its text; nil for the bundled one.
  private let extended: EncodedJSON?

  /// True without an adapter of another package.
  var isBundled: Bool { extended == nil }

  /// The contract without an adapter of another package.
  public static var bundled: Contract { Contract(nil) }

  private init(_ extended: EncodedJSON?) { self.extended = extended }

  /// Makes the contract of a server with these adapters.
  ///
  /// - Throws: ``Failure`` for schemas that cannot be added.
  public init(of adapters: [any RedemptionAdapter]) throws(Failure) {
    let others = adapters.filter { adapter in !Contract.bundledVendors.contains(adapter.vendor.id) }
    guard !others.isEmpty, let tree = try? JanssonTree.reading(Array(OpenRPCDocument.json.description.utf8)) else {
      self = .bundled
      return
    }
    var document = ContractValue(tree.root)
    for adapter in others { try document.add(VendorSchemas(of: adapter), of: adapter.vendor) }
    if others.contains(where: { !$0.links.hasLinks }) { document.allowNoLink() }
    let text = try? JSONTextEncoder().encode(document)
    self.init(text.map(EncodedJSON.init(text:)))
  }

  /// The document on one line.
  public var text: String {
    extended.map { String(decoding: $0.text, as: UTF8.self) } ?? OpenRPCDocument.json.description
  }

  /// What a reply has: the bundled one as a constant, which clients share.
  var result: any Encodable { extended ?? JSONText(OpenRPCDocument.json) }

  /// The vendors whose schemas are files of `Schemas`.
  private static let bundledVendors: Set<Vendor> = {
    let document = try? JanssonTree.reading(Array(OpenRPCDocument.json.description.utf8)).root
    let vendors = document?.member("x-vendors" as StaticString)?.elements.compactMap { $0.string(of: "vendor") }
    return Set((vendors ?? []).map(Vendor.init))
  }()
}

/// What a vendor's schemas say: the members of a `vendor.json`, and the schemas under `$defs`.
private struct VendorSchemas {
  let value: ContractValue

  init(of adapter: any RedemptionAdapter) throws(Contract.Failure) {
    guard let text = adapter.schemas else {
      value = .object([])
      return
    }
    guard let tree = try? JanssonTree.reading(Array(text.utf8)), tree.root.kind == .object else {
      throw Contract.Failure(vendor: adapter.vendor.id, expected: "a JSON object")
    }
    value = ContractValue(tree.root).mapping { $0.replacingReferences() }
  }

  func members(_ path: String...) -> [ContractValue.Member] {
    path.reduce(value) { $0[$1] ?? .object([]) }.members
  }

  func rows(_ path: String...) -> [ContractValue] { path.reduce(value) { $0[$1] ?? .array([]) }.elements }
}

extension ContractValue {
  /// The contract if a purchase may have no link.
  fileprivate mutating func allowNoLink() {
    let required = ["components", "schemas", "StorePurchaseResult", "required"]
    self[required] = self[required].map { .array($0.elements.filter { $0.string != "link" }) }
  }

  /// Adds words to an enumeration, each once.
  private mutating func add(_ words: [String], at path: [String]) {
    let known = Set(self[path]?.elements.compactMap(\.string) ?? [])
    for word in words where !known.contains(word) { append(.string(word), at: path) }
  }

  /// Adds the schemas of a vendor to the document.
  fileprivate mutating func add(_ own: VendorSchemas, of vendor: VendorDescription) throws(Contract.Failure) {
    let owner: Member = ("vendor", .string(vendor.id.rawValue))
    func row(_ value: ContractValue) -> ContractValue { .object([owner] + value.members) }
    func fail(_ expected: String) -> Contract.Failure { Contract.Failure(vendor: vendor.id, expected: expected) }
    let schemas = ["components", "schemas"]
    for (name, schema) in own.members("$defs") {
      guard self[schemas + [name]] == nil else { throw fail("another name than \(name), which the contract has") }
      self[schemas + [name]] = .object(schema.members + [("x-vendor", .string(vendor.id.rawValue))])
    }
    append(.string(vendor.id.rawValue), at: schemas + ["Vendor", "enum"])
    append(row(.object([("name", .string(vendor.name))])), at: ["x-vendors"])
    add(vendor.ownWords.sdks.map(\.rawValue), at: schemas + ["Sdk", "enum"])
    add(vendor.ownWords.platforms.map(\.rawValue), at: schemas + ["Platform", "enum"])
    for (table, rows) in own.members("targets") {
      guard self[schemas + [table, "x-targets"]] != nil else {
        throw fail("Reply, CustomerReply or StatusReply under targets, not \(table)")
      }
      for target in rows.elements { append(row(target), at: schemas + [table, "x-targets"]) }
    }
    for event in own.rows("events") { append(row(event), at: schemas + ["EventParams", "x-events"]) }
    for (name, schema) in own.members("calls") {
      append(
        row(.object([("name", .string(name)), ("params", schema)])), at: schemas + ["SessionCallParams", "x-calls"])
    }
    for (name, members) in own.members("members") {
      guard self[schemas + [name, "properties"]] != nil else { throw fail("an object of the contract, not \(name)") }
      for (member, schema) in members.members {
        let place = schemas + [name, "properties", member]
        guard self[place] == nil else { throw fail("another name than \(member), which \(name) has") }
        self[place] = schema.describedAs(onlyOf: vendor.name)
      }
    }
    sortMembers(at: schemas)
    if let stray = strayReference() { throw fail("a schema \(stray) under $defs") }
  }

  /// The first reference that leads nowhere.
  private func strayReference() -> String? {
    let known = Set(self[["components", "schemas"]]?.members.map(\.name) ?? [])
    let prefix = "#/components/schemas/"
    return references().first { reference in
      guard reference.hasPrefix(prefix) else { return true }
      return !known.contains(String(reference.dropFirst(prefix.count).prefix { $0 != "/" }))
    }
  }

  /// The same with "… only." at the end of its description.
  private func describedAs(onlyOf vendor: String) -> ContractValue {
    var schema = self
    let text = schema["description"]?.string ?? ""
    schema[["description"]] = .string(text + (text.isEmpty ? "" : " ") + "\(vendor) only.")
    return schema
  }

  /// A reference within the vendor's schemas as one within the contract.
  fileprivate func replacingReferences() -> ContractValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { name, value in
        guard name == "$ref", let text = value.string, text.hasPrefix("#/$defs/") else { return (name, value) }
        return (name, .string("#/components/schemas/" + text.dropFirst("#/$defs/".count)))
      })
  }
}
