/// A vendor and the types that are its own: those whose schemas carry `x-vendor`.
public struct VendorTypes: Hashable, Sendable {
  /// The vendor's word on the wire, such as `acme`; one of `Vendor`.
  public var id: String
  /// The vendor's name as it writes it itself, PascalCase: the name of the file that a writer gives the types.
  public var name: String
  /// The names of its definitions.
  public var definitions: Set<String>
}

extension TypeModel {
  /// The typed definitions of a vendor, by ascending name; those of no vendor for nil.
  public func definitions(of vendor: VendorTypes?) -> [Definition] {
    guard let vendor else {
      return typed.filter { definition in !vendors.contains { $0.definitions.contains(definition.name) } }
    }
    return typed.filter { vendor.definitions.contains($0.name) }
  }
}
