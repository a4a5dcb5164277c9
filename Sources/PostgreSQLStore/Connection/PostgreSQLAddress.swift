#if PostgreSQL
  internal import CPostgreSQL
  public import RedemptionLedger

  /// The address of a PostgreSQL database: a URI as `psql` takes it, such as
  /// `postgres://ledger@db.example.com/staging`.
  ///
  /// What it leaves out is in the `PG*` variables; `postgres://` alone takes everything from them.
  public struct PostgreSQLAddress: Hashable, Sendable {
    /// The URI. It has no password.
    public let uri: String

    /// Reads an address.
    ///
    /// - Throws: `LedgerError.unavailable` for what libpq does not take, and for a password: it would be seen in
    ///   the list of processes.
    public init(_ text: String) throws(LedgerError) {
      var message: UnsafeMutablePointer<CChar>?
      let options = unsafe PQconninfoParse(text, &message)
      defer {
        unsafe PQconninfoFree(options)
        unsafe PQfreemem(message)
      }
      guard let options = unsafe options else {
        // The message may repeat the address with a password in it.
        throw .unavailable("its address is not one of PostgreSQL; write postgres://USER@HOST:PORT/DATABASE")
      }
      var option = unsafe options
      while let keyword = unsafe option.pointee.keyword {
        if unsafe String(cString: keyword) == "password", unsafe option.pointee.val != nil {
          throw .unavailable(
            "its address has a password, which other users could see; put it into PGPASSWORD, or into a file that "
              + "PGPASSFILE names")
        }
        unsafe option += 1
      }
      uri = text
    }
  }
#endif
