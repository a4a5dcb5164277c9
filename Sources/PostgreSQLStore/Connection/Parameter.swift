#if PostgreSQL
  internal import RedemptionCore
  internal import RedemptionLedger

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
      case .string(let text): text.map(StoredText.escaped)
      case .number(let number): number.map { String($0) }
      case .flag(let flag): flag ? "t" : "f"
      }
    }
  }
#endif
