import RedemptionCore
import XMLReading

extension Examination {
  /// Checks that links open the Android app.
  mutating func checkAndroid(_ gradle: GradleProject) {
    var manifests: [AndroidManifest] = []
    for path in manifestPaths {
      if let manifest = read(path, { try AndroidManifest(try $0.source(path)) }) { manifests.append(manifest) }
    }
    guard !manifests.isEmpty else {
      if app.kind == .unity, needsScheme, manifestPaths.isEmpty { addUnityManifest() }
      return
    }
    var variables = gradle.placeholders
    if manifests.contains(where: { $0.mentionsStrings }) { variables.merge(stringResources()) { first, _ in first } }
    targetSDK = gradle.targetSDK
    checkReleasedPlaceholders(gradle)
    check(AndroidLinks(manifests, variables: variables))
  }

  /// Finds a placeholder of a scheme of the links that a variant for the store gives another value.
  private mutating func checkReleasedPlaceholders(_ gradle: GradleProject) {
    func fits(_ value: String) -> Bool {
      expected.map { $0.lowercased() == value.lowercased() }
        ?? known.hasVendorForm(RegisteredScheme(text: value, file: "", line: 1))
    }
    guard needsScheme,
      let wrong = gradle.releasedPlaceholders.first(where: { released in
        let others = gradle.placeholders[released.name] ?? []
        return !fits(released.value) && others.contains(where: fits)
          && !gradle.releasedPlaceholders.contains { $0.name == released.name && fits($0.value) }
      })
    else { return }
    add(
      .schemeConditional, wrong.path, wrong.line,
      "\(wrong.name) is \(wrong.value) here, and a scheme of the links in other builds.",
      fix: Fix(instruction: "Give this build a scheme of the links too.", text: wrong.name))
  }

  /// The folder of the Android app in a project of several platforms.
  var androidFolder: String {
    switch app.kind {
    case .flutter, .reactNative, .expo, .capacitor: "android"
    case .unity: "Assets"
    default: ""
    }
  }

  /// Manifests that a release build merges.
  private var manifestPaths: [String] {
    let unreleased = [
      "test", "androidTest", "debug", "profile", "benchmark", "androidUnitTest", "androidInstrumentedTest",
    ]
    return paths(under: androidFolder).filter { path in
      Path.name(path) == "AndroidManifest.xml" && !unreleased.contains { "/\(path)".contains("/src/\($0)/") }
    }
  }

  /// The texts of `res/values`, as manifests name them.
  private mutating func stringResources() -> [String: [String]] {
    var found: [String: [String]] = [:]
    for path in paths(under: androidFolder) where path.contains("/res/values/") && path.hasSuffix(".xml") {
      guard let root = read(path, { try XMLTree.read(try $0.text(path)) }) else { continue }
      for element in root.children("string") {
        if let name = element.attributes["name"] { found["@string/" + name, default: []].append(element.trimmedText) }
      }
    }
    return found
  }

  private mutating func check(_ links: AndroidLinks) {
    androidSchemes += links.ownSchemes
    isOpenedByWebFilter = hasAppLink(links)
    checkAppLinks(links)
    guard needsScheme else { return }
    guard let accepted = judge(bounded(links.registered), on: .android) else { return }
    let schemes = Set(accepted.map(\.text))
    let places = links.places.filter { place in place.schemes.contains { schemes.contains($0.text) } }
    checkVerification(links)
    guard !places.isEmpty else {
      if !hasAppLink(links) { addMissingFilter(links) }
      return
    }
    let complete = places.filter { $0.filter.lacking.isEmpty }
    linkActivities = Set(places.map { (links.behind($0.activity)?.0 ?? $0.activity).className })
    checkVariants(places, links)
    guard let place = complete.first(where: admitsHost) ?? complete.first ?? places.first else { return }
    if !place.filter.lacking.isEmpty {
      add(
        .androidFilterIncomplete, place.file, place.filter.line,
        "The intent filter of \(place.activity.className) has the scheme, but lacks a part that browsers require.",
        fix: Fix(
          instruction: "Add this inside the intent-filter.", text: place.filter.lacking.joined(separator: "\n"),
          placement: .element(["intent-filter"], line: place.filter.line)))
    } else if let type = place.filter.types.first, complete.allSatisfy({ !$0.filter.types.isEmpty }) {
      add(
        .androidFilterIncomplete, place.file, place.filter.line,
        "The intent filter of \(place.activity.className) asks for the type \(type); links have none.",
        fix: Fix(instruction: "Put android:mimeType into a filter of its own.", text: AndroidText.filter(schemeToAdd)))
    } else if !admitsHost(place) {
      let host = linkHosts.first ?? ""
      add(
        .androidHostMismatch, place.file, place.filter.line,
        "The intent filter takes the hosts \(place.filter.hosts.listed); the links have the host \(host).",
        fix: Fix(
          instruction: "Add this intent-filter beside it.",
          text: AndroidText.filter(place.schemes.first { schemes.contains($0.text) }?.text ?? schemeToAdd),
          placement: .activity(place.activity)))
    }
    check(place.activity, in: place.file, links: links)
    checkChoice(complete, links: links)
  }

  /// Finds released variants whose manifest has no filter, or removes it.
  private mutating func checkVariants(_ places: [AndroidLinks.Place], _ links: AndroidLinks) {
    let flavours = gradle?.flavours ?? []
    let owners = Set(places.map { AndroidRules.sourceSet($0.file) })
    if let place = places.first, !owners.contains("main"), owners.isSubset(of: flavours),
      let other = flavours.subtracting(owners).sorted().first
    {
      add(
        .androidSchemeMissing, place.file, place.filter.line,
        "Only the flavour \(owners.sorted().listed) has the intent filter; \(other) has none.",
        fix: Fix(instruction: "Move this filter to src/main.", text: AndroidText.filter(schemeToAdd)))
    }
    for (file, activity) in links.removals
    where ["release"].contains(AndroidRules.sourceSet(file)) || flavours.contains(AndroidRules.sourceSet(file)) {
      guard places.contains(where: { $0.activity.className == activity.className && $0.file != file }) else { continue }
      add(
        .androidSchemeMissing, file, activity.line,
        "This manifest removes the intent filters of \(activity.className) from the \(AndroidRules.sourceSet(file)) build.",
        fix: Fix(instruction: "Keep the filter of the links.", text: AndroidText.filter(schemeToAdd)))
    }
  }

  /// Finds two activities that take the same link: Android asks the buyer which one to start.
  private mutating func checkChoice(_ places: [AndroidLinks.Place], links: AndroidLinks) {
    // Without a vendor nothing tells which filter the links meet.
    guard !vendors.isEmpty else { return }
    let enabled = places.filter { $0.activity.enabled != "false" && admitsHost($0) }
    guard let first = enabled.first,
      let other = enabled.first(where: { place in
        place.activity.className != first.activity.className
          && !Set(place.schemes.map(\.text)).isDisjoint(with: first.schemes.map(\.text))
      })
    else { return }
    add(
      .androidSchemeTwice, other.file, other.filter.line,
      "The activities \(first.activity.className) and \(other.activity.className) take the same scheme.",
      fix: Fix(
        instruction: "Keep the filter of the activity that redeems, and delete the other one.",
        text: "<!-- delete this intent-filter -->"))
  }

  private var linkHosts: [String] {
    let hosts = schemeVendors.map(\.links.host).sorted()
    return hosts.isEmpty ? known.all.map(\.links.host) : hosts
  }

  private func admitsHost(_ place: AndroidLinks.Place) -> Bool {
    // Without a vendor nothing tells the host.
    vendors.isEmpty || linkHosts.contains { place.filter.admits($0) }
  }

  /// Finds filters for a vendor's domain that Android does not verify.
  private mutating func checkVerification(_ links: AndroidLinks) {
    let domains = vendors.flatMap(\.links.domains)
    for place in links.places where place.schemes.contains(where: { $0.text == "https" }) {
      guard place.filter.hosts.contains(where: { host in domains.contains(where: host.contains) }),
        !place.filter.isVerified
      else { continue }
      add(
        .appLinkUnverified, place.file, place.filter.line,
        "The intent filter for \(place.filter.hosts.listed) has no android:autoVerify=\"true\".",
        fix: Fix(
          instruction: "Set this attribute on the intent-filter.", text: "android:autoVerify=\"true\"",
          placement: .element(["intent-filter"], line: place.filter.line)))
    }
  }

  /// True if a vendor's own domain opens the app, which needs no scheme.
  private func hasAppLink(_ links: AndroidLinks) -> Bool {
    guard expected == nil else { return false }
    // Android's SDK accepts every domain that contains the host.
    let hosts = schemeVendors.filter { !$0.links.domains.isEmpty }.map(\.links.host)
    return links.places.contains { place in place.filter.hosts.contains { hosts.contains(where: $0.contains) } }
  }

  private mutating func addMissingFilter(_ links: AndroidLinks) {
    guard let (activity, file) = links.launcher ?? links.anyActivity else { return }
    add(
      .androidSchemeMissing, file, activity.line, "No intent filter has \(wantedScheme).\(others(links.ownSchemes))",
      fix: Fix(
        instruction: "Add this inside the activity \(activity.className).",
        text: AndroidText.filter(schemeToAdd), placement: .activity(activity)))
    check(activity, in: file, links: links)
  }

  /// Checks how links start their activity.
  mutating func check(_ place: AndroidManifest.Activity, in file: String, links: AndroidLinks) {
    if place.enabled == "false" {
      add(
        .androidDisabled, file, place.line, "The activity \(place.className) has android:enabled=\"false\".",
        fix: Fix(
          instruction: "Set this attribute on the activity.", text: "android:enabled=\"true\"",
          placement: .activity(place)))
    }
    if place.exported != nil || isExportNeeded, place.exported != "true", place.exported?.hasPrefix("@") != true,
      place.exported?.hasPrefix("$") != true
    {
      add(
        .androidNotExported, file, place.line,
        place.exported == nil
          ? "The activity \(place.className) has intent filters and does not say android:exported."
          : "The activity \(place.className) has android:exported=\"\(place.exported ?? "")\".",
        fix: Fix(
          instruction: "Set this attribute on the activity.", text: "android:exported=\"true\"",
          placement: .activity(place)))
    }
    let (activity, activityFile) = links.behind(place) ?? (place, file)
    let mode = activity.launchMode ?? "standard"
    if app.kind != .unity, ["standard", "singleInstance"].contains(mode) {
      add(
        .androidLaunchMode, activityFile, activity.line,
        "The activity \(activity.className) has launchMode \(mode)"
          + (activity.launchMode == nil ? ", the default." : "."),
        fix: Fix(instruction: "Set this attribute on the activity.", text: "android:launchMode=\"singleTop\""))
    }
    if app.kind == .android || app.kind == .kmp { checkSource(of: activity, isStartedAgain: mode == "standard") }
  }

  /// False if a filter exports its activity by itself, as before API level 31, or the build adds the attribute.
  private var isExportNeeded: Bool { app.kind != .unity && targetSDK.map { $0 >= 31 } ?? true }

  private mutating func addUnityManifest() {
    let path = Path.join(app.root, "Assets/Plugins/Android/AndroidManifest.xml")
    add(
      .androidSchemeMissing, path, 1, "The project has no manifest of its own, and Unity's has no filter for links.",
      fix: Fix(
        instruction:
          "Create this file (Player, Publishing Settings, Custom Main Manifest). With GameActivity as entry point the"
          + " class is com.unity3d.player.UnityPlayerGameActivity.",
        text: AndroidText.unityManifest(schemeToAdd)))
  }
}

/// Names in the paths of an Android app.
enum AndroidRules {
  /// `main` of `app/src/main/AndroidManifest.xml`.
  static func sourceSet(_ path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.lastIndex(of: "src").flatMap { $0 + 1 < parts.count ? String(parts[$0 + 1]) : nil } ?? "main"
  }
}

extension AndroidManifest {
  var mentionsStrings: Bool {
    activities.contains { $0.filters.contains { $0.schemes.contains { $0.text.hasPrefix("@string/") } } }
  }
}

/// Texts to add on the Android side.
enum AndroidText {
  /// - Parameter domain: attributes of a domain's links, which need a verified filter.
  static func filter(_ scheme: String, _ domain: String = "") -> String {
    """
    <intent-filter\(domain.isEmpty ? "" : " android:autoVerify=\"true\"")>
      <action android:name="android.intent.action.VIEW" />
      <category android:name="android.intent.category.DEFAULT" />
      <category android:name="android.intent.category.BROWSABLE" />
      <data android:scheme="\(scheme)"\(domain) />
    </intent-filter>
    """
  }

  static func unityManifest(_ scheme: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application>
        <activity android:name="com.unity3d.player.UnityPlayerActivity" android:theme="@style/UnityThemeSelector"
          android:launchMode="singleTask" android:exported="true">
          <intent-filter>
            <action android:name="android.intent.action.MAIN" />
            <category android:name="android.intent.category.LAUNCHER" />
          </intent-filter>
    \(filter(scheme).split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"))
          <meta-data android:name="unityplayer.UnityActivity" android:value="true" />
        </activity>
      </application>
    </manifest>
    """
  }
}
