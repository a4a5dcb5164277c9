#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// Messages from tasks of any thread to the one that serves; see ``WakeHandle`` for the way to make it look.
public final class Mailbox<Message: Sendable>: Sendable {
  #if canImport(Darwin)
    private let messages = OSAllocatedUnfairLock<[Message]>(initialState: [])
  #else
    private let messages = Mutex<[Message]>([])
  #endif

  /// An empty box.
  public init() {}

  /// Puts a message behind the others.
  ///
  /// - Returns: true if the box was empty: only then must its owner be woken.
  @discardableResult
  public func post(_ message: Message) -> Bool {
    messages.withLock { messages in
      messages.append(message)
      return messages.count == 1
    }
  }

  /// Takes out all messages, in the order in which they came.
  public func takeAll() -> [Message] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }
}
