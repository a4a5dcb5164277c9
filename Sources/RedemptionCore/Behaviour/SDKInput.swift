/// An input of a behaviour.
public enum SDKInput: Sendable {
  /// The app starts. Always the first input, and only once.
  case began(SDKStart)
  /// The app calls its SDK. The call waits for a ``SDKResult``; nil if no caller waits.
  case called(SDKCall, CallID?)
  /// The language layer of a wrapper calls its native side.
  case channel(ChannelCall, CallID)
  /// The vendor's service sends the SDK a message. The call waits for ``SDKResult/done``, when the SDK has handled it.
  case pushed(any VendorPush, CallID)
  /// The gateway has answered, or has said why it cannot.
  case answered(QuestionID, Result<Answer, GatewayError>)
  /// The wait that ``SDKBehaviour/nextWait`` named is over.
  case due
  /// A call no longer waits; what it began continues.
  case cancelled(CallID)
  /// The app is gone. Every waiting call must be finished now.
  case closed
}

/// How an installed app starts.
public struct SDKStart: Sendable {
  /// What the SDK stored when the app ran last; nil after an installation.
  ///
  /// It is of the behaviour's own type, unless the app changed to another SDK of the vendor.
  public var stored: (any SDKBehaviour)?
  /// The app user that the app names; nil for none.
  public var appUserId: String?
  /// The id of the installed app; nil if the SDK makes it now.
  public var deviceId: String?
  /// True if the app configures its SDK at once.
  public var isConfigured: Bool
  /// Finished when the SDK has started: with ``SDKResult/done``, or with what it rejects.
  public var call: CallID?

  /// Describes a start.
  public init(
    appUserId: String? = nil, deviceId: String? = nil, isConfigured: Bool = true, stored: (any SDKBehaviour)? = nil,
    call: CallID? = nil
  ) {
    self.appUserId = appUserId
    self.deviceId = deviceId
    self.isConfigured = isConfigured
    self.stored = stored
    self.call = call
  }
}
