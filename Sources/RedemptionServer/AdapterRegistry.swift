import JSONRPC
import RedemptionCore

/// The adapters of a server, by vendor and in the order in which they were given.
struct AdapterRegistry: Sendable {
  let adapters: [any RedemptionAdapter]
  let targets: [TargetDescription]
  /// The adapters' own words for SDKs and platforms.
  let ownWords: OwnWords
  /// The calls that have a method of their own.
  let methods: [any VendorCall.Type]
  private let byVendor: [Vendor: any RedemptionAdapter]
  private let known: Set<Target>

  init(_ adapters: [any RedemptionAdapter]) {
    self.adapters = adapters
    targets = adapters.flatMap(\.targets)
    ownWords = OwnWords(of: adapters.flatMap(\.vendor.sdks))
    methods = adapters.flatMap(\.methods)
    byVendor = Dictionary(adapters.map { ($0.vendor.id, $0) }, uniquingKeysWith: { first, _ in first })
    known = Set(targets.map(\.target))
  }

  func adapter(of vendor: Vendor) throws(RPCError) -> any RedemptionAdapter {
    guard let adapter = byVendor[vendor] else { throw .unknownVendor(known: adapters.map(\.vendor.id)) }
    return adapter
  }

  /// - Parameter path: where the target stands in the params.
  func adapter(for target: Target, at path: String) throws(RPCError) -> any RedemptionAdapter {
    guard let adapter = byVendor[target.vendor], known.contains(target) else {
      throw .unknownTarget(at: path, known: targets.map(\.target))
    }
    return adapter
  }
}
