/// Two values of a type, member by member, as pointers into their JSON.
private struct Members<Value: Equatable & Sendable>: Sendable {
  typealias Member = (name: String, differs: @Sendable (Value, Value) -> Bool)
  let members: [Member]

  func differences(_ left: Value, _ right: Value, at path: JSONPointer) -> [JSONPointer] {
    guard left != right else { return [] }
    return members.filter { $0.differs(left, right) }.map { path.appending($0.name) }
  }
}

private func member<Value: Sendable, Field: Equatable & Sendable>(
  _ name: String, _ field: @escaping @Sendable (Value) -> Field
) -> Members<Value>.Member {
  (name, { field($0) != field($1) })
}

/// Compares two optional values: at their own place when only one is there, member by member when both are.
private func differences<Value: Equatable & Sendable>(
  _ left: Value?, _ right: Value?, _ members: Members<Value>, at path: JSONPointer
) -> [JSONPointer] {
  guard let left, let right else { return left == right ? [] : [path] }
  return members.differences(left, right, at: path)
}

private func differences<Element>(
  _ left: IdentifiedList<Element>, _ right: IdentifiedList<Element>, _ members: Members<Element>, at path: JSONPointer
) -> [JSONPointer] {
  guard left != right else { return [] }
  let paths = left.flatMap { element in
    differences(element, right[element.id], members, at: path.appending(element.id))
  }
  return paths + right.filter { left[$0.id] == nil }.map { path.appending($0.id) }
}

extension RedemptionOutcome {
  /// The places where two outcomes differ, as pointers into this one's JSON; the deepest members that differ are named.
  ///
  /// Where the cases differ, `/kind` and the members that only one of them has.
  public func differences(from other: RedemptionOutcome) -> [JSONPointer] {
    let root = JSONPointer()
    var paths = kind == other.kind ? [] : [root.appending("kind")]
    if code != other.code { paths.append(root.appending("code")) }
    paths += RedemptionCore.differences(grant, other.grant, at: root.appending("grant"))
    paths += RedemptionCore.differences(failure, other.failure, failureMembers, at: root.appending("failure"))
    if expiry?.reissued != other.expiry?.reissued { paths.append(root.appending("reissued")) }
    if expiry?.obfuscatedEmail != other.expiry?.obfuscatedEmail { paths.append(root.appending("obfuscatedEmail")) }
    return paths
  }

  private var failure: RedemptionFailure? {
    guard case .failed(_, let failure) = self else { return nil }
    return failure
  }

  private var expiry: (reissued: Bool, obfuscatedEmail: String?)? {
    guard case .linkExpired(_, let reissued, let obfuscatedEmail) = self else { return nil }
    return (reissued, obfuscatedEmail)
  }
}

private func differences(_ left: Grant?, _ right: Grant?, at path: JSONPointer) -> [JSONPointer] {
  guard let left, let right else { return left == right ? [] : [path] }
  guard left != right else { return [] }
  var paths = left.owner == right.owner ? [] : [path.appending("owner")]
  paths += differences(left.purchaser, right.purchaser, purchaserMembers, at: path.appending("purchaser"))
  paths += differences(left.paywall, right.paywall, paywallMembers, at: path.appending("paywall"))
  paths += differences(left.entitlements, right.entitlements, entitlementMembers, at: path.appending("entitlements"))
  paths += differences(left.subscriptions, right.subscriptions, subscriptionMembers, at: path.appending("subscriptions"))
  paths += differences(
    left.oneTimePurchases, right.oneTimePurchases, oneTimePurchaseMembers, at: path.appending("oneTimePurchases"))
  paths += differences(left.customer, right.customer, customerMembers, at: path.appending("customer"))
  return paths
}

// Closures, not key paths: key paths into structs are an order of magnitude slower, and this runs for every reply.

private let failureMembers = Members<RedemptionFailure>(members: [
  member("reason", { $0.reason }), member("message", { $0.message }), member("httpStatus", { $0.httpStatus }),
  member("backendCode", { $0.backendCode }), member("attempts", { $0.attempts }),
])

private let purchaserMembers = Members<Purchaser>(members: [
  member("id", { $0.id }), member("email", { $0.email }), member("storeIdentifiers", { $0.storeIdentifiers }),
])

private let paywallMembers = Members<PaywallContext>(members: [
  member("identifier", { $0.identifier }), member("placementName", { $0.placementName }),
  member("placementParams", { $0.placementParams }), member("variantId", { $0.variantId }),
  member("experimentId", { $0.experimentId }), member("productIdentifier", { $0.productIdentifier }),
  member("product", { $0.product }),
])

private let entitlementMembers = Members<Entitlement>(members: [
  member("isActive", { $0.isActive }), member("productId", { $0.productId }), member("planId", { $0.planId }),
  member("productIds", { $0.productIds }), member("store", { $0.store }), member("startsAt", { $0.startsAt }),
  member("renewedAt", { $0.renewedAt }), member("expiresAt", { $0.expiresAt }),
  member("gracePeriodExpiresAt", { $0.gracePeriodExpiresAt }), member("isLifetime", { $0.isLifetime }),
  member("willRenew", { $0.willRenew }), member("state", { $0.state }), member("offerType", { $0.offerType }),
])

private let subscriptionMembers = Members<Subscription>(members: [
  member("planId", { $0.planId }), member("store", { $0.store }), member("purchasedAt", { $0.purchasedAt }),
  member("originallyPurchasedAt", { $0.originallyPurchasedAt }), member("expiresAt", { $0.expiresAt }),
  member("gracePeriodExpiresAt", { $0.gracePeriodExpiresAt }),
  member("unsubscribeDetectedAt", { $0.unsubscribeDetectedAt }),
  member("billingIssuesDetectedAt", { $0.billingIssuesDetectedAt }), member("refundedAt", { $0.refundedAt }),
  member("autoResumesAt", { $0.autoResumesAt }), member("isSandbox", { $0.isSandbox }),
  member("periodType", { $0.periodType }), member("ownershipType", { $0.ownershipType }),
  member("price", { $0.price }), member("displayName", { $0.displayName }),
  member("managementURL", { $0.managementURL }), member("storeTransactionId", { $0.storeTransactionId }),
])

private let oneTimePurchaseMembers = Members<OneTimePurchase>(members: [
  member("productId", { $0.productId }), member("purchasedAt", { $0.purchasedAt }),
  member("originallyPurchasedAt", { $0.originallyPurchasedAt }), member("refundedAt", { $0.refundedAt }),
  member("store", { $0.store }), member("isSandbox", { $0.isSandbox }), member("price", { $0.price }),
  member("displayName", { $0.displayName }), member("storeTransactionId", { $0.storeTransactionId }),
])

private let customerMembers = Members<Customer>(members: [
  member("originalAppUserId", { $0.originalAppUserId }), member("firstSeen", { $0.firstSeen }),
  member("requestDate", { $0.requestDate }), member("originalPurchaseDate", { $0.originalPurchaseDate }),
  member("originalApplicationVersion", { $0.originalApplicationVersion }),
  member("managementURL", { $0.managementURL }), member("verification", { $0.verification }),
])
