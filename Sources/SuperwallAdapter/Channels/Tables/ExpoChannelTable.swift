import RedemptionCore

/// The functions of the native module `SuperwallExpo`.
///
/// `getApiKey` is declared in `src/SuperwallExpoModule.ts`, but neither platform implements it, so it is not here.
enum ExpoChannelTable {
  static let table = ChannelTable<ChannelMethod>(package: "expo-superwall", version: "1.2.0", rows: rows)

  private static let apple = "ios/SuperwallExpoModule.swift"
  private static let android = "android/src/main/java/expo/modules/superwallexpo/SuperwallExpoModule.kt"

  private static let rows: [ChannelRow<ChannelMethod>] =
    setup + identity + status + paywalls
    + [
      row("setLogLevel", [.required("level", .string)], .acknowledge),
      row("setEventTrackingBehavior", [.required("behavior", .string)], .acknowledge),
      row("didPurchase", on: .ios, [.required("result", .object)], .receive),
      row("didPurchase", on: .android, [.required("result", .object([.required("type", .string)]))], .receive),
      row("didRestore", on: .ios, [.required("result", .object)], .receive),
      row("didRestore", on: .android, [.required("result", .object([.required("result", .string)]))], .receive),
      row("restorePurchases", returns: .value(.object([.required("result", .string)])), .restorePurchases),
      row("consume", on: .ios, [.required("purchaseToken", .string)], .consume),
      row("consume", on: .android, [.required("purchaseToken", .string)], returns: .value(.string), .consume),
    ]

  private static let setup = [
    row(
      "configure", on: .ios,
      [
        .required("apiKey", .string), .optional("options", .object), .required("usingPurchaseController", .bool),
        .optional("sdkVersion", .string),
      ], .configure),
    row(
      "configure", on: .android,
      [
        .required("apiKey", .string), .optional("options", .object), .optional("usingPurchaseController", .bool),
        .optional("sdkVersion", .string),
      ], returns: .value(.bool), .configure),
    row("getConfigurationStatus", returns: .value(.string), .getConfigurationStatus),
    row("handleDeepLink", [.required("url", .string)], returns: .value(.bool), .handleDeepLink),
  ]

  private static let identity = [
    row("identify", [.required("userId", .string), .optional("options", .object)], .identify),
    row("reset", .reset),
    row("getUserAttributes", returns: .value(.object), .getUserAttributes),
    row("setUserAttributes", [.required("userAttributes", .map(.any))], .setUserAttributes),
    row("getDeviceAttributes", returns: .value(.object), .getDeviceAttributes),
    row("getIntegrationAttributes", returns: .value(.map(.string)), .getIntegrationAttributes),
    row("setIntegrationAttributes", [.required("attributes", .map(.string))], .setIntegrationAttributes),
  ]

  private static let status = [
    row("getEntitlements", returns: .value(entitlements), .getEntitlements),
    row(
      "getSubscriptionStatus", returns: .value(.object([.required("status", .string)])), .getSubscriptionStatus),
    row("setSubscriptionStatus", [.required("status", .object)], .setSubscriptionStatus),
  ]

  private static let paywalls = [
    row(
      "registerPlacement",
      [.required("placement", .string), .optional("params", .object), .optional("handlerId", .string)],
      .registerPlacement),
    row("dismiss", .dismiss),
    row(
      "getPresentationResult", [.required("placement", .string), .optional("params", .object)],
      returns: .value(.object([.required("type", .string)])), .getPresentationResult),
    row("getAssignments", returns: .value(.list(.object)), .getAssignments),
    row("confirmAllAssignments", returns: .value(.list(.object)), .getAssignments),
    row("preloadPaywalls", [.required("placementNames", .list(.string))], .acknowledge),
    row("preloadAllPaywalls", .acknowledge),
    row("setInterfaceStyle", [.optional("style", .string)], .setInterfaceStyle),
    row(
      "didHandleCustomCallback",
      [.required("callbackId", .string), .required("status", .string), .optional("data", .object)], .receive),
    row("didHandleBackPressed", on: .android, [.required("shouldConsume", .bool)], .receive),
  ]

  private static let entitlements = ChannelType.object(
    ["active", "inactive", "all"].map { .required($0, .list(.object([.required("id", .string)]))) })

  /// Android's functions that catch nothing: Expo itself turns what the SDK throws into an error.
  static let unguarded: Set<String> = [
    "registerPlacement", "getAssignments", "setInterfaceStyle", "getUserAttributes", "preloadPaywalls",
    "preloadAllPaywalls", "setLogLevel", "setEventTrackingBehavior", "getIntegrationAttributes",
  ]

  private static let row = ChannelRows(ios: apple, android: android)
}
