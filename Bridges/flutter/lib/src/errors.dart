import 'packed_program.dart';

/// What can go wrong between a test and `redemption serve`. Every case says what to do next.
sealed class RedemptionException implements Exception {
  /// For the cases alone.
  const RedemptionException();

  /// What went wrong and what to do about it, in plain sentences.
  String get message;

  @override
  String toString() => message;
}

/// No executable was found.
final class ServerNotFound extends RedemptionException {
  /// Says where it was looked for.
  const ServerNotFound(this.looked);

  /// The places that were tried, in order.
  final List<String> looked;

  @override
  String get message {
    final String advice = containerAdvice(thisMachine());
    return 'ServerNotFound: there is no redemption server. Looked at:\n${looked.map((place) => '  - $place\n').join()}'
        '${advice == '' ? '' : '$advice\n'}'
        'Install the package from its archive, which has the program, or build one with `make build` in the RedemptionKit '
        'repository and set REDEMPTION_EXECUTABLE to it, put it on PATH, or pass executable: to RedemptionServer.start. '
        'To start a container or another program, set REDEMPTION_COMMAND to its command line.';
  }
}

/// The executable is there, but no server came of it.
final class ServerStartFailed extends RedemptionException {
  /// Says what failed.
  const ServerStartFailed({required this.executable, required this.reason, required this.stderrTail});

  /// The executable that was started.
  final String executable;

  /// What failed.
  final String reason;

  /// The last lines that it wrote to stderr; empty when it wrote none.
  final String stderrTail;

  @override
  String get message =>
      'ServerStartFailed: $executable did not start: $reason. '
      'Run `$executable serve` in a terminal to see why.${quotedTail(stderrTail)}';
}

/// The running server that `REDEMPTION_URL` names cannot be used.
final class ServerUnreachable extends RedemptionException {
  /// Says why, and what to do.
  const ServerUnreachable({required this.address, required this.reason, required this.advice});

  /// Its address without a path, or the name of the variable if that has no address.
  final String address;

  /// Why it cannot be used.
  final String reason;

  /// What to do.
  final String advice;

  @override
  String get message => 'ServerUnreachable: $address cannot be used as the redemption server: $reason. $advice';
}

/// The server and this client do not fit: one of them is too old.
final class ServerVersionMismatch extends RedemptionException {
  /// Says both versions, and which side to update.
  const ServerVersionMismatch({
    required this.executable,
    required this.expected,
    required this.found,
    required this.advice,
  });

  /// The executable that was started.
  final String executable;

  /// The servers that this client works with.
  final String expected;

  /// The server's own versions, or what it said instead.
  final String found;

  /// Which of the two to update.
  final String advice;

  @override
  String get message =>
      'ServerVersionMismatch: $executable is version $found; this client needs $expected. $advice';
}

/// The server's process, or the connection to a running server, ended while it was needed.
final class ServerExited extends RedemptionException {
  /// Says how it ended.
  const ServerExited({required this.status, required this.stderrTail, this.address, this.isClosed = false});

  /// Its exit status; negative for the number of the signal that ended it, 0 for a running server.
  final int status;

  /// The last lines that it wrote to stderr; empty when it wrote none.
  final String stderrTail;

  /// The address of a running server; null for a child process.
  final String? address;

  /// Whether this client has closed it.
  final bool isClosed;

  @override
  String get message {
    if (address != null) {
      return 'ServerExited: the connection to $address has '
          '${isClosed ? 'been closed' : 'ended: the server was stopped, or dropped this client'}. '
          '${isClosed ? 'Connect again with RedemptionServer.start.' : 'reset() connects again; then install the app again.'}';
    }
    return 'ServerExited: the server ended with status $status. '
        '${isClosed ? 'RedemptionServer.start starts another one' : 'reset() starts another one; then install the app again'}; what a server in memory held is gone.${quotedTail(stderrTail)}';
  }
}

/// A call of the app was in progress when the test uninstalled the app, or came from a test before that.
final class PhoneReset extends RedemptionException {
  /// Says which call.
  const PhoneReset(this.method);

  /// The method of the SDK.
  final String method;

  @override
  String get message => 'PhoneReset: `$method` was in progress when the app was uninstalled. Await it before the test ends.';
}

/// No reply came within the call's time limit, in real time.
final class CallTimedOut extends RedemptionException {
  /// Says which call, and how long it waited.
  const CallTimedOut({required this.method, required this.limit});

  /// The method that was called.
  final String method;

  /// How long was waited.
  final Duration limit;

  @override
  String get message =>
      'CallTimedOut: $method had no reply within ${limit.inMilliseconds} ms. If a fault of kind delay holds it, call '
      'clock.advance; otherwise give the call a longer timeout.';
}

/// The call was cancelled by its own caller.
final class CallCancelled extends RedemptionException {
  /// Says which call.
  const CallCancelled(this.method);

  /// The method that was called.
  final String method;

  @override
  String get message => 'CallCancelled: $method was cancelled before its reply came.';
}

/// The server answered with an error.
final class CallRefused extends RedemptionException {
  /// Says what the server said.
  const CallRefused({
    required this.method,
    required this.code,
    required this.kind,
    required this.path,
    required this.expected,
    required this.reason,
    required this.details,
  });

  /// The method that was called.
  final String method;

  /// The number of the JSON-RPC error.
  final int code;

  /// `data.kind`: one word for programs, stable for ever.
  final String kind;

  /// `data.path`: a JSON Pointer into the params; null where it is no member's fault.
  final String? path;

  /// `data.expected`: what was expected there; null where nothing more is known.
  final String? expected;

  /// The server's own sentence.
  final String reason;

  /// `data.details`: an SDK's own words (`code`, `message`, `details`) for `sdkError`, else null.
  final Map<String, Object?>? details;

  @override
  String get message {
    final String? where = path;
    final String? wanted = expected;
    final String place = where == null ? '' : ' At $where';
    final String hint = wanted == null ? '' : ' expected $wanted.';
    return 'CallRefused: $method: $reason ($kind, $code)$place${place == '' ? '' : ':'}$hint';
  }
}

/// The real native side never answers such a call; [limit] was waited, as an app would wait for ever.
final class ChannelSilent extends RedemptionException {
  /// Says which call, and why it has no answer.
  const ChannelSilent({required this.method, required this.reason, required this.limit});

  /// The channel's method that was called.
  final String method;

  /// Why the real SDK stays silent.
  final String reason;

  /// How long was waited.
  final Duration limit;

  @override
  String get message =>
      'ChannelSilent: the real SDK never answers $method here: $reason. '
      'An app needs a time limit of its own around this call.';
}

/// The server sent what no server of this protocol sends.
final class UnreadableReply extends RedemptionException {
  /// Says what was sent, and in the place of what.
  const UnreadableReply({required this.what, required this.where});

  /// What could not be read.
  final String what;

  /// The method it answers, or the place in the reply as a JSON Pointer.
  final String where;

  @override
  String get message =>
      'UnreadableReply: $what at $where. Check that the executable is `redemption` and of this client\'s release.';
}

/// The tail of stderr as a paragraph of its own, nothing when there is none.
String quotedTail(String tail) => tail == '' ? '' : '\nIt wrote:\n$tail';
