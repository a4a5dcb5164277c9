#if Live
  import Foundation
  import LiveGateways
  import RedemptionCore

  /// The vendors' own services for `redemption serve`.
  enum LiveSetup {
    /// - Parameter path: a configuration file; nil for keys from the environment alone, which is looked at when the
    ///   first session asks for it.
    static func gateways(configuredBy path: String?) throws(LiveConfigurationError) -> any RemoteGateways {
      guard let path else { return FromEnvironment() }
      guard let file = FileManager.default.contents(atPath: path) else {
        throw LiveConfigurationError.unreadableFile
      }
      return try services(file: [UInt8](file))
    }

    fileprivate static func services(file: [UInt8]?) throws(LiveConfigurationError) -> LiveServices {
      let environment = ProcessInfo.processInfo.environment
      let configuration = try LiveConfiguration(
        file: file, environment: environment, vendors: ProgramAdapters.all.map(\.vendor))
      return LiveServices(adapters: ProgramAdapters.all, configuration: configuration, environment: environment)
    }
  }

  /// Reads nothing before it is asked: most servers never are.
  private struct FromEnvironment: RemoteGateways {
    private static let services = Result { () throws(LiveConfigurationError) in try LiveSetup.services(file: nil) }

    func gateway(for target: Target) throws(RemoteUnavailable) -> any RemoteGateway {
      switch FromEnvironment.services {
      case .success(let services): return try services.gateway(for: target)
      case .failure(let error):
        throw RemoteUnavailable("The live gateways cannot be set up.", expected: error.description)
      }
    }
  }
#endif
