import ArgumentParser
import Foundation
import JanssonCoding
import RedemptionCodegen
import RedemptionServer

/// `redemption codegen --language L --out DIR`: the contract's types in another language.
struct CodegenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "codegen", abstract: "Write the contract's types in another language.",
    discussion: """
      Writes every method with its params, result and errors, and the types that they need. Prints each file that it creates or \
      updates, and changes no other file.
      """)

  @Option(help: "One of \(Language.names).", transform: Language.named)
  var language: Language

  @Option(help: "The folder to write to; created if missing.")
  var out: String

  @Option(
    name: .customLong("sdk"),
    help: """
      Write only what clients of this SDK use. Repeat it for several SDKs. Without it, the types of every SDK are written.
      """)
  var sdks: [String] = []

  @Option(
    name: .customLong("type"),
    help: "Read and write this type too, and what it refers to. Repeat it for several types.")
  var types: [String] = []

  @Option(
    name: .customLong("method"),
    help: """
      Write only this method, or those of this group, such as `store`. Repeat it for several. Without it, every method is written.
      """)
  var methods: [String] = []

  @Flag(
    help: """
      Write the replies of the SDKs and the bodies of their events too, and read and write every type. TypeScript always does.
      """)
  var all = false

  @Flag(help: "Write nothing; print the stale files, and exit with 1 if there are any.")
  var check = false

  func run() throws {
    let writer = language.writer
    let model = try model()
    let files = writer.files(for: model)
    let folder = GeneratedFolder(path: out)
    let changes = folder.changes(to: files, firstLine: writer.firstLine).filter { $0.change != .unchanged }
    if !check { try folder.write(files) }
    for (path, change) in changes { try StandardOutput.writeLine(line(path, change)) }
    if check, !changes.isEmpty { throw ExitCode.failure }
    if !check, changes.isEmpty { try StandardOutput.writeLine("\(out): \(files.count) files are up to date") }
  }

  /// The contract, or the part of it that the SDKs use.
  private func model() throws -> TypeModel {
    let model = try TypeModel(openRPC: Array(Contract.ofProgram("codegen").text.utf8))
    try reject(
      unknown: sdks, "SDK", among: model.sdks, see: "`--sdk` takes one of \(model.sdks.joined(separator: ", "))")
    try reject(unknown: types, "type", among: model.definitions.map(\.name), see: "`redemption schema` has all of them")
    try reject(
      unknown: methods, "method", among: model.methods.flatMap { [$0.group, $0.name] },
      see: "`redemption schema` has all of them")
    var part = sdks.isEmpty ? model : model.limited(to: sdks)
    if !methods.isEmpty { part = part.limited(toMethods: methods, keeping: types) }
    // TypeScript writes a value as it is, and finds the type of a reply by its target.
    return all || language == .typescript ? part : part.withoutReplies(keeping: types).oneWay(keeping: types)
  }

  /// Throws for the first name that the contract does not have, with the nearest one that it has.
  private func reject(unknown names: [String], _ kind: String, among known: [String], see: String) throws {
    guard let unknown = names.first(where: { !known.contains($0) }) else { return }
    let nearest = NearestName.to(unknown, among: known).map { " Did you mean `\($0)`?" } ?? ""
    throw ValidationError("Unknown \(kind) `\(unknown)`.\(nearest) \(see).")
  }

  private func line(_ path: String, _ change: GeneratedFolder.Change) -> String {
    let place = out.hasSuffix("/") ? out + path : "\(out)/\(path)"
    switch (change, check) {
    case (.obsolete, _): return "obsolete: \(place); the contract no longer has it; delete the file"
    case (_, true): return "stale: \(place)"
    case (_, false): return "\(change.rawValue): \(place)"
    }
  }
}

extension Language {
  /// All of them, for people.
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The language of this name.
  fileprivate static func named(_ name: String) throws -> Language {
    guard let language = Language(rawValue: name) else {
      throw ValidationError("Please provide one of \(names).")  // MisspeltValue adds the nearest one.
    }
    return language
  }
}
