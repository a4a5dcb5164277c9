import RedemptionCore

/// What the SDK knows from its launches.
struct LaunchState: Codable, Sendable {
  /// Why the SDK launches: the header `Trigger`.
  enum Trigger: String, Sendable {
    case initial = "Init"
    case actualizePermissions = "ActualizePermissions"
    case identify = "Identify"
    case logout = "Logout"
  }

  /// True if no launch has begun since one ended. Of two launches at the same time, the first to end sets it.
  var isFinished = false
  /// Why the latest launch failed; nil if it did not.
  var failure: RedemptionFailure?
  /// The entitlements of the latest launch that succeeded.
  var cache = CustomerCache()
  /// Calls of `checkEntitlements` that wait for the end of a launch.
  var waiting: [CallID] = []

  mutating func takeWaiting() -> [CallID] {
    defer { waiting = [] }
    return waiting
  }

  /// The cached entitlements, unless one of them counts as active and is over.
  func actualGrant(at now: Timestamp) -> Grant? {
    let grant = cache.grant ?? Grant()
    let isOver = grant.entitlements.contains { $0.isActive && $0.expiresAt.map { $0 < now } ?? false }
    return isOver ? nil : grant
  }
}

/// The user, under the ids of the service and of the app.
struct QonversionUser: Codable, Sendable {
  /// A call of `identify`, and the user that it names.
  struct Waiting: Codable {
    let name: String
    let call: CallID
  }

  /// The service's id: `app_uid`.
  var id = ""
  /// The id that the SDK made when it was installed; a logout returns to it.
  private(set) var originalId = ""
  /// The app's own id for the user; nil if the app has not named one.
  var identity: String?
  /// The id whose `identify` waits for the end of a launch, or failed and is tried again.
  var pending: String?
  /// The id that the service is asked about.
  var identifying: String?
  /// Calls of `identify`.
  var waiting: [Waiting] = []
  /// True after a logout that changed the user, until the next launch.
  var hasUnhandledLogout = false

  init() {}

  init(id: String) { (self.id, originalId) = (id, id) }

  /// The ids that the phone keeps. A login or a logout that was in progress is forgotten.
  init(stored user: QonversionUser) { (id, originalId, identity) = (user.id, user.originalId, user.identity) }

  mutating func takeWaiting(for name: String? = nil) -> [CallID] {
    let calls = waiting.filter { name == nil || $0.name == name }.map(\.call)
    waiting.removeAll { name == nil || $0.name == name }
    return calls
  }

  /// Returns to the user of the installation.
  mutating func reset() {
    id = originalId
    hasUnhandledLogout = true
  }
}
