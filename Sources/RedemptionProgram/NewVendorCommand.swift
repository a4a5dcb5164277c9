import ArgumentParser

/// `redemption new-vendor NAME --out DIR`: writes the package of a new vendor.
struct NewVendorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new-vendor", abstract: "Write the package of a new vendor, which builds and redeems at once.")
  @Argument(help: "The vendor.")
  var name: String
  func run() throws {}
}
