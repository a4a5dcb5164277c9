extension ReplayTally {
  /// Returns the scenarios as a JUnit report: a test case for each.
  public func junit() -> String {
    let counts = "tests=\"\(entries.count)\" failures=\"\(failed)\""
    let cases = entries.map { entry in
      let names = "classname=\"\(escaped(entry.file))\" name=\"\(escaped(entry.scenario))\""
      guard let first = entry.failures.first else { return "<testcase \(names)/>\n" }
      let all = escaped(entry.failures.joined(separator: "\n"))
      return "<testcase \(names)><failure message=\"\(escaped(first))\">\(all)</failure></testcase>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
      <testsuite name="redemption replay" \(counts)>
      \(cases.joined())</testsuite>
      </testsuites>

      """
  }
}

/// Text for XML 1.0, which has no word for most control characters.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n", "\r", "\t": result += "&#\(scalar.value);"
    case "\u{0}"..<" ", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}
