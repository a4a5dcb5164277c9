/// One part of the server that takes text of strangers, with what has to hold for any text.
public enum FuzzTarget: String, CaseIterable, Sendable {
  case framing
  case decoding
  case links
  case requests
  case projects

  /// Feeds an input to the part.
  ///
  /// - Throws: ``Broken`` when something does not hold that has to. A crash or a hang is found by who calls this.
  public func run(_ input: [UInt8]) throws {
    switch self {
    case .framing: try FramingTarget.run(input)
    case .decoding: try DecodingTarget.run(input)
    case .links: try LinksTarget.run(input)
    case .requests: try RequestsTarget.run(input)
    case .projects: try ProjectsTarget.run(input)
    }
  }
}

/// What has to hold for any input does not.
public struct Broken: Error, CustomStringConvertible {
  /// One sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
