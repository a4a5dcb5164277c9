import RedemptionCore

/// Notes what happens in a space.
protocol SpaceObserver: AnyObject {
  /// Notes a call of an app.
  func note(call input: (CallID) -> SDKInput, in session: OpenSession)
  /// Notes what the service has answered.
  func note(answer: Result<Answer, GatewayError>)
  /// Notes what an SDK has told its app.
  func note(event: SDKEvent, of session: OpenSession)
  /// Notes what a call of an app has returned.
  func note(result: SDKResult, of session: OpenSession)
}
