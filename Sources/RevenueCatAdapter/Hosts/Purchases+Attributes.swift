import RedemptionCore

extension Purchases {
  /// Attributes of the app user.
  public var attribution: Attribution { Attribution(purchases: self) }

  /// Sets attributes of the app user; an empty text removes one.
  public func setAttributes(_ attributes: [String: String]) { attribution.setAttributes(attributes) }
}

/// Attributes of the app user, by the names of the SDK's `Attribution`.
///
/// Names of the attributes: purchases-ios 5.86 `ReservedSubscriberAttributes.swift`.
public struct Attribution: Sendable {
  let purchases: Purchases

  /// Sets attributes; an empty text removes one.
  public func setAttributes(_ attributes: [String: String]) {
    let values = attributes.mapValues { $0.isEmpty ? JSONValue.null : .string($0) }
    purchases.host.begin(.setAttributes(user: values, integration: nil))
  }

  /// Sets the e-mail address; nil removes it.
  public func setEmail(_ email: String?) { set("$email", email) }

  /// Sets the phone number; nil removes it.
  public func setPhoneNumber(_ phoneNumber: String?) { set("$phoneNumber", phoneNumber) }

  /// Sets the name for people; nil removes it.
  public func setDisplayName(_ displayName: String?) { set("$displayName", displayName) }

  /// Does nothing: there is no device.
  public func collectDeviceIdentifiers() {}

  private func set(_ name: String, _ value: String?) { setAttributes([name: value ?? ""]) }
}
