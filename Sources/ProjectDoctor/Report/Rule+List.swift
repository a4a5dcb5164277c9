extension Rule {
  /// What the rule finds, in one sentence.
  public var summary: String {
    switch self {
    case .iosSchemeMissing: "No URL type of the iOS app handles the links."
    case .androidSchemeMissing: "No intent filter of the Android app handles the links."
    case .iosDomainMissing: "The iOS app is not associated with the domain of the links."
    case .androidDomainMissing: "No intent filter of the Android app handles the domain of the links."
    case .schemeTypo: "A scheme is a misspelling of the one of the links."
    case .schemePlaceholder: "A scheme is the example of a guide or a template."
    case .schemeInvalid: "A scheme has invalid characters, or is not in an array."
    case .schemeUnresolved: "A scheme is a variable that no file sets."
    case .androidFilterIncomplete: "An intent filter lacks VIEW, DEFAULT or BROWSABLE."
    case .androidHostMismatch: "An intent filter names hosts, but not the one of the links."
    case .androidNotExported: "A browser may not start the activity of the links."
    case .androidDisabled: "The activity of the links is disabled."
    case .androidSchemeTwice: "Two activities take the same links."
    case .appLinkUnverified: "An intent filter for a vendor's domain lacks autoVerify."
    case .associatedDomainInvalid: "iOS ignores an associated domain of this form."
    case .associationFileInvalid:
      "apple-app-site-association or assetlinks.json is not in its form, or names another app."
    case .linkTakenFirst: "A function returns for every link before the call that redeems."
    case .linkRouteUnmatched: "Expo Router has no page for redemption links."
    case .iosLinkNotForwarded: "The iOS app's delegate does not forward links."
    case .flutterDeepLinking: "Flutter's own handler takes the link before the app's package does."
    case .expoNativeDiffers: "A native folder has the scheme of the links, and Expo's configuration does not."
    case .expoSchemeMissing: "Expo's configuration has no scheme of the links."
    case .androidLaunchMode: "Each link starts the activity again."
    case .coldStartUnhandled: "The app ignores a link that starts it."
    case .warmStartUnhandled: "The app ignores a link that arrives while it runs."
    case .redeemMissing: "No code that runs redeems a link."
    case .redeemUnknown: "The sources are incomplete, so it is not known whether the app redeems."
    case .redeemBeforeConfigure: "A link is redeemed before the SDK is configured."
    case .sdkTooOld: "The SDK's version cannot redeem yet."
    case .sdkVersionUnknown: "No file names the SDK's version."
    case .sdkMissing: "The project has no SDK that redeems."
    case .sdkWithoutRedemption: "No version of this SDK redeems links."
    case .configIsCode: "The app's configuration is a program, which is not run."
    case .malformedFile: "A file is not in the format that its name says."
    case .fileNotRead: "A file was not read: it is too large or cannot be opened."
    case .projectTooLarge: "The project has more files than the doctor reads."
    }
  }

  /// What mends it, in one sentence. A finding has the exact text.
  public var remedy: String {
    switch self {
    case .iosSchemeMissing: "Add the scheme to CFBundleURLTypes of the target's Info.plist."
    case .androidSchemeMissing: "Add an intent filter with the scheme to the activity that redeems."
    case .iosDomainMissing: "Add applinks: and the domain to the associated domains."
    case .androidDomainMissing: "Add a verified intent filter for the domain."
    case .schemeTypo, .schemePlaceholder: "Copy the scheme from the vendor's dashboard."
    case .schemeInvalid: "Write the scheme alone, without ://, in an array."
    case .schemeUnresolved: "Set the variable in a file of the project, or check its value by hand."
    case .androidFilterIncomplete: "Add the lacking elements to the filter."
    case .androidHostMismatch: "Add a filter with the scheme and without hosts."
    case .androidNotExported: "Set android:exported to true."
    case .androidDisabled: "Set android:enabled to true."
    case .androidSchemeTwice: "Keep one of the two filters."
    case .appLinkUnverified: "Set android:autoVerify to true on the filter."
    case .associatedDomainInvalid: "Write applinks: and the domain, without https:// and path."
    case .associationFileInvalid: "Write the file in the platform's form, with the app's ids."
    case .linkTakenFirst: "Return only if the other handler has taken the link."
    case .linkRouteUnmatched: "Send redemption links to a page that exists, in +native-intent."
    case .iosLinkNotForwarded: "Call the framework's link handler in the delegate that iOS calls."
    case .flutterDeepLinking: "Set FlutterDeepLinkingEnabled and flutter_deeplinking_enabled to false."
    case .expoNativeDiffers: "Add the scheme to expo.scheme too."
    case .expoSchemeMissing: "Add the scheme to expo.scheme, beside the app's own."
    case .androidLaunchMode: "Set android:launchMode to singleTop."
    case .coldStartUnhandled: "Read the link that started the app, and redeem it."
    case .warmStartUnhandled: "Listen for links while the app runs, and redeem them."
    case .redeemMissing: "Pass every link to the SDK's call that redeems."
    case .redeemUnknown: "Run the doctor on a folder that has all of the app's code."
    case .redeemBeforeConfigure: "Configure the SDK first; keep the link until then."
    case .sdkTooOld: "Update the SDK."
    case .sdkVersionUnknown: "Lock the version, or check it by hand."
    case .sdkMissing: "Add the vendor's SDK."
    case .sdkWithoutRedemption: "Redeem with the native SDK."
    case .configIsCode: "Check the scheme by hand with npx expo config."
    case .malformedFile: "Correct the file."
    case .fileNotRead, .projectTooLarge: "Run the doctor on the folder of one app."
    }
  }

  /// The source of the rule.
  public var source: String {
    switch self {
    case .iosSchemeMissing, .schemeInvalid: "Apple, Information Property List: CFBundleURLTypes"
    case .associationFileInvalid: "Apple, Supporting associated domains; Google, Digital Asset Links"
    case .linkTakenFirst: "Apple, UIApplicationDelegate and UISceneDelegate"
    case .linkRouteUnmatched: "Expo Router, Customizing links"
    case .associatedDomainInvalid, .iosDomainMissing: "Apple, Associated Domains Entitlement"
    case .iosLinkNotForwarded: "React Native, Linking; Capacitor's iOS template; Apple, UISceneDelegate"
    case .androidSchemeMissing, .androidFilterIncomplete, .androidHostMismatch, .appLinkUnverified,
      .androidDomainMissing:
      "Android, Create deep links; Verify Android App Links"
    case .androidNotExported, .androidDisabled, .androidLaunchMode, .androidSchemeTwice:
      "Android, the activity element of the manifest"
    case .flutterDeepLinking: "Flutter, Deep links flag change"
    case .expoNativeDiffers: "Expo, Continuous Native Generation; app.json: scheme"
    case .expoSchemeMissing, .configIsCode: "Expo, app.json: scheme"
    case .coldStartUnhandled, .warmStartUnhandled: "The framework's guide to links"
    case .schemeTypo, .schemePlaceholder, .redeemMissing, .redeemBeforeConfigure, .sdkTooOld, .sdkMissing,
      .sdkWithoutRedemption, .sdkVersionUnknown:
      "The vendor's guide to redemption links and its SDK's changelog"
    case .schemeUnresolved, .redeemUnknown, .malformedFile, .fileNotRead, .projectTooLarge: "RedemptionKit"
    }
  }

  /// Every rule as Markdown, for `--rules` and `docs/doctor.md`.
  public static var list: String {
    let rows = allCases.sorted { $0.rawValue < $1.rawValue }.map { rule in
      "| `\(rule.rawValue)` | \(rule.severity.rawValue) | \(rule.summary) | \(rule.why) | \(rule.remedy) | \(rule.source) |"
    }
    return (["| rule | severity | finds | why | fix | source |", "|---|---|---|---|---|---|"] + rows)
      .joined(separator: "\n") + "\n"
  }
}
