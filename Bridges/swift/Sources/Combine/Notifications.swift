public import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name, on the thread that posts them.
  ///
  /// - Parameter object: whose notifications; nil for everybody's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The notifications of a name.
  public struct Publisher: Combine.Publisher {
    /// A notification.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose they are; nil for everybody's.
    public let object: AnyObject?

    /// Calls with each notification.
    public func listen(_ receive: @escaping (Signal<Notification, Never>) -> Void) -> AnyCancellable {
      // The closure is called where the app posts, as a subject calls it.
      nonisolated(unsafe) let receive = receive
      let token = center.addObserver(forName: name, object: object, queue: nil) { receive(.value($0)) }
      return AnyCancellable { center.removeObserver(token) }
    }
  }
}
