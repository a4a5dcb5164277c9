/// Objects that listen for links, and that the code which starts them ends at once.
extension Reach {
  private static let enders: Set<String> = [
    "close", "dispose", "stop", "cancel", "destroy", "unsubscribe", "removeListener",
  ]

  /// The call behind a hop, in its own block, that ends the object it was called on.
  func endedByOwner(_ hop: Hop) -> Int? {
    let code = Code(tokens: tokens(of: hop.site))
    let range = function(around: hop.site)
    guard hop.next != nil, let name = code.owner(of: hop.site.index, from: range.lowerBound) else { return nil }
    return (hop.site.index..<range.upperBound).first { index in
      guard Reach.enders.contains(code.tokens[index].text), code.tokens[index - 1].isSymbol("."),
        code.tokens[index - 2].text == name, index - 3 > hop.site.index,
        [";", "{", "}", ")"].contains(where: code.tokens[index - 3].isSymbol),
        code.arguments(of: index)?.isEmpty == true,
        code.isSameBlock(hop.site.index, index),
        !code.openings(around: index, from: hop.site.index).contains(where: { code.tokens[$0].isSymbol("{") })
      else { return false }
      return outlines.indices.contains { file in
        outlines[file].declarations.contains { other in
          other.name == code.tokens[index].text
            && files[file].tokens[other.range].contains {
              ["cancel", "remove", "close"].contains($0.text) && $0.text != other.name
            }
        }
      }
    }
  }
}

extension Code {
  /// `links.open()`, `final links = Links()..open()`: the name of what is called.
  fileprivate func owner(of call: Int, from start: Int) -> String? {
    guard call > start + 2, tokens[call - 1].isSymbol(".") else { return nil }
    if !tokens[call - 2].isSymbol(".") { return tokens[call - 2].kind == .identifier ? tokens[call - 2].text : nil }
    let equals = (start..<call).last { tokens[$0].isSymbol("=") || tokens[$0].isSymbol(";") }
    guard let equals, tokens[equals].isSymbol("="), equals > start else { return nil }
    return tokens[equals - 1].text
  }
}
