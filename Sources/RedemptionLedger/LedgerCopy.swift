/// A copy of a ledger into another, empty store: row by row, in one transaction there, and compared before its commit.
public struct LedgerCopy {
  /// Rows that are in memory at once.
  private static let pageSize = 500

  private let source: any LedgerRows
  private let target: any LedgerRows

  /// Copies every row.
  ///
  /// Other processes may use the source meanwhile: it is read as it is at one moment, or in its open transaction.
  ///
  /// - Parameters:
  ///   - source: the ledger's store.
  ///   - target: an empty store.
  ///   - compares: false does not read the copy again; for a copy in memory.
  /// - Returns: the number of rows.
  /// - Throws: an error, after which the target has no rows.
  public static func copy(
    _ source: any LedgerStore, to target: any LedgerStore, compares: Bool = true
  ) throws(LedgerCopyError) -> Int {
    var result: Result<Int, LedgerCopyError>?
    do throws(LedgerError) {
      func copyAll(_ from: any LedgerTables) throws(LedgerError) {
        do throws(LedgerError) {
          try target.write { to throws(LedgerError) in
            let copied = copy(from.rows, to: to.rows, compares)
            result = copied
            // An error of the body breaks the transaction, so that its commit rolls back.
            if case .failure(let error) = copied { throw .unavailable(error.description) }
          }
        } catch { result = result ?? .failure(.target(error)) }
      }
      if source.hasUncommittedChanges { try source.read(copyAll) } else { try source.snapshot(copyAll) }
    } catch { result = result ?? .failure(.source(error)) }
    do throws(LedgerError) { try target.commit() } catch { if case .success? = result { throw .target(error) } }
    switch result {
    case .success(let count)?: return count
    case .failure(let error)?: throw error
    case nil: throw .noRows
    }
  }

  private static func copy(
    _ source: (any LedgerRows)?, to target: (any LedgerRows)?, _ compares: Bool
  ) -> Result<Int, LedgerCopyError> {
    guard let source, let target else { return .failure(.noRows) }
    do throws(LedgerCopyError) { return .success(try LedgerCopy(source: source, target: target).run(compares)) } catch {
      return .failure(error)
    }
  }

  private func run(_ compares: Bool) throws(LedgerCopyError) -> Int {
    for table in LedgerTable.all {
      guard try page(of: table, in: target, after: nil, LedgerCopyError.target).isEmpty else {
        throw .notEmpty(table: table.name)
      }
    }
    var count = 0
    var digests: [RowDigest] = []
    for table in LedgerTable.all {
      let digest = try digest(of: table, in: source, LedgerCopyError.source) { row throws(LedgerCopyError) in
        do throws(LedgerError) { try target.insert(row.values, into: table) } catch { throw .target(error) }
      }
      count += digest.count
      digests.append(digest)
    }
    for (table, expected) in zip(LedgerTable.all, digests) where compares {
      guard try digest(of: table, in: target, LedgerCopyError.target) == expected else {
        throw .different(table: table.name)
      }
    }
    return count
  }

  private func digest(
    of table: LedgerTable, in rows: any LedgerRows, _ side: (LedgerError) -> LedgerCopyError,
    _ use: (LedgerRow) throws(LedgerCopyError) -> Void = { _ in }
  ) throws(LedgerCopyError) -> RowDigest {
    var digest = RowDigest(isOrdered: table.isNumbered)
    var last: [LedgerValue]?
    while true {
      let page = try page(of: table, in: rows, after: last, side)
      for row in page {
        digest.add(row.values)
        try use(row)
      }
      guard let next = page.last?.position else { return digest }
      last = next
    }
  }

  private func page(
    of table: LedgerTable, in rows: any LedgerRows, after position: [LedgerValue]?,
    _ side: (LedgerError) -> LedgerCopyError
  ) throws(LedgerCopyError) -> [LedgerRow] {
    do throws(LedgerError) { return try rows.rows(of: table, after: position, limit: LedgerCopy.pageSize) } catch {
      throw side(error)
    }
  }
}

/// Distinguishes the rows of two tables that are too large for memory.
///
/// Two stores may order texts with unusual characters differently, so sums are compared, not sequences.
private struct RowDigest: Equatable {
  /// True if the order of the rows counts.
  let isOrdered: Bool
  private(set) var count = 0
  private var sums = [0, 0]

  init(isOrdered: Bool) { self.isOrdered = isOrdered }

  mutating func add(_ values: [LedgerValue]) {
    count += 1
    for index in sums.indices {
      var hasher = Hasher()
      hasher.combine(index)
      if isOrdered { hasher.combine(count) }
      hasher.combine(values)
      sums[index] &+= hasher.finalize()
    }
  }
}

/// Why a ledger was not copied.
public enum LedgerCopyError: Error, Hashable, Sendable {
  /// The target has rows.
  case notEmpty(table: String)
  /// What was written is not what was read.
  case different(table: String)
  /// One of the stores has no way to read rows.
  case noRows
  /// The source cannot be read.
  case source(LedgerError)
  /// The target cannot be written.
  case target(LedgerError)
}

extension LedgerCopyError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .notEmpty(let table):
      "The target is not empty (table \(table)). Nothing was copied; name a new file or an empty database."
    case .different(let table):
      "The copy of the table \(table) differs from the original. Nothing was copied; report this as a defect."
    case .noRows: "One of the ledgers has no rows that can be read, such as a ledger in memory. Nothing was copied."
    case .source(let error): "The source cannot be read, and nothing was copied. \(error.description)"
    case .target(let error): "The target cannot be written, and nothing was copied. \(error.description)"
    }
  }
}
