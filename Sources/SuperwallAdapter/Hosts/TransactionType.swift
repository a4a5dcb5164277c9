/// How a transaction failed.
public enum TransactionError: Error, Sendable {
  case pending(String)
  case failure(String, StoreProduct)
}

/// What a transaction began.
public enum TransactionType: Hashable, Sendable { case nonRecurringProductPurchase, freeTrialStart, subscriptionStart }

/// How purchases were restored.
public enum RestoreType: Hashable, Sendable {
  case viaPurchase(StoreTransaction?)
  case viaRestore
}
