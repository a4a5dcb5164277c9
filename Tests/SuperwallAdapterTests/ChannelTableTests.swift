import Foundation
import RedemptionCore
import RedemptionTesting
import Testing

@testable import SuperwallAdapter

@Suite("Superwall's channel tables")
struct ChannelTableTests {
  private static let targets = SDK.allCases.filter { $0 != .native }.flatMap { sdk in
    Platform.allCases.map { Target(vendor: .superwall, sdk: sdk, platform: $0) }
  }

  private func rows(_ target: Target) -> [ChannelRow<ChannelMethod>] {
    ChannelMethod.table(for: target.sdk)?.rows.filter { $0.platforms.contains(target.platform) } ?? []
  }

  /// Counted in the sources of each version; Capacitor's 11 and the 5 that every plugin inherits.
  @Test(
    "have as many methods as the wrapper has",
    arguments: [
      (SDK.reactNative, 28, 29), (.flutter, 37, 37), (.unity, 45, 45), (.kmp, 42, 43), (.capacitor, 16, 16),
    ])
  func countMethods(sdk: SDK, onApple: Int, onAndroid: Int) {
    for (platform, count) in [(Platform.ios, onApple), (.android, onAndroid)] {
      #expect(rows(Target(vendor: .superwall, sdk: sdk, platform: platform)).count == count, "\(platform)")
    }
  }

  @Test("name each method once, with a source", arguments: targets)
  func nameOnce(target: Target) {
    let rows = rows(target)
    let names = rows.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(rows.allSatisfy { !$0.names.isEmpty && !$0.source.isEmpty })
    #expect(Set(ChannelMethod.table(for: target.sdk)?.names(on: target.platform) ?? []) == Set(names))
  }

  @Test("answer each method as its row says", arguments: targets)
  func answerAsDeclared(target: Target) throws {
    for row in rows(target) {
      for name in row.names {
        guard let answer = answer(name, row, target) else { continue }
        let (value, receiver) = try written(answer, asText: row.result)
        guard let value else { continue }
        #expect(row.result.accepts(value, receiver: receiver, readJSON: json), "\(name): \(value)")
      }
    }
  }

  @Test("reject a call without its required arguments", arguments: targets)
  func rejectMissing(target: Target) {
    for row in rows(target) where row.parameters.contains(where: { !$0.isOptional }) {
      switch result(row.names[0], target.sdk == .capacitor ? [:] : [], target) {
      case .invalidParams: #expect(target.sdk != .capacitor)
      case .channel(.error(let error)): #expect(error.message.hasSuffix(" must be provided."), "\(row.names[0])")
      default: Issue.record("\(row.names[0]) takes a call without arguments")
      }
    }
  }

  // MARK: Calls

  private func result(_ name: String, _ arguments: JSONValue, _ target: Target) -> SDKResult? {
    var app = driver(target.platform, target.sdk)
    let effects = app.channel(ChannelCall(method: name, arguments: arguments, readJSON: json))
    return effects.lazy.compactMap { if case .finish(_, let result) = $0 { result } else { nil } }.first
  }

  private func answer(_ name: String, _ row: ChannelRow<ChannelMethod>, _ target: Target) -> ChannelAnswer? {
    switch result(name, arguments(of: row, target), target) {
    case .channel(let answer): return answer
    case .invalidParams(let path, let expected): Issue.record("\(name) rejects \(path), expecting \(expected)")
    default: Issue.record("\(name) has no answer")
    }
    return nil
  }

  private func arguments(of row: ChannelRow<ChannelMethod>, _ target: Target) -> JSONValue {
    let values = row.parameters.map { parameter in
      parameter.name == "attribute" ? "tenjinId" : sample(parameter.type)
    }
    guard target.sdk == .capacitor else { return .array(values) }
    return .object(Dictionary(zip(row.parameters.map(\.name), values), uniquingKeysWith: { $1 }))
  }

  private func sample(_ type: ChannelType) -> JSONValue {
    switch type {
    case .any, .bool: true
    case .integer, .number: 1
    case .string, .json: "debug"
    case .list(let element): [sample(element)]
    case .map(let value): ["tenjinId": sample(value)]
    case .object(let members):
      .object(Dictionary(members.map { ($0.name, sample($0.type)) }, uniquingKeysWith: { $1 }))
    }
  }

  // MARK: Answers

  /// The value and its receiver; no value for an error and for silence.
  private func written(_ answer: ChannelAnswer, asText result: ChannelResult) throws -> (JSONValue?, String?) {
    switch answer {
    case .value(let value): return (try plain(value), nil)
    case .message(let receiver, let value): return (try plain(value), receiver)
    case .text(let value):
      if case .text = result { return (try plain(value), nil) }
      return (.string(String(decoding: try JSONEncoder().encode(value), as: UTF8.self)), nil)
    case .error, .silent: return (nil, nil)
    }
  }

  private func plain(_ value: any Encodable) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: try JSONEncoder().encode(value))
  }

  private var json: @Sendable (String) -> JSONValue? {
    { try? JSONDecoder().decode(JSONValue.self, from: Data($0.utf8)) }
  }
}
