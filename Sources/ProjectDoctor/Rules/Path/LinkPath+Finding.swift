extension Examination {
  /// The shortest way of a link for each platform; none where a call is reached in no way that was followed.
  func linkPaths(_ reach: Reach) -> [LinkPath] {
    let hops = reach.hops(to: vendors.flatMap { reach.redemptions(of: $0) })
    var paths: [LinkPath] = []
    for entry in hops.indices where hops[entry].isEntry {
      var places: [LinkPath.Hop] = []
      var next: Int? = entry
      while let index = next, places.count < 16 {
        let token = reach.token(hops[index].site)
        places.append(LinkPath.Hop(file: reach.path(hops[index].site), line: token.line, name: token.text))
        next = hops[index].next
      }
      let platform = platform(of: reach.path(hops[entry].site))
      guard !paths.contains(where: { $0.platform == platform }) else { continue }
      paths.append(LinkPath(platform: platform, hops: places))
    }
    return paths.sorted { $0.platform < $1.platform }
  }

  private func platform(of path: String) -> String {
    if app.kind == .ios || Path.hasExtension(path, ["swift", "m", "mm"]) || path.contains("/iosMain/") { return "iOS" }
    let isNative = Path.hasExtension(path, ["kt", "java"]) && !path.contains("/commonMain/")
    return app.kind == .android || isNative ? "Android" : "iOS and Android"
  }
}
