extension Rule {
  /// Expo's configuration does not have the scheme of a native folder.
  public static let expoNativeDiffers = Rule(
    id: "expo-native-differs", severity: .warning,
    summary: "A native folder has the scheme of the links, and Expo's configuration does not.",
    why: "npx expo prebuild makes the native folders from the configuration, and removes what it does not have.",
    remedy: "Add the scheme to expo.scheme too.",
    source: "Expo, Continuous Native Generation; app.json: scheme", needs: .registrations)
}
