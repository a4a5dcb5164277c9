import GRDB
import RedemptionLedger

extension LedgerError {
  init(opening error: any Error) {
    guard let error = error as? DatabaseError else {
      self = LedgerError(using: error)
      return
    }
    switch error.resultCode {
    case .SQLITE_NOTADB: self = .notALedger("not a SQLite database")
    case .SQLITE_CORRUPT: self = .damaged(error.resultCode.description)
    default: self = LedgerError(using: error)
    }
  }

  /// SQLite's own message names tables and columns at most; arguments, which may hold codes and addresses, are left
  /// out.
  init(using error: any Error) {
    switch error {
    case let error as LedgerError: self = error
    case let error as DatabaseError: self = .unavailable(error.message ?? error.resultCode.description)
    default: self = .unavailable("\(type(of: error))")
    }
  }
}
