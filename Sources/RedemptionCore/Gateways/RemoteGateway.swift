/// Answers later: a service over a network.
///
/// The server calls it in a task. Cancelling the task cancels the request.
public protocol RemoteGateway: Sendable {
  /// Returns the answer to the question, or throws why there is none.
  func answer(_ call: ServiceCall) async throws(GatewayError) -> Answer
}

/// Creates remote gateways for a server.
public protocol RemoteGateways: Sendable {
  /// Returns the gateway of one installed app.
  ///
  /// - Throws: an error that names what is missing, such as a key.
  func gateway(for target: Target) throws(RemoteUnavailable) -> any RemoteGateway
}

extension RemoteGateways {
  /// Returns a closure that redeems, for the adapters' classes for Swift hosts.
  public func redeem(
    as target: Target
  ) throws(RemoteUnavailable) -> @Sendable (RedemptionQuestion) async throws -> RedemptionAnswer {
    let gateway = try gateway(for: target)
    return { question in
      let call = ServiceCall(target: target, question: .redeem(question))
      guard case .redemption(let answer) = try await gateway.answer(call) else {
        throw RedemptionFailure(reason: .unreadable, message: "The answer belongs to another request.")
      }
      return answer
    }
  }
}

/// Why there is no remote gateway for a target.
public struct RemoteUnavailable: Error, Hashable, Sendable {
  /// One sentence for a person.
  public let message: String
  /// What is expected instead.
  public let expected: String

  /// Creates an error.
  public init(_ message: String, expected: String) {
    self.message = message
    self.expected = expected
  }
}
