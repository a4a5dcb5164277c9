/// Why the ledger could not do what the caller asked.
public enum LedgerError: Error, Hashable, Sendable {
  /// The file or database is not a ledger: no database, or another program's. It was not changed.
  case notALedger(String)
  /// It was written by a newer version of this program. It was not changed.
  case newerVersion(found: Int, supported: Int)
  /// The ledger is damaged. It was not changed.
  case damaged(String)
  /// The database cannot be opened, read or written: the text is the cause as the database reports it.
  case unavailable(String)
  /// A commit got no answer, and may have taken effect or not: the text is the cause. The store finds out before it
  /// writes again.
  case notKnown(String)
  /// No purchase has this id.
  case unknownPurchase
  /// The ledger has no adapter for this vendor.
  case unknownVendor
  /// The vendor has no links.
  case noLinks
  /// The purchase's latest invoice is not paid.
  case nothingToRefund
}

extension LedgerError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .notALedger(let cause):
      "This is not a RedemptionKit ledger (\(cause)); it was left unchanged. Name another file or database."
    case .newerVersion(let found, let supported):
      "The ledger has schema version \(found), newer than the \(supported) that this program knows; use a newer program."
    case .damaged(let cause): "The ledger is damaged (\(cause)); it was left unchanged."
    case .unavailable(let cause): "The ledger cannot be used: \(cause)."
    case .notKnown(let cause):
      "It is not known whether the ledger has kept this: \(cause). Repeat the call: the ledger finds out first."
    case .unknownPurchase:
      "Unknown purchase. Pass an id that `store/purchase` returned; `store/reset` deletes purchases."
    case .unknownVendor: "This ledger knows no such vendor."
    case .noLinks: "This vendor has no links."
    case .nothingToRefund: "Nothing to refund: the latest charge has failed, so the latest invoice is not paid."
    }
  }
}
