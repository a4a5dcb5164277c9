/// What becomes of a link that a buyer opens, before any SDK sees it: does it reach the app, and if not, what helps?
public struct LinkOpening: Hashable, Sendable, Encodable {
  /// What the buyer opens the link on.
  public enum Device: String, Hashable, Sendable, Codable, CaseIterable {
    case phone
    case desktop
  }

  /// The state of the app on the phone.
  public enum App: String, Hashable, Sendable, Codable, CaseIterable {
    case installed
    case missing
    /// Built with an SDK from before redemption.
    case tooOld
  }

  /// Why the app does not open with the link.
  public enum Obstacle: String, Hashable, Sendable, Codable, CaseIterable {
    /// No SDK redeems this text.
    case notARedemptionLink
    /// Apps live on the phone.
    case desktop
    /// The phone finds no app for the link.
    case appMissing
    /// The app registers another scheme.
    case schemeMismatch
    /// The app's SDK does not know redemption.
    case appTooOld
  }

  /// What to show the buyer.
  public struct Advice: Hashable, Sendable, Codable {
    /// What the page or the mail offers.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// A code to scan with the phone.
      case code
      /// The app's page in the store.
      case store
      /// Words only.
      case message
    }

    /// What is offered.
    public let kind: Kind
    /// The words beside it.
    public let text: String
    /// What a code to scan holds; nil for the other kinds.
    public let content: String?

    /// Describes what to show.
    public init(_ kind: Kind, _ text: String, content: String? = nil) {
      self.kind = kind
      self.text = text
      self.content = content
    }
  }

  /// Whether the app opens and its SDK takes the link.
  public let opensApp: Bool
  /// Why not; nil where it does.
  public let reason: Obstacle?
  /// What to show the buyer; nil where the app takes over.
  public let show: Advice?
  /// The phones whose SDK redeems the link.
  public let platforms: [Platform]
  /// How long a link works, and what becomes of a buyer who comes later; nil for no link.
  public let expiry: Expiry?

  /// The end of a link's life.
  public struct Expiry: Hashable, Sendable, Codable {
    /// Seconds from the moment in which the link was made.
    public let seconds: Int64
    /// What happens afterwards.
    public let text: String
  }

  private enum CodingKeys: String, CodingKey { case opensApp, reason, show, platforms, expiry }

  /// Writes a null where there is no reason or nothing to show, so that both can be asked for.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(opensApp, forKey: .opensApp)
    try container.encode(reason, forKey: .reason)
    try container.encode(show, forKey: .show)
    try container.encode(platforms, forKey: .platforms)
    try container.encode(expiry, forKey: .expiry)
  }
}

/// What is known when a buyer opens a link.
public struct LinkOpeningFacts: Sendable {
  /// What each platform's grammar makes of the text, wrapped links opened first.
  public var readings: [Platform: LinkReading]
  /// What the buyer opens it on.
  public var device: LinkOpening.Device
  /// The state of the app on the phone.
  public var app: LinkOpening.App
  /// The scheme that the app registers, without `://`; nil where it is not known and so not compared.
  public var scheme: String?
  /// Whether the vendor's page leads to the store by itself when no app takes the link.
  public var opensStoreWithoutApp: Bool
  /// How long a link works, in milliseconds.
  public var linkLifetime: Int64
  /// What causes the mail with a new link.
  public var reissue: ReissueRule.Trigger
  /// What an old or used link does, as ``VendorDescription/oldLink`` says.
  public var oldLink: String

  /// Gathers the facts.
  public init(
    readings: [Platform: LinkReading], device: LinkOpening.Device, app: LinkOpening.App, scheme: String?,
    opensStoreWithoutApp: Bool, linkLifetime: Int64, reissue: ReissueRule.Trigger = .openedLink,
    oldLink: String = "redeems nothing"
  ) {
    self.readings = readings
    self.device = device
    self.app = app
    self.scheme = scheme
    self.opensStoreWithoutApp = opensStoreWithoutApp
    self.linkLifetime = linkLifetime
    self.reissue = reissue
    self.oldLink = oldLink
  }

  /// The platforms of ``readings``: the contract's first.
  fileprivate var platforms: [Platform] {
    let own = readings.keys.filter { !Platform.allCases.contains($0) }
    return Platform.allCases + own.sorted { $0.rawValue < $1.rawValue }
  }
}

extension LinkOpening {
  /// Judges one opening. Of several obstacles the one that the buyer meets first is told.
  public static func judge(_ facts: LinkOpeningFacts) -> LinkOpening {
    let platforms = facts.platforms.filter { facts.readings[$0]?.link != nil }
    guard let link = platforms.compactMap({ facts.readings[$0]?.link }).first else {
      return LinkOpening(
        opensApp: false, reason: .notARedemptionLink, show: Advice(.message, notALink(facts)), platforms: [],
        expiry: nil)
    }
    let minutes = facts.linkLifetime / 60_000
    let expiry = Expiry(
      seconds: facts.linkLifetime / 1_000,
      text:
        "A link that is older than \(minutes) minutes, or was used, opens the app and \(facts.oldLink); a new one is"
        + (facts.reissue == .openedLink
          ? " mailed to the address given at checkout." : " mailed when the app asks for it."))
    let (reason, advice) = obstacle(to: link, facts)
    return LinkOpening(opensApp: reason == nil, reason: reason, show: advice, platforms: platforms, expiry: expiry)
  }

  private static func notALink(_ facts: LinkOpeningFacts) -> String {
    for platform in facts.platforms {
      switch facts.readings[platform] {
      case .redirect:
        return
          "This is the app's own success page: it carries the purchase, and no code to redeem. The app's server or the"
          + " app itself has to take it from there."
      case .result(let outcome): return "The SDK returns \(outcome.kind.rawValue) for this, and asks no service."
      case .notRedeemable(let reason): return "No SDK redeems this: \(reason)"
      case .link, nil: continue
      }
    }
    return "No SDK redeems this."
  }

  private static func obstacle(to link: RedemptionLink, _ facts: LinkOpeningFacts) -> (Obstacle?, Advice?) {
    if facts.device == .desktop {
      return (
        .desktop,
        Advice(
          .code, "Open this on your phone: scan the code with its camera, or open the mail there.", content: link.url)
      )
    }
    if facts.app == .missing {
      return (
        .appMissing,
        Advice(
          .store,
          facts.opensStoreWithoutApp
            ? "The page leads to the store by itself. Install the app, then open the link in the mail again."
            : "The phone says that it cannot open the link. Offer the store beside it: install the app, then open the link"
              + " again.")
      )
    }
    if let advice = mismatch(of: link, facts.scheme) { return (.schemeMismatch, advice) }
    guard facts.app == .tooOld else { return (nil, nil) }
    return (
      .appTooOld,
      Advice(
        .store,
        "This version of the app does not open, or opens and does nothing. The purchase is safe: update the app in the store,"
          + " then open the link again.")
    )
  }

  /// A link of the web is taken by its domain, so only a link under a scheme of the app's own is compared.
  private static func mismatch(of link: RedemptionLink, _ scheme: String?) -> Advice? {
    let own = link.url.drop { $0.isWhitespace }.prefix { $0 != ":" }.lowercased()
    guard let scheme, !["http", "https"].contains(own) else { return nil }
    let expected = scheme.prefix { $0 != ":" }.lowercased()
    guard own != expected else { return nil }
    return Advice(
      .message,
      "The link begins with \(own):, and the app registers \(expected):. The phone finds no app for it; register the link's"
        + " scheme and release an update.")
  }
}
