extension Session {
  /// Receipts that were sent together.
  struct ReceiptBatch: Sendable {
    let id: QuestionID
    let storeTransactionIds: [String]
    /// What came of each, in their order; nil while it is awaited.
    var answers: [Result<ReceiptVerdict, RedemptionFailure>?]
    var call: CallID?
  }

  /// Sends all at the same time; one that fails holds up no other.
  mutating func postReceipts(_ ids: [String], call: CallID?) -> [SessionEffect] {
    let batch = ReceiptBatch(
      id: nextAttempt(), storeTransactionIds: ids, answers: Array(repeating: nil, count: ids.count), call: call)
    batches.append(batch)
    guard !ids.isEmpty else { return ask(.customerAfterReceipts(batch.id), for: nil) }
    return ids.indices.flatMap { ask(.receipt(batch.id, index: $0, storeTransactionId: ids[$0]), for: nil) }
  }

  mutating func takeReceipt(
    _ answer: Result<ReceiptVerdict, RedemptionFailure>, in batch: QuestionID, at index: Int
  ) -> [SessionEffect] {
    guard let position = batches.firstIndex(where: { $0.id == batch }) else { return [] }
    batches[position].answers[index] = answer
    guard batches[position].answers.allSatisfy({ $0 != nil }) else { return [] }
    return ask(.customerAfterReceipts(batch), for: nil)
  }

  mutating func endReceipts(_ batch: QuestionID, _ customer: Result<Grant, RedemptionFailure>) -> [SessionEffect] {
    guard let position = batches.firstIndex(where: { $0.id == batch }) else { return [] }
    let batch = batches.remove(at: position)
    let results = zip(batch.storeTransactionIds, batch.answers).compactMap { id, answer in
      answer.map { ReceiptResult(storeTransactionId: id, answer: $0) }
    }
    return finish(batch.call, .receipts(results, customer: customer))
  }

  /// The gateway itself cannot work: nothing is known of any receipt.
  mutating func abandonReceipts(_ batch: QuestionID, _ error: GatewayError) -> [SessionEffect] {
    guard let position = batches.firstIndex(where: { $0.id == batch }) else { return [] }
    return batches.remove(at: position).call.map { [.abandon($0, error)] } ?? []
  }
}
