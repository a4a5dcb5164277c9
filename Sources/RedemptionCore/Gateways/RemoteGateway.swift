/// Answers later: a service over a network.
///
/// A server asks it in a task of its own; to cancel that task is to cancel the request.
public protocol RemoteGateway: Sendable {
  /// Answers with the case that belongs to the question, or throws why it could not.
  func answer(_ call: ServiceCall) async throws(GatewayError) -> Answer
}

/// Where a server gets remote gateways from.
public protocol RemoteGateways: Sendable {
  /// The gateway of one installed app.
  ///
  /// - Throws: what is missing, such as a key.
  func gateway(for target: Target) throws(RemoteUnavailable) -> any RemoteGateway
}

extension RemoteGateways {
  /// What the adapters' classes for Swift hosts take to redeem with.
  public func redeem(
    as target: Target
  ) throws(RemoteUnavailable) -> @Sendable (RedemptionRequest) async throws -> RedemptionAnswer {
    let gateway = try gateway(for: target)
    return { request in
      let call = ServiceCall(target: target, question: .redeem(request))
      guard case .redemption(let answer) = try await gateway.answer(call) else {
        throw RedemptionFailure(reason: .unreadable, message: "The answer belongs to another request.")
      }
      return answer
    }
  }
}

/// Why there is no remote gateway for a target, and what to do about it.
public struct RemoteUnavailable: Error, Hashable, Sendable {
  /// One sentence for a person.
  public let message: String
  /// What would have to be there.
  public let expected: String

  /// Tells what is missing.
  public init(_ message: String, expected: String) {
    self.message = message
    self.expected = expected
  }
}
