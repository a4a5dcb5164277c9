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
}

extension ChannelTable: ChannelDoor {}
