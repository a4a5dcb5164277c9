extension Examination {
  /// The platforms whose links were not followed from the system to the call that redeems.
  func endsOfReading(_ reach: Reach) -> [NotFollowed] {
    if let unknown = findings.first(where: { $0.rule == .redeemUnknown }) {
      return [end(platforms.joined(separator: " and "), unknown.file, unknown.line, unknown.message)]
    }
    let sites = vendors.flatMap { reach.redemptions(of: $0) }
    guard let site = sites.first, !findings.contains(where: { $0.rule == .redeemMissing }) else { return [] }
    if let path = paths.first(where: { !knowsSource(of: $0, reach) }), let entry = path.hops.first {
      return [
        end(
          path.platform, entry.file, entry.line,
          "\(entry.name) gets its link from code that is not followed, such as a state, a store, a stream or a package."
        )
      ]
    }
    let seen = Set(paths.flatMap { $0.platform.split(separator: " ").map(String.init) })
    let missing = platforms.filter { !seen.contains($0) }
    guard !missing.isEmpty else { return [] }
    let token = reach.token(site)
    return [
      end(
        missing.joined(separator: " and "), reach.path(site), token.line,
        "\(token.text) is not called from code that the system calls by name, as far as that can be followed.")
    ]
  }

  private var platforms: [String] { (app.hasIOS ? ["iOS"] : []) + (app.hasAndroid ? ["Android"] : []) }

  private func end(_ platform: String, _ file: String, _ line: Int, _ reason: String) -> NotFollowed {
    NotFollowed(platform: platform, file: file, line: line, reason: reason)
  }

  /// True if a file on the way, or the SDK's own component, is where the system hands in the link.
  private func knowsSource(of path: LinkPath, _ reach: Reach) -> Bool {
    if let last = path.hops.last, known.providers.contains(last.name) { return true }
    let words = NotFollowed.sources.union(startWords.map { $0.cold.union($0.warm) } ?? [])
    let names = Set(path.hops.map(\.file))
    return reach.files.contains { file in
      names.contains(file.path) && words.contains { file.places[$0] != nil }
    }
  }
}

extension NotFollowed {
  /// The words with which systems and frameworks hand a link to an app.
  fileprivate static let sources: Set<String> = [
    // iOS
    "onOpenURL", "openURL", "openURLContexts", "urlContexts", "URLContexts", "onContinueUserActivity", "userActivity",
    "userActivities", "NSUserActivity", "webpageURL", "application", "scene", "kAEGetURL",
    // Android
    "intent", "Intent", "getIntent", "onNewIntent", "addOnNewIntentListener", "dataString", "deepLinks",
    "navDeepLink",
    // JavaScript
    "Linking", "useURL", "useLinkingURL", "getInitialURL", "redirectSystemPath", "useLocalSearchParams",
    "useGlobalSearchParams", "appUrlOpen", "getLaunchUrl",
    // Flutter
    "AppLinks", "GoRouter", "GoRoute", "onGenerateRoute", "onGenerateInitialRoutes", "MethodChannel", "EventChannel",
    "onLink", "linkStream", "didPushRouteInformation", "RouteInformation", "RouteInformationParser",
    // Unity
    "absoluteURL", "deepLinkActivated",
  ]
}
