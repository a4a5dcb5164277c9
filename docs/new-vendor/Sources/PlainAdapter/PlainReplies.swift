import RedemptionCore

struct PlainReplies: RepliesDoor {
  func render(_ outcome: RedemptionOutcome, for target: Target, now: Timestamp) -> RenderedReply {
    RenderedReply(body: outcome, losses: [])
  }

  func read(from decoder: any Decoder, as target: Target, code: String?) throws -> ReadReply {
    ReadReply(outcome: try RedemptionOutcome(from: decoder), losses: [])
  }
}
