import NIOCore

/// The page at `/`: one document without secrets, which is an ordinary client of `/_/ws`.
///
/// Its sources are in the folder `Page`. `Sources/pages.py` puts them together, and computes the hashes of the policy.
enum Page {
  /// True for the path of the page. Whoever may reach the service may load it: a browser sends no token for it.
  static func isAt(_ target: String) -> Bool { target.prefix { $0 != "?" } == "/" }

  /// Returns the response to a request for the page; nil if the request is for another path.
  static func response(to request: HTTPRequest) -> HTTPResponse? {
    guard isAt(request.target) else { return nil }
    guard request.method == "GET" else { return .otherMethod("This path is for GET.", allow: "GET, HEAD") }
    var response = HTTPResponse(
      status: 200,
      headers: [
        ("Content-Type", "text/html; charset=utf-8"), ("Content-Security-Policy", "\(policy)"),
        ("Referrer-Policy", "no-referrer"), ("X-Content-Type-Options", "nosniff"), ("Cache-Control", "no-cache"),
      ])
    response.parts = SharedTexts.parts(of: shared)
    return response
  }

  private static let shared = ByteBuffer(string: "\(html)")
}
