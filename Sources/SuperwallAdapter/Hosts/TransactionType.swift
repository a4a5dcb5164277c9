/// Error of a transaction.
public enum TransactionError: Error, Sendable {
  case pending(String)
  case failure(String, StoreProduct)
}

/// Type of a transaction.
public enum TransactionType: Hashable, Sendable { case nonRecurringProductPurchase, freeTrialStart, subscriptionStart }

/// Cause of a restore.
public enum RestoreType: Hashable, Sendable {
  case viaPurchase(StoreTransaction?)
  case viaRestore
}
