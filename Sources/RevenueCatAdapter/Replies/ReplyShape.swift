import RedemptionCore

/// One of the eight formats of RevenueCat's twelve targets: words and tables, no behaviour.
final class ReplyShape: Sendable {
  /// The layer that writes the result.
  enum Family: Sendable {
    /// The map of purchases-hybrid-common, used by Flutter, React Native, Capacitor and Unity.
    case hybrid
    /// The native SDK's own types, which have no JSON form upstream.
    case native
    /// The types of Kotlin Multiplatform, which have none either.
    case kmp
  }

  let family: Family
  let platform: Platform
  /// True if the layer fails on a missing member; see ``ReplyShape/of(_:)``.
  let isStrict: Bool
  let words: EnumWords
  let price: PriceReply.Form
  let customer: [Column<CustomerInfoReply.Fact>]
  let entitlement: [Column<EntitlementReply.Fact>]
  let subscription: [Column<SubscriptionReply.Fact>]
  let transaction: [Column<TransactionReply.Fact>]
  /// What no column tells: few facts, so that each is found fast.
  let untoldSubscriptionFacts: [SubscriptionReply.Fact]
  let untoldTransactionFacts: [TransactionReply.Fact]
  /// What a later version brought.
  let lacking: [RevenueCatRule]

  private init(_ family: Family, _ platform: Platform, isStrict: Bool, lacking: [RevenueCatRule] = []) {
    self.family = family
    self.platform = platform
    self.isStrict = isStrict
    self.lacking = lacking
    words = family == .native && platform == .ios ? .camel : .upper
    let newest = ReplyTables.of(family, platform)
    let tables = lacking.isEmpty ? newest : newest.lacking(lacking)
    price = tables.price
    customer = tables.customer
    entitlement = tables.entitlement
    subscription = tables.subscription
    transaction = tables.transaction
    let (told, toldOfOne) = (tables.subscription.map(\.fact), tables.transaction.map(\.fact))
    untoldSubscriptionFacts = SubscriptionReply.Fact.allCases.filter { !told.contains($0) }
    untoldTransactionFacts = TransactionReply.Fact.allCases.filter { !toldOfOne.contains($0) }
  }

  /// Returns the shape of a target.
  ///
  /// Layers with non-null types are strict: Swift, Kotlin, and Dart as declared by purchases_flutter 10.9.1.
  /// React Native and Capacitor only declare types, and Unity's decoder uses defaults.
  static func of(_ target: Target, _ rules: RevenueCatRules = .released) -> ReplyShape {
    let shape = released(target)
    if rules == .released { return shape }
    let lacking = memberRules(shape.family, shape.platform).filter { !rules.has($0) }
    guard !lacking.isEmpty else { return shape }
    return ReplyShape(shape.family, shape.platform, isStrict: shape.isStrict, lacking: lacking)
  }

  private static func released(_ target: Target) -> ReplyShape {
    let isIOS = target.platform == .ios
    return switch target.sdk {
    case .kmp: isIOS ? kmpIOS : kmpAndroid
    case .flutter: isIOS ? flutterIOS : flutterAndroid
    case .reactNative, .unity, .capacitor: isIOS ? lenientIOS : lenientAndroid
    default: isIOS ? nativeIOS : nativeAndroid
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
  var losses: LossRules {
    lacking.isEmpty ? ReplyLosses.of(self) : ReplyLosses.of(self).adding(ReplyLosses.olderVersion)
  }
}

extension ReplyShape {
  /// The rules that decide which members and words a shape has. A wrapper's members depend on its own layer alone.
  static func memberRules(_ family: Family, _ platform: Platform) -> [RevenueCatRule] {
    let members = ReplyTables.of(family, platform).rules
    return switch (family, platform.system) {
    case (.native, .ios): members + [.otherUser]
    // Android's type had the member before its value was read.
    case (.native, .android): members + [.otherUser, .oneTimeSandbox]
    default: members
    }
  }
}
