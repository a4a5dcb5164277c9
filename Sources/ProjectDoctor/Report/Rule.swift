/// What a finding is about, by a name that stays the same for ever, so that CI can match it.
public enum Rule: String, Codable, Hashable, Sendable, CaseIterable {
  /// No URL type of the iOS app handles the links.
  case iosSchemeMissing = "ios-scheme-missing"
  /// No intent filter of the Android app handles the links.
  case androidSchemeMissing = "android-scheme-missing"
  /// The iOS app is not associated with the domain of the links.
  case iosDomainMissing = "ios-domain-missing"
  /// No intent filter of the Android app handles the links of a domain.
  case androidDomainMissing = "android-domain-missing"
  /// A scheme is a misspelling of the one of the links.
  case schemeTypo = "scheme-typo"
  /// A scheme is the example of a guide or a template.
  case schemePlaceholder = "scheme-placeholder"
  /// A scheme has characters that none may have, such as `://`.
  case schemeInvalid = "scheme-invalid"
  /// A scheme is a variable whose value no file tells.
  case schemeUnresolved = "scheme-unresolved"
  /// An intent filter has the scheme, and not the action or a category that a browser asks for.
  case androidFilterIncomplete = "android-filter-incomplete"
  /// An intent filter names hosts, but not the one of the links.
  case androidHostMismatch = "android-host-mismatch"
  /// The activity of the links may not be started by a browser.
  case androidNotExported = "android-not-exported"
  /// The activity of the links is disabled.
  case androidDisabled = "android-disabled"
  /// Two activities take the same links.
  case androidSchemeTwice = "android-scheme-twice"
  /// An intent filter for a vendor's domain is not verified.
  case appLinkUnverified = "app-link-unverified"
  /// iOS ignores an associated domain.
  case associatedDomainInvalid = "associated-domain-invalid"
  /// A web server's file that names the apps for its links is not in the form that phones read.
  case associationFileInvalid = "association-file-invalid"
  /// Other code takes every link before the code that redeems.
  case linkTakenFirst = "link-taken-first"
  /// A router opens the link as a page that does not exist.
  case linkRouteUnmatched = "link-route-unmatched"
  /// The iOS app's delegate does not forward links.
  case iosLinkNotForwarded = "ios-link-not-forwarded"
  /// Flutter's own handler takes the link before the app's package does.
  case flutterDeepLinking = "flutter-deep-linking"
  /// Expo's configuration does not have the scheme of a native folder.
  case expoNativeDiffers = "expo-native-differs"
  /// Expo's configuration has no scheme for either platform.
  case expoSchemeMissing = "expo-scheme-missing"
  /// Every link starts the activity once more.
  case androidLaunchMode = "android-launch-mode"
  /// A link that starts the app is not looked at.
  case coldStartUnhandled = "cold-start-unhandled"
  /// A link that finds the app running is not looked at.
  case warmStartUnhandled = "warm-start-unhandled"
  /// No code that runs redeems a link.
  case redeemMissing = "redeem-missing"
  /// The sources are incomplete, so it is not known whether one does.
  case redeemUnknown = "redeem-unknown"
  /// A link is redeemed before the SDK is configured.
  case redeemBeforeConfigure = "redeem-before-configure"
  /// The SDK's version does not know redemption yet.
  case sdkTooOld = "sdk-too-old"
  /// Which version of the SDK is built in cannot be told.
  case sdkVersionUnknown = "sdk-version-unknown"
  /// Neither vendor's SDK is in the project.
  case sdkMissing = "sdk-missing"
  /// The SDK is one that redeems no links in any version.
  case sdkWithoutRedemption = "sdk-without-redemption"
  /// The app's configuration is a program, which is not run.
  case configIsCode = "config-is-code"
  /// A file is not in the format that its name says.
  case malformedFile = "malformed-file"
  /// A file was left out because of its size or because it could not be opened.
  case fileNotRead = "file-not-read"
  /// The project has more files or deeper folders than are looked at.
  case projectTooLarge = "project-too-large"

  /// How much a finding of this rule matters.
  public var severity: Severity {
    switch self {
    case .iosSchemeMissing, .androidSchemeMissing, .iosDomainMissing, .androidDomainMissing, .schemeTypo,
      .schemePlaceholder, .schemeInvalid, .androidFilterIncomplete, .androidHostMismatch, .androidNotExported,
      .sdkTooOld, .malformedFile, .redeemMissing, .androidDisabled, .expoSchemeMissing, .associatedDomainInvalid,
      .iosLinkNotForwarded:
      .error
    case .androidSchemeTwice, .appLinkUnverified, .flutterDeepLinking, .coldStartUnhandled, .warmStartUnhandled,
      .redeemBeforeConfigure, .associationFileInvalid, .linkTakenFirst, .expoNativeDiffers, .sdkMissing,
      .sdkWithoutRedemption,
      .fileNotRead, .projectTooLarge:
      .warning
    case .androidLaunchMode, .redeemUnknown, .schemeUnresolved, .sdkVersionUnknown, .configIsCode, .linkRouteUnmatched:
      .note
    }
  }

  /// What becomes of a buyer if nothing is done.
  public var why: String {
    switch self {
    case .iosSchemeMissing, .androidSchemeMissing, .expoSchemeMissing:
      "The phone finds no app for the link: the buyer has paid and sees an error."
    case .iosDomainMissing, .androidDomainMissing:
      "The link opens a page in the browser instead of the app, and nothing is redeemed."
    case .expoNativeDiffers:
      "npx expo prebuild makes the native folders from the configuration, and removes what it does not have."
    case .schemeTypo, .schemePlaceholder:
      "The phone compares schemes letter by letter. The links have another one, so they do not open this app."
    case .schemeInvalid: "The system silently ignores an invalid scheme, so links do not open this app."
    case .schemeUnresolved: "Whether links open this app depends on a value that is set elsewhere."
    case .androidFilterIncomplete:
      "Browsers and mail programs only start activities whose filter has VIEW, DEFAULT and BROWSABLE together."
    case .androidHostMismatch: "A filter that names hosts takes links to these hosts only."
    case .androidNotExported:
      "A browser may not start the activity; with target SDK 31 or later Android refuses to install an app without the attribute."
    case .androidDisabled: "Android does not start a disabled activity, so links do not open the app."
    case .androidSchemeTwice: "Android asks the buyer which of the two to open, and one of them does not redeem."
    case .appLinkUnverified: "Android 12 and later opens links to an unverified domain in the browser."
    case .associatedDomainInvalid: "iOS silently ignores the entry and opens the link in the browser."
    case .associationFileInvalid: "Phones that cannot read the file open the domain's links in the browser."
    case .linkTakenFirst: "The code that redeems never receives the link."
    case .linkRouteUnmatched:
      "The purchase is redeemed, but the buyer sees the router's page for an unknown route."
    case .iosLinkNotForwarded: "iOS passes the link to the app, but the code that redeems never receives it."
    case .flutterDeepLinking:
      "Since Flutter 3.27 its own handler takes links by default: the navigator is asked for a route, and the app's link"
        + " package may get nothing."
    case .androidLaunchMode:
      "With standard each link starts the activity again beside the first, and with singleInstance in a task of its own. The"
        + " link arrives; the buyer may see the app twice."
    case .coldStartUnhandled: "A buyer who opens the link while the app is closed sees the app start and nothing else."
    case .warmStartUnhandled: "A buyer who opens the link while the app is open sees nothing happen."
    case .redeemMissing: "The link opens the app, and the buyer does not get what they paid for."
    case .redeemUnknown: "If no other code redeems the link, it opens the app and nothing else happens."
    case .redeemBeforeConfigure: "The SDK is not there yet: the call fails or stops the app, and the link is lost."
    case .sdkTooOld:
      "The SDK ignores redemption links. Installs in the field that were built with it open the link and do nothing, or do"
        + " not open it: release an update and wait until most have it before anonymous checkout is switched on."
    case .sdkVersionUnknown: "Versions before the first one with redemption ignore the link."
    case .sdkMissing: "Without an SDK that redeems, the app opens and nothing is redeemed."
    case .sdkWithoutRedemption: "No version of this SDK redeems links; use a native SDK."
    case .configIsCode: "Its values are known only when it runs, so they were not checked."
    case .malformedFile: "The build reads this file too; what it says of links could not be checked."
    case .fileNotRead, .projectTooLarge: "What is in it was not checked."
    }
  }
}

/// How much a finding matters. Errors and warnings make the exit status 1; notes do not.
public enum Severity: String, Codable, Hashable, Sendable, CaseIterable {
  /// Links do not open this app, or nothing is redeemed.
  case error
  /// It works now and then, or on some phones.
  case warning
  /// Something that could not be checked, or that is worth a look.
  case note
}
