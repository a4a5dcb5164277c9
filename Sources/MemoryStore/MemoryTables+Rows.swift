import HashTreeCollections
import RedemptionCore
import RedemptionLedger

extension MemoryTables: LedgerRows {
  var rows: (any LedgerRows)? { self }

  func rows(of table: LedgerTable, after position: [LedgerValue]?, limit: Int) throws(LedgerError) -> [LedgerRow] {
    // No index has this order, so it is made for the first page and stays until the last one.
    var rest = listed?.rest ?? []
    if position == nil || listed?.table != table { rest = try list(table)[...] }
    if let position {
      guard let index = rest.firstIndex(where: { $0.position == position }) else { return [] }
      rest = rest[(index + 1)...]
    }
    let page = Array(rest.prefix(limit))
    // From the last row of this page on: the next one begins after it.
    listed = page.isEmpty ? nil : (table, rest.dropFirst(page.count - 1))
    return page
  }

  func insert(_ values: [LedgerValue], into table: LedgerTable) throws(LedgerError) {
    var row = try RowReader(values, of: table)
    switch VendorTable(rawValue: table.name) {
    case .policy:
      let (vendor, transfer) = (try row.vendor(), try row.word(TransferPolicy.self))
      let lifetime = try row.time().milliseconds
      let links = LinkSettings(scheme: try row.text(), host: try row.textOrNil())
      setPolicy(Policy(transfer: transfer, linkLifetime: lifetime, links: links), of: vendor)
    case .checkoutSettings:
      let vendor = try row.vendor()
      setCheckoutSettings(try JSONColumn.read(try row.text()), of: vendor)
    case .checkout:
      let (vendor, id) = (try row.vendor(), try row.text())
      saveCheckout(id, of: vendor, code: try row.textOrNil())
    case .customer:
      let (id, vendor) = (try row.number(), try row.vendor())
      let customer = StoredCustomer(
        id: id, originalAppUserId: try row.text(), firstSeen: try row.time(), isIdentified: try row.flag())
      try insert(customer, of: vendor)
    case .appUser:
      let (vendor, name, customer) = (try row.vendor(), try row.text(), try row.number())
      try insertAppUser(name, of: vendor, isAnonymous: try row.flag(), customer: customer)
    case .attributes:
      let (vendor, customer) = (try row.vendor(), try row.text())
      setAttributes(try JSONColumn.read(try row.text()), of: customer, at: vendor)
    case .vendorRow:
      let (vendor, key) = (try row.vendor(), try row.text())
      save(VendorRow(key, try JSONColumn.read(try row.text()), due: try row.timeOrNil()), of: vendor)
    case .purchase:
      let purchase = try StoredPurchase(&row)
      try check(self.purchase(purchase.record.id) == nil, "purchase.id")
      try save(purchase)
    case .device:
      let purchase = try row.text()
      try addDevice(try row.text(), to: purchase)
    case .code:
      let (code, purchase, expiresAt, usedAt) = (try row.text(), try row.text(), try row.time(), try row.timeOrNil())
      let user = Owner(appUserId: try row.textOrNil(), deviceId: try row.textOrNil())
      try insertCode(code, purchase: purchase, expiresAt: expiresAt)
      guard (user == nil) == (usedAt == nil) else { throw row.damaged }
      if let user, let usedAt { markUsed(code, by: user, at: usedAt) }
    case .mail:
      let (recipient, url, sentAt) = (try row.text(), try row.text(), try row.time())
      let reason = try row.word(MailMessage.Reason.self)
      insertMessage(reason, of: try row.vendor(), to: recipient, url: url, at: sentAt)
    case .reissueRequest:
      let (vendor, recipient) = (try row.vendor(), try row.text())
      insertReissueRequest(to: recipient, of: vendor, at: try row.time())
    case .webhook:
      _ = (try row.text(), try row.vendor())
      save(try JSONColumn.read(try row.text()) as Webhook)
    case .outbox: try save(StoredEvent(&row))
    case nil: throw row.damaged
    }
  }

  private func list(_ table: LedgerTable) throws(LedgerError) -> [LedgerRow] {
    switch VendorTable(rawValue: table.name) {
    case .policy:
      value.policies.sorted { TextKey($0.key.rawValue) < TextKey($1.key.rawValue) }.map { vendor, policy in
        LedgerRow(
          by: .text(vendor.rawValue), .text(policy.transfer.rawValue), .number(policy.linkLifetime),
          LedgerValue(policy.links.scheme), LedgerValue(policy.links.host))
      }
    case .checkoutSettings: try settings()
    case .checkout: named(value.checkouts) { [LedgerValue($0.code)] }
    case .customer:
      value.customerIds[nil].ascending.compactMap { value.customers[$0] }.map { customer in
        LedgerRow(
          by: .number(customer.row.id), .text(customer.vendor.rawValue), .text(customer.row.originalAppUserId),
          LedgerValue(customer.row.firstSeen), .flag(customer.row.isIdentified))
      }
    case .appUser: named(value.appUsers) { [.number($0.customer), .flag($0.isAnonymous)] }
    case .attributes: try attributes()
    case .vendorRow: try vendorRows()
    case .purchase: try purchases()
    case .device: devices()
    case .code: codes()
    case .mail:
      value.messageNumbers[nil].ascending.compactMap { number in
        value.messages[number].map { kept in
          let mail = kept.row.message
          return LedgerRow(
            numbered: number, .text(mail.to), .text(mail.url), LedgerValue(mail.sentAt), .text(mail.reason.rawValue),
            .text(kept.row.vendor.rawValue))
        }
      }
    case .reissueRequest:
      value.requests.keys.flatMap { name in value.requests[name].ascending.map { (name, $0) } }
        .sorted { $0.1.number < $1.1.number }.map { name, request in
          LedgerRow(
            numbered: request.number, .text(name.vendor.rawValue), .text(name.name.text), LedgerValue(request.at))
        }
    case .webhook:
      try webhooks().map { webhook throws(LedgerError) in
        LedgerRow(by: .text(webhook.id), .text(webhook.vendor.rawValue), .text(try JSONColumn.text(of: webhook)))
      }
    case .outbox:
      try events(matching: EventFilter(), limit: .max).map { event throws(LedgerError) in
        LedgerRow(position: [.text(event.id)], values: try event.values())
      }
    case nil: []
    }
  }

  private func settings() throws(LedgerError) -> [LedgerRow] {
    var rows: [LedgerRow] = []
    for (vendor, settings) in value.checkoutSettings.sorted(by: { TextKey($0.key.rawValue) < TextKey($1.key.rawValue) })
    {
      rows.append(LedgerRow(by: .text(vendor.rawValue), .text(try JSONColumn.text(of: settings))))
    }
    return rows
  }

  private func attributes() throws(LedgerError) -> [LedgerRow] {
    var texts: TreeDictionary<MemoryRows.VendorName, String> = [:]
    for (name, attributes) in value.attributes { texts[name] = try JSONColumn.text(of: attributes) }
    return named(texts) { [.text($0)] }
  }

  private func vendorRows() throws(LedgerError) -> [LedgerRow] {
    var values: TreeDictionary<MemoryRows.VendorName, [LedgerValue]> = [:]
    for (name, row) in value.vendorRows {
      values[name] = [.text(try JSONColumn.text(of: row.value)), LedgerValue(row.due)]
    }
    return named(values) { $0 }
  }

  private func purchases() throws(LedgerError) -> [LedgerRow] {
    var rows: [LedgerRow] = []
    for id in value.purchaseIds[nil].ascending {
      guard let values = try value.purchases[id]?.row.values() else { continue }
      rows.append(LedgerRow(position: [.text(id.text)], values: values))
    }
    return rows
  }

  private func devices() -> [LedgerRow] {
    value.devices.flatMap { purchase, devices in devices.map { (purchase, $0) } }.sorted { $0.1.number < $1.1.number }
      .map { LedgerRow(numbered: $1.number, .text($0.text), .text($1.id)) }
  }

  private func codes() -> [LedgerRow] {
    value.codes.sorted { $0.key < $1.key }.map { code, kept in
      LedgerRow(
        by: .text(code.text), .text(kept.row.purchase), LedgerValue(kept.row.expiresAt), LedgerValue(kept.row.usedAt),
        LedgerValue(kept.row.usedBy?.appUserId), LedgerValue(kept.row.usedBy?.deviceId))
    }
  }

  /// The rows of a table by vendor and name.
  private func named<Row>(
    _ rows: TreeDictionary<MemoryRows.VendorName, Row>, _ values: (Row) -> [LedgerValue]
  ) -> [LedgerRow] {
    rows.sorted {
      (TextKey($0.key.vendor.rawValue), $0.key.name) < (TextKey($1.key.vendor.rawValue), $1.key.name)
    }.map { name, row in
      let position: [LedgerValue] = [.text(name.vendor.rawValue), .text(name.name.text)]
      return LedgerRow(position: position, values: position + values(row))
    }
  }
}

extension LedgerRow {
  /// A row that its first value identifies.
  fileprivate init(by key: LedgerValue, _ values: LedgerValue...) {
    self.init(position: [key], values: [key] + values)
  }

  /// A row that the store numbers.
  fileprivate init(numbered number: Int, _ values: LedgerValue...) {
    self.init(position: [.number(Int64(number))], values: values)
  }
}
