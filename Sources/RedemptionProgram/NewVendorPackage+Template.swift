extension NewVendorPackage {
  /// The files of docs/new-vendor, which are embedded through the links in `NewVendor`: the path and the text of each,
  /// in the order in which a reader meets them.
  static let template: [(path: String, text: String)] =
    [
      ("Package.swift", PackageResources.Package_swift_txt),
      ("Sources/PlainAdapter/PlainAdapter.swift", PackageResources.PlainAdapter_swift_txt),
      ("Sources/PlainAdapter/VendorDescription+Plain.swift", PackageResources.VendorDescription_Plain_swift_txt),
      ("Tests/PlainAdapterTests/ContractTests.swift", PackageResources.ContractTests_swift_txt),
      ("Sources/PlainAdapter/PlainLinks.swift", PackageResources.PlainLinks_swift_txt),
      ("Sources/PlainAdapter/PlainReplies.swift", PackageResources.PlainReplies_swift_txt),
      ("Sources/PlainAdapter/PlainBehaviour.swift", PackageResources.PlainBehaviour_swift_txt),
      ("Sources/PlainAdapter/PlainCalls.swift", PackageResources.PlainCalls_swift_txt),
      ("Sources/PlainAdapter/PlainQuestions.swift", PackageResources.PlainQuestions_swift_txt),
      ("Sources/PlainAdapter/PlainChannel.swift", PackageResources.PlainChannel_swift_txt),
      ("Sources/PlainAdapter/PlainService.swift", PackageResources.PlainService_swift_txt),
      ("Sources/PlainAdapter/PlainSchemas.swift", PackageResources.PlainSchemas_swift_txt),
      ("Sources/plain/main.swift", PackageResources.main_swift_txt),
      ("Cases/01-first.json", PackageResources._1_first_json_txt),
    ].map { ($0, String(decoding: $1, as: UTF8.self)) }
}
