#if Live
  import Foundation
  import LiveGateways
  import QonversionAdapter
  import RedemptionCore
  import RevenueCatAdapter
  import SuperwallAdapter

  /// What the tests set up: gateways to a service on this machine.
  enum Live {
    static let adapters: [any RedemptionAdapter] = [
      RevenueCatAdapter(), SuperwallAdapter(), QonversionAdapter(),
    ]

    static let appKey = "appl_QxTestKeyOfTheApp"
    static let storeKey = "strp_QxTestKeyOfTheStore"

    static func configuration(_ baseURL: String, timeLimit: Int64? = nil) -> LiveConfiguration {
      var configuration = LiveConfiguration()
      for adapter in adapters {
        var service = LiveConfiguration.Service()
        service.keys.any = ServiceKey(appKey)
        service.storeKey = ServiceKey(storeKey)
        service.baseURL = baseURL
        service.timeLimit = timeLimit
        configuration.services[adapter.vendor.id] = service
      }
      return configuration
    }

    static func services(_ baseURL: String, timeLimit: Int64? = nil) -> LiveServices {
      LiveServices(adapters: adapters, configuration: configuration(baseURL, timeLimit: timeLimit))
    }

    static func target(_ vendor: Vendor, _ sdk: SDK = .native, _ platform: Platform) -> Target {
      Target(vendor: vendor, sdk: sdk, platform: platform)
    }

    /// A redemption of one code.
    static func redemption(
      _ target: Target, code: String = "code_of_the_test", held: [String] = [], user: String? = "ada",
      retries: Int = 0, attributes: [String: JSONValue] = [:]
    ) -> ServiceCall {
      let request = RedemptionQuestion(
        vendor: target.vendor, code: code, storedCodes: held,
        redeemer: Redeemer(appUserId: user, deviceId: "$SuperwallDevice:DEVICE-1"))
      return ServiceCall(
        target: target, question: .redeem(request), context: context(retries: retries, attributes: attributes))
    }

    /// What an SDK sends beside a question; the one of RevenueCat ignores what is Superwall's.
    static func context(
      retries: Int = 0, attributes: [String: JSONValue] = [:], active: [String] = []
    ) -> ServiceContext {
      let status = AccessStatus(active.map { Entitlement(id: $0, isActive: true) })
      return ServiceContext(
        retries: retries, own: SuperwallServiceContext(status: status, integrationAttributes: attributes))
    }

    /// The outcome that a session would tell after one attempt.
    static func outcome(_ gateway: any RemoteGateway, _ call: ServiceCall) async -> RedemptionOutcome? {
      do throws(GatewayError) {
        guard case .redemption(let answer) = try await gateway.answer(call) else { return nil }
        return answer.outcome
      } catch {
        guard case .failed(let failure, _) = error, case .redeem(let request) = call.question else { return nil }
        return .failed(code: request.code, failure: failure)
      }
    }

    static func adapter(_ vendor: Vendor) -> any RedemptionAdapter {
      vendor == .revenueCat ? RevenueCatAdapter() : SuperwallAdapter()
    }

    /// Any value as JSON has it.
    static func json(_ value: any Encodable) throws -> JSONValue {
      try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
    }

    static func json(_ bytes: [UInt8]) throws -> JSONValue {
      try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    }

    static func bytes(_ value: any Encodable) throws -> [UInt8] { [UInt8](try JSONEncoder().encode(value)) }
  }
#endif
