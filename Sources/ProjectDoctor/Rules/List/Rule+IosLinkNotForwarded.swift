extension Rule {
  /// The iOS app's delegate does not forward links.
  public static let iosLinkNotForwarded = Rule(
    id: "ios-link-not-forwarded", severity: .error,
    summary: "The iOS app's delegate does not forward links.",
    why: "iOS passes the link to the app, but the code that redeems never receives it.",
    remedy: "Call the framework's link handler in the delegate that iOS calls.",
    source: "React Native, Linking; Capacitor's iOS template; Apple, UISceneDelegate", needs: .registrations,
    check: { app, sources, reach in
      app.checkForwarding(sources)
      app.checkWeakReceivers(sources, reach)
      app.checkShortLived(reach)
      app.checkWebOnly(sources, reach)
      app.checkSceneClass(sources)
      app.checkOtherScene(sources, reach)
      app.checkFlutterScenes(reach)
      app.checkExternalEvents(sources)
      app.checkActivityType(sources, reach)
    })
}

extension Examination {
  /// Finds a link that is handed to an optional which no code sets.
  fileprivate mutating func checkWeakReceivers(_ sources: AppSources, _ reach: Reach) {
    for hop in reach.hops(to: reach.linkCalls(of: vendors)) where hop.passesLink && hop.site.index > 2 {
      let tokens = reach.tokens(of: hop.site)
      guard Path.hasExtension(reach.path(hop.site), ["swift"]), tokens[hop.site.index - 1].isSymbol("."),
        tokens[hop.site.index - 2].isSymbol("?")
      else { continue }
      let name = tokens[hop.site.index - 3].text
      guard
        let place = tokens.indices.dropFirst(2).first(where: {
          tokens[$0].text == name && tokens[$0 - 1].text == "var" && Code(tokens: tokens).isOptional($0)
        }),
        !tokens[..<place].suffix(6).contains(where: { $0.text == "IBOutlet" }),
        !sources.files.contains(where: { file in
          file.tokens.indices.dropFirst().dropLast().contains {
            file.tokens[$0].text == name && file.tokens[$0 + 1].isSymbol("=")
              && !["let", "var"].contains(file.tokens[$0 - 1].text)
          }
        })
      else { continue }
      return add(
        .iosLinkNotForwarded, reach.path(hop.site), tokens[place].line,
        "\(name) is an optional that no code sets, so the link goes nowhere.",
        fix: Fix(instruction: "Hold the object that handles links.", text: "private let \(name)"))
    }
  }
}

extension Code {
  /// `weak var name`, or `var name: Type?` without a value, a body and a wrapper.
  fileprivate func isOptional(_ index: Int) -> Bool {
    if index > 1, tokens[index - 2].text == "weak" { return true }
    let rest = tokens[index...].prefix { $0.line == tokens[index].line }
    let isMarked = tokens[..<index].suffix(6).contains { $0.isSymbol("@") }
    return !isMarked && rest.last?.isSymbol("?") == true && !rest.contains { $0.isSymbol("=") }
  }
}
