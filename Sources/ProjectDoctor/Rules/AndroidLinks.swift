/// The intent filters of an app's manifests together, with their variables put in.
struct AndroidLinks {
  /// A filter, and the activity and the file it stands in.
  struct Place {
    let file: String
    let activity: AndroidManifest.Activity
    let filter: AndroidManifest.Filter
    let schemes: [RegisteredScheme]
  }

  private let manifests: [AndroidManifest]
  let places: [Place]

  /// - Parameter variables: what `${name}` and `@string/name` stand for.
  init(_ manifests: [AndroidManifest], variables: [String: [String]]) {
    self.manifests = manifests
    var places: [Place] = []
    var count = 0
    for manifest in manifests {
      for activity in manifest.activities {
        for filter in activity.filters where !filter.schemes.isEmpty || !filter.hosts.isEmpty {
          var schemes: [RegisteredScheme] = []
          // One more than is looked at, so that it is told; see `bounded(_:)`.
          for scheme in filter.schemes where count + schemes.count <= Limits.schemes {
            schemes += AndroidLinks.resolve(scheme.text, variables).map {
              RegisteredScheme(text: $0, file: manifest.path, line: scheme.line)
            }
          }
          count += schemes.count
          places.append(Place(file: manifest.path, activity: activity, filter: filter, schemes: schemes))
        }
      }
    }
    self.places = places
  }

  /// The activities whose filters of other manifests a manifest removes.
  var removals: [(String, AndroidManifest.Activity)] {
    manifests.flatMap { manifest in manifest.activities.filter(\.removesFilters).map { (manifest.path, $0) } }
  }

  var registered: [RegisteredScheme] { places.flatMap(\.schemes) }

  /// All but those of the web, for messages.
  var ownSchemes: [RegisteredScheme] { registered.filter { $0.text != "http" && $0.text != "https" } }

  /// The activity that the launcher starts; an alias gives way to the activity behind it.
  var launcher: (AndroidManifest.Activity, String)? {
    for manifest in manifests {
      guard let found = manifest.activities.first(where: \.isLauncher) else { continue }
      return behind(found) ?? (found, manifest.path)
    }
    return nil
  }

  var anyActivity: (AndroidManifest.Activity, String)? {
    for manifest in manifests {
      if let activity = manifest.activities.first { return (activity, manifest.path) }
    }
    return nil
  }

  /// The activity that an alias stands for; nil for one that is no alias.
  func behind(_ alias: AndroidManifest.Activity) -> (AndroidManifest.Activity, String)? {
    guard alias.target != nil else { return nil }
    for manifest in manifests {
      let found = manifest.activities.first { $0.target == nil && $0.className == alias.className }
      if let found { return (found, manifest.path) }
    }
    return nil
  }

  private static func resolve(_ text: String, _ variables: [String: [String]]) -> [String] {
    if text.hasPrefix("@string/") { return variables[text] ?? [text] }
    guard let start = text.firstRange(of: "${"), let end = text[start.upperBound...].firstIndex(of: "}") else {
      return [text]
    }
    guard let values = variables[String(text[start.upperBound..<end])] else { return [text] }
    return values.map { text[..<start.lowerBound] + $0 + text[text.index(after: end)...] }.map { String($0) }
  }
}
