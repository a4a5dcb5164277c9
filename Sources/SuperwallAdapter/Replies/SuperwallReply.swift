import RedemptionCore

/// The result object of one Superwall SDK.
///
/// It holds the outcome as far as that SDK can tell it, and writes and reads that one in the SDK's words. So what a
/// reply says is known without writing it, and what is lost follows by comparison.
protocol SuperwallReply: Encodable, Sendable {
  /// What the reply says.
  var outcome: RedemptionOutcome { get }

  /// Takes of an outcome what this SDK tells, and makes up what it cannot leave out.
  init(telling outcome: RedemptionOutcome, on platform: Platform)

  /// Reads a reply as strictly as the SDK's own layer.
  init(from decoder: any Decoder, on platform: Platform, code: String?) throws

  /// What this SDK cannot tell, and why.
  static func rules(on platform: Platform) -> LossRules
}
