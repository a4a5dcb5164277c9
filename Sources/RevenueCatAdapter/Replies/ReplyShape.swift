import RedemptionCore

/// One of the eight forms in which RevenueCat's twelve targets tell a result: words and tables, no behaviour.
final class ReplyShape: Sendable {
  /// Which layer speaks.
  enum Family: Sendable {
    /// purchases-hybrid-common's map, as Flutter, React Native, Capacitor and Unity get it.
    case hybrid
    /// The native SDK's own types, which have no JSON upstream.
    case native
    /// Kotlin Multiplatform's own types, which have none either.
    case kmp
  }

  let family: Family
  let platform: Platform
  /// Whether the layer stops at a missing member instead of going on without; see ``ReplyShape/of(_:)``.
  let isStrict: Bool
  let words: EnumWords
  let price: PriceReply.Form
  let customer: [Column<CustomerInfoReply.Fact>]
  let entitlement: [Column<EntitlementReply.Fact>]
  let subscription: [Column<SubscriptionReply.Fact>]
  let transaction: [Column<TransactionReply.Fact>]

  private init(_ family: Family, _ platform: Platform, isStrict: Bool) {
    self.family = family
    self.platform = platform
    self.isStrict = isStrict
    words = family == .native && platform == .ios ? .camel : .upper
    switch (family, platform) {
    case (.hybrid, .ios): (price, customer, entitlement, subscription, transaction) = ReplyTables.hybridIOS
    case (.hybrid, .android): (price, customer, entitlement, subscription, transaction) = ReplyTables.hybridAndroid
    case (.native, .ios): (price, customer, entitlement, subscription, transaction) = ReplyTables.nativeIOS
    case (.native, .android): (price, customer, entitlement, subscription, transaction) = ReplyTables.nativeAndroid
    case (.kmp, _): (price, customer, entitlement, subscription, transaction) = ReplyTables.kmp
    }
  }

  /// The shape of a target.
  ///
  /// Strict are the layers with types of their own that are not null: Dart's (what purchases_flutter 10.9.1 declares non-null), Swift's and
  /// Kotlin's. React Native and Capacitor only declare types, and Unity's decoder goes on with defaults.
  static func of(_ target: Target) -> ReplyShape {
    let isIOS = target.platform == .ios
    return switch target.sdk {
    case .native: isIOS ? nativeIOS : nativeAndroid
    case .kmp: isIOS ? kmpIOS : kmpAndroid
    case .flutter: isIOS ? flutterIOS : flutterAndroid
    case .reactNative, .unity, .capacitor: isIOS ? lenientIOS : lenientAndroid
    }
  }

  private static let nativeIOS = ReplyShape(.native, .ios, isStrict: true)
  private static let nativeAndroid = ReplyShape(.native, .android, isStrict: true)
  private static let kmpIOS = ReplyShape(.kmp, .ios, isStrict: true)
  private static let kmpAndroid = ReplyShape(.kmp, .android, isStrict: true)
  private static let flutterIOS = ReplyShape(.hybrid, .ios, isStrict: true)
  private static let flutterAndroid = ReplyShape(.hybrid, .android, isStrict: true)
  private static let lenientIOS = ReplyShape(.hybrid, .ios, isStrict: false)
  private static let lenientAndroid = ReplyShape(.hybrid, .android, isStrict: false)

  /// The losses of this shape.
  var losses: LossRules { ReplyLosses.of(self) }
}

/// The tables of the shapes.
enum ReplyTables {
  typealias Tables = (
    price: PriceReply.Form, customer: [Column<CustomerInfoReply.Fact>], entitlement: [Column<EntitlementReply.Fact>],
    subscription: [Column<SubscriptionReply.Fact>], transaction: [Column<TransactionReply.Fact>]
  )
}
