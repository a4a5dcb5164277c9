/// The places in which two values differ, as pointers into their JSON.
private struct Differences {
  private(set) var places: [JSONPointer] = []
  /// The place of the value whose members are compared.
  private var path: [String] = []

  mutating func note(_ name: String, unless isSame: Bool) {
    if !isSame { places.append(JSONPointer(path + [name])) }
  }

  /// Compares one step deeper.
  mutating func at(_ name: String, _ compare: (inout Differences) -> Void) {
    path.append(name)
    compare(&self)
    path.removeLast()
  }
}

/// A value whose members are compared one by one.
///
/// Plain code, not a list of key paths or closures: those copy the whole value for every member, and this runs for
/// every reply.
private protocol MemberwiseComparable: Equatable {
  func compareMembers(with other: Self, into differences: inout Differences)
}

extension Differences {
  /// Compares two optional values: at their own place when only one is there, member by member when both are.
  fileprivate mutating func compare<Value: MemberwiseComparable>(_ name: String, _ left: Value?, _ right: Value?) {
    guard left != right else { return }
    guard let left, let right else { return note(name, unless: false) }
    at(name) { left.compareMembers(with: right, into: &$0) }
  }

  fileprivate mutating func compare<Element: MemberwiseComparable>(
    _ name: String, _ left: IdentifiedList<Element>, _ right: IdentifiedList<Element>
  ) {
    guard left != right else { return }
    at(name) { $0.compare(left, right) }
  }

  private mutating func compare<Element: MemberwiseComparable>(
    _ left: IdentifiedList<Element>, _ right: IdentifiedList<Element>
  ) {
    var matched = 0
    for (index, element) in left.enumerated() {
      // Mostly both have the same identifiers.
      let isThere = index < right.count && right[index].id.isIdentical(to: element.id)
      guard let other = isThere ? right[index] : right[element.id] else {
        note(element.id, unless: false)
        continue
      }
      matched += 1
      if element != other { at(element.id) { element.compareMembers(with: other, into: &$0) } }
    }
    guard matched < right.count else { return }
    for element in right where left[element.id] == nil { note(element.id, unless: false) }
  }
}

extension RedemptionOutcome {
  /// The places where two outcomes differ, as pointers into this one's JSON; the deepest members that differ are named.
  ///
  /// Where the cases differ, `/kind` and the members that only one of them has.
  public func differences(from other: RedemptionOutcome) -> [JSONPointer] {
    var differences = Differences()
    differences.note("kind", unless: kind == other.kind)
    differences.note("code", unless: code == other.code)
    differences.compare("grant", grant, other.grant)
    differences.compare("failure", failure, other.failure)
    differences.note("reason", unless: expiry?.reason == other.expiry?.reason)
    differences.note("reissued", unless: expiry?.reissued == other.expiry?.reissued)
    differences.note("obfuscatedEmail", unless: expiry?.obfuscatedEmail == other.expiry?.obfuscatedEmail)
    return differences.places
  }

  private var failure: RedemptionFailure? {
    guard case .failed(_, let failure) = self else { return nil }
    return failure
  }

  private var expiry: (reason: LinkExpiryReason?, reissued: Bool, obfuscatedEmail: String?)? {
    guard case .linkExpired(_, let reason, let reissued, let obfuscatedEmail) = self else { return nil }
    return (reason, reissued, obfuscatedEmail)
  }
}

extension Grant: MemberwiseComparable {
  fileprivate func compareMembers(with other: Grant, into differences: inout Differences) {
    differences.note("owner", unless: owner == other.owner)
    differences.compare("purchaser", purchaser, other.purchaser)
    differences.compare("paywall", paywall, other.paywall)
    differences.compare("entitlements", entitlements, other.entitlements)
    differences.compare("subscriptions", subscriptions, other.subscriptions)
    differences.compare("oneTimePurchases", oneTimePurchases, other.oneTimePurchases)
    differences.compare("customer", customer, other.customer)
  }
}

extension RedemptionFailure: MemberwiseComparable {
  fileprivate func compareMembers(with other: RedemptionFailure, into differences: inout Differences) {
    differences.note("reason", unless: reason == other.reason)
    differences.note("message", unless: message == other.message)
    differences.note("httpStatus", unless: httpStatus == other.httpStatus)
    differences.note("backendCode", unless: backendCode == other.backendCode)
    differences.note("sdkCode", unless: sdkCode == other.sdkCode)
    differences.note("attempts", unless: attempts == other.attempts)
  }
}

extension Purchaser: MemberwiseComparable {
  fileprivate func compareMembers(with other: Purchaser, into differences: inout Differences) {
    differences.note("id", unless: id == other.id)
    differences.note("email", unless: email == other.email)
    differences.note("storeIdentifiers", unless: storeIdentifiers == other.storeIdentifiers)
  }
}

extension PaywallContext: MemberwiseComparable {
  fileprivate func compareMembers(with other: PaywallContext, into differences: inout Differences) {
    differences.note("identifier", unless: identifier == other.identifier)
    differences.note("placementName", unless: placementName == other.placementName)
    differences.note("placementParams", unless: placementParams == other.placementParams)
    differences.note("variantId", unless: variantId == other.variantId)
    differences.note("experimentId", unless: experimentId == other.experimentId)
    differences.note("productIdentifier", unless: productIdentifier == other.productIdentifier)
    differences.note("product", unless: product == other.product)
    differences.note("userAttributes", unless: userAttributes == other.userAttributes)
  }
}

extension Entitlement: MemberwiseComparable {
  fileprivate func compareMembers(with other: Entitlement, into differences: inout Differences) {
    differences.note("isActive", unless: isActive == other.isActive)
    differences.note("productId", unless: productId == other.productId)
    differences.note("planId", unless: planId == other.planId)
    differences.note("productIds", unless: productIds == other.productIds)
    differences.note("store", unless: store == other.store)
    differences.note("startsAt", unless: startsAt == other.startsAt)
    differences.note("renewedAt", unless: renewedAt == other.renewedAt)
    differences.note("expiresAt", unless: expiresAt == other.expiresAt)
    differences.note("gracePeriodExpiresAt", unless: gracePeriodExpiresAt == other.gracePeriodExpiresAt)
    differences.note("isLifetime", unless: isLifetime == other.isLifetime)
    differences.note("willRenew", unless: willRenew == other.willRenew)
    differences.note("state", unless: state == other.state)
    differences.note("offerType", unless: offerType == other.offerType)
  }
}

extension Subscription: MemberwiseComparable {
  fileprivate func compareMembers(with other: Subscription, into differences: inout Differences) {
    differences.note("planId", unless: planId == other.planId)
    differences.note("store", unless: store == other.store)
    differences.note("purchasedAt", unless: purchasedAt == other.purchasedAt)
    differences.note("originallyPurchasedAt", unless: originallyPurchasedAt == other.originallyPurchasedAt)
    differences.note("expiresAt", unless: expiresAt == other.expiresAt)
    differences.note("gracePeriodExpiresAt", unless: gracePeriodExpiresAt == other.gracePeriodExpiresAt)
    differences.note("unsubscribeDetectedAt", unless: unsubscribeDetectedAt == other.unsubscribeDetectedAt)
    differences.note(
      "billingIssuesDetectedAt", unless: billingIssuesDetectedAt == other.billingIssuesDetectedAt)
    differences.note("refundedAt", unless: refundedAt == other.refundedAt)
    differences.note("autoResumesAt", unless: autoResumesAt == other.autoResumesAt)
    differences.note("isSandbox", unless: isSandbox == other.isSandbox)
    differences.note("periodType", unless: periodType == other.periodType)
    differences.note("ownershipType", unless: ownershipType == other.ownershipType)
    differences.note("price", unless: price == other.price)
    differences.note("displayName", unless: displayName == other.displayName)
    differences.note("managementURL", unless: managementURL == other.managementURL)
    differences.note("storeTransactionId", unless: storeTransactionId == other.storeTransactionId)
  }
}

extension OneTimePurchase: MemberwiseComparable {
  fileprivate func compareMembers(with other: OneTimePurchase, into differences: inout Differences) {
    differences.note("productId", unless: productId == other.productId)
    differences.note("purchasedAt", unless: purchasedAt == other.purchasedAt)
    differences.note("originallyPurchasedAt", unless: originallyPurchasedAt == other.originallyPurchasedAt)
    differences.note("refundedAt", unless: refundedAt == other.refundedAt)
    differences.note("store", unless: store == other.store)
    differences.note("isSandbox", unless: isSandbox == other.isSandbox)
    differences.note("price", unless: price == other.price)
    differences.note("displayName", unless: displayName == other.displayName)
    differences.note("storeTransactionId", unless: storeTransactionId == other.storeTransactionId)
  }
}

extension Customer: MemberwiseComparable {
  fileprivate func compareMembers(with other: Customer, into differences: inout Differences) {
    differences.note("originalAppUserId", unless: originalAppUserId == other.originalAppUserId)
    differences.note("firstSeen", unless: firstSeen == other.firstSeen)
    differences.note("requestDate", unless: requestDate == other.requestDate)
    differences.note("originalPurchaseDate", unless: originalPurchaseDate == other.originalPurchaseDate)
    differences.note(
      "originalApplicationVersion", unless: originalApplicationVersion == other.originalApplicationVersion)
    differences.note("managementURL", unless: managementURL == other.managementURL)
    differences.note("verification", unless: verification == other.verification)
  }
}
