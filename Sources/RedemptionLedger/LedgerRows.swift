package import RedemptionCore

/// The rows of a ledger as they are stored, for a copy into another store.
public protocol LedgerRows {
  /// The rows of a table in ascending order of their position, texts by their bytes.
  ///
  /// - Parameters:
  ///   - table: the table.
  ///   - position: the rows after it; nil begins with the first row.
  ///   - limit: the most rows to return.
  func rows(of table: LedgerTable, after position: [LedgerValue]?, limit: Int) throws(LedgerError) -> [LedgerRow]
  /// Adds a row. A database that numbers the rows gives it the next number.
  func insert(_ values: [LedgerValue], into table: LedgerTable) throws(LedgerError)
}

/// A row of a table.
public struct LedgerRow: Hashable, Sendable {
  /// The values of the table's ``LedgerTable/position``.
  public let position: [LedgerValue]
  /// The values of the table's ``LedgerTable/columns``.
  public let values: [LedgerValue]

  /// Describes a row.
  public init(position: [LedgerValue], values: [LedgerValue]) {
    self.position = position
    self.values = values
  }
}

/// A value in a row.
public enum LedgerValue: Hashable, Sendable {
  case null
  case text(String)
  case number(Int64)
  case flag(Bool)
}

/// A table as every store has it. The same schema version has the same columns in every store.
public struct LedgerTable: Hashable, Sendable {
  /// A column with the kind of its values.
  public enum Column: Hashable, Sendable {
    case text(String)
    case number(String)
    case flag(String)

    /// The name.
    public var name: String {
      switch self {
      case .text(let name), .number(let name), .flag(let name): name
      }
    }
  }

  /// The name.
  public let name: String
  /// The columns that a copy has to have.
  public let columns: [Column]
  /// The columns that order the rows and identify one.
  public let position: [Column]

  /// True if the database numbers the rows: the numbers themselves mean nothing, their order does.
  var isNumbered: Bool { !columns.contains(position[0]) }

  /// The purchases.
  static let purchase = LedgerTable(
    "purchase", by: .text("id"), .text("vendor"), .text("kind"), .text("product"), .text("plan"),
    .text("display_name"), .text("store"), .text("store_customer_id"), .text("store_transaction_id"),
    .text("entitlements"), .text("buyer_id"), .text("email"), .number("purchased_at"),
    .number("originally_purchased_at"), .number("expires_at"), .number("grace_period_expires_at"),
    .number("billing_issues_detected_at"), .number("unsubscribe_detected_at"), .number("refunded_at"),
    .text("period_type"), .flag("is_sandbox"), .number("price_amount_micros"), .text("price_currency"),
    .text("management_url"), .text("paywall"), .number("customer"), .text("app_user_id"),
    .number("last_reissued_at"), .number("period"), .text("renewal"), .number("goes_on_at"),
    .text("metadata"))

  /// All tables, each after those that it refers to.
  public static let all = [
    LedgerTable(
      "policy", by: .text("vendor"), .text("transfer"), .number("link_lifetime"), .text("scheme"), .text("host")),
    LedgerTable("checkout_settings", by: .text("vendor"), .text("settings")),
    LedgerTable(
      name: "checkout", columns: [.text("vendor"), .text("id"), .text("code")],
      position: [.text("vendor"), .text("id")]),
    LedgerTable(
      name: "vendor_row", columns: [.text("vendor"), .text("key"), .text("value"), .number("due_at")],
      position: [.text("vendor"), .text("key")]),
    LedgerTable(
      "customer", by: .number("id"), .text("vendor"), .text("original_app_user_id"), .number("first_seen"),
      .flag("is_identified")),
    LedgerTable(
      name: "app_user",
      columns: [.text("vendor"), .text("app_user_id"), .number("customer"), .flag("is_anonymous")],
      position: [.text("vendor"), .text("app_user_id")]),
    LedgerTable(
      name: "customer_attributes", columns: [.text("vendor"), .text("customer"), .text("attributes")],
      position: [.text("vendor"), .text("customer")]),
    purchase,
    LedgerTable(name: "device", columns: [.text("purchase"), .text("device_id")], position: [.number("position")]),
    LedgerTable(
      "code", by: .text("code"), .text("purchase"), .number("expires_at"), .number("used_at"),
      .text("used_by_app_user_id"), .text("used_by_device_id")),
    LedgerTable(
      name: "mail",
      columns: [.text("recipient"), .text("url"), .number("sent_at"), .text("reason"), .text("vendor")],
      position: [.number("id")]),
    LedgerTable(
      name: "reissue_request", columns: [.text("vendor"), .text("recipient"), .number("requested_at")],
      position: [.number("id")]),
    LedgerTable("webhook", by: .text("id"), .text("vendor"), .text("settings")),
    LedgerTable(
      "outbox", by: .text("id"), .text("vendor"), .text("purchase"), .text("webhook"), .text("event"),
      .text("attempts"), .number("due_at")),
  ]

  private init(name: String, columns: [Column], position: [Column]) {
    self.name = name
    self.columns = columns
    self.position = position
  }

  /// A table whose first column identifies a row.
  private init(_ name: String, by key: Column, _ columns: Column...) {
    self.init(name: name, columns: [key] + columns, position: [key])
  }
}

extension LedgerValue: Codable {
  /// Reads null, a text, an integer, or true or false.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int64.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes null, a text, an integer, or true or false.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    }
  }
}

extension Timestamp {
  /// The largest number of milliseconds of a time that is read from outside, before 1970 or after.
  ///
  /// Sums and differences of such times do not overflow.
  package static let mostStorable: Int64 = 1 << 53

  /// True if a time is within ``mostStorable``.
  package var isStorable: Bool { (-Timestamp.mostStorable...Timestamp.mostStorable).contains(milliseconds) }
}
