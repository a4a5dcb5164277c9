import LocalService
import RedemptionCore
import RedemptionServer

/// Sends webhooks with the client of the local service.
struct LocalSender: WebhookSender {
  let client: LoopbackClient

  func send(_ push: WebhookPush, _ done: @escaping @Sendable (WebhookAnswer) -> Void) {
    client.post(
      to: push.place.host, port: push.place.port, target: push.place.target,
      headers: push.headers.map { ($0.name, $0.value) }, body: push.body, within: push.timeLimit
    ) { answer in
      switch answer {
      case .status(let status): done(.status(status))
      case .noAnswer(let cause): done(.noAnswer(cause))
      case .notSent(let cause): done(.notSent(cause))
      }
    }
  }
}
