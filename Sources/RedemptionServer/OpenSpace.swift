import JSONRPC
import MemoryStore
import RedemptionCore
import RedemptionLedger

/// A space that a server runs: its value, its ledger, and what no copy has, such as calls that wait.
final class OpenSpace {
  /// The space of every client that has named none: the stored database, if there is one.
  static let main = "main"

  let name: String
  /// True for the space whose ledger commits with the drain.
  let isMain: Bool
  /// The simulation without the rows of its ledger.
  var value: Space
  let ledger: Ledger
  /// The store of the ledger if that is in memory; nil for a database.
  let memory: MemoryStore?
  /// Nil if nothing is recorded.
  var log: ActivityLog?
  var subscribers: [LogSubscriber] = []
  /// Calls that wait for a session's result, by the session's id for them.
  var waitingCalls: [CallID: WaitingCall] = [:]
  var remoteAnswers = RemoteAnswers()
  /// What is sent to webhooks by itself.
  var deliveries = Deliveries()
  /// What HTTP requests on the vendors' paths reach, while there are any.
  weak var endpoints: (any EndpointSpace)?
  /// Ids of the sessions whose run depends on the ledger's open transaction.
  var savedSessions: [String] = []
  /// Devices that the ledger's open transaction has changed, as they are if it fails.
  var savedDevices: [Device.Key: Device] = [:]
  /// What to restore if the ledger's open transaction fails; nil if it contains no reset.
  var beforeReset: (faults: Faults, checkouts: OpenCheckouts, redemptions: Redemptions)?
  /// The clients with which it ends, the last one of them; empty for a space that stays.
  var owners: Set<ObjectIdentifier> = []
  /// Notes what happens in it, such as an exploration; nil for nobody.
  weak var observer: (any SpaceObserver)?
  /// When a client last called it.
  var lastUsed = ContinuousClock.now
  /// True once it was deleted: clients that still name it must not reach another one.
  var isDeleted = false

  init(name: String, value: Space, ledger: Ledger, memory: MemoryStore?, log: ActivityLog?) {
    self.name = name
    isMain = name == OpenSpace.main
    self.value = value
    self.ledger = ledger
    self.memory = memory
    self.log = log
  }

  /// The time on its clock.
  var now: Timestamp { value.clock.now }

  /// True if answers depend on the next commit. Every other space than `main` commits each call, and cannot fail.
  var hasProvisionalChanges: Bool { isMain && ledger.hasUncommittedChanges }

  /// Time until its next wait ends; nil if none does by itself.
  var nextWake: Duration? {
    if deliveries.isOn, deliveries.needsScan, deliveries.pausedUntil == nil { return .zero }
    guard value.clock.isRunning,
      let due = [value.nextMoments.first?.due, nextDelivery].compactMap(\.self).min()
    else { return nil }
    return .milliseconds(max(0, due.milliseconds - now.milliseconds))
  }

  /// The same of what it sends to webhooks.
  private var nextDelivery: Timestamp? {
    guard deliveries.isOn else { return nil }
    guard let pause = deliveries.pausedUntil else { return deliveries.nextMoment }
    let left = max(.zero, ContinuousClock.now.duration(to: pause)).components
    return now.advanced(byMilliseconds: left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1)
  }
}
