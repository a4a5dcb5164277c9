/// Facts about one vendor, as data: its packages, links, keys, and how its SDK shows in an app's sources.
///
/// An adapter returns one value, written once in its own folder:
///
/// ```swift
/// static let facts = VendorDescription(
///   .cornerShop, name: "Corner Shop",
///   sdks: [SDKDescription(.native, "shop-ios", on: [.ios], since: "1.0.0")],
///   links: LinkForm(host: "redeem", invalidLink: "\(LinkForm.schemeMark)://redeem?code=invalid"),
///   defaultStore: .stripe, linkLifetime: 3_600_000, reissue: .whenOpened)
/// ```
///
/// The doctor, `server/describe` and the live gateways read facts here; no other file depends on a vendor's name.
/// `AdapterContract` compares it with the rest of the adapter.
public struct VendorDescription: Hashable, Sendable {
  /// The name that clients ask for.
  public let id: Vendor
  /// The name as the vendor writes it.
  public let name: String
  /// The vendor's SDKs. A wrapper comes before the native SDKs that it brings.
  public let sdks: [SDKDescription]
  /// The form of its links.
  public let links: LinkForm
  /// The store of a checkout that names none.
  public let defaultStore: Store
  /// Time that a link works unless `store/policy` changes it, in milliseconds.
  public let linkLifetime: Int64
  /// When a new link is mailed for one that no longer works.
  public let reissue: ReissueRule
  /// The environment variables of its API keys.
  public let keys: KeyVariables
  /// The forms of its API keys.
  public let keyForms: [KeyForm]
  /// How its SDK shows in an app's sources.
  public let sources: SourceMarks
  /// What to set in the dashboard, in order.
  public let dashboard: [DashboardStep]
  /// How an app reaches the local service; nil if it cannot.
  public let setup: AppSetup?
  /// What a link does that is too old or used, after it has opened the app: a verb and its object.
  public let oldLink: String
  /// The small app of `redemption demo`; nil for none.
  public let smallApp: SmallAppDescription?

  /// Describes a vendor.
  ///
  /// Without `keys`, the variables begin with the vendor's id in capitals, and there is none for receipts. `setup`
  /// completes what `redemption up` prints, `oldLink` a sentence of `link/open`.
  public init(
    _ vendor: Vendor, name: String, sdks: [SDKDescription], links: LinkForm = .none, defaultStore: Store,
    linkLifetime: Int64, reissue: ReissueRule, keys: KeyVariables? = nil, keyForms: [KeyForm] = [],
    sources: SourceMarks = SourceMarks(),
    dashboard: [DashboardStep] = [], setup: AppSetup? = nil, oldLink: String = "redeems nothing",
    smallApp: SmallAppDescription? = nil
  ) {
    id = vendor
    self.name = name
    self.sdks = sdks
    self.links = links
    self.defaultStore = defaultStore
    self.linkLifetime = linkLifetime
    self.reissue = reissue
    self.keys = keys ?? KeyVariables(prefix: vendor.rawValue.uppercased())
    self.keyForms = keyForms
    self.sources = sources
    self.dashboard = dashboard
    self.setup = setup
    self.oldLink = oldLink
    self.smallApp = smallApp
  }

  /// The vendor's targets, by SDK and platform: the contract's words in its order, then the vendor's own in the order
  /// of ``sdks``.
  public var targets: [TargetDescription] {
    (SDK.allCases + ownWords.sdks).flatMap { sdk in platforms.compactMap { target(sdk, $0) } }
  }

  /// The words for SDKs and platforms that the contract does not have.
  public var ownWords: OwnWords { OwnWords(of: sdks) }

  /// Where a link may be read: the contract's platforms, then the vendor's own.
  public var platforms: [Platform] { Platform.allCases + ownWords.platforms }

  /// One sentence that names the SDKs that redeem nothing and are no targets; nil if there are none.
  public var note: String? {
    let others = sdks.filter { !$0.redeems && !$0.isTarget }.map(\.name)
    return others.isEmpty ? nil : "No release of these SDKs redeems links: \(others.joined(separator: ", "))."
  }

  /// The SDK of a target; nil if the vendor has none there.
  public func sdk(of target: Target) -> SDKDescription? {
    sdks.first { $0.sdk == target.sdk && $0.platforms.contains(target.platform) && $0.isTarget && !$0.isSuperseded }
  }

  private func target(_ sdk: SDK, _ platform: Platform) -> TargetDescription? {
    let target = Target(vendor: id, sdk: sdk, platform: platform)
    return self.sdk(of: target).map { described in
      TargetDescription(
        target, package: described.name, since: described.since[platform], modelled: described.redeems,
        versions: described.reference)
    }
  }
}

/// A text that is no version.
public struct InvalidVersion: Error, Hashable {
  /// What was expected.
  public static let expected = "a version such as 10.9.1"
}
