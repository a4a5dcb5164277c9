/// A page or an app's screen that a buyer sees after a checkout, for a stand-in that shows it.
///
/// The words are ours; vendors and apps have their own. What leads where is the vendor's.
///
/// ```swift
/// CheckoutScreen(
///   .vendor, for: [.phone], title: "Payment complete", text: "Open the app to use your purchase.",
///   actions: [.redeem(link)])
/// ```
public struct CheckoutScreen: Hashable, Sendable, Encodable {
  /// What the buyer has at hand.
  public enum Situation: String, Hashable, Sendable, Codable, CaseIterable {
    /// A phone with the app.
    case phone
    /// A phone without the app.
    case phoneWithoutApp
    /// A computer; the app is on a phone.
    case desktop
  }

  /// Whose page or screen it is.
  public enum Place: String, Hashable, Sendable, Codable, CaseIterable {
    /// The vendor's page.
    case vendor
    /// The app owner's page.
    case owner
    /// The app.
    case app
    /// The mail with the link.
    case mail
    /// The phone itself, which finds no app for the link.
    case phone
  }

  /// Something that the buyer can do there.
  public struct Action: Hashable, Sendable, Encodable {
    /// What it does.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// Opens the redemption link.
      case redeem
      /// Shows the redemption link as a QR code.
      case scan
      /// Opens the app's page in the store.
      case install
    }

    /// What it does.
    public let kind: Kind
    /// Its label.
    public let text: String
    /// The link; nil if the store's address is unknown.
    public let url: String?

    /// Describes an action.
    public init(_ kind: Kind, _ text: String, url: String?) {
      self.kind = kind
      self.text = text
      self.url = url
    }

    /// Opens the app with a link.
    public static func redeem(_ link: String) -> Action { Action(.redeem, "Open the app", url: link) }

    /// Takes a link to the phone.
    public static func scan(_ link: String) -> Action { Action(.scan, "Scan with your phone's camera", url: link) }

    /// Opens the store.
    public static func install(_ store: String?) -> Action { Action(.install, "Get the app", url: store) }

    private enum CodingKeys: String, CodingKey { case kind, text, url }

    /// Writes an unknown address as null.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try container.encode(text, forKey: .text)
      try container.encode(url, forKey: .url)
    }
  }

  /// Who sees it.
  public let situations: [Situation]
  /// Whose page or screen it is.
  public let place: Place
  /// The page's address; nil if it has none. It may hold a code.
  public let url: String?
  /// Heading.
  public let title: String
  /// What the buyer reads.
  public let text: String
  /// What the buyer can do.
  public let actions: [Action]
  /// A remark for the app's developer; nil for none.
  public let note: String?

  /// Describes a screen.
  public init(
    _ place: Place, for situations: [Situation] = Situation.allCases, url: String? = nil, title: String, text: String,
    actions: [Action] = [], note: String? = nil
  ) {
    self.place = place
    self.situations = situations
    self.url = url
    self.title = title
    self.text = text
    self.actions = actions
    self.note = note
  }

  private enum CodingKeys: String, CodingKey { case situations, place, url, title, text, actions, note }

  /// Writes nil as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(situations, forKey: .situations)
    try container.encode(place, forKey: .place)
    try container.encode(url, forKey: .url)
    try container.encode(title, forKey: .title)
    try container.encode(text, forKey: .text)
    try container.encode(actions, forKey: .actions)
    try container.encode(note, forKey: .note)
  }
}
