import RedemptionCore

/// Receipts that were sent together.
struct ReceiptBatch: Codable, Sendable {
  /// What a receipt was answered.
  enum End: Codable {
    case success(ReceiptAnswer)
    case failure(RedemptionFailure)
  }

  let id: UInt64
  let storeTransactionIds: [String]
  /// The result for each receipt, in their order; nil until it is known.
  var results: [End?]
  var call: CallID?
}

extension RevenueCatBehaviour {
  /// Sends all receipts at the same time; one that fails does not stop the others.
  mutating func postReceipts(_ ids: [String], _ call: CallID?, _ turn: inout SDKTurn) {
    guard isConfigured else { return finish(call, .refused(.notConfigured), &turn) }
    if let blockedUser { return finish(call, .failed(blockedUser), &turn) }
    lastBatch += 1
    batches.append(
      ReceiptBatch(
        id: lastBatch, storeTransactionIds: ids, results: Array(repeating: nil, count: ids.count), call: call))
    guard !ids.isEmpty else { return askForCustomer(after: lastBatch, &turn) }
    for (index, id) in ids.enumerated() {
      let question = Question.receipt(sdk.target.vendor, redeemer, storeTransactionId: id)
      questions.ask(question, for: .receipt(batch: lastBatch, index: index), &turn)
    }
  }

  private mutating func askForCustomer(after batch: UInt64, _ turn: inout SDKTurn) {
    ask(.customer(sdk.target.vendor, redeemer), for: .customerAfterReceipts(batch: batch), call: nil, &turn)
  }

  mutating func takeReceipt(
    _ answer: Result<Answer, GatewayError>, to entry: Questions.Entry, in batch: UInt64, at index: Int,
    _ turn: inout SDKTurn
  ) {
    _ = questions.take(entry.id)
    guard let position = batches.firstIndex(where: { $0.id == batch && $0.results.indices.contains(index) }) else {
      return
    }
    switch answer {
    case .success(.receipt(let answer)): batches[position].results[index] = .success(answer)
    case .success: batches[position].results[index] = .failure(.otherAnswer)
    case .failure(.failed(let failure, _)): batches[position].results[index] = .failure(failure)
    // The gateway itself cannot work, so the results of the other receipts do not matter either.
    case .failure(let error): return abandon(batches.remove(at: position).call, error, &turn)
    }
    if batches[position].results.allSatisfy({ $0 != nil }) { askForCustomer(after: batch, &turn) }
  }

  mutating func takeCustomer(
    _ answer: Result<Answer, GatewayError>, to entry: Questions.Entry, after batch: UInt64, _ turn: inout SDKTurn
  ) {
    _ = questions.take(entry.id)
    hear(answer, to: entry, &turn)
    guard let position = batches.firstIndex(where: { $0.id == batch }) else { return }
    let batch = batches.remove(at: position)
    switch answer {
    case .success(.customer(let grant)): finish(batch.call, .receipts(batch.receipts, customer: .success(grant)), &turn)
    case .success: finish(batch.call, .receipts(batch.receipts, customer: .failure(.otherAnswer)), &turn)
    case .failure(.failed(let failure, _)):
      finish(batch.call, .receipts(batch.receipts, customer: .failure(failure)), &turn)
    case .failure(let error): abandon(batch.call, error, &turn)
    }
  }
}

extension ReceiptBatch {
  fileprivate var receipts: [ReceiptResult] {
    zip(storeTransactionIds, results).compactMap { id, result in
      result.map { ReceiptResult(storeTransactionId: id, answer: $0.result) }
    }
  }
}

extension ReceiptBatch.End {
  fileprivate var result: Result<ReceiptAnswer, RedemptionFailure> {
    switch self {
    case .success(let answer): .success(answer)
    case .failure(let failure): .failure(failure)
    }
  }
}
