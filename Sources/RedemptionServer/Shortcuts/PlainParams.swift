import JSONRPC
import JanssonCoding

/// Params of a frequent method, read without a decoder.
protocol PlainParams: Decodable {
  /// Returns nil unless the object has the usual form. It is decoded then, which also finds the error. A test compares
  /// both.
  init?(plain object: JanssonValue)
}

extension Method where Params: PlainParams {
  static func params(of call: Call, _ registry: AdapterRegistry) throws(RPCError) -> Params {
    if let object = call.params, let params = Params(plain: object) { return params }
    return try call.decodeParams(with: JanssonDecoder.params.knowingWords(of: registry))
  }
}
