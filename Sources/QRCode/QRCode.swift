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
  /// The longest text in bytes of UTF-8: version 40 at level M has 2,331 (ISO/IEC 18004, table 7), less the mark of
  /// UTF-8.
  public static let maximumBytes = 2_329
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
    guard bytes.count <= QRCode.maximumBytes, let code = QRCode.encode(bytes) else {
      throw QRCodeTextTooLong(bytes: bytes.count)
    }
    let size = unsafe qrcodegen_getSize(code)
    self.size = Int(size)
    modules = (0..<size).flatMap { y in (0..<size).map { x in unsafe qrcodegen_getModule(code, x, y) } }
  }

  /// Returns the code in the library's own form; nil if the bytes do not fit.
  private static func encode(_ bytes: [UInt8]) -> [UInt8]? {
    let length = Int(CQRCodeBufferLength)
    var code = [UInt8](repeating: 0, count: length)
    var scratch = code
    var data = code
    var mark = [UInt8](repeating: 0, count: 4)
    let isEncoded = unsafe data.withUnsafeMutableBufferPointer { data in
      unsafe mark.withUnsafeMutableBufferPointer { mark in
        var segments = unsafe [qrcodegen_makeBytes(bytes, bytes.count, data.baseAddress)]
        // Without the mark, readers guess the encoding of a text that is not ASCII, and zbar guesses wrong.
        if !bytes.allSatisfy({ $0 < 0x80 }) {
          unsafe segments.insert(qrcodegen_makeEci(QRCode.utf8Mark, mark.baseAddress), at: 0)
        }
        return unsafe qrcodegen_encodeSegmentsAdvanced(
          segments, segments.count, qrcodegen_Ecc_MEDIUM, qrcodegen_VERSION_MIN, qrcodegen_VERSION_MAX,
          qrcodegen_Mask_AUTO, true, &scratch, &code)
      }
    }
    return isEncoded ? code : nil
  }

  /// The number of UTF-8 among the Extended Channel Interpretations.
  private static let utf8Mark = 26

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
