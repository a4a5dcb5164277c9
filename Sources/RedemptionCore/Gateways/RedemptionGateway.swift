/// A gateway that answers at once, such as the ledger or a script. ``RemoteGateway`` answers later.
public protocol RedemptionGateway: AnyObject {
  /// Returns the answer to a question, in the case of ``Answer`` that belongs to it.
  func answer(_ question: Question, at now: Timestamp) throws(GatewayError) -> Answer
}
