import JSONRPC
import RedemptionCore

/// The phones on which sessions run.
extension Server {
  /// Ends the app that runs on a device, because it starts again or is deleted.
  func endApp(on key: Device.Key) {
    guard let running = space.value.devices[key].session, let session = space.value.sessions.own(running) else {
      return
    }
    close(session)
  }

  /// Lets a session take what its device has stored.
  ///
  /// - Returns: what the SDK stored there; nil on a phone on which the app is new.
  func boot(_ session: OpenSession, on key: Device.Key) -> (any SDKBehaviour)? {
    let device = space.value.devices[key]
    session.run.clockAhead = device.clockAhead
    // What an open transaction has changed may never have been: then this start has never been either.
    if space.savedDevices[key] != nil { save(session, since: session.run) }
    return device.stored?.behaviour
  }

  /// A session has started: it runs on the device that its SDK names.
  ///
  /// - Parameter isNamed: true if a client has named the device.
  func occupy(_ session: OpenSession, isNamed: Bool) {
    guard space.value.sessions[session.id] != nil else { return }
    let before = space.value.devices[session.device]
    var device = before
    (device.session, device.isNamed) = (session.id, before.isNamed || isNamed)
    set(device, ifUndone: before, for: session.device)
  }

  /// A session ends: its device keeps what the SDK has stored.
  ///
  /// - Parameter hasRun: false if the app never started, so that nothing was stored.
  func vacate(_ session: OpenSession, hasRun: Bool = true) {
    var device = space.value.devices[session.device]
    guard device.session == session.id else { return }
    (device.session, device.ended) = (nil, space.value.nextNumber())
    var fallback = device
    if let saved = session.saved, saved.hasBegun { fallback.stored = session.stored(by: saved) }
    if hasRun { device.stored = session.stored(by: session.run) }
    set(device, ifUndone: session.saved == nil ? device : fallback, for: session.device)
  }

  /// Replaces a device.
  ///
  /// - Parameter fallback: what it is if the ledger's open transaction fails.
  func set(_ device: Device, ifUndone fallback: Device, for key: Device.Key) {
    if space.hasProvisionalChanges, space.savedDevices[key] == nil { space.savedDevices[key] = fallback }
    space.value.devices.set(device, for: key)
  }

  /// Forgets what a vendor's SDKs have stored on phones where no app runs; nil for all vendors.
  func wipeDevices(of vendor: Vendor?) {
    for (key, device) in space.value.devices.all where device.session == nil && (vendor ?? key.vendor) == key.vendor {
      set(Device(), ifUndone: device, for: key)
    }
  }
}

extension OpenSession {
  /// The device on which it runs.
  var device: Device.Key {
    Device.Key(vendor: target.vendor, platform: target.platform, id: state.redeemer.deviceId)
  }

  /// The phone's time.
  func time(at now: Timestamp) -> Timestamp { now.advanced(byMilliseconds: run.clockAhead) }

  fileprivate func stored(by run: Run) -> Device.Stored? {
    run.behaviour.stored.map { Device.Stored(sdk: target.sdk, behaviour: $0) }
  }
}
