public import JSONRPC
import Logging

extension Server {
  /// Sends new entries of the log to the clients that have subscribed.
  public func notifySubscribers() -> [Connection] {
    main.log?.settle()
    var unfinished = notifySubscribers(of: main)
    for open in spaces.values where !open.subscribers.isEmpty { unfinished += notifySubscribers(of: open) }
    return unfinished
  }

  private func notifySubscribers(of open: OpenSpace) -> [Connection] {
    guard let log = open.log, !open.subscribers.isEmpty else { return [] }
    open.subscribers.removeAll { $0.connection == nil }
    var texts = LogTexts()
    var unfinished: [Connection] = []
    for subscriber in open.subscribers {
      do throws(RPCError) {
        if try subscriber.send(log, &texts), let connection = subscriber.connection { unfinished.append(connection) }
      } catch {
        configuration.logger.error("the log could not be sent to a subscriber: \(error.message)")
        open.subscribers.removeAll { $0 === subscriber }
      }
    }
    return unfinished
  }
}
