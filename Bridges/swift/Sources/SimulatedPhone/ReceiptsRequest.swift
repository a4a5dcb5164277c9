import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers an app's own request to `https://api.revenuecat.com/v1/receipts` from the phone's store, without a network.
///
/// It sees requests of `URLSession.shared`. Every other request to a vendor fails.
final class ReceiptsRequest: URLProtocol {
  private static let isRegistered = URLProtocol.registerClass(ReceiptsRequest.self)

  /// `URLSession.shared` reads the list of classes when it is used for the first time.
  static func register() { _ = isRegistered }

  override class func canInit(with request: URLRequest) -> Bool {
    guard let host = request.url?.host else { return false }
    return host == "revenuecat.com" || host.hasSuffix(".revenuecat.com")
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let phone = Phone.current, let url = request.url,
      let reply = ReceiptsRequest.reply(to: request, from: phone.store),
      let response = HTTPURLResponse(
        url: url, statusCode: reply.status, httpVersion: "HTTP/1.1", headerFields: ["Content-Type": "application/json"])
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: reply.body)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  private struct Receipt: Decodable {
    let app_user_id: String
    let fetch_token: String
  }

  /// Nil while the phone is offline.
  private static func reply(to request: URLRequest, from store: WebStore) -> (status: Int, body: Data)? {
    guard request.url?.path == "/v1/receipts", request.httpMethod == "POST" else { return (404, Data("{}".utf8)) }
    guard request.value(forHTTPHeaderField: "X-Platform") == "stripe",
      request.value(forHTTPHeaderField: "Authorization")?.hasPrefix("Bearer ") == true,
      let receipt = request.body.flatMap({ try? JSONDecoder().decode(Receipt.self, from: $0) })
    else { return (400, Data(#"{"code": 7226, "message": "The request is not valid."}"#.utf8)) }
    return store.postReceipt(appUserID: receipt.app_user_id, storeTransactionId: receipt.fetch_token)
  }
}

extension URLRequest {
  /// The body, which Foundation hands over as a stream on some platforms.
  fileprivate var body: Data? {
    if let httpBody { return httpBody }
    guard let stream = httpBodyStream else { return nil }
    stream.open()
    defer { stream.close() }
    var body = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 { body += buffer.prefix(count) }
    return body
  }
}
