#if PostgreSQL
  internal import RedemptionCore

  /// A parameter of a statement.
  enum Parameter: Equatable {
    case string(String?)
    case number(Int64?)
    case flag(Bool)

    static func string(_ vendor: Vendor) -> Parameter { .string(vendor.rawValue) }
    static func time(_ time: Timestamp?) -> Parameter { .number(time?.milliseconds) }

    /// As PostgreSQL reads it; nil for null.
    var text: String? {
      switch self {
      case .string(let text): text.map(Parameter.escaped)
      case .number(let number): number.map { String($0) }
      case .flag(let flag): flag ? "t" : "f"
      }
    }

    // PostgreSQL keeps every character but U+0000, which ends a text in C. U+001A and a digit stand for it, and for
    // U+001A itself.

    private static let mark: UInt8 = 0x1A

    private static func escaped(_ text: String) -> String {
      guard text.utf8.contains(where: { $0 == 0 || $0 == mark }) else { return text }
      let bytes = text.utf8.flatMap { byte in
        byte == 0 ? [mark, UInt8(ascii: "0")] : byte == mark ? [mark, UInt8(ascii: "1")] : [byte]
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The text that ``escaped(_:)`` was given.
    static func unescaped(_ text: String) -> String {
      guard text.utf8.contains(mark) else { return text }
      var rest = Array(text.utf8)[...]
      var bytes: [UInt8] = []
      while let byte = rest.popFirst() {
        bytes.append(byte == mark && rest.popFirst() == UInt8(ascii: "0") ? 0 : byte)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
