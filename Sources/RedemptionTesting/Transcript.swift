import RedemptionCore

/// What an app, its SDK and the vendor's service say to each other: one line each, the same in every process.
final class Transcript {
  private(set) var lines: [String] = []

  /// Begins a story.
  func begin(_ title: String) { lines += lines.isEmpty ? ["# \(title)"] : ["", "# \(title)"] }

  /// Adds what the app does next.
  func call(_ call: SDKCall) { lines.append("> \(call)") }

  /// Adds a line: who speaks, and what is said.
  func add(_ speaker: String, _ said: Any) { lines.append("\(speaker) \(AnswerRecord.text(of: said))") }

  /// Adds a message of the server.
  func add(message: JSONValue) {
    if let params = message["params"] {
      add("  event", params)
    } else if let error = message["error"] {
      add("  error", error)
    } else {
      add("  result", message["result"] ?? .null)
    }
  }

  /// Adds an effect of the SDK: an event, or how a call ends.
  func add(_ effect: SDKEffect) { lines.append("  \(effect.text)") }

  /// Adds an HTTP request of the SDK.
  func add(_ request: ServiceRequest) {
    let headers = AnswerRecord.text(of: JSONValue.object(request.headers.mapValues { .string($0) }))
    let body = request.formText ?? request.body.map { AnswerRecord.text(of: $0) } ?? ""
    lines.append(AnswerRecord.withoutIDs("  \(request.method.rawValue) \(request.path) \(headers) \(body)"))
  }

  /// Adds a response of the vendor's service.
  func add(_ response: LocalResponse) {
    let headers = response.headers.map { " \($0.name): \($0.value)" }.joined()
    let body = response.body.map { " \(AnswerRecord.text(of: $0))" } ?? ""
    lines.append("  HTTP \(response.status)\(headers)\(body)")
  }
}
