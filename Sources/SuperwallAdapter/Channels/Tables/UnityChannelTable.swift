import RedemptionCore

/// The methods of the bridge below `Superwall.cs`.
///
/// A method is known by the name in `Superwall.cs` (`GetUserId`), that of Android's class (`getUserId`) and, on iOS,
/// that of the C function (`_SuperwallBridge_GetUserId`). Structured arguments and results are JSON as text; a text
/// that is not JSON is ignored by both native sides. Results of asynchronous methods are messages to `OnCallback`.
enum UnityChannelTable {
  static let table = ChannelTable<ChannelMethod>(package: "com.superwall.sdk", version: "0.2.5", rows: rows)

  private static let apple = "Plugins/iOS/SuperwallUnityBridge.swift"
  private static let android =
    "Plugins/Android/SuperwallSDK.androidlib/src/main/kotlin/com/superwall/sdk/unity/SuperwallUnityBridge.kt"

  private static let rows = Platform.allCases.flatMap { platform in
    methods.map { method in
      ChannelRow(
        names(method.name, on: platform), on: [platform], method.parameters, returns: method.result, method.action,
        source: platform == .ios ? apple : android)
    }
  }

  private static func names(_ name: String, on platform: Platform) -> [String] {
    let lower = name.prefix(1).lowercased() + name.dropFirst()
    return platform == .ios ? ["_SuperwallBridge_" + name, name, lower] : [lower, name]
  }

  private struct Method {
    let name: String
    let parameters: [ChannelParameter]
    let result: ChannelResult
    let action: ChannelMethod
  }

  private static let methods = setup + settings + identity + status + paywalls + store

  private static let setup = [
    method(
      "Configure",
      [
        .required("apiKey", .string), .optional("optionsJson", .string), .required("hasPurchaseController", .bool),
        .optional("completionCallbackId", .string),
      ], returns: callback([.required("success", .bool)]), .configure),
    method("GetConfigurationStatus", returns: .value(.string), .getConfigurationStatus),
    method("GetIsConfigured", returns: .value(.bool), .getIsConfigured),
    method("GetIsInitialized", returns: .value(.bool), .getIsInitialized),
    method("SetDelegate", [.required("hasDelegate", .bool)], .acknowledge),
    method("HandleDeepLink", [.required("url", .string)], returns: .value(.bool), .handleDeepLink),
    method("RefreshConfiguration", .acknowledge),
  ]

  private static let settings = [
    method("GetLogLevel", returns: .value(.string), .getLogLevel),
    method("SetLogLevel", [.required("logLevel", .string)], .setLogLevel),
    method("GetLocaleIdentifier", returns: .nullable(.string), .getLocaleIdentifier),
    method("SetLocaleIdentifier", [.optional("localeIdentifier", .string)], .setLocaleIdentifier),
    method("GetOverrideProductsByName", returns: .nullable(.json(.map(.string))), .getOverrideProducts),
    method("SetOverrideProductsByName", [.optional("productsJson", .string)], .setOverrideProducts),
    method("SetLocalResources", [.optional("resourcesJson", .string)], .setLocalResources),
  ]

  private static let identity = [
    method("Identify", [.required("userId", .string), .optional("identityOptionsJson", .string)], .identify),
    method("Reset", .reset),
    method("GetUserId", returns: .value(.string), .getUserId),
    method("GetIsLoggedIn", returns: .value(.bool), .getIsLoggedIn),
    method("GetUserAttributes", returns: .text(.object), .getUserAttributes),
    method("SetUserAttributes", [.required("attributesJson", .string)], .setUserAttributes),
    method(
      "SetIntegrationAttribute", [.required("attribute", .string), .optional("value", .string)],
      .setIntegrationAttribute),
    method("SetIntegrationAttributes", [.required("attributesJson", .string)], .setIntegrationAttributes),
    method("GetDeviceAttributes", [callbackId], returns: callback(), .getDeviceAttributes),
  ]

  private static let status = [
    method("GetEntitlements", returns: .text(entitlements), .getEntitlements),
    method(
      "GetEntitlementsByProductIds", [.required("productIdsJson", .string)], returns: .text(.list(.object)),
      .getEntitlementsByProductIds),
    method("GetCustomerInfo", [callbackId], returns: callback(), .getCustomerInfo),
    method(
      "GetSubscriptionStatus", returns: .text(.object([.required("type", .string)])), .getSubscriptionStatus),
    method("SetSubscriptionStatus", [.required("statusJson", .string)], .setSubscriptionStatus),
    method(
      "RestorePurchases", [callbackId], returns: callback([.required("type", .string)]), .restorePurchases),
  ]

  private static let paywalls = [
    method(
      "RegisterPlacement",
      [
        .required("placement", .string), .optional("paramsJson", .string), .optional("handlerId", .string),
        .optional("featureId", .string), .optional("callbackId", .string),
      ], returns: callback([.required("success", .bool)]), .registerPlacement),
    method("Dismiss", .dismiss),
    method("GetIsPaywallPresented", returns: .value(.bool), .getIsPaywallPresented),
    method("GetLatestPaywallInfo", returns: .nullable(.json(.object)), .getLatestPaywallInfo),
    method(
      "GetPresentationResult", [.required("placement", .string), .optional("paramsJson", .string), callbackId],
      returns: callback([.required("type", .string)]), .getPresentationResult),
    method(
      "GetAssignments", [callbackId], returns: callback([.required("assignments", .list(.object))]),
      .getAssignments),
    method(
      "ConfirmAllAssignments", [callbackId], returns: callback([.required("assignments", .list(.object))]),
      .getAssignments),
    method("PreloadAllPaywalls", .acknowledge),
    method("PreloadPaywallsForPlacements", [.required("placementNamesJson", .string)], .acknowledge),
    method("TogglePaywallSpinner", [.required("isHidden", .bool)], .acknowledge),
    method("ShowAlert", [.optional("alertJson", .string)], .showAlert),
  ]

  private static let store = [
    method("GetProducts", [.required("productIdsJson", .string), callbackId], returns: callback(), .getProducts),
    method(
      "Purchase", [.required("productId", .string), callbackId], returns: callback([.required("type", .string)]),
      .purchase),
    method(
      "Consume", [.required("purchaseToken", .string), callbackId],
      returns: callback([.required("result", .string)]), .consume),
    method(
      "RespondToPurchaseController", [.required("callbackId", .string), .required("resultJson", .string)], .receive),
    method(
      "RespondToRestorePurchases", [.required("callbackId", .string), .required("resultJson", .string)], .receive),
  ]

  private static let callbackId = ChannelParameter.required("callbackId", .string)
  private static let entitlements = ChannelType.object(
    ["active", "inactive", "all"].map { .required($0, .list(.object)) })

  /// `{"method": "asyncResponse", "data": {…, "callbackId"}}` as text.
  private static func callback(_ members: [ChannelParameter] = []) -> ChannelResult {
    let data = ChannelType.object(members + [.required("callbackId", .string)])
    return .message(
      receiver: "OnCallback", .object([.required("method", .string), .required("data", data)]))
  }

  private static func method(
    _ name: String, returns result: ChannelResult = .nothing, _ action: ChannelMethod
  ) -> Method {
    method(name, [], returns: result, action)
  }

  private static func method(
    _ name: String, _ parameters: [ChannelParameter], returns result: ChannelResult = .nothing,
    _ action: ChannelMethod
  ) -> Method {
    Method(name: name, parameters: parameters, result: result, action: action)
  }
}
