import RedemptionCore

/// The start of the app, with what the phone has stored.
///
/// Sources: qonversion-ios-sdk 6.13.1 `QNUserInfoService.m`, `QNProductCenterManager.m` (user defaults); android-sdk
/// 9.6.0 `QUserInfoService.kt`, `LaunchResultCacheWrapper.kt`, `RedemptionManager.kt` (shared preferences). An
/// uninstallation deletes both.
extension QonversionBehaviour {
  /// How long stored entitlements count, in milliseconds: a month, the default of both SDKs
  /// (`QONEntitlementsCacheLifetimeMonth`, `QEntitlementsCacheLifetime.Month`). A run of the app reads them once.
  static let cacheLifetime: Int64 = 30 * 86_400_000

  /// The user's ids, the entitlements of the latest launch with its time, and Android's idempotency keys.
  public var stored: QonversionBehaviour? {
    var stored = self
    stored.questions = QuestionsInProgress()
    stored.user = QonversionUser(stored: user)
    stored.launch = LaunchState()
    stored.launch.cache = launch.cache.stored
    (stored.userToIdentify, stored.starting, stored.isConfigured) = (nil, nil, false)
    return stored
  }

  mutating func begin(_ start: SDKStart, _ turn: inout SDKTurn) {
    if let stored = start.stored as? QonversionBehaviour {
      take(stored, at: turn.now)
    } else {
      let given = start.deviceId.flatMap { QonversionAdapter.isMadeBySDK($0) ? $0 : nil }
      user = QonversionUser(id: given ?? QonversionAdapter.newUserId(using: &turn.random))
      deviceId = start.deviceId ?? user.id
    }
    if let name = start.appUserId, name.contains(where: { !$0.isWhitespace }) { userToIdentify = name }
    guard start.isConfigured else { return turn.finish(start.call, .done) }
    if userToIdentify == nil { turn.finish(start.call, .done) } else { starting = start.call }
    configure(&turn)
  }

  private mutating func take(_ stored: QonversionBehaviour, at now: Timestamp) {
    self = stored
    let isOld = launch.cache.fetchedAt.map { $0.advanced(byMilliseconds: Self.cacheLifetime) <= now } ?? true
    if isOld { launch.cache.clear() }
  }

  /// Launches; a user that the app names waits for the end of the launch.
  mutating func configure(_ turn: inout SDKTurn) {
    guard !isConfigured else { return }
    isConfigured = true
    beginLaunch(.initial, &turn)
    if let name = userToIdentify { identify(name, nil, &turn) }
  }
}
