public import Foundation
public import RedemptionCore

/// The shared cases of `Tests/Conformance`.
public enum ConformanceCases {
  /// The folder of the cases, beside this one.
  public static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Conformance")

  /// Every file that `index.json` names, in its order.
  public static func files() throws -> [ConformanceFile] {
    let data = try Data(contentsOf: folder.appending(path: "index.json"))
    return try JSONDecoder().decode(Index.self, from: data).files.map { try file($0.file) }
  }

  /// One file by its name.
  public static func file(_ name: String) throws -> ConformanceFile {
    try JSONDecoder().decode(ConformanceFile.self, from: Data(contentsOf: folder.appending(path: name)))
  }

  private struct Index: Decodable {
    struct Entry: Decodable { let file: String }
    let files: [Entry]
  }
}

/// One file of cases; `case.schema.json` is its form.
public struct ConformanceFile: Decodable, Sendable {
  /// What it is about.
  public let title: String
  /// What its cases show.
  public let description: String
  /// The cases, each for a fresh server.
  public let cases: [ConformanceCase]
}

/// Steps on a fresh server.
public struct ConformanceCase: Decodable, Sendable, CustomStringConvertible {
  /// What holds, as a sentence.
  public let description: String
  /// What is asked, in this order.
  public let steps: [ConformanceStep]
}

/// One request and what has to come of it.
public struct ConformanceStep: Decodable, Sendable {
  /// The request's method.
  public let method: String
  /// The request's params, before saved values are filled in.
  public let params: JSONValue
  /// What has to come of it.
  public let expectation: Expectation
  /// Names for later steps, by place in the result.
  public let save: [String: JSONPointer]
  /// All notifications since the step before; nil where nobody looks.
  public let events: [Event]?

  /// What has to come of a request.
  public enum Expectation: Hashable, Sendable {
    /// The result, exactly.
    case result(JSONValue)
    /// A part of the result.
    case contains(JSONValue)
    /// An error.
    case error(code: Int, kind: String, path: String?)
  }

  /// One `session/event` notification.
  public struct Event: Decodable, Hashable, Sendable {
    /// The SDK's own word.
    public let name: String
    /// A part of what it carries; nil where nobody looks.
    public let params: JSONValue?
  }

  private enum CodingKeys: String, CodingKey { case method, params, result, contains, error, save, events }
  private struct ErrorWords: Decodable {
    let code: Int
    let kind: String
    let path: String?
  }

  /// Reads a step; a result may be null.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    method = try container.decode(String.self, forKey: .method)
    params = try container.decode(JSONValue.self, forKey: .params)
    save = try container.decodeIfPresent([String: JSONPointer].self, forKey: .save) ?? [:]
    events = try container.decodeIfPresent([Event].self, forKey: .events)
    if container.contains(.result) {
      expectation = .result(try container.decode(JSONValue.self, forKey: .result))
    } else if container.contains(.contains) {
      expectation = .contains(try container.decode(JSONValue.self, forKey: .contains))
    } else {
      let error = try container.decode(ErrorWords.self, forKey: .error)
      expectation = .error(code: error.code, kind: error.kind, path: error.path)
    }
  }
}

extension ConformanceStep.Expectation {
  /// Whether a result is as expected, saved values filled in; never where an error is.
  public func accepts(_ result: JSONValue, with saved: SavedValues = SavedValues()) throws(SavedValues.Unknown) -> Bool
  {
    switch self {
    case .result(let expected): result == (try saved.filled(into: expected))
    case .contains(let part): result.contains(try saved.filled(into: part))
    case .error: false
    }
  }
}
