public import JanssonCoding

/// One client's side of JSON-RPC 2.0: bytes come in, calls go to a ``Service``, bytes go out. No I/O and no thread.
///
/// A drain is: bytes are appended to ``input``; ``handleMessages()``; ``commit()``; ``output`` is written and emptied;
/// again while `handleMessages` returned true. Clients of one ``ServeLoop`` share the commit. For one thread at a time.
///
/// - Two requests that wait may have one id: each gets its reply, `$/cancelRequest` ends the older one.
/// - `$/cancelRequest` is answered here and never reaches the service. An unknown id is ignored. Sent with an id of its
///   own it is a request and gets the result null.
/// - A notification that is wrong in its params gets no reply; what is no request object at all gets one with id null.
public final class Connection {
  /// Bytes that were read. A reader appends to it.
  public let input = ByteBuffer(capacity: 64 << 10)

  /// What is to be written. After ``commit()`` it may be; the writer empties it.
  public var output: ByteBuffer { outbox.buffer }

  /// True if the transport inserts ``constants`` into ``output``, so that clients share large texts of the program.
  public var leavesOutConstants = false

  /// True for a client that reads no notifications: none are written for it.
  public var hearsNothing = false

  /// Texts that belong into ``output``, and the number of its bytes before each, in their order.
  public var constants: [(offset: Int, text: JSONText)] { outbox.constants.map { ($0.offset, $0.text) } }

  /// Empties ``output`` and ``constants``, and gives memory back above what a client usually needs.
  public func removeOutput() {
    outbox.constants.removeAll()
    output.removeAll(keepingCapacity: Connection.keptBytes)
  }

  /// The memory that a client without an answer to write keeps for its next one, and for its next message.
  private static let keptBytes = 16 << 10

  /// A constant smaller than this, in bytes, is copied.
  private static let smallestConstant = 16 << 10

  /// Asked between the calls of a batch: true to leave the others to ``continueBatch()``. Nil handles a batch at once.
  public var pausesBatches: (() -> Bool)?

  /// True if calls of a batch are left to ``continueBatch()``.
  public var isInBatch: Bool { rest != nil }

  /// Why nothing more can be read from this client, when that is so; it has been told.
  public private(set) var failure: FramingError?

  /// How many requests wait for their answers.
  public var pendingCount: Int { pending.count }

  /// What the transport still holds of earlier output; nil if output is written before the next drain.
  public var unread: (any UnreadBytes)?

  /// Metadata of the client beside its calls; the service interprets it.
  public var scope = ClientScope()

  /// The client that owns what is opened here.
  public let client: Client

  private let loop: ServeLoop
  private let service: any Service
  private let limits: Limits
  private var framing: MessageFraming
  private var outbox = Outbox()
  private let writer = ReplyWriter()

  /// Where a reply belongs.
  private enum Place {
    case alone
    case member(Batch, slot: Int)
  }

  private struct Waiting {
    let id: RequestID
    let place: Place
  }

  private var pending: [Ticket: Waiting] = [:]
  private var lastSerial: UInt64 = 0
  /// The request that the service handles right now; nil once it is answered.
  private var current: (ticket: Ticket, waiting: Waiting)?
  /// A batch whose calls were not all handled, and the index of the next one.
  private var rest: (batch: Batch, calls: JanssonValue, next: Int)?
  /// Batches that wait for a member and have provisional replies.
  private var provisionalBatches: [Batch] = []
  /// True if the loop's next commit settles something here.
  private var isUnsettled = false

  /// The only connection of a service, at the start of its stream.
  public convenience init(service: any Service, framing: MessageFraming.Mode = .auto, limits: Limits = Limits()) {
    self.init(loop: ServeLoop(service: service, limits: limits), framing: framing)
  }

  /// A connection at the start of its stream.
  ///
  /// - Parameters:
  ///   - loop: the loop that runs its calls.
  ///   - client: a client that outlives this connection and receives no notification; nil for a client of its own.
  ///   - name: the name of a client of its own.
  ///   - framing: how messages are separated.
  public init(
    loop: ServeLoop, client: Client? = nil, name: String = "stdio", framing: MessageFraming.Mode = .auto
  ) {
    self.loop = loop
    self.client = client ?? Client(name: name)
    service = loop.service
    limits = loop.limits
    self.framing = MessageFraming(mode: framing, limits: loop.limits)
    if client == nil { self.client.connection = self }
  }

  private var isFramed: Bool { framing.mode == .header }

  // MARK: A drain

  /// Handles the whole messages in ``input``.
  ///
  /// - Returns: true when it stopped because ``output`` reached its limit in ``Limits``: write, and call it again.
  public func handleMessages() -> Bool {
    handle { framing, input in framing.next(in: input) }
  }

  private func handle(_ find: (inout MessageFraming, ByteBuffer) -> MessageFraming.Event) -> Bool {
    while failure == nil {
      switch find(&framing, input) {
      case .message(let range): handle(range)
      case .refused(let error): refuse(error)
      case .needsMore:
        framing.reclaim(input)
        return false
      }
      if output.count >= (loop.provisionalCount > 0 ? limits.provisionalOutputBytes : limits.outputBytes) {
        return true
      }
    }
    input.removeAll()
    return false
  }

  /// Handles bytes as one whole message, without framing. Not to be mixed with ``handleMessages()``.
  ///
  /// - Parameters:
  ///   - message: the bytes.
  ///   - contentType: the value of a `Content-Type` header field; nil for none.
  public func handleMessage(_ message: [UInt8], contentType: String? = nil) {
    if let contentType, !HeaderBlock.namesUTF8(contentType) { return refuse(FramingError(.charsetUnsupported)) }
    guard message.count <= limits.messageBytes else { return refuse(FramingError(.messageTooLarge)) }
    input.append(contentsOf: message)
    handle(0..<input.count)
    input.removeAll(keepingCapacity: Connection.keptBytes)
  }

  /// Commits what all clients of the loop have done; see ``ServeLoop/commit()``.
  public func commit() { loop.commit() }

  /// Lets the service do what is due: see ``Service/wake()``.
  public func wake() { loop.wake() }

  /// The input has ended: handles what is left of it, but not of a batch, then ends every request that waits.
  /// ``commit()`` is still to come.
  public func finish() {
    rest = nil
    while handle({ framing, input in framing.last(in: input) }) { commit() }
    loop.needsCommit = true
    service.finish(on: self)
    for ticket in pending.keys.sorted() { answer(ticket, with: .failure(.shuttingDown)) }
  }

  /// Ends the requests that wait here, without replies. What the client has opened stays open.
  public func hangUp() {
    rest = nil
    for ticket in pending.keys.sorted() {
      pending[ticket] = nil
      service.cancel(ticket, on: self)
    }
    loop.needsCommit = true
  }

  // MARK: For the service

  /// Ends a request that was answered `pending`, or will be: a request that is being handled may be answered before
  /// notifications that follow from it. What `handle` returns or throws after that changes nothing.
  ///
  /// - Returns: false when the ticket is unknown: answered before, cancelled, or of a notification. Nothing is sent
  ///   then.
  @discardableResult
  public func answer(_ ticket: Ticket, with completion: Completion) -> Bool {
    guard let waiting = takeCurrent(ticket) ?? pending.removeValue(forKey: ticket) else { return false }
    deliver(completion, id: waiting.id, to: waiting.place)
    return true
  }

  private func takeCurrent(_ ticket: Ticket) -> Waiting? {
    guard let current, current.ticket == ticket else { return nil }
    self.current = nil
    return current.waiting
  }

  /// Sends a notification to the client, behind every reply that was given before it. The replies of a batch come
  /// together, behind all notifications.
  ///
  /// - Parameters:
  ///   - method: the name of the notification.
  ///   - params: its params.
  ///   - provisional: true to drop it if the next commit fails.
  /// - Throws: an internal error when `params` cannot be encoded; nothing is sent then.
  public func notify(
    _ method: String, _ params: any Encodable, provisional: Bool = false
  ) throws(RPCError) {
    loop.needsCommit = true
    guard !hearsNothing else { return }
    if provisional { depend() }
    let start = output.count
    do {
      try writer.writeNotification(method, params, into: output)
    } catch {
      throw .unwritableNotification
    }
    outbox.endMessage(from: start, framed: isFramed, replies: provisional ? [] : nil)
  }

  /// Sends a notification that was encoded for several clients. It holds, whatever the next commit does.
  public func notify(_ notification: EncodedNotification) {
    loop.needsCommit = true
    let start = output.count
    output.append(contentsOf: notification.text)
    outbox.endMessage(from: start, framed: isFramed)
  }

  // MARK: Messages

  private func handle(_ message: Range<Int>) {
    loop.needsCommit = true
    if let request = PlainEnvelope.request(in: input, at: message) { return handle(request, in: nil) }
    do {
      let root = try JanssonTree.reading(input, in: message).root
      if root.kind == .array { handleBatch(root) } else { handle(Request(root), in: nil) }
    } catch {
      deliver(.failure(.unreadable(error)), id: .null, to: .alone)
    }
  }

  private func refuse(_ error: FramingError) {
    loop.needsCommit = true
    if error.isFatal { failure = error }
    deliver(.failure(error.reply), id: .null, to: .alone)
  }

  private func handleBatch(_ calls: JanssonValue) {
    guard calls.count > 0, calls.count <= limits.batchCalls else {
      let error: RPCError =
        calls.count == 0
        ? .invalidRequest("batchEmpty", expected: "at least one call")
        : .invalidRequest("batchTooLong", expected: "at most \(limits.batchCalls) calls")
      return deliver(.failure(error), id: .null, to: .alone)
    }
    handleCalls(of: Batch(), calls, from: 0)
  }

  private func handleCalls(of batch: Batch, _ calls: JanssonValue, from first: Int) {
    var next = first
    for call in calls.elements.dropFirst(first) {
      if next > first, pausesBatches?() == true { return rest = (batch, calls, next) }
      handle(Request(call), in: batch)
      next += 1
    }
    rest = nil
    batch.isRead = true
    send(batch)
  }

  /// Handles further calls of the batch of the last message.
  public func continueBatch() {
    guard let rest else { return }
    loop.needsCommit = true
    handleCalls(of: rest.batch, rest.calls, from: rest.next)
  }

  private func handle(_ request: Request, in batch: Batch?) {
    switch request {
    case .ignored: return
    case .invalid(let error, let id): deliver(.failure(error), id: id, to: place(in: batch))
    case .call("$/cancelRequest", let id, let params):
      cancel(params)
      if let id = id { deliver(.result(Bool?.none), id: id, to: place(in: batch)) }
    case .call(let method, let id, let params):
      lastSerial += 1
      let call = Call(method: method, id: id, params: params, ticket: Ticket(serial: lastSerial))
      if let error = rejection(of: call, in: batch) {
        if let id { deliver(.failure(error), id: id, to: place(in: batch)) }
      } else if let id {
        self.request(call, id, to: place(in: batch))
      } else {
        _ = try? service.handle(call, on: self)
      }
    }
    loop.commitWhenMany()
  }

  private func place(in batch: Batch?) -> Place {
    guard let batch = batch else { return .alone }
    return .member(batch, slot: batch.reserveSlot())
  }

  /// Returns the error of a call that exceeds a limit; nil if the service may handle it. Checked before the service
  /// sees the call, because a rejected call must have no effect.
  private func rejection(of call: Call, in batch: Batch?) -> RPCError? {
    if let batch, batch.replyBytes >= limits.batchReplyBytes { return .batchRepliesTooLarge }
    guard max(pending.count, client.calls, client.work) >= limits.pendingRequests else { return nil }
    return service.mayWait(call) ? .tooManyPending : nil
  }

  private func request(_ call: Call, _ id: RequestID, to place: Place) {
    current = (call.ticket, Waiting(id: id, place: place))
    let completion: Completion?
    do throws(RPCError) { completion = Completion(try service.handle(call, on: self)) } catch {
      completion = .failure(error)
    }
    guard let waiting = takeCurrent(call.ticket) else { return }
    if let completion {
      deliver(completion, id: id, to: place)
    } else {
      pending[call.ticket] = waiting
    }
  }

  private func cancel(_ params: JanssonValue?) {
    guard let id = params?.member("id" as StaticString).flatMap({ RequestID($0) }) else { return }
    let matching = pending.filter { $0.value.id.matches(id) }
    guard let ticket = matching.keys.min(), let waiting = pending.removeValue(forKey: ticket) else { return }
    service.cancel(ticket, on: self)
    deliver(.failure(.requestCancelled), id: waiting.id, to: waiting.place)
  }

  // MARK: Replies

  private func deliver(_ completion: Completion, id: RequestID, to place: Place) {
    loop.needsCommit = true
    let isProvisional = if case .provisional = completion { true } else { false }
    if isProvisional {
      loop.provisionalCount += 1
      depend()
    }
    switch place {
    case .alone: send(completion, id: id, isProvisional: isProvisional)
    case .member(let batch, let slot):
      if let constant = constant(of: completion) {
        batch.fill(slot, constant: constant) { buffer in writer.writeWithoutResult(id: id, into: buffer) }
      } else {
        batch.fill(slot, provisionalID: isProvisional ? id : nil) { buffer in write(completion, id, into: buffer) }
      }
      if isProvisional, !provisionalBatches.contains(where: { $0 === batch }) { provisionalBatches.append(batch) }
      send(batch)
    }
  }

  private func send(_ completion: Completion, id: RequestID, isProvisional: Bool) {
    let start = output.count
    if let constant = constant(of: completion) {
      let offset = writer.writeWithoutResult(id: id, into: output)
      outbox.constants.append(Outbox.Constant(offset: offset, text: constant))
      return outbox.endMessage(from: start, framed: false)
    }
    write(completion, id, into: output)
    let reply = Outbox.ProvisionalReply(range: 0..<output.count - start, id: id)
    outbox.endMessage(from: start, framed: isFramed, replies: isProvisional ? [reply] : nil)
  }

  /// Returns a result that the transport inserts; nil for one that is written. A frame's header has the length of its
  /// message, so only lines have one.
  private func constant(of completion: Completion) -> JSONText? {
    guard leavesOutConstants, !isFramed, case .result(let result) = completion, let text = result as? JSONText else {
      return nil
    }
    return text.count < Connection.smallestConstant ? nil : text
  }

  /// Sends a batch's replies once all are there; a batch of notifications alone sends nothing.
  private func send(_ batch: Batch) {
    guard batch.isComplete, !batch.isEmpty else { return }
    let start = output.count
    let written = batch.write(into: output)
    outbox.constants += written.constants
    outbox.endMessage(from: start, framed: isFramed, replies: written.provisional.isEmpty ? nil : written.provisional)
    provisionalBatches.removeAll { $0 === batch }
  }

  private func write(_ completion: Completion, _ id: RequestID, into buffer: ByteBuffer) {
    switch completion {
    case .text(let result): writer.write(result, id: id, into: buffer)
    case .result(let result), .provisional(let result): writer.write(result, id: id, into: buffer)
    case .failure(let error): writer.write(error, id: id, into: buffer)
    }
  }

  /// Makes the next commit settle what is here.
  private func depend() {
    guard !isUnsettled else { return }
    isUnsettled = true
    loop.add(self)
  }
}

extension Connection: CommitParticipant {
  /// Confirms the provisional answers, or replaces them with the error.
  public func settle(_ failure: RPCError?) {
    isUnsettled = false
    let batches = provisionalBatches
    provisionalBatches = []
    if let failure {
      outbox.fail(with: failure, framed: isFramed, writer: writer)
      for batch in batches { batch.fail(with: failure, writer: writer) }
    } else {
      outbox.confirm()
      for batch in batches { batch.confirm() }
    }
  }
}
