import ArgumentParser
import RedemptionLedger

/// `redemption ledger`: work on a ledger that no server needs to do.
struct LedgerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ledger", abstract: "Copy a ledger to another file or database.",
    subcommands: [LedgerCopyCommand.self])
}

/// `redemption ledger copy FROM TO`.
struct LedgerCopyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy", abstract: "Copy a ledger: from SQLite to PostgreSQL, back, or to a second file.",
    discussion: """
      Copies every row in one transaction, reads both ledgers and compares them before it commits. TO must be empty; a \
      file or its tables are created. Servers may use FROM meanwhile: what they write after the start is not copied.
      """)

  @Argument(help: "The ledger to read: a file, or postgres://USER@HOST/DATABASE.")
  var from: String

  @Argument(help: "The ledger to write, which must be empty: a file, or postgres://USER@HOST/DATABASE.")
  var to: String

  func validate() throws {
    for place in [from, to] where place == ":memory:" {
      throw ValidationError("A ledger in memory ends with its process; name a file or a database.")
    }
    guard from != to else { throw ValidationError("FROM and TO are the same ledger.") }
  }

  func run() throws {
    let source = try open(from, creates: false)
    let target = try open(to, creates: true)
    let count: Int
    do throws(LedgerCopyError) { count = try LedgerCopy.copy(source, to: target) } catch { try fail(error.description) }
    for (place, store) in [(from, source), (to, target)] {
      do throws(LedgerError) { try store.close() } catch { try fail(place, error) }
    }
    try StandardOutput.writeLine(
      "copied and compared \(count) rows from \(name(of: from)) to \(name(of: to))")
  }

  private func name(of place: String) -> String { LedgerLocation.isShared(place) ? "PostgreSQL" : place }

  private func open(_ place: String, creates: Bool) throws -> any LedgerStore {
    do throws(LedgerError) { return try LedgerLocation.open(place, creates: creates) } catch {
      try fail(place, error)
    }
  }

  private func fail(_ place: String, _ error: LedgerError) throws -> Never {
    try fail("ledger \(LedgerLocation.name(of: place)): \(error.description)")
  }

  private func fail(_ message: String) throws -> Never {
    try StandardError.fail("ledger copy", message)
  }
}
