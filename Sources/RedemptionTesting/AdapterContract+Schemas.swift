import RedemptionCodegen
import RedemptionCore
import RedemptionServer

/// Checks of the vendor's own schemas.
extension AdapterContract {
  /// The schemas become part of a contract, and every target has a schema of its reply in it.
  public func schemaViolations() -> [String] {
    let contract: Contract
    do throws(Contract.Failure) { contract = try Contract(of: [adapter]) } catch { return [error.description] }
    guard adapter.schemas != nil, let document = JSONValue.parsing(contract.text),
      case .array(let rows)? = document["components"]?["schemas"]?["Reply"]?["x-targets"]
    else { return [] }
    let missing = adapter.targets.map(\.target).compactMap { target -> String? in
      let isThere = rows.contains { $0.names(target) }
      return isThere ? nil : "\(name(target)) has no schema of its reply under targets."
    }
    return unreadable(contract) + missing
  }

  /// A schema that no type of a language can be made of.
  private func unreadable(_ contract: Contract) -> [String] {
    do {
      _ = try TypeModel(openRPC: Array(contract.text.utf8))
      return []
    } catch { return ["`codegen` cannot read the schemas: \(error)"] }
  }
}
