import JSONRPC
import RedemptionCore

/// `entitlements/merge`: merges the device's entitlements with the web's, as this target's SDK does.
enum EntitlementsMerge: Method {
  static let name = "entitlements/merge"
  static let mayAskGateway = false

  struct Params: Decodable {
    let target: Target
    let device: EntitlementList
    let web: EntitlementList

    private enum CodingKeys: String, CodingKey { case device, web }

    init(from decoder: any Decoder) throws {
      target = try Target(from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      device = try container.decode(EntitlementList.self, forKey: .device)
      web = try container.decode(EntitlementList.self, forKey: .web)
    }
  }

  struct Result: Encodable {
    /// By ascending identifier.
    let entitlements: [Entitlement]
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    let adapter = try server.registry.adapter(for: params.target, at: "")
    let profile = adapter.sessionProfile(for: params.target)
    let merged = adapter.mergeEntitlements(
      device: params.device.entitlements(profile), web: params.web.entitlements(profile), for: params.target)
    return .result(Result(entitlements: Array(merged)))
  }
}

/// Entitlements in params: a list of identifiers or whole entitlements, or an object of them by identifier as a grant
/// has it.
struct EntitlementList: Decodable {
  private enum Member {
    case named(String)
    /// An object with an identifier alone.
    case bare(Entitlement)
    case whole(Entitlement)
  }

  private struct Reader: Decodable {
    let member: Member

    init(from decoder: any Decoder) throws {
      if let id = try? decoder.singleValueContainer().decode(String.self) {
        member = .named(id)
      } else {
        let entitlement = try Entitlement(from: decoder)
        let isBare = try decoder.container(keyedBy: AnyKey.self).allKeys.count == 1
        member = isBare ? .bare(entitlement) : .whole(entitlement)
      }
    }
  }

  private let members: [Member]

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      members = try container.allKeys.map { .whole(try container.decode(Entitlement.self, forKey: $0)) }
    } else {
      var container = try decoder.unkeyedContainer()
      var members: [Member] = []
      while !container.isAtEnd { members.append(try container.decode(Reader.self).member) }
      self.members = members
    }
  }

  /// Returns the entitlements. An identifier alone becomes an active one, as in the SDK.
  ///
  /// - Parameter isGiven: true if the user has these, so that an object with an identifier alone is active too.
  func entitlements(_ profile: SessionProfile, isGiven: Bool = false) -> [Entitlement] {
    members.map { member in
      switch member {
      case .whole(let entitlement): entitlement
      case .bare(let entitlement): isGiven ? bare(entitlement.id, profile) : entitlement
      case .named(let id): bare(id, profile)
      }
    }
  }

  private func bare(_ id: String, _ profile: SessionProfile) -> Entitlement {
    profile.access?.bareEntitlement(id) ?? Entitlement(id: id, isActive: true)
  }
}
