extension TypeModel {
  /// The SDKs of the targets, in the document's order.
  public var sdks: [String] { targets.reduce(into: []) { if !$0.contains($1.sdk) { $0.append($1.sdk) } } }

  /// Returns the part of the model that clients of some SDKs use: every method, the targets and events of these SDKs,
  /// and the definitions that those lead to. Directions stay, so that a type is written as it is in the whole.
  /// - Parameter sdks: words of ``sdks``.
  public func limited(to sdks: [String]) -> TypeModel {
    var model = self
    model.targetTables = targetTables.map { table in
      TargetTable(name: table.name, rows: table.rows.filter { sdks.contains($0.sdk) })
    }
    let owners = Set(model.targets.map(\.vendor))
    model.events = events.filter { event in
      owners.contains(event.vendor) && event.sdk.map(sdks.contains) ?? true
    }
    model.ownTypes = ownTypes.filter { sdks.contains($0.key) }
    let kept = model.reachedNames()
    return model.keeping(kept)
  }

  /// Returns the part of the model that calls and their results need: no replies of SDKs, which are plain JSON then,
  /// and no bodies of events.
  /// - Parameter names: definitions that stay all the same, with what they refer to.
  public func withoutReplies(keeping names: [String] = []) -> TypeModel {
    var model = self
    // The tables keep their names: a reply is JSON and no type of its own.
    model.targetTables = targetTables.map { TargetTable(name: $0.name, rows: []) }
    model.events = []
    return model.keeping(model.reachedNames(and: names))
  }

  /// Returns the part of the model for clients that call some methods alone: these methods, the notifications of their
  /// groups, and what they lead to. Whole messages and their errors, which only a client's transport reads, are not in
  /// it.
  /// - Parameters:
  ///   - chosen: names of methods, or groups of them, such as `store` for all whose name begins with `store/`.
  ///   - names: definitions that stay all the same, with what they refer to.
  public func limited(toMethods chosen: [String], keeping names: [String] = []) -> TypeModel {
    let groups = Set(chosen.map { String($0.prefix { $0 != "/" }) })
    var model = self
    model.methods = methods.filter { chosen.contains($0.name) || chosen.contains($0.group) }
    model.notifications = notifications.filter { groups.contains(String($0.name.prefix { $0 != "/" })) }
    model.definitions.removeAll { TypeModel.messages.contains($0.name) && !names.contains($0.name) }
    return model.keeping(model.reachedNames(and: names))
  }

  private func keeping(_ kept: Set<String>) -> TypeModel {
    var model = self
    model.definitions = definitions.filter { kept.contains($0.name) }
    model.vendors = vendors.map { vendor in
      VendorTypes(id: vendor.id, name: vendor.name, definitions: vendor.definitions.intersection(kept))
    }
    model.vendors.removeAll { $0.definitions.isEmpty }
    model.setUnionsOfObjects()
    return model
  }
}
