import JSONRPC
import JanssonCoding
import RedemptionCore

/// Params of a method whose options depend on the vendor: the vendor's adapter decodes them, and rejects those of other
/// vendors.
protocol VendorParams: Decodable {}

extension Method where Params: VendorParams {
  static func params(of call: Call, _ registry: AdapterRegistry) throws(RPCError) -> Params {
    try call.decodeParams(with: JanssonDecoder.params.knowing(registry))
  }
}

extension JanssonDecoder {
  /// Rejects unknown params; of their names it repeats those that are made of common words.
  static var params: JanssonDecoder {
    JanssonDecoder(userInfo: noOwnWords, rejectsUnknownMembers: true, mayRepeat: CommonWords.make)
  }

  /// Made once: every call has it.
  private static let noOwnWords = CodingUserInfoKey.ownWords.map { [$0: OwnWords() as any Sendable] } ?? [:]

  /// This decoder for values with the words that adapters bring.
  func knowingWords(of registry: AdapterRegistry) -> JanssonDecoder {
    guard registry.ownWords != OwnWords(), let key = CodingUserInfoKey.ownWords else { return self }
    var decoder = self
    decoder.userInfo[key] = registry.ownWords
    return decoder
  }

  /// This decoder for values that adapters read.
  func knowing(_ registry: AdapterRegistry) -> JanssonDecoder {
    var decoder = self
    if let key = CodingUserInfoKey.adapters { decoder.userInfo[key] = registry }
    if let key = CodingUserInfoKey.ownWords { decoder.userInfo[key] = registry.ownWords }
    return decoder
  }
}

extension Decoder {
  /// The adapter of the vendor that the params name. It is decoded first: what else may be wrong depends on it.
  func namedAdapter() throws -> any RedemptionAdapter {
    try adapters().adapter(of: try VendorName(from: self).vendor)
  }

  /// The server's adapters.
  func adapters() throws -> AdapterRegistry {
    guard let key = CodingUserInfoKey.adapters, let registry = userInfo[key] as? AdapterRegistry else {
      throw RPCError.internalError("The params were decoded without adapters.")
    }
    return registry
  }

  /// Lets an adapter decode the options of its vendor; its own words for a wrong option go into the error.
  func vendorOptions<Options>(_ read: (VendorOptions) throws -> Options) throws -> Options {
    do { return try read(VendorOptions(from: self)) } catch let error as DecodingError {
      guard case .dataCorrupted(let context) = error, let expected = context.underlyingError as? ExpectedOption else {
        throw error
      }
      throw RPCError.invalid(DecodingFailure.pointer(context.codingPath), expected: expected.words)
    }
  }
}

private struct VendorName: Decodable {
  let vendor: Vendor
}

extension CodingUserInfoKey {
  /// The adapters among which params find their vendor. (The initializer is failable, though no name fails.)
  fileprivate static let adapters = CodingUserInfoKey(rawValue: "adapters")
}
