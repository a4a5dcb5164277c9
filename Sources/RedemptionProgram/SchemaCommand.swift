import ArgumentParser
import RedemptionServer

/// `redemption schema`: the OpenRPC document, the same as `rpc.discover` gives.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the server's contract: an OpenRPC document with every JSON Schema in it, on one line.")

  func run() throws { try StandardOutput.writeLine(try Contract.ofProgram("schema").text) }
}

extension Contract {
  /// The contract of this program's vendors.
  static func ofProgram(_ command: String) throws -> Contract {
    do throws(Contract.Failure) { return try Contract(of: ProgramAdapters.all) } catch {
      try StandardError.fail(command, error.description)
    }
  }
}
