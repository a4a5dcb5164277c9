#if PostgreSQL
  internal import RedemptionLedger

  extension LedgerError {
    /// An error of the server, by its SQLSTATE (postgresql.org/docs/15/errcodes-appendix.html).
    ///
    /// The message names tables and columns at most. Its detail, which may hold codes and addresses, is left out.
    init(sqlState: String, message: String) {
      let advice: String? =
        switch sqlState {
        case "25006": "the database is read-only; connect to the primary server, not to a standby"
        case "53100": "the disk of the database is full"
        case "53300": "the database has no free connection; raise `max_connections` or end other programs"
        case "55P03", "57014":
          "a statement took too long; another server holds the ledger, or the database is overloaded"
        case "57P01", "57P02", "57P03": "the database is stopping or starting"
        case "42501": "this user may not do that; the ledger's schema belongs to the user who created it"
        default: nil
        }
      self = .unavailable(([message] + (advice.map { [$0] } ?? [])).joined(separator: ": "))
    }

    /// A connection that could not be made, or that broke: libpq's own text, on one line.
    init(connecting text: String) {
      let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      let message = lines.joined(separator: "; ")
      let advice =
        if text.contains("password") || text.contains("authentication") {
          "; set PGUSER and PGPASSWORD, or PGPASSFILE"
        } else if text.contains("does not exist") {
          "; create it with `createuser` or `createdb`"
        } else {
          ""
        }
      self = .unavailable(message.isEmpty ? "the connection to PostgreSQL broke" : message + advice)
    }
  }
#endif
