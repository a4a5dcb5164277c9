import RedemptionCore

/// The members of the common object `Superwall`, and Android's extension `androidSetup`.
///
/// A property is called by its name to read it and by Kotlin's setter name to set it. Each name may stand behind
/// `Superwall.`.
enum KMPChannelTable {
  static let table = ChannelTable<ChannelMethod>(
    package: "com.superwall.sdk:superwall-kmp", version: "0.1.1", rows: rows)

  static let prefix = "Superwall."

  private static let common = "superwall-kmp/src/commonMain/kotlin/com/superwall/sdk/kmp/Superwall.kt"
  private static let setupOnAndroid = "superwall-kmp/src/androidMain/kotlin/com/superwall/sdk/kmp/AndroidSetup.kt"

  private static let rows: [ChannelRow<ChannelMethod>] = setup + settings + identity + status + paywalls

  private static let setup = [
    row("configure", configuration + [.optional("completion", .any)], .configure),
    row("configureAndAwait", configuration, .configure),
    row("configurationStatus", returns: .value(.string), .getConfigurationStatus),
    row("isConfigured", returns: .value(.bool), .getIsConfigured),
    row("isInitialized", returns: .value(.bool), .getIsInitialized),
    row("delegate", returns: .nullable(.any), .receive),
    row("setDelegate", [.optional("value", .any)], .receive),
    row("handleDeepLink", [.required("url", .string)], returns: .value(.bool), .handleDeepLink),
    ChannelRow(
      ["androidSetup", prefix + "androidSetup"], on: [.android], [.optional("application", .any)], .receive,
      source: setupOnAndroid),
  ]

  private static let configuration: [ChannelParameter] = [
    .required("apiKey", .string), .optional("purchaseController", .any), .optional("options", .object),
  ]

  private static let settings = [
    row("logLevel", returns: .value(.string), .getLogLevel),
    row("setLogLevel", [.required("value", .string)], .setLogLevel),
    row("localeIdentifier", returns: .nullable(.string), .getLocaleIdentifier),
    row("setLocaleIdentifier", [.optional("value", .string)], .setLocaleIdentifier),
    row("overrideProductsByName", returns: .nullable(.map(.string)), .getOverrideProducts),
    row("setOverrideProductsByName", [.optional("value", .map(.string))], .setOverrideProducts),
  ]

  private static let identity = [
    row("identify", [.required("userId", .string), .optional("options", .object)], .identify),
    row("reset", .reset),
    row("userId", returns: .value(.string), .getUserId),
    row("isLoggedIn", returns: .value(.bool), .getIsLoggedIn),
    row("userAttributes", returns: .value(.object), .getUserAttributes),
    row("setUserAttributes", [.required("attributes", .map(.any))], .setUserAttributes),
    row(
      "setIntegrationAttribute", [.required("attribute", .string), .optional("value", .string)],
      .setIntegrationAttribute),
    row("setIntegrationAttributes", [.required("attributes", .map(.string))], .setIntegrationAttributes),
    row("integrationAttributes", returns: .value(.map(.string)), .getIntegrationAttributes),
    row("getDeviceAttributes", returns: .value(.object), .getDeviceAttributes),
  ]

  private static let status = [
    row("entitlements", returns: .value(.object), .getEntitlements),
    row(
      "getEntitlementsByProductIds", [.required("productIds", .list(.string))], returns: .value(.list(.object)),
      .getEntitlementsByProductIds),
    row("getCustomerInfo", returns: .value(typed), .getCustomerInfo),
    // The flow has no value of its own: each change is an event.
    row("customerInfoFlow", .receive),
    row("subscriptionStatus", returns: .value(typed), .getSubscriptionStatus),
    row("subscriptionStatusFlow", returns: .value(typed), .getStatusFlow),
    row("setSubscriptionStatus", [.required("value", .object)], .setSubscriptionStatus),
    row("restorePurchases", returns: .value(typed), .restorePurchases),
    row("consume", [.required("purchaseToken", .string)], returns: .value(.string), .consume),
  ]

  private static let paywalls = [
    row(
      "register",
      [
        .required("placement", .string), .optional("params", .map(.any)), .optional("handler", .any),
        .optional("feature", .any),
      ], .registerPlacement),
    row("dismiss", .dismiss),
    row("isPaywallPresented", returns: .value(.bool), .getIsPaywallPresented),
    row("latestPaywallInfo", returns: .nullable(.object), .getLatestPaywallInfo),
    row(
      "getPresentationResult", [.required("placement", .string), .optional("params", .map(.any))],
      returns: .value(typed), .getPresentationResult),
    row("confirmAllAssignments", returns: .value(.list(.object)), .getAssignments),
    row("preloadAllPaywalls", .acknowledge),
    row("preloadPaywalls", [.required("placementNames", .list(.string))], .acknowledge),
    row("togglePaywallSpinner", [.required("isHidden", .bool)], .acknowledge),
  ]

  private static let typed = ChannelType.object([.required("type", .string)])

  private static let row = ChannelRows(prefix: prefix, source: common)
}
