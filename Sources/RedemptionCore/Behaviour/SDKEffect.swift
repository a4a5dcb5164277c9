/// What a runner does for a behaviour.
public enum SDKEffect: Sendable {
  /// Ask the gateway, and feed the answer back under this id, after all other effects of the turn.
  case ask(QuestionID, Question, ServiceContext)
  /// Send an event to the app.
  case tell(SDKEvent)
  /// Finish a call.
  case finish(CallID, SDKResult)
  /// Finish a call with the reason why the gateway itself cannot work: the request neither succeeded nor failed.
  case abandon(CallID, GatewayError)
}

/// An event that an SDK sends to the app, beside the results of calls.
public struct SDKEvent: Sendable {
  /// The SDK's own name of the event.
  public let name: String
  /// Its body, as the target's channel carries it.
  public let params: any Encodable & Sendable

  /// Describes an event.
  public init(name: String, params: any Encodable & Sendable) {
    self.name = name
    self.params = params
  }
}

extension SDKEvent: Codable {
  private enum CodingKeys: String, CodingKey { case name, params }

  /// Reads an event; its body becomes JSON.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    params = try container.decode(JSONValue.self, forKey: .params)
  }

  /// Writes the name and the body.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(params, forKey: .params)
  }
}

/// What an SDK sends beside a question.
public struct ServiceContext: Sendable {
  /// Number of earlier requests for the same question.
  public var retries: Int
  /// What only this vendor's SDK sends, as its adapter's own type; nil for nothing. The adapter's service reads it.
  public var own: (any Sendable)?

  /// Describes the context.
  public init(retries: Int = 0, own: (any Sendable)? = nil) {
    self.retries = retries
    self.own = own
  }
}

/// One input's time, random numbers and effects. A runner has one and uses it again for every input.
public struct SDKTurn: ~Copyable {
  /// The time of the input.
  public var now: Timestamp
  /// Random numbers: identifiers, and the random part of a wait.
  public var random: RandomSource
  /// True on a virtual clock: the wait before a retry is over as soon as it begins, so that no planned wait comes
  /// first.
  public var endsBackoffAtOnce = false
  /// What is to be done, in this order.
  public var effects: [SDKEffect] = []

  /// Makes a turn.
  public init(now: Timestamp, random: RandomSource = .system) {
    self.now = now
    self.random = random
  }

  /// Appends an event.
  public mutating func tell(_ name: String, _ params: any Encodable & Sendable) {
    effects.append(.tell(SDKEvent(name: name, params: params)))
  }

  /// Appends an event without members.
  public mutating func tell(_ name: String) { tell(name, JSONValue.object([:])) }

  /// Appends the result of a call; nothing if no call waits.
  ///
  /// The result is computed only if a call waits: copy ``now`` before, if the result needs it.
  public mutating func finish(_ call: CallID?, _ result: @autoclosure () -> SDKResult) {
    if let call { effects.append(.finish(call, result())) }
  }

  /// Appends that a call cannot be answered; nothing if no call waits.
  public mutating func abandon(_ call: CallID?, _ error: GatewayError) {
    if let call { effects.append(.abandon(call, error)) }
  }
}
