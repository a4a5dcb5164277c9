/// One vendor, whole: the links it sends, who owns what it sells, and the words of its SDKs.
///
/// An adapter is a value without I/O and without state; everything it says follows from its arguments.
/// `AdapterContract` in `Tests/RedemptionTesting` is the check that every adapter has to pass.
public protocol RedemptionAdapter: Sendable {
  /// The name that clients ask for.
  var vendor: Vendor { get }

  /// Facts about the vendor, as data.
  var description: VendorDescription { get }

  /// Every target that ``render(_:for:now:)`` and ``readReply(from:as:code:)`` know.
  var targets: [TargetDescription] { get }

  /// What the SDK of the URL's platform makes of it.
  ///
  /// - Parameter unwrapping: whether a success page or an HTTPS redirect is opened first; the SDKs themselves do not.
  func readLink(_ url: PlatformURL, unwrapping: Bool) -> LinkReading

  /// The link of a code, as the vendor mails it; every platform's grammar reads it back.
  func link(to code: String, under settings: LinkSettings) -> String

  /// A new code in the vendor's form, with at least 128 random bits.
  func newCode(using generator: inout some RandomNumberGenerator) -> String

  /// Where links lead as long as nobody set anything else.
  var defaultLinkSettings: LinkSettings { get }

  /// Whether the vendor's page leads to the app's store by itself when no app on the phone takes a link.
  var opensStoreWithoutApp: Bool { get }

  /// The store that a checkout of this vendor uses when none is named.
  var defaultStore: Store { get }

  /// What holds the vendor's purchases, how long its codes work, and when it mails a new link.
  var ownership: Ownership { get }

  /// What the buyer of a purchase meets after a checkout.
  ///
  /// - Parameters:
  ///   - link: the purchase's first link.
  ///   - isIdentified: whether the buyer was a user that the app named.
  func end(
    of checkout: Checkout, purchase: PurchaseRecord, link: String, isIdentified: Bool, under settings: CheckoutSettings
  ) -> CheckoutEnd

  /// The app user of an app that never named one; nil where the SDK makes none.
  func newAppUserId(using generator: inout some RandomNumberGenerator) -> String?

  /// The name given to the buyer of an anonymous checkout.
  func newBuyerId(using generator: inout some RandomNumberGenerator) -> String

  /// The identifier of a newly installed app.
  func newDeviceId(using generator: inout some RandomNumberGenerator) -> String

  /// Whether an app user id was made by the SDK and not given by the app.
  func isAnonymous(_ appUserId: String) -> Bool

  /// How the SDK of a target behaves around a redemption.
  func sessionProfile(for target: Target) -> SessionProfile

  /// What the SDK of a target does with a link that the app hands to it.
  ///
  /// - Parameter options: what the app chose for its SDK.
  func route(_ url: String, for target: Target, options: SessionOptions) -> LinkRoute

  /// The device's entitlements and the web's as an app with this SDK sees them together, by ascending identifier.
  func mergeEntitlements(
    device: some Sequence<Entitlement>, web: some Sequence<Entitlement>, for target: Target
  ) -> IdentifiedList<Entitlement>

  /// The body of an event as the channel of a target delivers it.
  func renderEvent(_ event: SessionEvent, for target: Target, now: Timestamp) -> any Encodable & Sendable

  /// An outcome in a target's words. Never fails: where the vendor has no word, the nearest one is taken and named as a
  /// loss.
  ///
  /// - Parameter now: stands in for a date that the reply needs and the outcome does not tell.
  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply

  /// A reply told back as an outcome.
  ///
  /// - Parameter code: the code that was asked for, where the caller knows it; some replies do not carry it.
  /// - Throws: `DecodingError` for what that SDK's own language layer could not read.
  func readReply(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply

  /// What a user has, as the SDK of a target tells it when asked for its customer info.
  func renderCustomer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable

  /// How the vendor's service answers receipts of other stores; nil if it accepts none.
  var receipts: (any ReceiptsDoor)? { get }

  /// How the SDK of a target talks to the vendor's own service; nil where that is not modelled.
  func serviceDialect(for target: Target) -> (any ServiceDialect)?

  /// The words in which the SDK of a target refuses a call.
  func renderRefusal(_ refusal: SDKRefusal, for target: Target) -> SDKError

  /// The words in which the SDK of a target tells that a call, other than a redemption, failed.
  func renderFailure(_ failure: RedemptionFailure, for target: Target) -> SDKError

  /// What the native side of a target's channel makes of a call. Pure: what is to happen is said, not done.
  ///
  /// - Parameters:
  ///   - session: what the SDK knows at this moment.
  ///   - generator: for an app user that the SDK makes up.
  func channelStep(
    for call: ChannelCall, in session: Session, now: Timestamp, using generator: inout some RandomNumberGenerator
  ) -> ChannelStep

  /// What the channel gives back once the session has done what ``channelStep(for:in:now:using:)`` asked of it.
  ///
  /// - Parameter session: what the SDK knows now.
  func channelAnswer(
    to call: ChannelCall, _ result: SessionResult, in session: Session, now: Timestamp
  ) -> ChannelAnswer

  /// An app user id as the SDK of a target takes it, which may drop white space around it; nil for one that it refuses.
  func acceptedAppUserId(_ text: String, for target: Target) -> String?
}

/// Where a vendor's links lead.
public struct LinkSettings: Hashable, Sendable, Codable {
  /// The app's URL scheme, without `://`.
  public var scheme: String
  /// The host of links that open in a browser too; nil where the vendor has none.
  public var host: String?

  /// Describes where links lead.
  public init(scheme: String, host: String? = nil) {
    self.scheme = scheme
    self.host = host
  }
}

extension RedemptionAdapter {
  /// What the SDK of a platform makes of a text; several adapters had better be asked about one ``PlatformURL``.
  public func readLink(_ text: String, on platform: Platform, unwrapping: Bool) -> LinkReading {
    guard let url = PlatformURL(text, on: platform) else { return .notRedeemable(reason: PlatformURL.unreadable) }
    return readLink(url, unwrapping: unwrapping)
  }

  /// The link is mailed, and the browser goes nowhere.
  public func end(
    of checkout: Checkout, purchase: PurchaseRecord, link: String, isIdentified: Bool, under settings: CheckoutSettings
  ) -> CheckoutEnd {
    CheckoutEnd(next: CheckoutEnd.Next(kind: .none, url: nil), mailsLink: true)
  }

  /// Nil: the SDK knows no user before the app names one.
  public func newAppUserId(using generator: inout some RandomNumberGenerator) -> String? { nil }

  /// A new app user if the SDK makes them, else `buyer_` and 32 hexadecimal digits.
  public func newBuyerId(using generator: inout some RandomNumberGenerator) -> String {
    newAppUserId(using: &generator) ?? "buyer_" + RandomText.hexadecimal(digits: 32, using: &generator)
  }

  /// 32 hexadecimal digits.
  public func newDeviceId(using generator: inout some RandomNumberGenerator) -> String {
    RandomText.hexadecimal(digits: 32, using: &generator)
  }

  /// False: every identifier was given by the app.
  public func isAnonymous(_ appUserId: String) -> Bool { false }

  /// The grant's own JSON.
  public func renderCustomer(_ grant: Grant, for target: Target, now: Timestamp) -> any Encodable & Sendable { grant }

  /// Nil: the vendor accepts no receipts.
  public var receipts: (any ReceiptsDoor)? { nil }

  /// Nil: sessions of this vendor have no remote gateway.
  public func serviceDialect(for target: Target) -> (any ServiceDialect)? { nil }

  /// The refusal's own name.
  public func renderRefusal(_ refusal: SDKRefusal, for target: Target) -> SDKError {
    SDKError(code: refusal.rawValue, message: "The SDK refuses this call: \(refusal.rawValue).")
  }

  /// The failure's own reason and message.
  public func renderFailure(_ failure: RedemptionFailure, for target: Target) -> SDKError {
    SDKError(code: failure.reason.rawValue, message: failure.message)
  }

  /// The SDK has no channel.
  public func channelStep(
    for call: ChannelCall, in session: Session, now: Timestamp, using generator: inout some RandomNumberGenerator
  ) -> ChannelStep { .noChannel }

  /// Nothing: there is no channel.
  public func channelAnswer(
    to call: ChannelCall, _ result: SessionResult, in session: Session, now: Timestamp
  ) -> ChannelAnswer { .nothing }

  /// Anything that is not empty.
  public func acceptedAppUserId(_ text: String, for target: Target) -> String? { text.isEmpty ? nil : text }

  /// False: the phone says that it cannot open the link.
  public var opensStoreWithoutApp: Bool { false }

  /// One request, no events.
  public func sessionProfile(for target: Target) -> SessionProfile { SessionProfile() }

  /// The code of a link that the SDK redeems; of anything else nothing.
  public func route(_ url: String, for target: Target, options: SessionOptions) -> LinkRoute {
    let code = readLink(url, on: target.platform, unwrapping: false).link?.code
    return LinkRoute(code: code, isHandled: code != nil)
  }

  /// The device's value wherever both have one.
  public func mergeEntitlements(
    device: some Sequence<Entitlement>, web: some Sequence<Entitlement>, for target: Target
  ) -> IdentifiedList<Entitlement> { IdentifiedList(Array(web) + Array(device)) }

  /// The event's own members; see ``eventBody(_:for:now:)``.
  public func renderEvent(_ event: SessionEvent, for target: Target, now: Timestamp) -> any Encodable & Sendable {
    eventBody(event, for: target, now: now)
  }

  /// What ``renderEvent(_:for:now:)`` gives where an adapter says nothing else: replies and customers in the target's
  /// words, and the rest as it is.
  public func eventBody(_ event: SessionEvent, for target: Target, now: Timestamp) -> any Encodable & Sendable {
    switch event.body {
    case .empty: JSONValue.object([:])
    case .reply(let outcome): render(outcome, for: target, now: now).body
    case .customer(let grant): renderCustomer(grant, for: target, now: now)
    case .customerChange(let old, let new):
      EventChange(from: renderCustomer(old, for: target, now: now), to: renderCustomer(new, for: target, now: now))
    case .statusChange(let old, let new): EventChange(from: old.name, to: new.name)
    case .redemption(let cause, let code):
      JSONValue.object(["type": .string(cause.rawValue), "code": code.map { .string($0) } ?? .null])
    case .failure(let failure): JSONValue.object(["error_message": .string(failure.message)])
    case .values(let values): JSONValue.object(values)
    }
  }
}

/// The body of an event that tells what something was and is: `from` and `to`.
public struct EventChange: Encodable, Sendable {
  private let from: any Encodable & Sendable
  private let to: any Encodable & Sendable

  private enum CodingKeys: String, CodingKey { case from, to }

  /// What it was and is, each in the target's words.
  public init(from: any Encodable & Sendable, to: any Encodable & Sendable) {
    self.from = from
    self.to = to
  }

  /// Writes both.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(from, forKey: .from)
    try container.encode(to, forKey: .to)
  }
}

/// Random identifiers.
public enum RandomText {
  /// Lower-case hexadecimal digits; two of them carry eight random bits.
  public static func hexadecimal(digits: Int, using generator: inout some RandomNumberGenerator) -> String {
    var text = ""
    while text.utf8.count < digits { text += hexadecimal(generator.next(), digits: 16) }
    return String(text.prefix(digits))
  }

  /// A number in at least so many lower-case hexadecimal digits.
  public static func hexadecimal(_ number: UInt64, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// The text form of a UUID, 8-4-4-4-12 upper-case hexadecimal digits, all 128 bits random.
  public static func uuid(using generator: inout some RandomNumberGenerator) -> String {
    let digits = Array(hexadecimal(digits: 32, using: &generator).uppercased())
    return [digits[0..<8], digits[8..<12], digits[12..<16], digits[16..<20], digits[20..<32]].map { String($0) }
      .joined(separator: "-")
  }
}
