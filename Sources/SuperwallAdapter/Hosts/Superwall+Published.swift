import RedemptionCore

/// A property of the SDK that an app observes: `$subscriptionStatus` is its ``projectedValue``.
@propertyWrapper
public struct ObservedProperty<Value: Sendable>: Sendable {
  /// The present value first, then every change.
  public let projectedValue: PropertyValues<Value>
  /// The present value.
  public var wrappedValue: Value { projectedValue.current() }

  init(_ values: PropertyValues<Value>) { projectedValue = values }
}

/// What an observed property was, is and becomes.
public struct PropertyValues<Value: Sendable>: Sendable {
  let current: @Sendable () -> Value
  let changes: PropertyListeners<Value>

  /// Calls with the present value, and with every later one until it is stopped.
  ///
  /// - Returns: stops it.
  public func observe(_ receive: @escaping (Value) -> Void) -> @Sendable () -> Void {
    let stop = changes.add(receive)
    receive(current())
    return stop
  }
}

/// Who hears of the changes of a property.
final class PropertyListeners<Value: Sendable>: Sendable {
  /// An app's own closure, which is called on the main actor, as in the SDK.
  private struct Listener: @unchecked Sendable { let receive: (Value) -> Void }

  private struct Listeners: Sendable {
    var all: [UInt64: Listener] = [:]
    var last: UInt64 = 0
  }

  private let listeners = Locked(Listeners())

  var isEmpty: Bool { listeners.value.all.isEmpty }

  func add(_ receive: @escaping (Value) -> Void) -> @Sendable () -> Void {
    let listener = Listener(receive: receive)
    let id = listeners.withLock { listeners in
      listeners.last += 1
      listeners.all[listeners.last] = listener
      return listeners.last
    }
    return { [weak self] in self?.listeners.withLock { $0.all[id] = nil } }
  }

  /// Calls all in the order in which they came.
  func send(_ value: Value) {
    for (_, listener) in listeners.value.all.sorted(by: { $0.key < $1.key }) { listener.receive(value) }
  }
}

/// The properties of ``Superwall`` that an app observes, by their names with a dollar sign.
public struct SuperwallProperties: Sendable {
  /// Whether the user has access.
  @ObservedProperty public var subscriptionStatus: SubscriptionStatus
  /// Subscriptions, one-time purchases and entitlements of all stores.
  @ObservedProperty public var customerInfo: SuperwallCustomerInfo

  init(_ superwall: Superwall) {
    _subscriptionStatus = ObservedProperty(
      PropertyValues(current: { superwall.subscriptionStatus }, changes: superwall.statuses))
    _customerInfo = ObservedProperty(
      PropertyValues(current: { superwall.customerInfo }, changes: superwall.customers))
  }
}

extension Superwall {
  /// True while something observes one of the properties.
  public var isObserved: Bool { !statuses.isEmpty || !customers.isEmpty }

  /// `$subscriptionStatus` and `$customerInfo`, which are properties of the class in the SDK.
  public subscript<Member>(dynamicMember path: KeyPath<SuperwallProperties, Member>) -> Member {
    SuperwallProperties(self)[keyPath: path]
  }
}
