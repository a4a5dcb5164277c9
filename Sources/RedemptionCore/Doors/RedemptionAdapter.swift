/// One vendor, whole: its facts, its links, its rules and the behaviour of its SDKs.
///
/// Each property is a door to one part, with an example and the test to run. A door that the vendor lacks is nil.
/// An adapter is a value without I/O and without state; all that it returns follows from its arguments.
///
/// ```swift
/// public struct PlainAdapter: RedemptionAdapter {
///   public let vendor = VendorDescription.plain
///   public let links: any LinksDoor = PlainLinks()
///   public let checkout: any CheckoutDoor = PlainCheckout()
///   public let ownership = Ownership(by: .lastRedeemer, linkLifetime: 86_400_000, reissue: .onRequest)
///   public let replies: any RepliesDoor = PlainReplies()
///   public func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour {
///     PlainBehaviour(target: target)
///   }
/// }
/// ```
///
/// `AdapterContract` of the library `RedemptionTesting` runs every check that an adapter must pass:
///
/// ```swift
/// @Test func `the adapter keeps its contract`() { #expect(AdapterContract(PlainAdapter()).violations() == []) }
/// ```
public protocol RedemptionAdapter: Sendable {
  /// The version of the doors that the adapter was written for; see ``Doors``. A program refuses any other.
  var doors: Int { get }

  /// Facts about the vendor, as data.
  var vendor: VendorDescription { get }

  /// How links are read and made; ``NoLinks`` for a vendor without them.
  var links: any LinksDoor { get }

  /// What a web checkout does.
  var checkout: any CheckoutDoor { get }

  /// What holds the vendor's purchases, how long its codes work, and when it mails a new link.
  var ownership: Ownership { get }

  /// Outcomes and customers in the words of each SDK.
  var replies: any RepliesDoor { get }

  /// Makes the behaviour of a newly installed app with the SDK of a target.
  ///
  /// - Throws: `DecodingError` for an option that has a wrong value.
  func behaviour(for target: Target, options: VendorOptions) throws -> any SDKBehaviour

  /// Makes the behaviour of one version; by default that of the newest.
  ///
  /// - Parameters:
  ///   - target: the SDK and its platform.
  ///   - rules: what holds in that version, of ``versions``.
  ///   - options: the vendor's own options of the session.
  /// - Throws: `DecodingError` for an option that has a wrong value.
  func behaviour(for target: Target, rules: RuleSet, options: VendorOptions) throws -> any SDKBehaviour

  /// What is known of the versions of the vendor's SDKs.
  var versions: VersionFacts { get }

  /// The method channel or native module of a target's wrapper; nil for an SDK that has none, such as a native one.
  func channel(for target: Target) -> (any ChannelDoor)?

  /// The calls that only this vendor's SDK has on a target, beside those of ``SDKCall``.
  func calls(for target: Target) -> [any VendorCall.Type]

  /// The calls that a client sends by a method of their own, `session/NAME`, which the contract has for this vendor.
  ///
  /// The params of the method are those of the call, beside `session`. Every other session refuses the call.
  var methods: [any VendorCall.Type] { get }

  /// The JSON Schemas of what only this vendor has: replies, events, options and calls; nil if there are none beside
  /// those of `Schemas`.
  ///
  /// One JSON object in the form of `vendor.json` in `Schemas`, with the schemas themselves under `$defs`. They become
  /// part of the contract of a server with this adapter (`rpc.discover`, `redemption schema`, `redemption codegen`).
  var schemas: String? { get }

  /// How the SDK of a target talks to the vendor's own service; nil if that is not known.
  func service(for target: Target) -> (any ServiceDialect)?

  /// How the vendor's service answers what only its own SDK asks; nil if the shared questions are all.
  var questions: (any QuestionsDoor)? { get }

  /// How the vendor's service answers receipts of other stores; nil if it accepts none.
  var receipts: (any ReceiptsDoor)? { get }

  /// The vendor's HTTP service as the local service simulates it; empty if the vendor's SDKs cannot use it.
  var endpoints: [LocalEndpoint] { get }

  /// Returns the page where the buyer manages a purchase, as the vendor's service tells it if the store named none.
  func managementURL(of purchase: PurchaseRecord) -> String?

  /// True if the vendor's service, asked what a user has, also lists what the user does not have: every entitlement
  /// that a product gives, inactive.
  var listsUnownedEntitlements: Bool { get }

  /// What the vendor sends to the app's own backend; nil if it sends nothing.
  var webhooks: (any WebhookDoor)? { get }

  /// How a store of this vendor repeats a failed charge.
  func billingRules(of purchase: PurchaseRecord) -> BillingRules

  /// What the vendor's service and the phone say when a request fails.
  var faults: any FaultsDoor { get }

  /// Words of the SDKs that apps send as texts, such as names of attributes. They are no secrets: an exported scenario
  /// shows them. The words of ``links`` need not be here.
  var publicWords: Set<String> { get }
}

extension RedemptionAdapter {
  /// The first.
  public var doors: Int { 1 }

  /// The vendor has no links.
  public var links: any LinksDoor { NoLinks() }

  /// Every target that ``replies`` and ``behaviour(for:options:)`` know.
  public var targets: [TargetDescription] { vendor.targets }

  /// The same behaviour in every version.
  public func behaviour(for target: Target, rules: RuleSet, options: VendorOptions) throws -> any SDKBehaviour {
    try behaviour(for: target, options: options)
  }

  /// Nothing is known.
  public var versions: VersionFacts { .none }

  /// Nil: the vendor's SDKs have no channel.
  public func channel(for target: Target) -> (any ChannelDoor)? { nil }

  /// None: the shared calls are all.
  public func calls(for target: Target) -> [any VendorCall.Type] { [] }

  /// None: clients send the vendor's own calls with `session/call`.
  public var methods: [any VendorCall.Type] { [] }

  /// Nil: the contract says nothing of the vendor's own.
  public var schemas: String? { nil }

  /// Nil: nothing is known about the vendor's service.
  public func service(for target: Target) -> (any ServiceDialect)? { nil }

  /// Empty: the vendor's SDKs cannot use the local service.
  public var endpoints: [LocalEndpoint] { [] }

  /// Nil: the vendor's service tells no such page.
  public func managementURL(of purchase: PurchaseRecord) -> String? { nil }

  /// False: the vendor's service lists what the user has bought.
  public var listsUnownedEntitlements: Bool { false }

  /// Nil: the vendor sends nothing.
  public var webhooks: (any WebhookDoor)? { nil }

  /// Ours: no source has the vendor's.
  public func billingRules(of purchase: PurchaseRecord) -> BillingRules { .usual }

  /// Errors without a body, and the texts of iOS.
  public var faults: any FaultsDoor { StandardFaults() }

  /// Empty: the SDKs know no such words.
  public var publicWords: Set<String> { [] }

  /// Nil: the shared questions are all.
  public var questions: (any QuestionsDoor)? { nil }

  /// Nil: the vendor accepts no receipts.
  public var receipts: (any ReceiptsDoor)? { nil }
}
