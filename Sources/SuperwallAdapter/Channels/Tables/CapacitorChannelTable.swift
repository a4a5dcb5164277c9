import RedemptionCore

/// The methods of capawesome's plugin, and those that every Capacitor plugin inherits.
///
/// The plugin ignores an optional argument of another type; a required one that is missing or has another type is an
/// error by name. It has no `restorePurchases`.
enum CapacitorChannelTable {
  static let table = ChannelTable<ChannelMethod>(
    package: "@capawesome/capacitor-superwall", version: "0.1.3", rows: rows)

  private static let plugin =
    "ios/Plugin/SuperwallPlugin.swift, "
    + "android/src/main/java/io/capawesome/capacitorjs/plugins/superwall/SuperwallPlugin.java"
  private static let inherited =
    "@capacitor/ios Capacitor/Capacitor/JSExport.swift, "
    + "@capacitor/android capacitor/src/main/java/com/getcapacitor/Plugin.java"

  private static let rows: [ChannelRow<ChannelMethod>] =
    [
      row("configure", [.required("apiKey", .string), .optional("options", .object)], .configure),
      row(
        "register", [.required("placement", .string), .optional("params", .object)],
        returns: .value(.object([.required("result", .string)])), .registerPlacement),
      row("dismiss", .dismiss),
      row(
        "getPresentationResult", [.required("placement", .string), .optional("params", .object)],
        returns: .value(.object([.required("type", .string)])), .getPresentationResult),
      row("identify", [.required("userId", .string), .optional("options", .object)], .identify),
      row("reset", .reset),
      row("getUserId", returns: .value(.object([.required("userId", .string)])), .getUserId),
      row("getIsLoggedIn", returns: .value(.object([.required("isLoggedIn", .bool)])), .getIsLoggedIn),
      row("setUserAttributes", [.required("attributes", .object)], .setUserAttributes),
      row("handleDeepLink", [.required("url", .string)], .handleDeepLink),
      row(
        "getSubscriptionStatus", returns: .value(.object([.required("status", .string)])), .getSubscriptionStatus),
    ]
    + [
      row("addListener", [.optional("eventName", .string)], .receive, source: inherited),
      row(
        "removeListener", [.optional("eventName", .string), .optional("callbackId", .string)], .receive,
        source: inherited),
      row("removeAllListeners", .receive, source: inherited),
      row("checkPermissions", .receive, source: inherited),
      row("requestPermissions", .receive, source: inherited),
    ]

  private static let row = ChannelRows(source: plugin)
}
