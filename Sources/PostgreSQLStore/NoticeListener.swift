#if PostgreSQL
  internal import Foundation
  internal import RedemptionLedger

  #if canImport(Darwin)
    internal import os
  #else
    internal import Synchronization
  #endif

  /// Receives the notices of other servers, on a connection and a thread of its own.
  ///
  /// It connects again when the connection breaks. PostgreSQL does not keep what was sent in between.
  final class NoticeListener: Sendable {
    /// Notices that wait to be taken, at most. Beyond, the oldest are dropped.
    private static let limit = 1_000
    /// How often it looks whether it is to end, and how long it waits for a new connection.
    private static let step = Duration.seconds(1)

    private struct State {
      var notices: [LedgerNotice] = []
      var isEnded = false
    }

    #if canImport(Darwin)
      private let state = OSAllocatedUnfairLock(initialState: State())
    #else
      private let state = Mutex(State())
    #endif
    private let address: PostgreSQLAddress
    /// The sender whose notices are ignored: this server.
    private let own: String

    init(at address: PostgreSQLAddress, except own: String) {
      self.address = address
      self.own = own
    }

    /// Starts the thread, which ends after ``end()``.
    func start(_ wake: @escaping @Sendable () -> Void) {
      Thread.detachNewThread { [self] in
        while !isEnded {
          do throws(LedgerError) { try receive(wake) } catch {
            Thread.sleep(forTimeInterval: 1)
          }
        }
      }
    }

    /// Ends the thread soon.
    func end() { state.withLock { $0.isEnded = true } }

    /// Takes what has arrived.
    func takeAll() -> [LedgerNotice] {
      state.withLock { state in
        defer { state.notices = [] }
        return state.notices
      }
    }

    private var isEnded: Bool { state.withLock { $0.isEnded } }

    /// Receives until the connection breaks.
    private func receive(_ wake: () -> Void) throws(LedgerError) {
      let connection = try Connection(to: address.uri, Connection.Limits())
      try connection.run("LISTEN \(Notice.channel)")
      try connection.synchronize()
      while !isEnded {
        let arrived = try connection.notices(within: NoticeListener.step).compactMap(Notice.read)
        if add(arrived.filter { $0.sender != own }) { wake() }
      }
    }

    /// Returns true if there is something to take.
    private func add(_ arrived: [LedgerNotice]) -> Bool {
      guard !arrived.isEmpty else { return false }
      state.withLock { state in
        state.notices.append(contentsOf: arrived)
        state.notices.removeFirst(max(0, state.notices.count - NoticeListener.limit))
      }
      return true
    }
  }

  /// A notice as PostgreSQL carries it: the sender, a number and the text, with a space between them.
  ///
  /// PostgreSQL delivers equal payloads of one transaction only once, so each has a number
  /// (postgresql.org/docs/15/sql-notify.html).
  enum Notice {
    /// The channel's name.
    static let channel = "redemptionkit"
    /// PostgreSQL takes payloads of less than 8,000 bytes.
    static let longest = 7_900

    static func payload(from sender: String, number: Int64, _ text: String) -> String {
      "\(sender) \(number) \(text)"
    }

    /// Reads a payload; nil for one that is not of a RedemptionKit server.
    static func read(_ payload: String) -> LedgerNotice? {
      let parts = payload.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, (1...16).contains(parts[0].utf8.count), parts[0].allSatisfy(\.isHexDigit) else {
        return nil
      }
      return LedgerNotice(sender: String(parts[0]), text: String(parts[2]))
    }
  }
#endif
