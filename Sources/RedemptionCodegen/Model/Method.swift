/// A method that a client may send.
public struct Method: Hashable, Sendable {
  /// Its name on the wire: `link/parse`, `rpc.discover`, `$/cancelRequest`.
  public var name: String
  /// What it does, in one sentence.
  public var doc: String
  /// The name of its params' definition; an object. `NoParams` for a method without any.
  public var params: String
  /// The name of its result's definition; `Nothing` for a notification.
  public var result: String
  /// The errors that it may answer with beside those that any method may, in the document's order.
  public var errors: [MethodError]

  /// What stands before the slash (or the point), by which clients group methods: `link`, `rpc`, `$`.
  public var group: String { String(name[..<split]) }
  /// What stands after it: `parse`, `discover`, `cancelRequest`.
  public var verb: String { String(name[split...].dropFirst()) }
  /// Whether it takes no params.
  public var takesNothing: Bool { params == "NoParams" }
  /// Whether it is a notification of the transport, and no call.
  public var isNotification: Bool { result == "Nothing" }
  /// Where the group ends.
  private var split: String.Index { name.firstIndex { $0 == "/" || $0 == "." } ?? name.startIndex }
}

/// An error that a method may answer with.
public struct MethodError: Hashable, Sendable {
  /// The JSON-RPC code; one of `ErrorCode`.
  public var code: Int64
  /// The `data.kind`, where there is only one; one of `ErrorKind`.
  public var kind: String?
  /// What it means, in a sentence.
  public var doc: String
}

/// A notification that the server sends.
public struct Notification: Hashable, Sendable {
  /// Its name on the wire: `session/event`.
  public var name: String
  /// What it is, for a doc comment: whole sentences, with `code` between backticks.
  public var doc: String
  /// The name of its params' definition; an object.
  public var params: String
}

/// What the body of an event is.
public struct EventShape: Hashable, Sendable {
  /// Whose event; one of `Vendor`.
  public var vendor: String
  /// The only SDK that has it so; one of `Sdk`. Nil for all others of the vendor.
  public var sdk: String?
  /// The SDK's own name of it, as `vendor.json` in the vendor's folder of the schemas lists it.
  public var name: String
  /// The name of the definition of `SessionEvent.params`. `Reply`, `CustomerReply` and `StatusReply` go on by the
  /// session's target.
  public var params: String
}

/// Which shape a reply has at which target.
public struct TargetTable: Hashable, Sendable {
  /// The name of the map that stands in results: `Reply`, `CustomerReply` or `StatusReply`.
  public var name: String
  /// A row per target, in the document's order.
  public var rows: [Row]

  /// A target and its shape.
  public struct Row: Hashable, Sendable {
    /// One of `Vendor`.
    public var vendor: String
    /// One of `Sdk`.
    public var sdk: String
    /// One of `Platform`.
    public var platform: String
    /// The name of the definition that the map is read with.
    public var shape: String
  }
}
