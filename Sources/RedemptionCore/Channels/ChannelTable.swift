/// Every method that the channel of one wrapper SDK has, in one version.
///
/// Each row declares one method for the platforms that have it in this form, and the adapter's own `Action` for it. A
/// method whose layers or platforms differ has a row for each. `channel/call` rejects only a name without a row.
public struct ChannelTable<Action: Sendable>: Sendable {
  /// The package as its registry names it.
  public let package: String
  /// The version whose sources the rows were read from.
  public let version: String
  /// All rows, in the order of the sources.
  public let rows: [ChannelRow<Action>]
  private let places: [Platform: [String: Int]]

  /// Indexes rows by platform and name; the first row of a name counts.
  public init(package: String, version: String, rows: [ChannelRow<Action>]) {
    self.package = package
    self.version = version
    self.rows = rows
    var places: [Platform: [String: Int]] = [:]
    for (place, row) in rows.enumerated() {
      for platform in row.platforms {
        for name in row.names where places[platform]?[name] == nil { places[platform, default: [:]][name] = place }
      }
    }
    self.places = places
  }

  /// The row of a method; nil if the channel on this platform has no such method.
  public func row(named name: String, on platform: Platform) -> ChannelRow<Action>? {
    places[platform]?[name].map { rows[$0] }
  }

  /// The names of all methods on a platform, in ascending order.
  public func names(on platform: Platform) -> [String] { places[platform].map { $0.keys.sorted() } ?? [] }
}

/// One method of a channel.
public struct ChannelRow<Action: Sendable>: Sendable {
  /// The method's name in each layer that carries the arguments in this form.
  public let names: [String]
  /// The platforms whose native side has the method.
  public let platforms: Set<Platform>
  /// The arguments in their order; a channel that names its arguments ignores the order.
  public let parameters: [ChannelParameter]
  /// What the app receives if the call succeeds.
  public let result: ChannelResult
  /// What the adapter does.
  public let action: Action
  /// The upstream file that implements the method.
  public let source: String

  /// Describes a method. Without `platforms` it is one of iOS and Android: name a platform of the vendor's own. Without
  /// parameters, write `returns:`; Swift takes the action for them otherwise.
  public init(
    _ names: [String], on platforms: Set<Platform> = Set(Platform.allCases), _ parameters: [ChannelParameter] = [],
    returns result: ChannelResult = .nothing, _ action: Action, source: String
  ) {
    self.names = names
    self.platforms = platforms
    self.parameters = parameters
    self.result = result
    self.action = action
    self.source = source
  }
}

/// What a channel method returns if it succeeds.
public enum ChannelResult: Hashable, Sendable {
  /// Null: the method has no result.
  case nothing
  /// A value of this type.
  case value(ChannelType)
  /// A value of this type, or null.
  case nullable(ChannelType)
  /// A value whose JSON the channel returns as text, or null.
  case text(ChannelType)
  /// A message to a method of the app's own object, with a value of this type.
  case message(receiver: String, ChannelType)
  /// The native side never answers.
  case silence
}
