import JSONRPC
import RedemptionCore
import RedemptionLedger

/// `store/mailbox`: returns the mail that the vendors sent.
enum StoreMailbox: Method {
  static let name = "store/mailbox"
  static let mayAskGateway = false

  struct Params: Decodable {
    let email: String?
  }

  struct Result: Encodable {
    let messages: [MailMessage]
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let messages = try server.withLedger { ledger throws(LedgerError) in try ledger.mailbox(of: params.email) }
    return server.ledgerAnswer(Result(messages: messages))
  }
}
