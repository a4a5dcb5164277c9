/// An entitlement in a call: whole, or the identifier of an active one.
public enum EntitlementReference: Hashable, Sendable, Codable {
  /// Only its identifier.
  case identifier(String)
  /// All of it.
  case whole(Entitlement)
}

/// Entitlements in params: a list of identifiers or whole entitlements, or an object of them by identifier as a grant
/// has it.
public struct EntitlementReferences: Decodable, Sendable {
  private enum Member: Decodable, Sendable {
    case named(String)
    /// An object with an identifier alone.
    case bare(Entitlement)
    case whole(Entitlement)

    init(from decoder: any Decoder) throws {
      if let id = try? decoder.singleValueContainer().decode(String.self) {
        self = .named(id)
      } else {
        let entitlement = try Entitlement(from: decoder)
        let isBare = try decoder.container(keyedBy: AnyKey.self).allKeys.count == 1
        self = isBare ? .bare(entitlement) : .whole(entitlement)
      }
    }
  }

  private let members: [Member]

  /// Decodes a list, or an object by identifier.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      members = try container.allKeys.map { .whole(try container.decode(Entitlement.self, forKey: $0)) }
    } else {
      var container = try decoder.unkeyedContainer()
      var members: [Member] = []
      while !container.isAtEnd { members.append(try container.decode(Member.self)) }
      self.members = members
    }
  }

  /// As what the user has: an object with an identifier alone is active too.
  public var given: [EntitlementReference] {
    members.map { member in
      switch member {
      case .named(let id): .identifier(id)
      case .bare(let entitlement): .identifier(entitlement.id)
      case .whole(let entitlement): .whole(entitlement)
      }
    }
  }

  /// As they are: only an identifier alone is left to the SDK.
  public var listed: [EntitlementReference] {
    members.map { member in
      switch member {
      case .named(let id): .identifier(id)
      case .bare(let entitlement), .whole(let entitlement): .whole(entitlement)
      }
    }
  }
}
