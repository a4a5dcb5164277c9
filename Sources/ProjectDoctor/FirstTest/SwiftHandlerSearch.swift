/// Looks for what gets a redemption link in an app of Swift, and for how a test reaches it.
struct SwiftHandlerSearch {
  let parts: SwiftParts
  let search: HandlerSearch
  let hops: [LinkPath.Hop]

  /// The handler, with the entitlement that the files under test ask for.
  func handler(named wanted: String?) throws(NoFirstTest) -> AppHandler {
    var handler = try found(named: wanted)
    let delegate = handler.reach == .delegate ? parts.appDelegate?.path : nil
    let (linked, left) = parts.needed(by: ([handler.file] + (delegate.map { [$0] } ?? [])).uniqued())
    if [.launch, .delegate].contains(handler.reach), !handler.configures {
      handler.configures = linked.contains { HandlerSearch.configures((try? search.files.tokens($0)) ?? []) }
    }
    handler.entitlement =
      handler.entitlement ?? (linked + left).lazy.compactMap(search.entitlement).first ?? search.onlyEntitlement
    return handler
  }

  /// A function that a test calls, else a view or an app that it shows, else one that a person has to make.
  private func found(named wanted: String?) throws(NoFirstTest) -> AppHandler {
    var reasons: [String] = []
    var unmade: AppHandler?
    for name in wanted.map({ [$0] }) ?? hops.dropLast().map(\.name) {
      for path in (hops.map(\.file) + parts.paths).uniqued() {
        switch search.handler(name, in: path) {
        case .absent: break
        case .refused(let reason):
          reasons.append(parts.foreignModule(of: path).map { "\(path): `\(name)` \(foreign($0))" } ?? reason)
        case .found(let found):
          if let module = parts.foreignModule(of: path) {
            reasons.append("\(path):\(found.line): `\(name)` \(foreign(module))")
          } else if let made = made(found) {
            return made
          } else {
            unmade = unmade ?? found
          }
        }
      }
    }
    let screen = wanted == nil ? screen(&reasons) : nil
    if let screen, screen.making != nil || screen.reach == .launch { return screen }
    if let found = unmade ?? screen { return found }
    throw NoFirstTest(
      description: reasons.first
        ?? "No function, view or app that gets the link was found. --handler names a function of one parameter, the link."
    )
  }

  private func foreign(_ module: String) -> String {
    "is in a file that imports \(module), which no test on Linux has. "
      + "Move what redeems into a file without it, and name its function with --handler."
  }

  /// A function with what makes the object that it is a member of; nil if that is not known.
  private func made(_ found: AppHandler) -> AppHandler? {
    guard let owner = found.owner, !owner.isObject else { return found }
    var found = found
    found.making = parts.making(owner.name)
    return found.making == nil ? nil : found
  }

  /// The view, the app or the delegate with the code that gets the link first.
  private func screen(_ reasons: inout [String]) -> AppHandler? {
    guard let hop = hops.first, let tokens = try? search.files.tokens(hop.file),
      let name = search.type(around: hop, tokens)?.name, let type = parts.type(name), type.path == hop.file
    else { return nil }
    let isApp = type.supers.contains("App")
    let isDelegate = !type.supers.isDisjoint(with: [
      "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    ])
    guard isApp || isDelegate || type.supers.contains("View") else { return nil }
    if let module = parts.foreignModule(of: hop.file) {
      reasons.append("\(hop.file):\(hop.line): `\(name)` \(foreign(module))")
      return nil
    }
    var handler = AppHandler(
      file: hop.file, line: type.line, name: name, form: .address,
      reach: isApp ? .launch : isDelegate ? .delegate : .render)
    handler.owner = (name, false)
    handler.making = isApp ? nil : parts.making(name)
    return search.described(handler, tokens)
  }
}
