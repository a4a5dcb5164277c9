import GRDB

/// The tables of a ledger file, and the migrations of older files.
enum Schema {
  /// Marks a file as ours in SQLite's header (`RDKT`).
  static let applicationId = 0x5244_4B54

  /// Each step migrates a file from the version of its index to the next; the version is in `PRAGMA user_version`.
  static let steps = [
    first, mailOfVendor, reissueRequests, checkoutSettings, checkouts, flatCost, attributes, periods, lives,
    metadata, vendorRows,
  ]

  /// The version that this program writes.
  static var version: Int { steps.count }

  // Times are milliseconds since 1970. Who holds a purchase depends on the vendor: `customer` if it keeps customers,
  // else `app_user_id` and the rows of `device`.
  private static let first = """
    CREATE TABLE policy (
      vendor TEXT PRIMARY KEY, transfer TEXT NOT NULL, link_lifetime INTEGER NOT NULL, scheme TEXT NOT NULL, host TEXT,
      link_policy TEXT NOT NULL, post_purchase TEXT NOT NULL, success_url TEXT, store_url TEXT
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE customer (
      id INTEGER PRIMARY KEY, vendor TEXT NOT NULL, original_app_user_id TEXT NOT NULL, first_seen INTEGER NOT NULL,
      is_identified INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE app_user (
      vendor TEXT NOT NULL, app_user_id TEXT NOT NULL, customer INTEGER NOT NULL REFERENCES customer (id),
      is_anonymous INTEGER NOT NULL, PRIMARY KEY (vendor, app_user_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX app_user_customer ON app_user (customer);

    CREATE TABLE purchase (
      id TEXT PRIMARY KEY, vendor TEXT NOT NULL, kind TEXT NOT NULL, product TEXT NOT NULL, plan TEXT, display_name TEXT,
      store TEXT NOT NULL, store_customer_id TEXT NOT NULL, store_transaction_id TEXT NOT NULL UNIQUE,
      entitlements TEXT NOT NULL, buyer_id TEXT NOT NULL, email TEXT, purchased_at INTEGER NOT NULL,
      originally_purchased_at INTEGER NOT NULL, expires_at INTEGER, grace_period_expires_at INTEGER,
      billing_issues_detected_at INTEGER, unsubscribe_detected_at INTEGER, refunded_at INTEGER, period_type TEXT NOT NULL,
      is_sandbox INTEGER NOT NULL, price_amount_micros INTEGER, price_currency TEXT, management_url TEXT, paywall TEXT,
      customer INTEGER REFERENCES customer (id), app_user_id TEXT, last_reissued_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX purchase_customer ON purchase (customer);
    CREATE INDEX purchase_app_user ON purchase (app_user_id);

    CREATE TABLE device (
      position INTEGER PRIMARY KEY AUTOINCREMENT, purchase TEXT NOT NULL REFERENCES purchase (id), device_id TEXT NOT NULL,
      UNIQUE (purchase, device_id)
    ) STRICT;
    CREATE INDEX device_device_id ON device (device_id);

    CREATE TABLE code (
      code TEXT PRIMARY KEY, purchase TEXT NOT NULL REFERENCES purchase (id), expires_at INTEGER NOT NULL,
      used_at INTEGER, used_by_app_user_id TEXT, used_by_device_id TEXT
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE mail (
      id INTEGER PRIMARY KEY, recipient TEXT NOT NULL, url TEXT NOT NULL, sent_at INTEGER NOT NULL, reason TEXT NOT NULL
    ) STRICT;
    CREATE INDEX mail_recipient ON mail (recipient);
    """

  // The vendor of a message, so that one vendor's mail can be deleted. Before this step, only the code in the link
  // named it.
  private static let mailOfVendor = """
    ALTER TABLE mail ADD COLUMN vendor TEXT;
    UPDATE mail SET vendor = (
      SELECT purchase.vendor FROM code JOIN purchase ON purchase.id = code.purchase WHERE instr(mail.url, code.code) > 0);
    """

  // What apps have asked for, so that a limit per address holds; and the purchases of an address.
  private static let reissueRequests = """
    CREATE TABLE reissue_request (
      id INTEGER PRIMARY KEY, vendor TEXT NOT NULL, recipient TEXT NOT NULL, requested_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX reissue_request_recipient ON reissue_request (recipient, vendor, requested_at);
    CREATE INDEX purchase_email ON purchase (email) WHERE email IS NOT NULL;
    """

  // A vendor's own settings as one JSON object, which only its adapter reads.
  private static let checkoutSettings = """
    CREATE TABLE checkout_settings (vendor TEXT PRIMARY KEY, settings TEXT NOT NULL) STRICT, WITHOUT ROWID;
    INSERT INTO checkout_settings SELECT vendor, json_object(
      'linkPolicy', link_policy, 'postPurchase', post_purchase, 'successUrl', success_url, 'storeUrl', store_url)
      FROM policy;
    ALTER TABLE policy DROP COLUMN link_policy;
    ALTER TABLE policy DROP COLUMN post_purchase;
    ALTER TABLE policy DROP COLUMN success_url;
    ALTER TABLE policy DROP COLUMN store_url;
    """

  // Checkouts that have ended, by the id under which an app asks about them.
  private static let checkouts = """
    CREATE TABLE checkout (vendor TEXT NOT NULL, id TEXT NOT NULL, code TEXT, PRIMARY KEY (vendor, id))
      STRICT, WITHOUT ROWID;
    """

  // What keeps every call as fast on a million purchases: an index for each way to look rows up, the numbers of rows
  // that lists name, and how many servers have written to the file without having closed it.
  private static let flatCost = """
    CREATE INDEX purchase_vendor ON purchase (vendor);
    CREATE INDEX purchase_product ON purchase (vendor, product);
    CREATE INDEX purchase_buyer ON purchase (buyer_id);
    CREATE INDEX code_purchase ON code (purchase);
    CREATE INDEX customer_vendor ON customer (vendor);

    CREATE TABLE tally (name TEXT NOT NULL, vendor TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (name, vendor))
      STRICT, WITHOUT ROWID;
    INSERT INTO tally SELECT 'purchase', vendor, count(*) FROM purchase GROUP BY vendor;
    INSERT INTO tally SELECT 'customer', vendor, count(*) FROM customer GROUP BY vendor;
    INSERT INTO tally SELECT 'mail', ifnull(vendor, ''), count(*) FROM mail GROUP BY ifnull(vendor, '');
    \(["purchase", "customer", "mail"].map(tallies).joined(separator: "\n"))

    CREATE TABLE usage (id INTEGER PRIMARY KEY CHECK (id = 1), writers INTEGER NOT NULL) STRICT;
    INSERT INTO usage VALUES (1, 0);
    """

  // What apps have set for their customers, as one JSON object each.
  private static let attributes = """
    CREATE TABLE customer_attributes (
      vendor TEXT NOT NULL, customer TEXT NOT NULL, attributes TEXT NOT NULL, PRIMARY KEY (vendor, customer)
    ) STRICT, WITHOUT ROWID;
    """

  // The paid time as it was sold: what is sold again must not depend on what became of the last purchase.
  private static let periods = """
    ALTER TABLE purchase ADD COLUMN period INTEGER;
    UPDATE purchase SET period = expires_at - purchased_at;
    """

  // How subscriptions go on, and what webhooks are sent. Both indexes have few rows: what is due is found at once.
  private static let lives = """
    ALTER TABLE purchase ADD COLUMN renewal TEXT;
    ALTER TABLE purchase ADD COLUMN goes_on_at INTEGER;
    CREATE INDEX purchase_goes_on ON purchase (goes_on_at, id) WHERE goes_on_at IS NOT NULL;
    CREATE TABLE webhook (id TEXT PRIMARY KEY, vendor TEXT NOT NULL, settings TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE outbox (
      id TEXT PRIMARY KEY, vendor TEXT NOT NULL, purchase TEXT NOT NULL, webhook TEXT NOT NULL, event TEXT NOT NULL,
      attempts TEXT NOT NULL, due_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX outbox_vendor ON outbox (vendor, id);
    CREATE INDEX outbox_purchase ON outbox (purchase, id);
    CREATE INDEX outbox_due ON outbox (due_at, id) WHERE due_at IS NOT NULL;
    """

  // What the page of a checkout has sent along, as one JSON object.
  private static let metadata = "ALTER TABLE purchase ADD COLUMN metadata TEXT;"

  // What only the vendors themselves read, each value as JSON.
  private static let vendorRows = """
    CREATE TABLE vendor_row (
      vendor TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, due_at INTEGER, PRIMARY KEY (vendor, key)
    ) STRICT, WITHOUT ROWID;
    """

  /// Triggers that count the rows of a table.
  private static func tallies(of table: String) -> String {
    func vendor(_ row: String) -> String { "ifnull(\(row).vendor, '')" }
    return """
      CREATE TRIGGER tally_\(table)_insert AFTER INSERT ON \(table) BEGIN
        INSERT INTO tally SELECT '\(table)', \(vendor("NEW")), 0
          WHERE NOT EXISTS (SELECT 1 FROM tally WHERE name = '\(table)' AND vendor = \(vendor("NEW")));
        UPDATE tally SET count = count + 1 WHERE name = '\(table)' AND vendor = \(vendor("NEW"));
      END;
      CREATE TRIGGER tally_\(table)_delete AFTER DELETE ON \(table) BEGIN
        UPDATE tally SET count = count - 1 WHERE name = '\(table)' AND vendor = \(vendor("OLD"));
      END;
      """
  }

  /// Records that another server writes to the file, which has not closed it since.
  static let markWriter = "UPDATE usage SET writers = writers + 1"
  /// Records that one has closed it.
  static let removeWriter = "UPDATE usage SET writers = max(writers - 1, 0)"
  /// Records that nobody has it open.
  static let forgetWriters = "UPDATE usage SET writers = 0"
  /// The number of servers that wrote to the file and have not closed it.
  static let writers = "SELECT writers FROM usage"
  /// Writes a page without a change. SQLite writes none if each statement leaves the row as it was.
  static let touch = "UPDATE usage SET writers = writers + 1; UPDATE usage SET writers = writers - 1"

  /// True if a file has no tables.
  static func isEmpty(_ database: Database) throws -> Bool {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") == 0
  }

  /// True if a file tells whether it was closed: since version 6.
  static func hasUsage(_ database: Database) throws -> Bool {
    try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master WHERE name = 'usage'") == 1
  }

  /// Migrates an open file to the current version, inside one transaction.
  static func migrate(_ database: Database) throws {
    let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    for step in steps[found...] { try database.execute(sql: step) }
    try database.execute(sql: "PRAGMA user_version = \(version); PRAGMA application_id = \(applicationId)")
  }
}
