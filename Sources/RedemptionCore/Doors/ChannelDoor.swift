/// The method channel or native module through which a wrapper's language layer calls its native side.
///
/// A ``ChannelTable`` is one. What a method does is the target's behaviour: it gets ``SDKInput/channel(_:_:)``.
/// `AdapterContract.channelViolations()` calls every method.
public protocol ChannelDoor: Sendable {
  /// The package, as its registry names it.
  var package: String { get }
  /// The version whose sources the methods were read from.
  var version: String { get }
  /// Returns the names of all methods on a platform, in ascending order.
  func names(on platform: Platform) -> [String]
  /// Returns what a method takes and returns; nil if that is not declared.
  func signature(of method: String, on platform: Platform) -> ChannelSignature?
}

extension ChannelDoor {
  /// Nil: nothing is declared.
  public func signature(of method: String, on platform: Platform) -> ChannelSignature? { nil }
}

/// What one method of a channel takes and returns.
public struct ChannelSignature: Hashable, Sendable {
  /// The arguments in their order.
  public let parameters: [ChannelParameter]
  /// What the app receives if the call succeeds.
  public let result: ChannelResult

  /// Describes a method.
  public init(parameters: [ChannelParameter], result: ChannelResult) {
    self.parameters = parameters
    self.result = result
  }
}

extension ChannelTable: ChannelDoor {
  /// What the row of the method says.
  public func signature(of method: String, on platform: Platform) -> ChannelSignature? {
    row(named: method, on: platform).map { ChannelSignature(parameters: $0.parameters, result: $0.result) }
  }
}
