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
      Writes a type for everything in `redemption schema`, and every method with its params, result and errors. Prints each \
      file that it creates or updates, and changes no other file.
      """)

  @Option(help: "One of \(Language.names).", transform: Language.named)
  var language: Language

  @Option(help: "The folder to write to; created if missing.")
  var out: String

  @Option(
    name: .customLong("sdk"),
    help: """
      Write only what clients of this SDK use: every method, and the replies and events of that SDK. Repeat it for several \
      SDKs. Without it, the types of every SDK are written.
      """)
  var sdks: [String] = []

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
    let model = try TypeModel(openRPC: Array(OpenRPCDocument.json.description.utf8))
    if let unknown = sdks.first(where: { !model.sdks.contains($0) }) {
      let nearest = NearestName.to(unknown, among: model.sdks).map { " Did you mean `\($0)`?" } ?? ""
      throw ValidationError(
        "Unknown SDK `\(unknown)`.\(nearest) `--sdk` takes one of \(model.sdks.joined(separator: ", ")).")
    }
    return sdks.isEmpty ? model : model.limited(to: sdks)
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
