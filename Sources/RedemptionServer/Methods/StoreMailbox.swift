import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/mailbox`: returns the newest mail that the vendors sent.
enum StoreMailbox: Method {
  static let name = "store/mailbox"
  static let mayAskGateway = false

  /// The most messages in one result.
  static let limit = 10_000

  struct Params: Decodable {
    let email: String?
    let limit: Int?
  }

  struct Result: Encodable {
    let messages: [MailMessage]
    /// The number of older messages that are not in the result; nil for none.
    let omitted: Int?
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let limit = params.limit ?? StoreMailbox.limit
    guard (1...StoreMailbox.limit).contains(limit) else {
      throw .invalid("/limit", expected: "an integer from 1 to \(StoreMailbox.limit)")
    }
    let result = try server.withLedger { ledger throws(LedgerError) in
      let messages = try ledger.mailbox(of: params.email, newest: limit)
      let omitted = messages.count < limit ? 0 : try ledger.omittedMessages(of: params.email, listed: messages.count)
      return Result(messages: messages, omitted: omitted > 0 ? omitted : nil)
    }
    return server.ledgerAnswer(result)
  }
}
