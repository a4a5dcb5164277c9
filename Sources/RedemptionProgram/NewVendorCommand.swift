import ArgumentParser
import Foundation

/// `redemption new-vendor NAME --out DIR`: writes the package of a new vendor.
struct NewVendorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-vendor", abstract: "Write the package of a new vendor, which builds and redeems at once.",
    discussion: """
      The package has an adapter with every door, a test of its contract, a case, and a program with all commands of this \
      one. docs/adding-a-vendor.md explains its files.
      """)

  @Argument(help: "The vendor's id: lower-case letters and digits, such as cornershop.")
  var name: String

  @Option(help: "The folder to write to; it must be empty or missing.", completion: .directory)
  var out: String

  @Option(help: "The path or the address of RedemptionKit's repository, for the package's manifest.")
  var kit = "../RedemptionKit"

  func validate() throws {
    guard NewVendorPackage.isID(name) else {
      throw ValidationError(
        "\(name) cannot be a vendor's id. It needs lower-case letters and digits, a letter first, and must be no word of Swift."
      )
    }
  }

  func run() throws {
    let package = NewVendorPackage(id: name, kit: kit)
    let found = (try? FileManager.default.contentsOfDirectory(atPath: out)) ?? []
    guard found.isEmpty else {
      try StandardError.fail("new-vendor", "\(out) is not empty. Name a new folder: nothing is overwritten.")
    }
    do { try package.write(to: out) } catch {
      try StandardError.fail("new-vendor", "\(out) cannot be written. Name a folder that you may write to.")
    }
    let place = out.hasSuffix("/") ? out : out + "/"
    for (path, _) in package.files { try StandardOutput.writeLine("created: \(place)\(path)") }
    try StandardOutput.writeLine("Next: cd \(out) && swift test && swift run \(name) up")
  }
}
