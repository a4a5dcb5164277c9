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

  /// Asks a vendor's own service, for one installed app.
  ///
  /// The session retries, as the SDK does. The dialect may send a second request for the same question.
  public struct LiveGateway: RemoteGateway {
    let dialect: any ServiceDialect
    let app: ServiceApp
    let keys: ServiceKeys
    /// Scheme, host and possibly a path, without a trailing slash.
    let baseURL: String
    /// The time limit of a request in milliseconds; nil uses the SDK's own.
    let timeLimit: Int64?
    let client: HTTPClient
    /// Owns the client, and keeps it open.
    let services: LiveServices

    /// The largest response body that is read, in bytes.
    static let largestBody = 8 << 20
    /// The largest number of requests for one question.
    static let mostRequests = 8

    /// Sends the SDK's request and decodes the response as the SDK does. Cancelling the task cancels the request.
    public func answer(_ call: ServiceCall) async throws(GatewayError) -> Answer {
      let mask = MessageMask(secrets: secrets(of: call))
      do throws(GatewayError) {
        var call = call
        for _ in 0..<LiveGateway.mostRequests {
          switch try await step(of: call) {
          case .answer(let answer): return answer.masked(by: mask)
          case .askNext(let next): call = next
          }
        }
        throw .failed(
          RedemptionFailure(
            reason: .unreadable, message: "No answer after \(LiveGateway.mostRequests) requests for one question."))
      } catch {
        throw error.masked(by: mask)
      }
    }

    private func step(of call: ServiceCall) async throws(GatewayError) -> ServiceStep {
      var advice: RetryAdvice?
      do throws(RedemptionFailure) {
        let request = try dialect.request(for: call, app: app, keys: keys, now: .ofSystem)
        try LiveGateway.check(request)
        let response: ServiceResponse
        do { response = try await send(request) } catch { return try dialect.answer(to: call, after: error) }
        advice = dialect.retryAdvice(in: response)
        return try dialect.answer(to: call, with: response, now: .ofSystem)
      } catch {
        throw .failed(error, retry: advice)
      }
    }

    /// Checks the headers. Some contain text of the caller, such as the app user id.
    ///
    /// - Throws: a failure that is not retried. Nothing was sent.
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
        message.method = HTTPMethod(rawValue: request.method.rawValue)
        for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
          message.headers.add(name: name, value: value)
        }
        if let form = request.formText {
          message.body = .bytes(ByteBuffer(string: form))
        } else if let body = request.body {
          message.body = .bytes(ByteBuffer(bytes: try LiveGateway.bytes(of: body)))
        }
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

    /// What a service's message may repeat, and an error must not contain.
    private func secrets(of call: ServiceCall) -> [String] {
      let secrets = [keys.app.secret, keys.store?.secret ?? ""]
      guard case .redeem(let request) = call.question else { return secrets }
      return secrets + request.storedCodes + [request.code ?? ""]
    }
  }

  private struct ReceivedBody: ServiceBody {
    let bytes: ByteBuffer

    var text: String? { String(validating: bytes.readableBytesView, as: UTF8.self) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try JSONDecoder().decode(type, from: Data(bytes.readableBytesView))
    }
  }

  extension GatewayError {
    fileprivate func masked(by mask: MessageMask) -> GatewayError {
      guard case .failed(let failure, let advice) = self else { return self }
      return .failed(failure.masked(by: mask), retry: advice)
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
    /// Masks the failures of single codes: they contain the service's own message.
    fileprivate func masked(by mask: MessageMask) -> Answer {
      switch self {
      case .redemption(let answer): .redemption(answer.masked(by: mask))
      case .own(let own): .own(OwnAnswer(own.facts, redemption: own.redemption?.masked(by: mask)))
      case .customer, .logIn, .receipt, .reissue: self
      }
    }
  }

  extension RedemptionAnswer {
    fileprivate func masked(by mask: MessageMask) -> RedemptionAnswer {
      var answer = self
      answer.outcome = outcome?.masked(by: mask)
      answer.storedOutcomes = storedOutcomes.map { $0.masked(by: mask) }
      return answer
    }
  }

  extension RedemptionOutcome {
    fileprivate func masked(by mask: MessageMask) -> RedemptionOutcome {
      guard case .failed(let code, let failure) = self else { return self }
      return .failed(code: code, failure: failure.masked(by: mask))
    }
  }

  extension Timestamp {
    /// The system's time. Requests contain the phone's own time, not the time of a clock that a test moves.
    fileprivate static var ofSystem: Timestamp {
      Timestamp(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
    }
  }
#endif
