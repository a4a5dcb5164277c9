#if Live
  public import RedemptionCore

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// The configuration of live gateways: keys, addresses of the services, and the app.
  ///
  /// Read from a file; keys that it does not name come from environment variables. Keys are never printed.
  public struct LiveConfiguration: Sendable {
    /// The configuration of one vendor.
    public struct Service: Sendable {
      /// The public key of each platform's app; `any` is for platforms without one of their own.
      public var keys: Keys
      /// The public key with which receipts of another store are sent; nil if the vendor has none.
      public var storeKey: ServiceKey?
      /// The service's base URL; nil for the vendor's own host.
      public var baseURL: String?
      /// How long an exchange may take, in milliseconds; nil for the SDK's own limit.
      public var timeLimit: Int64?

      /// Creates an empty configuration.
      public init() { keys = Keys() }
    }

    /// Keys by platform.
    public struct Keys: Sendable {
      /// For a platform without one of its own.
      public var any: ServiceKey?
      /// Keys of one platform each.
      public var byPlatform: [Platform: ServiceKey] = [:]

      /// The key of a platform.
      public subscript(platform: Platform) -> ServiceKey? { byPlatform[platform] ?? any }
    }

    /// The configurations by vendor.
    public var services: [Vendor: Service] = [:]
    /// What the SDK sends about the app.
    public var app = ServiceApp()
    /// Path of a file of PEM certificates to trust in addition to the system's, for a proxy or a test server.
    public var certificateAuthorities: String?

    /// Creates an empty configuration: every vendor's own host, and no keys.
    public init() {}

    /// Reads a configuration file, then the key variables that each vendor's description names.
    ///
    /// - Parameters:
    ///   - file: the bytes of a configuration file; nil for none.
    ///   - environment: the process's own.
    ///   - vendors: the vendors whose variables are read.
    public init(
      file: [UInt8]?, environment: [String: String], vendors: [VendorDescription]
    ) throws(LiveConfigurationError) {
      self.init()
      if let file { try read(file) }
      let known = vendors.map(\.id)
      guard services.keys.allSatisfy(known.contains) else {
        let names = known.map(\.rawValue) + ["app", "certificateAuthorities"]
        throw LiveConfigurationError(path: "", expected: "only \(names.joined(separator: ", "))")
      }
      for description in vendors {
        var service = services[description.id] ?? Service()
        func key(_ name: String) -> ServiceKey? {
          environment[name].flatMap { $0.isEmpty ? nil : ServiceKey($0) }
        }
        service.keys.any = service.keys.any ?? key(description.keys.app)
        for platform in Platform.allCases {
          let own = key(description.keys.app(on: platform))
          service.keys.byPlatform[platform] = service.keys.byPlatform[platform] ?? own
        }
        service.storeKey = service.storeKey ?? description.keys.receipts.flatMap(key)
        services[description.id] = service
      }
      try check()
    }

    private mutating func read(_ file: [UInt8]) throws(LiveConfigurationError) {
      let written: Written
      do { written = try JSONDecoder().decode(Written.self, from: Data(file)) } catch {
        throw LiveConfigurationError(decoding: error)
      }
      for (name, part) in written.services {
        services[Vendor(rawValue: name)] = try part.service(at: name)
      }
      if let app = written.app { app.apply(to: &self.app) }
      certificateAuthorities = written.certificateAuthorities
    }

    private func check() throws(LiveConfigurationError) {
      for (vendor, service) in services {
        guard let limit = service.timeLimit else { continue }
        guard limit > 0, limit <= 86_400_000 else {
          throw LiveConfigurationError(
            path: "/\(vendor.rawValue)/timeout", expected: "a number of seconds greater than 0, at most 86400")
        }
      }
    }
  }

  /// Why a configuration cannot be used: a place in it and what was expected there, never what it contains.
  public struct LiveConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// JSON Pointer into the file; empty for the whole.
    public let path: String
    /// What was expected.
    public let expected: String

    init(path: String, expected: String) {
      self.path = path
      self.expected = expected
    }

    /// The file cannot be read.
    public static let unreadableFile = LiveConfigurationError(path: "", expected: "a file that can be read")

    /// One line for a person.
    public var description: String {
      if self == .unreadableFile { return "there is no such file, or it cannot be read" }
      return path.isEmpty ? "expected \(expected)" : "\(path): expected \(expected)"
    }

    fileprivate init(decoding error: any Error) {
      switch error as? DecodingError {
      case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
        let path = context.codingPath.map { "/" + $0.stringValue }.joined()
        self.init(path: path, expected: LiveConfigurationError.words(for: type))
      case .dataCorrupted(let context):
        let path = context.codingPath.map { "/" + $0.stringValue }.joined()
        self.init(path: path, expected: path.isEmpty ? "a JSON object" : context.debugDescription.expectation)
      case .keyNotFound(let key, let context):
        self.init(path: (context.codingPath + [key]).map { "/" + $0.stringValue }.joined(), expected: "a value")
      default: self.init(path: "", expected: "a JSON object")
      }
    }

    /// What a type is in JSON.
    private static func words(for type: any Any.Type) -> String {
      if type == String.self { return "a string" }
      return type == Double.self ? "a number" : "a JSON object"
    }
  }

  extension String {
    /// Our own words for what was expected, or general ones: a decoder's sentence might repeat the value.
    fileprivate var expectation: String { hasPrefix("expected ") ? String(dropFirst(9)) : "JSON that can be read" }
  }

  /// The file, as written.
  private struct Written: Decodable {
    let services: [String: WrittenService]
    let app: WrittenApp?
    let certificateAuthorities: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      app = try container.decodeIfPresent(Checked<WrittenApp>.self, forKey: AnyKey("app"))?.part
      certificateAuthorities = try container.decodeIfPresent(String.self, forKey: AnyKey("certificateAuthorities"))
      var services: [String: WrittenService] = [:]
      for key in container.allKeys where key.stringValue != "app" && key.stringValue != "certificateAuthorities" {
        services[key.stringValue] = try container.decode(Checked<WrittenService>.self, forKey: key).part
      }
      self.services = services
    }
  }

  /// A part of the file. A member that it does not have is an error: a misspelt one would be ignored.
  private protocol WrittenPart: Decodable {
    associatedtype CodingKeys: CodingKey & CaseIterable
  }

  /// A part that has been found to have no unknown member.
  private struct Checked<Part: WrittenPart>: Decodable {
    let part: Part

    init(from decoder: any Decoder) throws {
      let known = Part.CodingKeys.allCases.map(\.stringValue)
      let names = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
      guard names.allSatisfy(known.contains) else {
        let sentence = "expected only " + known.joined(separator: ", ")
        throw DecodingError.dataCorrupted(
          DecodingError.Context(codingPath: decoder.codingPath, debugDescription: sentence))
      }
      part = try Part(from: decoder)
    }
  }

  private struct WrittenService: WrittenPart {
    enum CodingKeys: String, CodingKey, CaseIterable { case apiKey, apiKeys, stripeApiKey, baseURL, timeout }

    let apiKey: String?
    let apiKeys: [String: String]?
    let stripeApiKey: String?
    let baseURL: String?
    let timeout: Double?

    func service(at name: String) throws(LiveConfigurationError) -> LiveConfiguration.Service {
      var service = LiveConfiguration.Service()
      service.keys.any = apiKey.map { ServiceKey($0) }
      for (platform, key) in apiKeys ?? [:] {
        let platform = Platform(rawValue: platform)
        guard Platform.allCases.contains(platform) else {
          throw LiveConfigurationError(path: "/\(name)/apiKeys", expected: "the names \"ios\" and \"android\" only")
        }
        service.keys.byPlatform[platform] = ServiceKey(key)
      }
      service.storeKey = stripeApiKey.map { ServiceKey($0) }
      service.baseURL = baseURL
      service.timeLimit = timeout.flatMap { Int64(exactly: ($0 * 1000).rounded(.up)) } ?? timeout.map { _ in 0 }
      return service
    }
  }

  private struct WrittenApp: WrittenPart {
    enum CodingKeys: String, CodingKey, CaseIterable {
      case bundleId, version, build, urlScheme, locale, wrapperVersion, isSandbox
    }

    let bundleId, version, build, urlScheme, locale, wrapperVersion: String?
    let isSandbox: Bool?

    func apply(to app: inout ServiceApp) {
      app.bundleId = bundleId ?? app.bundleId
      app.version = version ?? app.version
      app.build = build ?? app.build
      app.urlScheme = urlScheme ?? app.urlScheme
      app.locale = locale ?? app.locale
      app.isSandbox = isSandbox ?? app.isSandbox
      app.wrapperVersion = wrapperVersion ?? app.wrapperVersion
    }
  }
#endif
