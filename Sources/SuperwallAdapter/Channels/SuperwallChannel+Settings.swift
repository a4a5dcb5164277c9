import RedemptionCore

/// Values that an app sets and reads back.
extension SuperwallChannel {
  func settingAction(_ method: ChannelMethod) throws(ChannelArguments.Mismatch) -> ChannelAction {
    switch method {
    case .getLogLevel: .answer(.value(kept.logLevel))
    case .setLogLevel: try setLogLevel()
    case .getLocaleIdentifier: .answer(.value(kept.localeIdentifier))
    case .setLocaleIdentifier: keep([.localeIdentifier: arguments.value("localeIdentifier", at: 0) ?? .null])
    case .setOverrideProducts: setOverrideProducts()
    case .setInterfaceStyle: setInterfaceStyle()
    default: overrideProducts
    }
  }

  func keep(_ values: [KeptValues.Key: JSONValue]) -> ChannelAction { .keep(KeptValues.values(values)) }

  private func setLogLevel() throws(ChannelArguments.Mismatch) -> ChannelAction {
    guard let word = try arguments.text("logLevel", at: 0),
      let level = KeptValues.logLevel(word, for: target)
    else {
      guard target.sdk == .kmp else { return .answer(.nothing) }
      throw arguments.mismatch("value", at: 0, expected: "DEBUG, INFO, WARN, ERROR or NONE")
    }
    return keep([.logLevel: .string(level)])
  }

  private var overrideProducts: ChannelAction {
    kept.overrideProducts == .null ? .answer(.nothing) : read(kept.overrideProducts)
  }

  /// Unity's Android side ignores a text that is not JSON; its iOS side clears the overrides then.
  private func setOverrideProducts() -> ChannelAction {
    let given = arguments.value("overrideProducts", at: 0)
    let value = target.sdk == .unity ? given?.string.flatMap(call.readJSON) : given
    guard case .object(let products) = value else {
      if target.sdk == .unity, target.platform == .android, given != nil { return .answer(.nothing) }
      return keep([.overrideProducts: .null, .hasNoOverrides: true])
    }
    let texts = products.filter { $0.value.string != nil }
    return keep([.overrideProducts: .object(texts), .hasNoOverrides: .null])
  }

  /// Expo takes any word but `DARK` for the light style (`InterfaceStyle+Json.swift`, `InterfaceStyle.kt`).
  private func setInterfaceStyle() -> ChannelAction {
    let style = arguments.value("style", at: 0)?.string
    return keep([.interfaceStyle: style.map { $0 == "DARK" ? "Dark" : "Light" } ?? .null])
  }
}
