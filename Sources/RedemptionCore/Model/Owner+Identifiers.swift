extension Owner {
  /// The owner that two identifiers name, of which at most one is given; nil for none.
  package init?(appUserId: String?, deviceId: String?) {
    if let appUserId {
      self = .appUser(id: appUserId)
    } else if let deviceId {
      self = .device(id: deviceId)
    } else {
      return nil
    }
  }

  /// The user's identifier; nil for a device.
  package var appUserId: String? { if case .appUser(let id) = self { id } else { nil } }

  /// The device's identifier; nil for a user.
  package var deviceId: String? { if case .device(let id) = self { id } else { nil } }
}
