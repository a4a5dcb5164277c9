import ArgumentParser
import RedemptionServer

/// `redemption schema`: the OpenRPC document, the same as `rpc.discover` gives.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the server's contract: an OpenRPC document with every JSON Schema in it, on one line.")

  func run() throws { try StandardOutput.writeLine("\(OpenRPCDocument.json)") }
}
