/// The pages of `docs` that an agent reads, embedded in the program: about 125 KB.
struct Page {
  /// The name of the file.
  let name: String
  /// The first heading.
  let title: String
  /// Markdown.
  let text: String

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    text = String(decoding: bytes, as: UTF8.self)
    let heading = text.prefix { !$0.isNewline }
    title = String(heading.drop { $0 == "#" || $0 == " " }.filter { $0 != "`" })
  }

  /// The address as a resource.
  var address: String { Page.scheme + name }

  static let scheme = "redemptionkit://docs/"

  /// All pages; the first lists the others.
  static let all = [
    Page("README.md", PackageResources.README_md), Page("symptoms.md", PackageResources.symptoms_md),
    Page("agents.md", PackageResources.agents_md), Page("explore.md", PackageResources.explore_md),
    Page("json-rpc.md", PackageResources.json_rpc_md), Page("doctor.md", PackageResources.doctor_md),
    Page("differences.md", PackageResources.differences_md), Page("trust.md", PackageResources.trust_md),
    Page("staying-true.md", PackageResources.staying_true_md), Page("channels.md", PackageResources.channels_md),
    Page("backend.md", PackageResources.backend_md), Page("http.md", PackageResources.http_md),
    Page("real-sdks.md", PackageResources.real_sdks_md), Page("install.md", PackageResources.install_md),
    Page("limits.md", PackageResources.limits_md),
  ]
}
