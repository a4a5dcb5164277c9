import JanssonCoding

extension EventLoop {
  /// Serves clients until one of them ends the service, or a signal asks the process to end.
  ///
  /// - Parameters:
  ///   - loop: what answers the clients.
  ///   - clients: its clients. Those of other threads must use ``makeWakeHandle()``.
  ///   - started: called once signals are caught; the place to tell someone that this server runs.
  /// - Throws: ``StreamError``, such as ``StreamError/outputClosed`` when a client's output is closed.
  public func serve(
    _ loop: ServeLoop, _ clients: [any ClientSource], started: () throws(StreamError) -> Void = {}
  ) throws(StreamError) -> ServiceEnding {
    let input = clients.lazy.compactMap(\.descriptors.input).first
    let signal = try catchingSignals(ending: input) { () throws(StreamError) in
      try started()
      while EventLoop.caughtSignal == nil, clients.allSatisfy({ $0.ending == nil }) { try drain(loop, clients) }
      try finish(loop, clients)
    }
    if let signal { return .signal(signal) }
    return clients.lazy.compactMap(\.ending).first ?? .endOfInput
  }

  private func drain(_ loop: ServeLoop, _ clients: [any ClientSource]) throws(StreamError) {
    let descriptors = clients.map(\.descriptors)
    let activity = try wait(
      toRead: descriptors.lazy.compactMap(\.input).first, toWrite: descriptors.lazy.compactMap(\.output).first,
      timeout: isBusy ? .zero : loop.nextWake)
    isBusy = false
    for client in clients { isBusy = try client.handleArrivals() || isBusy }
    if activity.isWoken || activity.isLate || (loop.nextWake.map { $0 <= .zero } ?? false) { loop.wake() }
    loop.commit()
    // Replies do not wait until the log is encoded for its subscribers.
    for client in clients { try client.sendReplies() }
    let subscribers = loop.notifySubscribers()
    for client in clients { try client.send() }
    isBusy = isBusy || clients.contains(where: \.hasMore) || subscribers.contains { $0.output.isEmpty }
  }

  private func finish(_ loop: ServeLoop, _ clients: [any ClientSource]) throws(StreamError) {
    for client in clients { client.finish() }
    loop.commit()
    for client in clients { try client.send() }
    // One with streams may wait for its reader, and no other waits for it.
    for client in clients.reversed() { try client.close() }
  }
}
