#if PostgreSQL
  internal import RedemptionLedger

  /// The tables of a ledger in a PostgreSQL database, and the migrations of older ones.
  ///
  /// They are in a schema of their own, so a database may have other programs' tables too. Versions are those of the
  /// SQLite file: the same version has the same columns.
  enum Schema {
    /// The schema's name.
    static let name = "redemptionkit"
    /// The version that the first step makes.
    private static let firstVersion = 5
    /// Each step migrates a schema to its version from the one before.
    private static let steps = [first, flatCost, attributes, periods, lives, metadata, vendorRows]

    /// The version that this program writes.
    static var version: Int { firstVersion + steps.count - 1 }

    /// The lock that a writing transaction holds; the number is ours alone (`RDKT`).
    static let lock = "SELECT pg_advisory_xact_lock(1380207444)"

    // The number of each store's last transaction. Bookkeeping of this store, as the version is: not a part of the
    // ledger, so it does not count as a version, and `ledger copy` leaves it out.
    private static let writers = """
      CREATE TABLE IF NOT EXISTS writer (id TEXT PRIMARY KEY, number BIGINT NOT NULL, changed_at TIMESTAMPTZ NOT NULL)
      """
    /// Writes the number of a store's transaction.
    static let mark = """
      INSERT INTO writer (id, number, changed_at) VALUES ($1, $2, now())
      ON CONFLICT (id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at
      """
    /// Reads the number of a store's last transaction that was committed.
    static let marked = "SELECT number FROM writer WHERE id = $1"
    /// Deletes the rows of stores that were closed. One that is still open writes its row again.
    static let deleteOldWriters = "DELETE FROM writer WHERE changed_at < now() - INTERVAL '1 day'"

    // Times are milliseconds since 1970. Who holds a purchase depends on the vendor: `customer` if it keeps customers,
    // else `app_user_id` and the rows of `device`. Texts are compared by their bytes, as SQLite compares them.
    private static let first = [
      """
      CREATE TABLE policy (
        vendor TEXT PRIMARY KEY, transfer TEXT NOT NULL, link_lifetime BIGINT NOT NULL, scheme TEXT NOT NULL, host TEXT)
      """,
      "CREATE TABLE checkout_settings (vendor TEXT PRIMARY KEY, settings TEXT NOT NULL)",
      "CREATE TABLE checkout (vendor TEXT NOT NULL, id TEXT NOT NULL, code TEXT, PRIMARY KEY (vendor, id))",
      """
      CREATE TABLE customer (
        id BIGINT PRIMARY KEY, vendor TEXT NOT NULL, original_app_user_id TEXT NOT NULL, first_seen BIGINT NOT NULL,
        is_identified BOOLEAN NOT NULL)
      """,
      """
      CREATE TABLE app_user (
        vendor TEXT NOT NULL, app_user_id TEXT NOT NULL, customer BIGINT NOT NULL REFERENCES customer (id),
        is_anonymous BOOLEAN NOT NULL, PRIMARY KEY (vendor, app_user_id))
      """,
      "CREATE INDEX app_user_customer ON app_user (customer)",
      """
      CREATE TABLE purchase (
        id TEXT COLLATE "C" PRIMARY KEY, vendor TEXT NOT NULL, kind TEXT NOT NULL, product TEXT COLLATE "C" NOT NULL, plan TEXT,
        display_name TEXT, store TEXT NOT NULL, store_customer_id TEXT NOT NULL, store_transaction_id TEXT NOT NULL UNIQUE,
        entitlements TEXT NOT NULL, buyer_id TEXT NOT NULL, email TEXT, purchased_at BIGINT NOT NULL,
        originally_purchased_at BIGINT NOT NULL, expires_at BIGINT, grace_period_expires_at BIGINT,
        billing_issues_detected_at BIGINT, unsubscribe_detected_at BIGINT, refunded_at BIGINT, period_type TEXT NOT NULL,
        is_sandbox BOOLEAN NOT NULL, price_amount_micros BIGINT, price_currency TEXT, management_url TEXT, paywall TEXT,
        customer BIGINT REFERENCES customer (id), app_user_id TEXT, last_reissued_at BIGINT)
      """,
      "CREATE INDEX purchase_customer ON purchase (customer)",
      "CREATE INDEX purchase_app_user ON purchase (app_user_id)",
      "CREATE INDEX purchase_email ON purchase (email) WHERE email IS NOT NULL",
      """
      CREATE TABLE device (
        position BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, purchase TEXT COLLATE "C" NOT NULL REFERENCES purchase (id),
        device_id TEXT NOT NULL, UNIQUE (purchase, device_id))
      """,
      "CREATE INDEX device_device_id ON device (device_id)",
      """
      CREATE TABLE code (
        code TEXT COLLATE "C" PRIMARY KEY, purchase TEXT COLLATE "C" NOT NULL REFERENCES purchase (id), expires_at BIGINT NOT NULL,
        used_at BIGINT, used_by_app_user_id TEXT, used_by_device_id TEXT)
      """,
      "CREATE INDEX code_purchase ON code (purchase)",
      """
      CREATE TABLE mail (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, recipient TEXT NOT NULL, url TEXT NOT NULL,
        sent_at BIGINT NOT NULL, reason TEXT NOT NULL, vendor TEXT)
      """,
      "CREATE INDEX mail_recipient ON mail (recipient)",
      """
      CREATE TABLE reissue_request (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, vendor TEXT NOT NULL, recipient TEXT NOT NULL,
        requested_at BIGINT NOT NULL)
      """,
      "CREATE INDEX reissue_request_recipient ON reissue_request (recipient, vendor, requested_at)",
    ]

    // An index for each way to look rows up. SQLite's file of this version also keeps numbers of rows and of servers,
    // which are no part of the ledger.
    private static let flatCost = [
      "CREATE INDEX purchase_vendor ON purchase (vendor, id)",
      "CREATE INDEX purchase_product ON purchase (vendor, product, id)",
      "CREATE INDEX purchase_buyer ON purchase (buyer_id, id)",
      "CREATE INDEX app_user_name ON app_user (app_user_id)",
      "CREATE INDEX customer_vendor ON customer (vendor, id)",
      "DROP INDEX purchase_app_user",
      "CREATE INDEX purchase_app_user ON purchase (app_user_id, id)",
      "DROP INDEX purchase_email",
      "CREATE INDEX purchase_email ON purchase (email, id) WHERE email IS NOT NULL",
      "DROP INDEX mail_recipient",
      "CREATE INDEX mail_recipient ON mail (recipient, id)",
    ]

    // What apps have set for their customers, as one JSON object each.
    private static let attributes = [
      """
      CREATE TABLE customer_attributes (
        vendor TEXT NOT NULL, customer TEXT NOT NULL, attributes TEXT NOT NULL, PRIMARY KEY (vendor, customer))
      """
    ]

    // The paid time as it was sold: what is sold again must not depend on what became of the last purchase.
    private static let periods = [
      "ALTER TABLE purchase ADD COLUMN period BIGINT", "UPDATE purchase SET period = expires_at - purchased_at",
    ]

    // How subscriptions go on, and what webhooks are sent.
    private static let lives = [
      "ALTER TABLE purchase ADD COLUMN renewal TEXT", "ALTER TABLE purchase ADD COLUMN goes_on_at BIGINT",
      "CREATE INDEX purchase_goes_on ON purchase (goes_on_at, id) WHERE goes_on_at IS NOT NULL",
      "CREATE TABLE webhook (id TEXT COLLATE \"C\" PRIMARY KEY, vendor TEXT NOT NULL, settings TEXT NOT NULL)",
      """
      CREATE TABLE outbox (
        id TEXT COLLATE "C" PRIMARY KEY, vendor TEXT NOT NULL, purchase TEXT COLLATE "C" NOT NULL, webhook TEXT NOT NULL,
        event TEXT NOT NULL, attempts TEXT NOT NULL, due_at BIGINT)
      """,
      "CREATE INDEX outbox_vendor ON outbox (vendor, id)", "CREATE INDEX outbox_purchase ON outbox (purchase, id)",
      "CREATE INDEX outbox_due ON outbox (due_at, id) WHERE due_at IS NOT NULL",
    ]

    // What the page of a checkout has sent along, as one JSON object.
    private static let metadata = ["ALTER TABLE purchase ADD COLUMN metadata TEXT"]

    // What only the vendors themselves read, each value as JSON.
    private static let vendorRows = [
      """
      CREATE TABLE vendor_row (
        vendor TEXT NOT NULL, key TEXT COLLATE "C" NOT NULL, value TEXT NOT NULL, due_at BIGINT,
        PRIMARY KEY (vendor, key))
      """
    ]

    /// Creates or migrates the schema, one server at a time.
    ///
    /// - Parameter creates: false rejects a database without one.
    static func migrate(_ connection: Connection, creates: Bool) throws(LedgerError) {
      try connection.run("BEGIN")
      try connection.run(lock)
      do {
        let found = try version(connection, creates: creates)
        let hasWriters = try connection.fetch("SELECT to_regclass('\(name).writer') IS NOT NULL") { $0.flag(0) }
        guard found != version || hasWriters != [true] else { return try end(connection, "ROLLBACK") }
        try connection.run(writers)
        for step in steps[max(0, found - firstVersion + 1)...] {
          for statement in step { try connection.run(statement) }
        }
        try connection.send("UPDATE ledger SET version = $1", [.number(Int64(version))])
        try end(connection, "COMMIT")
      } catch {
        if !connection.isBroken { try? end(connection, "ROLLBACK") }
        throw error
      }
    }

    private static func end(_ connection: Connection, _ command: String) throws(LedgerError) {
      try connection.run(command)
      try connection.synchronize()
    }

    /// The version of the schema in the database; that of an empty one after it was created.
    private static func version(_ connection: Connection, creates: Bool) throws(LedgerError) -> Int {
      let state = try connection.fetch(
        "SELECT to_regnamespace('\(name)') IS NOT NULL, to_regclass('\(name).ledger') IS NOT NULL"
      ) { row throws(LedgerError) in (schema: row.flag(0), ledger: row.flag(1)) }
      guard state.first?.schema == true else {
        guard creates else { throw .notALedger("the database has no ledger") }
        try connection.run("CREATE SCHEMA \(name)")
        try connection.run("CREATE TABLE ledger (version BIGINT NOT NULL)")
        try connection.run("INSERT INTO ledger (version) VALUES (0)")
        try connection.synchronize()
        return firstVersion - 1
      }
      guard state.first?.ledger == true else {
        throw .notALedger("the database has a schema \(name) of another program")
      }
      let found = try connection.fetch("SELECT version FROM ledger") { row throws(LedgerError) in try row.integer(0) }
      guard let found = found.first.map({ Int($0) }), found >= firstVersion else {
        throw .damaged("the table \(name).ledger has no valid version")
      }
      guard found <= version else { throw .newerVersion(found: found, supported: version) }
      return found
    }
  }
#endif
