import Foundation
public import RedemptionCore
public import RedemptionScenario

extension LinkReading {
  /// The reading as the result of `link/parse` tells it.
  public func parseResult() throws -> JSONValue {
    switch self {
    case .link(let link): ["link": try LinkReading.json(link)]
    case .redirect(let redirect): ["link": nil, "redirect": try LinkReading.json(redirect)]
    case .result, .notRedeemable: ["link": nil]
    }
  }

  private static func json(_ value: some Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }
}

/// One request of `01-links.json`.
public struct LinkCase: Sendable, CustomStringConvertible {
  /// What holds, and where.
  public let description: String
  /// The text to read.
  public let text: String
  /// Whose URL class reads it.
  public let platform: Platform
  /// What has to come of it.
  public let expectation: ScenarioStep.Expectation

  /// The cases of one vendor.
  public static func all(of vendor: Vendor) throws -> [LinkCase] {
    try ConformanceCases.file("01-links.json").scenarios.flatMap { conformanceCase in
      conformanceCase.steps.filter { $0.params["vendor"]?.string == vendor.rawValue }.compactMap { step in
        guard let text = step.params["url"]?.string,
          let platform = step.params["platform"]?.string.flatMap(Platform.init(rawValue:))
        else { return nil }
        return LinkCase(
          description: "\(conformanceCase.description) [\(platform)]", text: text, platform: platform,
          expectation: step.expectation)
      }
    }
  }
}
