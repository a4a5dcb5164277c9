import RedemptionCore

/// Configuration and links.
extension SuperwallChannel {
  func setupStep(_ method: ChannelMethod) throws(ChannelArguments.Mismatch) -> ChannelStep {
    switch method {
    case .configure: try configure()
    case .getIsConfigured: value("isConfigured", .bool(session.isConfigured))
    case .getIsInitialized: value("isInitialized", .bool(session.isConfigured))
    case .handleDeepLink: try handleDeepLink()
    default: .answer(.value(configurationStatus))
    }
  }

  private func configure() throws(ChannelArguments.Mismatch) -> ChannelStep {
    let place = ConfigurePlaces(sdk: target.sdk)
    let given = target.sdk == .capacitor ? nil : try arguments.objectOrText("options", at: place.options)
    let options = given ?? object(arguments.value("options", at: place.options))
    let paywalls = options?["paywalls"]
    let controller = place.controller.flatMap { arguments.value("purchaseController", at: $0) }
    return .ask(
      .configure(
        AppSetup(
          hasPurchaseController: controller.map { $0 != .bool(false) },
          confirmationAlert: flag(paywalls?["shouldShowWebPurchaseConfirmationAlert"]),
          automaticallyDismiss: flag(paywalls?["automaticallyDismiss"]),
          keptValues: KeptValues.options(options, for: target))))
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
    let word = session.isConfigured ? "configured" : "pending"
    return .string(target.sdk == .reactNative || target.sdk == .kmp ? word.uppercased() : word)
  }

  private func handleDeepLink() throws(ChannelArguments.Mismatch) -> ChannelStep {
    let url = try arguments.text("url", at: 0) ?? ""
    return .ask(.openLink(adapter.route(url, for: target, options: session.options)))
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
    case .flutter, .kmp, .native: (options, controller) = (2, 1)
    case .capacitor: (options, controller) = (1, nil)
    }
  }
}
