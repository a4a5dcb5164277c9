import JSONRPC
import JanssonCoding
import RedemptionCore

/// Answers that faults give in place of a gateway.
extension Server {
  /// What a session's SDK gets in place of an answer; nil for a delay, whose answer comes in the end.
  func answer(
    to question: Question, _ context: ServiceContext, after fault: Fault, in session: OpenSession
  ) -> Result<Answer, GatewayError>? {
    let faults = session.adapter.faults
    switch fault.kind {
    case .offline, .timeout:
      let reason: RedemptionFailure.Reason = fault.kind == .offline ? .offline : .timeout
      let message = faults.message(of: reason, for: session.target)
      return .failure(.failed(RedemptionFailure(reason: reason, message: message)))
    case .malformed:
      return .failure(
        .failed(RedemptionFailure(reason: .unreadable, message: "The service's answer could not be read.")))
    case .http:
      let call = ServiceCall(target: session.target, question: question, context: context)
      return read(fault.response, faults.body(of: fault.response), as: call, in: session)
    case .delay, .late: return nil
    }
  }

  /// Reads an error response as the vendor's SDK does. Without a dialect, and where the SDK would ask something else
  /// first, only the status is known.
  private func read(
    _ response: ErrorResponse, _ body: JSONValue?, as call: ServiceCall, in session: OpenSession
  ) -> Result<Answer, GatewayError> {
    let bare = RedemptionFailure(
      reason: .http, message: "The service answered with HTTP status \(response.status).", httpStatus: response.status)
    guard response.status >= 400, let dialect = session.adapter.service(for: session.target) else {
      return .failure(.failed(bare))
    }
    let headers = response.headers + (body == nil ? [] : [(name: "Content-Type", value: "application/json")])
    let received = ServiceResponse(
      status: response.status, headers: headers.map { ($0.name, $0.value) }, body: FaultBody(json: body))
    do throws(RedemptionFailure) {
      guard case .answer(let answer) = try dialect.answer(to: call, with: received, now: space.now) else {
        return .failure(.failed(bare))
      }
      return .success(answer)
    } catch {
      // A dialect that has no such request sends none: the fault met nothing.
      return .failure(.failed(error.attempts == 0 ? bare : error, retry: dialect.retryAdvice(in: received)))
    }
  }

  /// A failure of a live service in the words of the session's platform, which is not that of this process.
  func inWords(
    of session: OpenSession, _ answer: Result<Answer, GatewayError>
  ) -> Result<Answer, GatewayError> {
    guard case .failure(.failed(var failure, let retry)) = answer,
      failure.reason == .offline || failure.reason == .timeout
    else { return answer }
    failure.message = session.adapter.faults.message(of: failure.reason, for: session.target)
    return .failure(.failed(failure, retry: retry))
  }

  /// What an HTTP request gets from an `http` fault, in the words of the endpoint's vendor.
  func response(to fault: Fault, at endpoint: LocalEndpoint) -> LocalResponse {
    let error = fault.response
    let adapter = vendor(of: endpoint).flatMap { vendor in registry.adapters.first { $0.vendor.id == vendor } }
    var response = LocalResponse.status(error.status)
    response.body = adapter?.faults.body(of: error)
    response.headers += error.headers
    return response
  }
}

/// The body of an error response.
private struct FaultBody: ServiceBody {
  /// Nil for an empty body, which is not JSON.
  let json: JSONValue?

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let text = ByteBuffer(capacity: 256)
    if let json { try JSONTextEncoder().encode(json, into: text) }
    return try JanssonDecoder().decode(type, from: JanssonTree.reading(text.bytes).root)
  }
}
