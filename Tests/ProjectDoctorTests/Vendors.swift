import ProjectDoctor
import QonversionAdapter
import RedemptionCore
import RevenueCatAdapter
import SuperwallAdapter

extension VendorDescription {
  /// The vendors of the program.
  static let all: [VendorDescription] = [
    RevenueCatAdapter().vendor, SuperwallAdapter().vendor, QonversionAdapter().vendor,
  ]
}

extension Doctor {
  /// Examines a folder for the SDKs of all vendors.
  static func run(project: String, scheme: String? = nil) -> DoctorReport {
    run(project: project, scheme: scheme, vendors: VendorDescription.all)
  }
}
