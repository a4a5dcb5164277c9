import ProjectDoctor

extension Breakage {
  private static let manifest = "app/src/main/AndroidManifest.xml"
  private static let second = """
    </activity>
        <activity android:name=".Other" android:exported="true" android:launchMode="singleTop">
          <intent-filter>
            <action android:name="android.intent.action.VIEW" />
            <category android:name="android.intent.category.DEFAULT" />
            <category android:name="android.intent.category.BROWSABLE" />
            <data android:scheme="rc-7f3a91c05e" />
          </intent-filter>
        </activity>
      </application>
    """

  /// What stops a link on Android.
  static let android: [Breakage] = [
    Breakage(
      "the activity is disabled", in: "android-good", .androidDisabled, file: manifest,
      "android:exported=\"true\"", "android:exported=\"true\" android:enabled=\"false\""),
    Breakage(
      "two activities take the scheme", in: "android-good", .androidSchemeTwice, file: manifest,
      "</activity>\n  </application>", second),
    Breakage(
      "two activities take two schemes", in: "android-good", .androidSchemeTwice, isFound: false, file: manifest,
      "</activity>\n  </application>", second.replacing("rc-7f3a91c05e", with: "shop")),
    Breakage(
      "the activity says nothing of exported", in: "android-good", .androidNotExported, file: manifest,
      "android:exported=\"true\"", ""),
    Breakage(
      "the activity says nothing of exported, below API level 31", in: "android-good", .androidNotExported,
      isFound: false,
      [
        Edit(file: manifest, old: "android:exported=\"true\"", new: ""),
        Edit(file: "app/build.gradle.kts", old: "applicationId =", new: "targetSdk = 30; applicationId ="),
      ]),
    Breakage(
      "every link starts a task of its own", in: "android-good", .androidLaunchMode, file: manifest, "singleTop",
      "singleInstance"),
    Breakage(
      "the second application module has no filter", in: "android-good", .androidSchemeMissing,
      [
        Edit(
          file: "wear/build.gradle.kts", old: "",
          new: "plugins { id(\"com.android.application\") }\ndependencies { implementation(libs.purchases) }\n"),
        Edit(
          file: "wear/src/main/AndroidManifest.xml", old: "",
          new: "<manifest><application><activity android:name=\".Wear\" /></application></manifest>"),
      ]),
    Breakage(
      "a filter of the debug build only", in: "android-good", .androidSchemeMissing,
      [
        Edit(file: manifest, old: "<data android:scheme=\"rc-7f3a91c05e\" />", new: "<data android:scheme=\"shop\" />"),
        Edit(
          file: "app/src/debug/AndroidManifest.xml", old: "", new: "<manifest><application>" + second + "</manifest>"),
      ]),
  ]

  private static let appLinks = Edit(
    file: "pubspec.yaml", old: "dependencies:", new: "dependencies:\n  app_links: ^6.3.3")

  /// Flutter's own handler.
  static let flutter: [Breakage] = [
    Breakage("app_links without the flags", in: "flutter-good", .flutterDeepLinking, [appLinks]),
    Breakage(
      "app_links with the flags", in: "flutter-good", .flutterDeepLinking, isFound: false,
      [
        appLinks,
        Edit(
          file: "ios/Runner/Info.plist", old: "<key>CFBundleURLTypes</key>",
          new: "<key>FlutterDeepLinkingEnabled</key>\n  <false/>\n  <key>CFBundleURLTypes</key>"),
        Edit(
          file: "android/app/src/main/AndroidManifest.xml", old: "</activity>",
          new: "<meta-data android:name=\"flutter_deeplinking_enabled\" android:value=\"false\" /></activity>"),
      ]),
    Breakage(
      "app_links with Flutter before 3.27", in: "flutter-good", .flutterDeepLinking, isFound: false,
      [
        Edit(
          file: "pubspec.yaml", old: "dependencies:",
          new: "environment:\n  flutter: \">=3.0.0 <3.20.0\"\ndependencies:\n  app_links: ^6.3.3")
      ]),
  ]

  private static let package = Edit(file: "app.json", old: "\"rc-7f3a91c05e\"", new: "\"other\"")

  private static func program(_ text: String, named name: String = "app.config.js") -> [Edit] {
    [package, Edit(file: name, old: "", new: text)]
  }

  /// Expo's configuration in all its forms.
  static let expo: [Breakage] = [
    Breakage("only the app's own scheme", in: "expo-good", .expoSchemeMissing, [package]),
    Breakage(
      "an array in a program", in: "expo-good", .expoSchemeMissing, isFound: false,
      program("export default { scheme: ['shop', 'rc-7f3a91c05e'] };")),
    Breakage(
      "a program without the scheme, of any extension", in: "expo-good", .expoSchemeMissing,
      program("export default { scheme: 'shop' };", named: "app.config.mts")),
    Breakage(
      "a filter for Android alone", in: "expo-good", .iosSchemeMissing,
      program(
        "export default { scheme: 'shop', android: { intentFilters: [{ data: [{ scheme: 'rc-7f3a91c05e' }] }] } };")),
    Breakage(
      "a scheme for iOS alone", in: "expo-good", .androidSchemeMissing,
      program("export default { ios: { scheme: 'rc-7f3a91c05e' } };")),
    Breakage(
      "a scheme of the environment beside a literal", in: "expo-good", .configIsCode,
      program("export default { scheme: ['shop', process.env.SCHEME] };")),
    Breakage(
      "a scheme of the environment is no error", in: "expo-good", .expoSchemeMissing, isFound: false,
      program("export default { scheme: ['shop', process.env.SCHEME] };")),
  ]

  private static let settings = "ProjectSettings/ProjectSettings.asset"
  private static let emptyKey = "  scriptingDefineSymbols:\n    : UNITY_POST_PROCESSING_STACK_V2\n  buildNumber: {}"

  /// Unity's settings, which are not quite YAML.
  static let unity: [Breakage] = [
    Breakage(
      "settings with an empty key", in: "unity-good", .malformedFile, isFound: false, file: settings,
      "  buildNumber: {}", emptyKey),
    Breakage(
      "settings with an empty key and the scheme", in: "unity-good", .iosSchemeMissing, isFound: false,
      file: settings, "  buildNumber: {}", emptyKey),
    Breakage(
      "settings with an empty key and no scheme", in: "unity-good", .iosSchemeMissing,
      [
        Edit(file: settings, old: "  buildNumber: {}", new: emptyKey),
        Edit(file: settings, old: "\n  - rc-7f3a91c05e", new: " []"),
      ]),
    Breakage(
      "Unity adds exported and the launch mode", in: "unity-good", .androidLaunchMode, isFound: false,
      file: "Assets/Plugins/Android/AndroidManifest.xml", "android:launchMode", "android:label"),
  ]
}
