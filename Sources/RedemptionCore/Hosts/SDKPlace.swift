/// Runs the SDKs of Swift apps outside of their hosts, such as in a server that explores an app.
public protocol SDKPlace: Sendable {
  /// Starts an SDK.
  ///
  /// - Parameters:
  ///   - behaviour: the SDK, not started.
  ///   - start: how its app starts.
  ///   - hear: gets each event and each result, with the SDK as it is then. It may be called on any thread, also before
  ///     this returns.
  /// - Returns: nil if this SDK runs in its host.
  func begin(
    _ behaviour: any SDKBehaviour, _ start: SDKStart,
    hear: @escaping @Sendable (SDKEffect, any SDKBehaviour) -> Void
  ) -> (any PlacedSDK)?
}

/// An SDK that runs in a place of its own. Any thread may use it.
public protocol PlacedSDK: Sendable {
  /// The SDK as it is now; nil once its place has forgotten it.
  var behaviour: (any SDKBehaviour)? { get }
  /// Lets the app call it. The result comes under this id.
  func call(_ call: SDKCall, _ id: CallID)
  /// Changes the SDK itself.
  func update(_ body: (inout any SDKBehaviour) -> Void)
  /// Ends the SDK, because its host was deallocated.
  func end()
}
