import JSONRPC
import RedemptionCore
import RedemptionLedger

/// One thing that happened. Texts are as they were: ``LogMask`` hides what nobody else may see when it is read.
struct LogEntry {
  /// Counts all entries of this server from 1.
  let sequence: Int
  /// On the server's clock.
  let at: Timestamp
  /// The entry of the call that was handled meanwhile; 0 for an HTTP request, nil if time passed or for a call itself.
  let cause: Int?
  var fact: Fact
  /// The app user id of its session at that moment; nil for an anonymous one, and for what no session did.
  var user: String?
  /// True while it depends on the ledger's open transaction.
  var isProvisional = false
  /// True if the transaction that it depended on failed: it has no effect.
  var isUndone = false

  enum Fact {
    case call(Call)
    /// The reply to a call that had to wait, by the sequence of the call's entry.
    case reply(to: Int, Ending)
    case question(Asked, fault: String?)
    case answer(Asked, Answered)
    case event(session: String, number: Int, name: String, params: [UInt8])
    case mail(vendor: Vendor, MailMessage.Reason, to: String, url: String)
    case request(Request)
  }

  /// A call of a client.
  struct Call {
    let client: String
    /// One that the server has, or `unknown`.
    let method: String
    /// The text of the params; nil for none, empty if they were too long to be kept.
    let params: [UInt8]?
    /// Nil while it waits for its reply.
    var ending: Ending?
    var error: LoggedError? { ending?.error }
  }

  /// How a call ended.
  struct Ending {
    /// Nil for a result.
    let error: LoggedError?
    /// Nil for an error, and for a result of which nothing is kept.
    var result: LoggedResult?
    /// The entry of the call during which it ended; nil if time passed.
    var cause: Int?
    /// The newest entry when it ended: later ones stand behind the reply.
    var position = 0

    func failing(because error: LoggedError) -> Ending {
      Ending(error: error, result: result, cause: cause, position: position)
    }
  }

  /// What a gateway was asked, and by which session; nil for an HTTP request.
  struct Asked {
    let session: String?
    let vendor: Vendor
    let question: String
  }

  /// What the gateway answered.
  struct Answered {
    /// The outcomes of a redemption: of the new code, then of stored codes.
    var outcomes: [(code: String?, kind: RedemptionOutcome.Kind)] = []
    /// Why there is no answer; nil if there is one.
    var failure: String?
  }

  /// An HTTP request on a path of a vendor, with its response.
  struct Request {
    let exchange: EndpointExchange
    let vendor: Vendor?
  }

  /// The kind of an error, without its texts.
  struct LoggedError: Encodable {
    let code: Int
    let kind: String

    init(_ error: RPCError) { (code, kind) = (error.code.rawValue, error.kind) }
  }

  /// All kinds.
  static let kinds = ["call", "reply", "question", "answer", "event", "mail", "request"]

  /// Bytes of memory, about.
  var size: Int {
    let own = 200
    return switch fact {
    case .call(let call): own + (call.params?.count ?? 0) + (call.ending?.result?.size ?? 0)
    case .reply(_, let ending): own + (ending.result?.size ?? 0)
    case .question: own
    case .answer(_, let answered): own + answered.outcomes.count * 80
    case .event(_, _, let name, let params): own + name.utf8.count + params.count
    case .mail(_, _, let address, let url): own + address.utf8.count + url.utf8.count
    case .request(let request): own + request.exchange.size
    }
  }
}

extension EndpointExchange {
  fileprivate var size: Int {
    target.utf8.count + body.count + (warning?.utf8.count ?? 0)
      + client.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count + 32 }
  }
}

extension Question {
  /// All names.
  static let names = ["redeem", nameOfRead, "logIn", "receipt", "reissue", "checkout", "own"]
  /// The question that changes nothing.
  static let nameOfRead = "customer"

  /// Its name in the log.
  var name: String {
    switch self {
    case .redeem: "redeem"
    case .customer: Question.nameOfRead
    case .logIn: "logIn"
    case .receipt: "receipt"
    case .reissue: "reissue"
    case .own(_, _, let question): question.request.rawValue
    }
  }

  /// The vendor that is asked.
  var vendor: Vendor {
    switch self {
    case .redeem(let request): request.vendor
    case .customer(let vendor, _), .logIn(let vendor, _, _), .receipt(let vendor, _, _), .reissue(let vendor, _, _),
      .own(let vendor, _, _):
      vendor
    }
  }
}

extension LogEntry.Answered {
  init(_ answer: Result<Answer, GatewayError>) {
    switch answer {
    case .success(.redemption(let redemption)):
      let all = [redemption.outcome].compactMap { $0 } + redemption.storedOutcomes
      outcomes = all.map { ($0.code, $0.kind) }
    case .success: break
    case .failure(.failed(let error, _)): failure = error.reason.rawValue
    case .failure(.unavailable): failure = "ledgerUnavailable"
    case .failure(.notKnown): failure = "resultNotKnown"
    case .failure(.scriptEnded): failure = "scriptEnded"
    }
  }
}
