/// Streams that all get the same elements, for a host's `customerInfoStream`.
package final class Broadcast<Element: Sendable>: Sendable {
  private struct Streams: Sendable {
    var open: [UInt64: AsyncStream<Element>.Continuation] = [:]
    var last: UInt64 = 0
  }

  private let streams = Locked(Streams())

  /// Starts without streams.
  package init() {}

  /// A stream of `first`, if there is one, and then of every element that is sent. It keeps the newest that was not
  /// read.
  package func stream(startingWith first: Element?) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: .bufferingNewest(1))
    if let first { continuation.yield(first) }
    let id = streams.withLock { streams in
      streams.last += 1
      streams.open[streams.last] = continuation
      return streams.last
    }
    continuation.onTermination = { [weak self] _ in self?.streams.withLock { $0.open[id] = nil } }
    return stream
  }

  /// Sends an element to every stream.
  package func send(_ element: Element) {
    for stream in streams.value.open.values { stream.yield(element) }
  }
}
