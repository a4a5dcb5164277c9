import 'errors.dart';

/// Takes what a link reads.
abstract class LinkListener {
  /// For implementations.
  const LinkListener();

  /// A message.
  void receive(String text);

  /// What was read is not a message: [what] was found in [where].
  void unreadable(String what, String where);

  /// Everything was read, and there is no more; [reason] says why.
  void end(ServerExited reason);
}

/// What carries messages to a server and back.
abstract class ServerLink {
  /// For implementations.
  const ServerLink();

  /// What errors call the server.
  String get name;

  /// The last lines that the server wrote to stderr; empty if it is not a child of this process.
  String get stderrTail;

  /// Begins to read.
  void listen(LinkListener listener);

  /// Sends a message.
  void send(String text);

  /// Sends nothing more: the server ends, or this client's sessions. Ends it after [patience]. Its exit status; safe to call twice.
  Future<int> close(Duration patience);

  /// Ends it at once.
  void kill();
}
