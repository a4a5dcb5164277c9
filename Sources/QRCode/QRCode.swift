import CQRCode

/// A QR code of a text: a square of dark and light modules.
///
/// The error correction level is at least M, which restores 15 % of the code; a higher one is used if it needs no more
/// modules. The same text always gives the same code.
///
/// ```swift
/// let code = try QRCode("rc-0123456789://redeem_web_purchase?redemption_token=abc")
/// code.isDark(x: 0, y: 0)  // true: a corner of the finder pattern
/// ```
public struct QRCode: Hashable, Sendable {
  /// The longest text in bytes of UTF-8: version 40 at level M (ISO/IEC 18004, table 7).
  public static let maximumBytes = 2_331
  /// Width of the light border that readers need, in modules. It is not part of ``size``.
  public static let quietZone = 4

  /// Modules per side, 21 to 177.
  public let size: Int
  /// Row by row from the top left; true is dark.
  private let modules: [Bool]

  /// Encodes a text.
  ///
  /// - Throws: ``QRCodeTextTooLong`` for more than ``maximumBytes``.
  public init(_ text: String) throws(QRCodeTextTooLong) {
    let bytes = Array(text.utf8)
    let length = Int(CQRCodeBufferLength)
    guard bytes.count <= QRCode.maximumBytes else { throw QRCodeTextTooLong(bytes: bytes.count) }
    // The library overwrites its input, and needs the room of a whole code there.
    var input = bytes + [UInt8](repeating: 0, count: length - bytes.count)
    var code = [UInt8](repeating: 0, count: length)
    let isEncoded = unsafe qrcodegen_encodeBinary(
      &input, bytes.count, &code, qrcodegen_Ecc_MEDIUM, qrcodegen_VERSION_MIN, qrcodegen_VERSION_MAX,
      qrcodegen_Mask_AUTO, true)
    guard isEncoded else { throw QRCodeTextTooLong(bytes: bytes.count) }
    let size = unsafe qrcodegen_getSize(code)
    self.size = Int(size)
    modules = (0..<size).flatMap { y in (0..<size).map { x in unsafe qrcodegen_getModule(code, x, y) } }
  }

  /// True if a module is dark. All modules outside the code are light.
  ///
  /// - Parameters:
  ///   - x: column, 0 at the left.
  ///   - y: row, 0 at the top.
  public func isDark(x: Int, y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && modules[y * size + x]
  }
}

/// The text does not fit into a QR code.
public struct QRCodeTextTooLong: Error, Hashable, CustomStringConvertible {
  /// Length of the text in bytes of UTF-8.
  public let bytes: Int

  /// Describes a text by its length.
  public init(bytes: Int) { self.bytes = bytes }

  /// The length and the limit.
  public var description: String {
    "A QR code holds at most \(QRCode.maximumBytes) bytes; this text has \(bytes)."
  }
}
