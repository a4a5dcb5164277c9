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
    let sent = reached(from: sentRoots)
    let received = reached(from: receivedRoots)
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
    reached(from: sentRoots + receivedRoots + ownTypes.values.joined() + names)
  }

  /// Returns the model for clients that write what they send and read what they receive, and nothing the other way
  /// round. The params of a call are its parameters then, and have no type of their own.
  /// - Parameter names: definitions that are read and written all the same, with what they refer to.
  public func oneWay(keeping names: [String] = []) -> TypeModel {
    let params = methods.flatMap { definition($0.params).map(references) ?? [] }
    let written = reached(from: params + TypeModel.sentMessages + names)
    let read = reached(from: receivedRoots + ownTypes.values.joined() + names)
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

  /// Whether a client may get a case of a union that this release does not know.
  func hasUnknownCase(_ union: Union) -> Bool { union.isOpen && isRead(union.name) }

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

  /// The definitions among some names, and what they refer to.
  private func reached(from roots: [String]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = roots
    while let name = waiting.popLast() {
      guard let definition = definition(name), reached.insert(name).inserted else { continue }
      waiting += references(definition)
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
