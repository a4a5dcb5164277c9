public import RedemptionCore

/// Compares what a value says of its state with what it stores.
public enum DescriptionCheck {
  /// The first stored member that a value neither describes nor leaves out with a reason, in a sentence; nil if all
  /// are described.
  ///
  /// Members of members are compared too, as far as the description has groups for them.
  public static func violation(of value: any DescribedState) -> String? {
    var state = StateDescription(keepsLeftOut: true)
    value.describe(into: &state)
    return Place(members: state.members, range: state.members.indices).violation(of: value, at: "\(type(of: value))")
  }

  /// The members of one group.
  fileprivate struct Place {
    let members: [StateDescription.Member]
    let range: Range<Int>

    /// The direct members, each with what is in it.
    private var children: [(member: StateDescription.Member, inside: Range<Int>?)] {
      var found: [(StateDescription.Member, Range<Int>?)] = []
      var index = range.lowerBound
      while index < range.upperBound {
        if case .group(_, let end) = members[index].part {
          found.append((members[index], index + 1..<end))
          index = end
        } else {
          found.append((members[index], nil))
          index += 1
        }
      }
      return found
    }

    /// The names of the direct members.
    var names: Set<String> { Set(children.map(\.member.name)) }

    func violation(of value: Any, at path: String) -> String? {
      let children = children
      for (label, stored) in DescriptionCheck.members(of: value) {
        let place = path + "." + label
        guard let (member, inside) = children.first(where: { $0.member.name == label }) else {
          return "\(place) is neither described nor left out with a reason"
        }
        guard let stored = DescriptionCheck.unwrapped(stored) else { continue }
        if let inside {
          if let found = Place(members: members, range: inside).violation(inside: stored, at: place) { return found }
        } else if case .leftOut(let reason) = member.part {
          if reason.isEmpty { return "\(place) is left out without a reason" }
        } else if !DescriptionCheck.isWhole(stored) {
          return "\(place) is one part, but \(type(of: stored)) has members"
        }
      }
      return nil
    }

    private func violation(inside value: Any, at path: String) -> String? {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .struct?, .class?, .tuple?:
        return value is any Collection ? elementsViolation(of: value, at: path) : violation(of: value, at: path)
      case .collection?, .set?: return elementsViolation(of: value, at: path)
      // What an enumeration carries, and what is in a dictionary, is written by its own rules.
      default: return nil
      }
    }

    private func elementsViolation(of value: Any, at path: String) -> String? {
      guard let elements = value as? any Collection else { return nil }
      let children = children
      guard elements.count == children.count else { return "\(path) describes \(children.count) of \(elements.count)" }
      for (element, child) in zip(Array(describing: elements), children) {
        guard let inside = child.inside, let element = DescriptionCheck.unwrapped(element) else { continue }
        if let found = Place(members: members, range: inside).violation(inside: element, at: path) { return found }
      }
      return nil
    }
  }

  /// The first stored member of a value that it neither describes nor leaves out, not looking into its members; nil if
  /// there is none.
  public static func forgotten(by value: any DescribedState) -> String? {
    var state = StateDescription(keepsLeftOut: true)
    value.describe(into: &state)
    let names = Place(members: state.members, range: state.members.indices).names
    return members(of: value).map(\.0).first { !names.contains($0) }
  }

  fileprivate static func members(of value: Any) -> [(String, Any)] {
    var mirror: Mirror? = Mirror(reflecting: value)
    var found: [(String, Any)] = []
    while let level = mirror {
      found += level.children.compactMap { child in child.label.map { ($0, child.value) } }
      mirror = level.superclassMirror
    }
    return found
  }

  /// Nil for nil.
  fileprivate static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// True if a value has no members that a description could forget.
  fileprivate static func isWhole(_ value: Any) -> Bool {
    if value is any RawRepresentable || value is Timestamp || value is String { return true }
    if value is any BinaryInteger || value is Bool || value is Double { return true }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .struct, mirror.children.count == 1 {
      return mirror.children.allSatisfy { isWhole($0.value) }
    }
    return mirror.displayStyle == .enum && mirror.children.isEmpty
  }
}

extension [Any] {
  fileprivate init(describing elements: some Collection) { self = elements.map { $0 } }
}
