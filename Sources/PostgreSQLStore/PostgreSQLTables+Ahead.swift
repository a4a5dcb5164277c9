#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

  extension PostgreSQLTables {
    /// Most queries that are sent together: their answers have to fit into the buffers of the system.
    private static let longest = 32

    func expect(_ reads: [LedgerRead], of vendor: Vendor) throws(LedgerError) {
      guard let ahead else { return }
      ahead.forget()
      var rest = reads[...]
      while !rest.isEmpty {
        try fetch(rest.prefix(PostgreSQLTables.longest), of: vendor, into: ahead)
        rest = rest.dropFirst(PostgreSQLTables.longest)
      }
    }

    private func fetch(
      _ reads: ArraySlice<LedgerRead>, of vendor: Vendor, into ahead: ReadAhead
    ) throws(LedgerError) {
      let queries = reads.map { Query($0, of: vendor) }
      let answers = try connection.fetch(queries)
      var (purchase, customer): (String?, Int64?)
      for (read, (query, answer)) in zip(reads, zip(queries, answers)) {
        switch read {
        case .code:
          ahead.add(answer, to: query)
          purchase = try answer.first.map { row throws(LedgerError) in try Query.purchase(ofCode: row) }
        case .deviceIds:
          if let purchase { ahead.add(answer, to: .deviceIds(of: purchase)) }
        case .customer:
          ahead.add(answer, to: query)
          customer = try answer.first.map { row throws(LedgerError) in try row.integer(0) }
        case .purchases:
          if let customer { ahead.add(answer, to: .purchases(ofCustomer: customer)) }
        case .purchasesHeld: ahead.add(answer, to: query)
        }
      }
    }
  }

  extension Query {
    /// What to send for a read; one that names its row by another one's id finds that row itself.
    fileprivate init(_ read: LedgerRead, of vendor: Vendor) {
      switch read {
      case .code(let code): self = .code(code)
      case .deviceIds(let code): self = .deviceIds(ofCode: code)
      case .customer(let appUserId): self = .customer(vendor, appUserId: appUserId)
      case .purchases(let appUserId): self = .purchases(ofCustomer: appUserId, at: vendor)
      case .purchasesHeld(let owner): self = .purchases(heldBy: owner, at: vendor)
      }
    }
  }
#endif
