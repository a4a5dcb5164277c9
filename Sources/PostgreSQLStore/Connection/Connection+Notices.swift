#if PostgreSQL
  internal import CPostgreSQL
  internal import RedemptionLedger

  extension Connection {
    /// Waits for notifications of channels that the connection listens on, and returns their payloads.
    ///
    /// - Returns: an empty array if none has come in time.
    func notices(within limit: Duration) throws(LedgerError) -> [String] {
      try awaitInput(until: .now + limit)
      var payloads: [String] = []
      while let notice = unsafe PQnotifies(handle) {
        if let payload = unsafe notice.pointee.extra { unsafe payloads.append(String(cString: payload)) }
        unsafe PQfreemem(notice)
      }
      return payloads
    }
  }
#endif
