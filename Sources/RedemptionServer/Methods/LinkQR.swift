import JSONRPC
import QRCode
import RedemptionCore

/// `link/qr`: returns a link as a QR code, for a phone's camera.
enum LinkQR: Method {
  static let name = "link/qr"
  static let mayAskGateway = false

  struct Params: Decodable {
    let url: String
  }

  struct Result: Encodable {
    let size: Int
    let rows: [String]

    init(_ code: QRCode) {
      size = code.size
      rows = (0..<code.size).map { y in
        String((0..<code.size).map { x in code.isDark(x: x, y: y) ? "1" : "0" })
      }
    }
  }

  static func call(_ params: Params, _ server: Server, _ request: PendingCall) throws(RPCError) -> Response {
    do throws(QRCodeTextTooLong) {
      guard !params.url.isEmpty else { throw QRCodeTextTooLong(bytes: 0) }
      return .result(Result(try QRCode(params.url)))
    } catch {
      throw .invalid(
        "/url", expected: "a text of 1 to \(QRCode.maximumBytes) bytes in UTF-8, found \(error.bytes)")
    }
  }
}
