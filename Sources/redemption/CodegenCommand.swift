import ArgumentParser
import Foundation
import RedemptionCodegen
import RedemptionServer

/// `redemption codegen --language L --out DIR`: the contract's types in another language.
struct CodegenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "codegen", abstract: "Write the contract's types in another language.",
    discussion: """
      Writes sealed or discriminated unions, lists of words, and every method, event and target with its types, made of what \
      `redemption schema` prints. Prints each file that it created or updated, and touches no other file. With --check it writes \
      nothing and prints what is stale; exit status 1 if anything is. With --sdk it writes only what clients of that SDK \
      use: every method, and the replies and events of that SDK.
      """)

  @Option(help: "One of \(Language.names).", transform: Language.named)
  var language: Language

  @Option(help: "The folder to write to; made if need be.")
  var out: String

  @Option(
    name: .customLong("sdk"),
    help: """
      Write only the types that clients of this SDK use, of every vendor; repeat it for several SDKs. Without it, the \
      types of every SDK are written.
      """)
  var sdks: [String] = []

  @Flag(help: "Only say what is stale.")
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
    if !check, changes.isEmpty { try StandardOutput.writeLine("\(out): \(files.count) files are as they should be") }
  }

  /// The contract, or the part of it that the SDKs use.
  private func model() throws -> TypeModel {
    let model = try TypeModel(openRPC: Array(OpenRPCDocument.json.description.utf8))
    if let unknown = sdks.first(where: { !model.sdks.contains($0) }) {
      throw ValidationError(
        "Unknown SDK `\(unknown)`. `--sdk` takes one of \(model.sdks.joined(separator: ", ")).")
    }
    return sdks.isEmpty ? model : model.limited(to: sdks)
  }

  private func line(_ path: String, _ change: GeneratedFolder.Change) -> String {
    let place = out.hasSuffix("/") ? out + path : "\(out)/\(path)"
    switch (change, check) {
    case (.obsolete, _): return "obsolete: \(place); nothing makes it any more, delete it"
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
    guard let language = Language(rawValue: name) else { throw ValidationError("It is one of \(names).") }
    return language
  }
}
