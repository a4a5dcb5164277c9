#if Live
  internal import AsyncHTTPClient
  internal import NIOCore
  internal import NIOHTTP1
  public import RedemptionCore

  #if canImport(FoundationEssentials)
    internal import FoundationEssentials
  #else
    internal import Foundation
  #endif

  /// One installed app that talks to its vendor's own service. A retry is the session's affair, as it is the
  /// SDK's; a second request that belongs to the same question is the dialect's.
  public struct LiveGateway: RemoteGateway {
    let dialect: any ServiceDialect
    let app: ServiceApp
    let keys: ServiceKeys
    /// Scheme, host and perhaps a path, without a slash at the end.
    let baseURL: String
    /// In milliseconds; nil for the SDK's own.
    let timeLimit: Int64?
    let client: HTTPClient
    /// Keeps the client open.
    let services: LiveServices

    /// The largest answer that is read, in bytes.
    static let largestBody = 8 << 20
    /// The most requests for one question.
    static let mostRequests = 8

    /// Sends the SDK's request and reads the answer as the SDK does. To cancel the task cancels the request.
    public func answer(_ call: ServiceCall) async throws(GatewayError) -> Answer {
      let mask = MessageMask(secrets: secrets(of: call))
      do throws(RedemptionFailure) {
        var call = call
        for _ in 0..<LiveGateway.mostRequests {
          let request = try dialect.request(for: call, app: app, keys: keys, now: .ofSystem)
          try LiveGateway.check(request)
          switch try await step(after: request, of: call) {
          case .answer(let answer): return answer.masked(by: mask)
          case .askNext(let next): call = next
          }
        }
        throw RedemptionFailure(reason: .unreadable, message: "The service was asked again and again.")
      } catch {
        throw .failed(error.masked(by: mask))
      }
    }

    private func step(
      after request: ServiceRequest, of call: ServiceCall
    ) async throws(RedemptionFailure) -> ServiceStep {
      let response: ServiceResponse
      do { response = try await send(request) } catch { return try dialect.answer(to: call, after: error) }
      return try dialect.answer(to: call, with: response, now: .ofSystem)
    }

    /// Checks the headers: some have words of the caller, such as the app user id.
    ///
    /// - Throws: a failure that is not retried; nothing was sent.
    private static func check(_ request: ServiceRequest) throws(RedemptionFailure) {
      for (name, value) in request.headers where value.unicodeScalars.contains(where: isForbiddenInHeader) {
        throw RedemptionFailure(
          reason: .refused,
          message: "The request was not sent: the value of its header \(name) has control characters.", attempts: 0)
      }
    }

    /// Control characters except the tab (RFC 9110, section 5.5).
    private static func isForbiddenInHeader(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
    }

    private func send(_ request: ServiceRequest) async throws(RedemptionFailure) -> ServiceResponse {
      do {
        var message = HTTPClientRequest(url: baseURL + request.path)
        message.method = request.method == .get ? .GET : .POST
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
          message.headers.add(name: name, value: value)
        }
        if let body = request.body { message.body = .bytes(ByteBuffer(bytes: try LiveGateway.bytes(of: body))) }
        let limit = TimeAmount.milliseconds(timeLimit ?? request.timeLimit)
        let response = try await client.execute(message, deadline: .now() + limit)
        guard (100...599).contains(response.status.code) else { throw ChannelError.inappropriateOperationForState }
        let body = try await response.body.collect(upTo: LiveGateway.largestBody)
        return ServiceResponse(
          status: Int(response.status.code), headers: response.headers.map { ($0.name, $0.value) },
          body: ReceivedBody(bytes: body))
      } catch {
        throw RedemptionFailure(meeting: error)
      }
    }

    private static func bytes(of body: JSONValue) throws -> [UInt8] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return [UInt8](try encoder.encode(body))
    }

    /// What must not stand in a message, though a service may repeat it there.
    private func secrets(of call: ServiceCall) -> [String] {
      let secrets = [keys.app.secret, keys.store?.secret ?? ""]
      guard case .redeem(let request) = call.question else { return secrets }
      return secrets + request.storedCodes + [request.code ?? ""]
    }
  }

  private struct ReceivedBody: ServiceBody {
    let bytes: ByteBuffer

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: Data(bytes.readableBytesView))
    }
  }

  extension RedemptionFailure {
    fileprivate func masked(by mask: MessageMask) -> RedemptionFailure {
      var failure = self
      failure.message = mask.masked(failure.message)
      return failure
    }
  }

  extension Answer {
    /// An answer may contain failures of single codes, with the service's own message.
    fileprivate func masked(by mask: MessageMask) -> Answer {
      guard case .redemption(var answer) = self else { return self }
      answer.outcome = answer.outcome?.masked(by: mask)
      answer.storedOutcomes = answer.storedOutcomes.map { $0.masked(by: mask) }
      return .redemption(answer)
    }
  }

  extension RedemptionOutcome {
    fileprivate func masked(by mask: MessageMask) -> RedemptionOutcome {
      guard case .failed(let code, let failure) = self else { return self }
      return .failed(code: code, failure: failure.masked(by: mask))
    }
  }

  extension Timestamp {
    /// Requests carry the phone's own time, whatever clock a test moves.
    fileprivate static var ofSystem: Timestamp {
      Timestamp(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
    }
  }
#endif
