import RedemptionCore

/// The adapters of the running program; ``RedemptionProgram/main(adapters:)`` sets them.
enum ProgramAdapters {
  @TaskLocal static var all: [any RedemptionAdapter] = []

  /// The vendors whose links an app can handle.
  static var vendorsWithLinks: [VendorDescription] { all.filter(\.links.hasLinks).map(\.vendor) }

  /// Why one of the adapters cannot be used; nil if all can.
  static func rejection(of adapters: [any RedemptionAdapter]) -> String? {
    adapters.lazy.compactMap { adapter in
      Doors.rejection(of: adapter.doors).map {
        "redemption: the adapter of \(adapter.vendor.name) cannot be used: \($0).\n"
      }
    }.first
  }
}
