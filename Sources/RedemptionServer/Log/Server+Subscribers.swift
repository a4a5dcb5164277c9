public import JSONRPC
import Logging

extension Server {
  /// Sends new entries of the log to the clients that have subscribed.
  public func notifySubscribers() -> [Connection] {
    guard let log else { return [] }
    log.settle()
    guard !subscribers.isEmpty else { return [] }
    subscribers.removeAll { $0.connection == nil }
    var texts = LogTexts()
    var unfinished: [Connection] = []
    for subscriber in subscribers {
      do throws(RPCError) {
        if try subscriber.send(log, &texts), let connection = subscriber.connection { unfinished.append(connection) }
      } catch {
        configuration.logger.error("the log could not be sent to a subscriber: \(error.message)")
        subscribers.removeAll { $0 === subscriber }
      }
    }
    return unfinished
  }
}
