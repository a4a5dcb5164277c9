import RedemptionCore

/// The host calls of the Pigeon API `PSuperwallHostApi`, the only host API of the package.
///
/// Each call has two names: the method's own and the channel's. Values are the JSON reading of Pigeon's classes. The
/// package's two event channels (`SuperwallEventStreams`) are no calls: their values are events of the session.
enum FlutterChannelTable {
  static let table = ChannelTable<ChannelMethod>(package: "superwallkit_flutter", version: "2.4.11", rows: rows)

  /// Before every host call (`pigeons/configure.dart`).
  static let prefix = "dev.flutter.pigeon.superwallkit_flutter.PSuperwallHostApi."

  private static let source = "pigeons/configure.dart"

  private static let rows: [ChannelRow<ChannelMethod>] = setup + settings + identity + status + paywalls

  private static let setup = [
    row(
      "configure",
      [
        .required("apiKey", .string), .optional("purchaseController", .any), .optional("options", .object),
        .optional("completion", .any),
      ], .configure),
    row("getConfigurationStatus", returns: .value(.string), .getConfigurationStatus),
    row("getIsConfigured", returns: .value(.bool), .getIsConfigured),
    row("getIsInitialized", returns: .value(.bool), .getIsInitialized),
    row("setDelegate", [.required("hasDelegate", .bool)], .acknowledge),
    row("handleDeepLink", [.required("url", .string)], returns: .value(.bool), .handleDeepLink),
  ]

  private static let settings = [
    row("getLogLevel", returns: .value(.string), .getLogLevel),
    row("setLogLevel", [.required("logLevel", .string)], .setLogLevel),
    row("getLocaleIdentifier", returns: .nullable(.string), .getLocaleIdentifier),
    row("setLocaleIdentifier", [.optional("localeIdentifier", .string)], .setLocaleIdentifier),
    row("getOverrideProductsByName", returns: .nullable(.map(.string)), .getOverrideProducts),
    row("setOverrideProductsByName", [.optional("overrideProducts", .map(.string))], .setOverrideProducts),
  ]

  private static let identity = [
    row("identify", [.required("userId", .string), .optional("identityOptions", .object)], .identify),
    row("reset", .reset),
    row("getUserId", returns: .value(.string), .getUserId),
    row("getIsLoggedIn", returns: .value(.bool), .getIsLoggedIn),
    row("getUserAttributes", returns: .value(.object), .getUserAttributes),
    row("setUserAttributes", [.required("userAttributes", .map(.any))], .setUserAttributes),
    row(
      "setIntegrationAttribute", [.required("attribute", .string), .optional("value", .string)],
      .setIntegrationAttribute),
    row("setIntegrationAttributes", [.required("attributes", .map(.string))], .setIntegrationAttributes),
    row("getDeviceAttributes", returns: .value(.object), .getDeviceAttributes),
  ]

  private static let status = [
    row("getEntitlements", returns: .value(entitlements), .getEntitlements),
    row(
      "getEntitlementsByProductIds", [.required("productIds", .list(.string))], returns: .value(.list(.object)),
      .getEntitlementsByProductIds),
    row("getCustomerInfo", returns: .value(typed), .getCustomerInfo),
    row("getSubscriptionStatus", returns: .value(typed), .getSubscriptionStatus),
    row("setSubscriptionStatus", [.required("subscriptionStatus", .object)], .setSubscriptionStatus),
    row("restorePurchases", returns: .value(typed), .restorePurchases),
    row("consume", [.required("purchaseToken", .string)], returns: .value(.string), .consume),
  ]

  private static let paywalls = [
    row(
      "registerPlacement",
      [
        .required("placement", .string), .optional("params", .map(.any)), .optional("handler", .any),
        .optional("feature", .any),
      ], .registerPlacement),
    row("dismiss", .dismiss),
    row("getIsPaywallPresented", returns: .value(.bool), .getIsPaywallPresented),
    row("getLatestPaywallInfo", returns: .nullable(.object), .getLatestPaywallInfo),
    row(
      "getPresentationResult", [.required("placement", .string), .optional("params", .map(.any))],
      returns: .value(typed), .getPresentationResult),
    row("confirmAllAssignments", returns: .value(.list(.object)), .getAssignments),
    row("preloadAllPaywalls", .acknowledge),
    row("preloadPaywallsForPlacements", [.required("placementNames", .list(.string))], .acknowledge),
    row("togglePaywallSpinner", [.required("isHidden", .bool)], .acknowledge),
  ]

  private static let typed = ChannelType.object([.required("type", .string)])
  private static let entitlements = ChannelType.object(
    ["active", "inactive", "all", "web"].map { .required($0, .list(.object)) })

  private static let row = ChannelRows(prefix: prefix, source: source)
}
