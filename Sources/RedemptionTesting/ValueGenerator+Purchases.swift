import RedemptionCore

extension ValueGenerator {
  mutating func subscription() -> Subscription {
    Subscription(
      productId: identifier(), planId: maybe { $0.text() }, store: store(), purchasedAt: date(),
      originallyPurchasedAt: maybe { $0.date() }, expiresAt: maybe { $0.date() },
      gracePeriodExpiresAt: maybe { $0.date() }, unsubscribeDetectedAt: maybe { $0.date() },
      billingIssuesDetectedAt: maybe { $0.date() }, refundedAt: maybe { $0.date() }, autoResumesAt: maybe { $0.date() },
      isSandbox: flip(), periodType: any(of: PeriodType.allCases, else: .normal),
      ownershipType: maybe { $0.any(of: OwnershipType.allCases, else: .unknown) }, price: maybe { $0.price() },
      displayName: maybe { $0.text() }, managementURL: maybe { $0.url() }, storeTransactionId: maybe { $0.text() })
  }

  mutating func oneTimePurchase() -> OneTimePurchase {
    OneTimePurchase(
      id: identifier(), productId: identifier(), purchasedAt: date(), originallyPurchasedAt: maybe { $0.date() },
      refundedAt: maybe { $0.date() }, store: maybe { $0.store() }, isSandbox: maybe { $0.flip() },
      price: maybe { $0.price() }, displayName: maybe { $0.text() }, storeTransactionId: maybe { $0.text() })
  }

  /// One that no purchase stands behind.
  mutating func entitlement(id: String) -> Entitlement {
    Entitlement(
      id: id, isActive: flip(), productId: maybe { $0.identifier() }, planId: maybe { $0.text() },
      productIds: (0..<whole(0...3)).map { _ in identifier() }, store: maybe { $0.store() },
      startsAt: maybe { $0.date() },
      renewedAt: maybe { $0.date() }, expiresAt: maybe { $0.date() }, gracePeriodExpiresAt: maybe { $0.date() },
      isLifetime: maybe { $0.flip() }, willRenew: maybe { $0.flip() },
      state: maybe { $0.any(of: Entitlement.State.allCases, else: .expired) },
      offerType: maybe { $0.any(of: Entitlement.OfferType.allCases, else: .trial) })
  }
}
