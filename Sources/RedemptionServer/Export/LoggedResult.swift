import RedemptionCore
import RedemptionLedger

/// What the log keeps of a result, for `scenario/export` and `log/read`.
struct LoggedResult {
  /// A text that later calls may use.
  struct Text {
    /// The name under which an exported step saves it, before its number.
    let name: String
    /// A JSON Pointer into the result.
    let place: String
    let text: String
  }

  var texts: [Text] = []
  /// Of a redemption.
  var outcome: RedemptionOutcome.Kind?
  /// The result itself, of a redemption.
  var redemption: RedemptionRedeem.Result?
  /// Of a deep link.
  var handled: Bool?

  /// Bytes of memory, about.
  var size: Int { texts.reduce(redemption == nil ? 16 : 1_500) { $0 + 64 + $1.text.utf8.count } }
}

/// A result of which the log keeps something. All other results are not kept.
protocol ResultOfInterest {
  var logged: LoggedResult { get }
}
