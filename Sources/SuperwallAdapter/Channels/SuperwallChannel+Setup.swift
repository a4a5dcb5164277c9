import RedemptionCore

/// Configuration and links.
extension SuperwallChannel {
  func setupAction(_ method: ChannelMethod) throws(ChannelArguments.Mismatch) -> ChannelAction {
    switch method {
    case .configure: try configure()
    case .getIsConfigured: value("isConfigured", .bool(behaviour.isConfigured))
    case .getIsInitialized: value("isInitialized", .bool(behaviour.isConfigured))
    case .handleDeepLink: try handleDeepLink()
    default: .answer(.value(configurationStatus))
    }
  }

  private func configure() throws(ChannelArguments.Mismatch) -> ChannelAction {
    let place = ConfigurePlaces(sdk: target.sdk)
    let given = target.sdk == .capacitor ? nil : try arguments.objectOrText("options", at: place.options)
    let options = given ?? object(arguments.value("options", at: place.options))
    let paywalls = options?["paywalls"]
    let controller = place.controller.flatMap { arguments.value("purchaseController", at: $0) }
    return .configure(
      ChannelSetup(
        hasPurchaseController: controller.map { $0 != .bool(false) },
        confirmationAlert: flag(paywalls?["shouldShowWebPurchaseConfirmationAlert"]),
        automaticallyDismiss: flag(paywalls?["automaticallyDismiss"]),
        keptValues: KeptValues.options(options, for: target)))
  }

  /// Capacitor ignores options of another type.
  private func object(_ value: JSONValue?) -> [String: JSONValue]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  private func flag(_ value: JSONValue?) -> Bool? {
    guard case .bool(let flag) = value else { return nil }
    return flag
  }

  private var configurationStatus: JSONValue {
    let word = behaviour.isConfigured ? "configured" : "pending"
    return .string(target.sdk == .reactNative || target.sdk == .kmp ? word.uppercased() : word)
  }

  private func handleDeepLink() throws(ChannelArguments.Mismatch) -> ChannelAction {
    let url = try arguments.text("url", at: 0) ?? ""
    return .openLink(url)
  }
}

/// Where the arguments of `configure` stand in a list.
private struct ConfigurePlaces {
  let options: Int
  /// Nil where the wrapper takes none.
  let controller: Int?

  init(sdk: SDK) {
    switch sdk {
    case .reactNative, .unity: (options, controller) = (1, 2)
    case .capacitor: (options, controller) = (1, nil)
    default: (options, controller) = (2, 1)
    }
  }
}
