extension TypeModel {
  /// Every reference leads to a definition.
  func checkNames() throws(ContractError) {
    let known = Set(definitions.map(\.name))
    let used =
      definitions.flatMap(references) + methods.flatMap { [$0.params, $0.result] } + notifications.map(\.params)
      + events.map(\.params) + targetTables.flatMap { $0.rows.map(\.shape) }
    if let stray = Set(used).subtracting(known).sorted().first {
      throw ContractError(path: "/components/schemas", expected: "a definition of '\(stray)'")
    }
  }

  /// Follows references from what either side sends.
  mutating func setDirections() {
    let byName = Dictionary(uniqueKeysWithValues: definitions.map { ($0.name, references($0)) })
    let sent = reached(from: sentRoots.filter { byName[$0] != nil }, byName)
    let received = reached(from: receivedRoots.filter { byName[$0] != nil }, byName)
    definitions = definitions.map { definition in
      var direction: Direction = []
      if sent.contains(definition.name) { direction.insert(.sent) }
      if received.contains(definition.name) { direction.insert(.received) }
      if direction.isEmpty { direction = [.sent, .received] }
      return definition.with(direction)
    }
  }

  /// The names of the definitions that something refers to, that either side sends, or that an SDK has for itself,
  /// and of further ones with what they refer to.
  func reachedNames(and names: [String] = []) -> Set<String> {
    let byName = Dictionary(uniqueKeysWithValues: definitions.map { ($0.name, references($0)) })
    let roots = sentRoots + receivedRoots + ownTypes.values.joined() + names
    return reached(from: roots.filter { byName[$0] != nil }, byName)
  }

  /// Returns the model for clients that write what they send and read what they receive, and nothing the other way
  /// round. The params of a call are its parameters then, and have no type of their own.
  /// - Parameter names: definitions that are read and written all the same, with what they refer to.
  public func oneWay(keeping names: [String] = []) -> TypeModel {
    let byName = Dictionary(uniqueKeysWithValues: definitions.map { ($0.name, references($0)) })
    func reachedFrom(_ roots: [String]) -> Set<String> { reached(from: roots.filter { byName[$0] != nil }, byName) }
    let params = methods.flatMap { byName[$0.params] ?? [] }
    let written = reachedFrom(params + TypeModel.sentMessages + names)
    let read = reachedFrom(receivedRoots + ownTypes.values.joined() + names)
    var model = self
    model.uses = [:]
    for definition in definitions {
      var uses: Direction = []
      if written.contains(definition.name) { uses.insert(.sent) }
      if read.contains(definition.name) { uses.insert(.received) }
      model.uses?[definition.name] = uses
    }
    return model
  }

  /// What a client does with values of a definition: writes those that are sent, reads those that are received. Empty
  /// for a definition that has no type.
  func uses(of name: String) -> Direction { uses.map { $0[name] ?? [] } ?? [.sent, .received] }

  /// Whether a client writes values of a definition.
  func isWritten(_ name: String) -> Bool { uses(of: name).contains(.sent) }

  /// Whether a client reads values of a definition.
  func isRead(_ name: String) -> Bool { uses(of: name).contains(.received) }

  /// The definitions that have a type, by ascending name.
  var typed: [Definition] { definitions.filter { !uses(of: $0.name).isEmpty } }

  /// The definitions that only a client's transport reads and writes: messages as a whole, and their errors.
  static let messages = sentMessages + [receivedMessage] + errors
  private static let sentMessages = ["Request", "CancelNotification"]
  private static let receivedMessage = "ServerMessage"
  private static let errors = ["ErrorData", "ErrorCode", "ErrorObject"]

  /// What a client sends: params, and messages as a whole.
  private var sentRoots: [String] { methods.map(\.params) + TypeModel.sentMessages }

  /// What the server sends: results, notifications, events, replies, and messages as a whole.
  private var receivedRoots: [String] {
    methods.map(\.result) + notifications.map(\.params) + events.map(\.params)
      + targetTables.flatMap { [$0.name] + $0.rows.map(\.shape) }
      + [TypeModel.receivedMessage] + TypeModel.errors
  }

  /// Tells each object of which unions it is a case.
  mutating func setUnionsOfObjects() {
    var unionsByCase: [String: [String]] = [:]
    for union in unions {
      for name in union.cases.flatMap(\.type.names) { unionsByCase[name, default: []].append(union.name) }
    }
    definitions = definitions.map { definition in
      guard case .object(var object) = definition else { return definition }
      object.unions = unionsByCase[object.name] ?? []
      return .object(object)
    }
  }

  /// The names that a definition refers to.
  private func references(_ definition: Definition) -> [String] {
    switch definition {
    case .object(let object): object.members.flatMap(\.type.names) + object.bases + (object.otherMembers?.names ?? [])
    case .enumeration: []
    case .union(let union): union.cases.flatMap(\.type.names)
    case .alias(let alias): alias.target.names
    }
  }

  private func reached(from roots: [String], _ references: [String: [String]]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = roots
    while let name = waiting.popLast() {
      guard reached.insert(name).inserted else { continue }
      waiting += references[name] ?? []
    }
    return reached
  }
}

extension Definition {
  fileprivate func with(_ direction: Direction) -> Definition {
    switch self {
    case .object(var object):
      object.direction = direction
      return .object(object)
    case .enumeration(var enumeration):
      enumeration.direction = direction
      return .enumeration(enumeration)
    case .union(var union):
      union.direction = direction
      return .union(union)
    case .alias(var alias):
      alias.direction = direction
      return .alias(alias)
    }
  }
}
