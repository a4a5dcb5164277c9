import RedemptionCore

/// The webhooks that were read in the open transaction.
final class WebhookCache {
  /// Nil if they were not read.
  var known: [StoredWebhook]?

  /// Drops them: one was added, or the transaction has ended.
  func forget() { known = nil }
}

/// When something happens next, as it was read in the open transaction.
final class NextMomentCache {
  /// Nil if it was not read; the inner nil says never.
  var known: Timestamp??

  /// Drops it: a purchase was written, or the transaction has ended.
  func forget() { known = nil }
}
