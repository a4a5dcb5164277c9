import JSONRPC
import JanssonCoding
import RedemptionCore

/// One method of the server: its name, what it takes, and what it does.
///
/// A method is a file in `Methods`, a line in ``MethodRegistry``, an entry in `Schemas/openrpc.json` and its cases.
protocol Method {
  /// An object; `Empty` for none.
  associatedtype Params: Decodable
  /// As clients call it.
  static var name: String { get }
  /// The params of a call.
  static func params(of call: Call) throws(RPCError) -> Params
  /// Answers a call, or says that the answer comes later through `request`.
  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Answer
}

extension Method {
  static func params(of call: Call) throws(RPCError) -> Params { try call.decodeParams() }
}

/// Params that are asked for so often that coding them would count: they take their members themselves.
protocol PlainParams: Decodable {
  /// Nil where the object has not the usual form: it is decoded then, which also tells what is wrong. A test holds both equal.
  init?(plain object: JanssonValue)
}

extension Method where Params: PlainParams {
  static func params(of call: Call) throws(RPCError) -> Params {
    if let object = call.params, let params = Params(plain: object) { return params }
    return try call.decodeParams()
  }
}

/// A call that may be answered later.
struct PendingCall {
  let ticket: Ticket
  let connection: Connection
  /// The session that will answer it; nil until one was asked.
  var session: String?
  /// The names of purchases that were asked about, where the answer tells of each; some of them may not have been sent.
  var plan: [String] = []
  /// The channel's call that it came of, whose words the answer has then; nil for any other method.
  var channelCall: ChannelCall?
}

extension Server {
  /// Lets a session do what its app calls; the answer comes when the session is done with it.
  func call(
    _ call: SessionCall, in session: OpenSession, _ request: PendingCall, plan: [String] = []
  ) -> Answer {
    let id = CallID(rawValue: nextNumber())
    var request = request
    request.session = session.id
    request.plan = plan
    waitingCalls[id] = request
    play(.called(call, id), in: session, on: request.connection)
    return .pending
  }
}

/// Params of a method that takes none.
struct Empty: Decodable {}

/// The methods by name.
struct MethodRegistry {
  private let methods: [String: (Call, Server, Connection) throws(RPCError) -> Answer]
  /// In the order in which `server/describe` lists them.
  let names: [String]

  init(_ types: [any Method.Type]) {
    names = types.map { $0.name }
    methods = Dictionary(
      types.map { ($0.name, MethodRegistry.handler($0)) }, uniquingKeysWith: { first, _ in first })
  }

  func handle(_ call: Call, _ server: Server, on connection: Connection) throws(RPCError) -> Answer {
    guard let method = methods[call.method] else { throw .methodNotFound }
    guard call.params?.kind != .array else {
      throw .invalidParams(path: "", expected: "an object, found an array", kind: .wrongType)
    }
    return try method(call, server, connection)
  }

  private static func handler<M: Method>(_ type: M.Type) -> (Call, Server, Connection) throws(RPCError) -> Answer {
    { (call, server, connection) throws(RPCError) in
      let params = try M.params(of: call)
      return try M.call(params, server, PendingCall(ticket: call.ticket, connection: connection))
    }
  }
}

extension MethodRegistry {
  /// Every method of this server.
  static var all: MethodRegistry {
    MethodRegistry([
      ServerDescribe.self, LinkParse.self, LinkOpen.self,
      RPCDiscover.self,
      SessionOpen.self, SessionConfigure.self, SessionDescribe.self, SessionClose.self, SessionLogIn.self,
      SessionLogOut.self, SessionCustomerInfo.self, SessionForeground.self, SessionHandleDeepLink.self,
      SessionSetPaywall.self, SessionSetDeviceEntitlements.self, SessionSetPurchaseController.self,
      SessionSetSubscriptionStatus.self, SessionSetUserAttributes.self, SessionLinkStripeSubscriptions.self,
      ChannelCallMethod.self, EntitlementsMerge.self,
      RedemptionRedeem.self, ReplyRender.self, ReplyRead.self,
      StorePurchase.self, StoreIssueLink.self, StoreExpire.self, StoreRefund.self, StoreUpdate.self,
      StoreReceipts.self, StoreMailbox.self, StorePolicy.self, StoreReset.self,
      ClockNow.self, ClockAdvance.self, FaultInject.self,
    ])
  }
}
