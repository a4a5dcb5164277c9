import RedemptionCore

extension Examination {
  /// Finds a scene delegate that takes links, while the app registers another one of its own.
  mutating func checkOtherScene(_ sources: AppSources, _ reach: Reach) {
    guard app.kind == .ios, sources.isComplete else { return }
    let scenes = reach.hops(to: reach.linkCalls(of: vendors)).filter { reach.function(of: $0.site) == "scene" }
    let takers = scenes.compactMap { hop in
      reach.outlines[hop.site.file].declarations(around: hop.site.index).last(where: \.isType)?.name
    }
    guard let taker = takers.first else { return }
    for (path, line, name) in registeredScenes(reach) where !takers.contains(name) && reach.isScene(name) {
      return add(
        .iosLinkNotForwarded, path, line, "iOS makes \(name) for the scene, and the links are handled in \(taker).",
        fix: Fix(instruction: "Register the scene delegate that handles links.", text: taker))
    }
  }

  /// The classes that a scene manifest or the app's delegate names.
  private func registeredScenes(_ reach: Reach) -> [(String, Int, String)] {
    let inCode = reach.files.flatMap { file in
      file.names(["delegateClass"]).compactMap { index -> (String, Int, String)? in
        guard index + 4 < file.tokens.count, file.tokens[index + 1].isSymbol("="),
          file.tokens[index + 3].isSymbol("."), file.tokens[index + 4].text == "self"
        else { return nil }
        return (file.path, file.tokens[index].line, file.tokens[index + 2].text)
      }
    }
    let inManifests = paths().filter { Path.name($0) == "Info.plist" }.compactMap { path -> (String, Int, String)? in
      let list = (try? files.propertyList(path))?["UIApplicationSceneManifest"]?["UISceneConfigurations"]?[
        "UIWindowSceneSessionRoleApplication"]?.list
      guard list?.count == 1, let node = list?.first?["UISceneDelegateClassName"], let text = node.string else {
        return nil
      }
      return (path, node.line, text.split(separator: ".").last.map(String.init) ?? text)
    }
    // A configuration in code takes the place of the manifest's.
    return inCode.count > 1 ? [] : inCode.isEmpty ? inManifests : inCode
  }
}

extension Reach {
  /// True for a class whose heading names the protocol of scene delegates and no class of the app's.
  fileprivate func isScene(_ name: String) -> Bool {
    outlines.indices.contains { file in
      outlines[file].declarations.contains { type in
        guard type.isType, type.name == name else { return false }
        let heading = files[file].tokens.heading(of: type.range).map(\.text)
        return heading.contains("UIWindowSceneDelegate") && heading.contains("UIResponder")
      }
    }
  }
}
