import 'dart:async';
import 'dart:convert';
import 'dart:io' show File, Process, ProcessSignal;

import 'package:redemption_kit/redemption_kit.dart';
import 'package:redemption_kit/src/executable.dart';
import 'package:redemption_kit/src/server_address.dart';
import 'package:test/test.dart';

import 'support/executables.dart';

/// `REDEMPTION_URL`: a server that runs already, over its WebSocket.
void main() {
  test('the same calls go to it, and events come before the reply that they precede', () async {
    final RunningServer running = await RunningServer.start([]);
    final RedemptionServer server = await connect(running.url);
    expect(server.executable, equals(running.url));
    final StorePurchaseResult bought = await server.store.purchase(vendor: Vendor.superwall, product: 'pro', entitlements: ['pro']);
    final SessionOpenResult opened = await server.session.open(vendor: Vendor.superwall, sdk: Sdk.flutter, platform: Platform.ios);
    final List<String> heard = [];
    server.events.listen((event) => heard.add(event.name));
    final Future<void> redeemed = server.redemption.redeem(session: opened.session, url: bought.link.url).then((result) => heard.add('reply'));
    await redeemed;
    expect(heard, contains('didRedeemLink'));
    expect(heard[heard.length - 1], equals('reply'));
    expect(await server.close(), equals(0));
    expect(await server.close(), equals(0));
    await expectLater(
      server.clock.now(),
      throwsA(isA<ServerExited>().having((error) => error.message, 'message', contains('has been closed. Connect again with RedemptionServer.start.'))),
    );
    final RedemptionServer again = await connect(running.url);
    await again.clock.now();
    await again.close();
  });

  test('closing ends the sessions of this client only', () async {
    final RunningServer running = await RunningServer.start([]);
    final RedemptionServer one = await connect(running.url);
    final RedemptionServer other = await connect(running.url);
    final StorePurchaseResult bought = await one.store.purchase(vendor: Vendor.revenuecat, product: 'pro', entitlements: ['pro']);
    final SessionOpenResult first = await one.session.open(vendor: Vendor.revenuecat, sdk: Sdk.flutter, platform: Platform.ios);
    final SessionOpenResult second = await other.session.open(vendor: Vendor.revenuecat, sdk: Sdk.flutter, platform: Platform.ios);
    await one.close();
    while (true) {
      final SessionListResult open = await other.session.list();
      if (!open.sessions.any((session) => session.session == first.session)) {
        break;
      }
    }
    final RedemptionRedeemResult result = await other.redemption.redeem(session: second.session, url: bought.link.url);
    expect(result.outcome, isA<Redeemed>());
    await other.close();
  });

  test('messages of every size go through', () async {
    final RunningServer running = await RunningServer.start([]);
    final RedemptionServer server = await connect(running.url);
    for (final int size in [10, 200, 70000]) {
      String code = 'ü';
      while (code.length < size) {
        code = '$code$code';
      }
      final LinkParseResult parsed = await server.link.parse(url: 'rc-1://redeem_web_purchase?redemption_token=$code');
      expect(parsed.link?.code, equals(code));
    }
    await server.close();
  });

  test('a server that ends fails the calls that wait', () async {
    final RunningServer running = await RunningServer.start([]);
    final RedemptionServer server = await connect(running.url);
    await server.fault.inject(kind: FaultInjection.delay, seconds: 3600);
    final SessionOpenResult opened = await server.session.open(vendor: Vendor.revenuecat, sdk: Sdk.flutter, platform: Platform.ios);
    final PendingCall waiting = server.begin('redemption/redeem', {'session': opened.session, 'code': 'c'});
    await server.clock.now();
    running.kill();
    await expectLater(
      waiting.result,
      throwsA(isA<ServerExited>().having((error) => error.message, 'message', contains('or dropped this client. reset() connects again; then install the app again.'))),
    );
    await server.close();
  });

  test('the token is sent, and a wrong one is named', () async {
    const String token = 'abcdefghijklmnopqrstuvwxyz012345';
    final String folder = await writeScript('exit 0');
    final File file = File('$folder.token');
    file.writeAsStringSync('$token\n');
    final RunningServer running = await RunningServer.start(['--token-file', file.path]);
    final RedemptionServer server = await connect(running.url, token);
    await server.clock.now();
    await server.close();
    final String wrong = await failure(running.url, 'wrong-token');
    expect(wrong, contains('does not accept the token. Set REDEMPTION_TOKEN'));
    expect(wrong.contains('wrong-token'), isFalse);
    expect(await failure(running.url), contains('requires a token. Set REDEMPTION_TOKEN'));
  });

  test('an address where nothing listens is named', () async {
    final RunningServer running = await RunningServer.start([]);
    running.kill();
    await running.ended;
    final String nothing = await failure(running.url);
    expect(nothing, contains(running.url));
    expect(nothing, contains('redemption up'));
  });

  test('an address that does not answer is named, with the time limit', () async {
    final RunningServer running = await RunningServer.start([]);
    await running.stop();
    await expectLater(
      RedemptionServer.start(timeout: const Duration(milliseconds: 300), environment: {'REDEMPTION_URL': running.url}),
      throwsA(isA<ServerUnreachable>().having((error) => error.reason, 'reason', equals('it did not answer within 300 ms'))),
    );
  });

  test('a text that is no address is refused, and not repeated', () async {
    final List<String> texts = [
      '127.0.0.1:8787',
      'ws://127.0.0.1:8787',
      'http://a/path',
      'http://user:secret@a',
      'http://a/#secret',
      'http://a?x',
      'nonsense',
    ];
    for (final String text in texts) {
      final String message = await failure(text);
      expect(message, startsWith('ServerUnreachable: REDEMPTION_URL cannot be used'));
      expect(message, contains('http://127.0.0.1:8787'));
      expect(message.contains('secret'), isFalse);
    }
    expect(findAddress({}), isNull);
    final ServerAddress? address = findAddress({'REDEMPTION_URL': ' https://host:1/ ', 'REDEMPTION_TOKEN': ' secret\n'});
    expect([address?.origin, address?.token], equals(['https://host:1', 'secret']));
  });

  test('options of a server that is started are refused', () async {
    final RunningServer running = await RunningServer.start([]);
    expect(
      () => RedemptionServer.start(clock: ServerClock.system, environment: {'REDEMPTION_URL': running.url}),
      throwsA(isA<ServerUnreachable>().having((error) => error.reason, 'reason', contains('the options ledger and clock'))),
    );
  });
}

/// A client of the server at that address.
Future<RedemptionServer> connect(String url, [String token = '']) {
  return RedemptionServer.start(
    timeout: const Duration(seconds: 60),
    environment: {'REDEMPTION_URL': url, 'REDEMPTION_TOKEN': token},
  );
}

/// What connecting fails with.
Future<String> failure(String url, [String token = '']) async {
  try {
    await connect(url, token);
  } on ServerUnreachable catch (error) {
    return error.message;
  }
  fail('it did connect');
}

/// A `redemption up` on a free port, which ends with the test.
final class RunningServer {
  RunningServer._(this._process, this.url);

  final Process _process;

  /// Its address.
  final String url;

  static Future<RunningServer> start(List<String> options) async {
    final String program = findExecutable(null, null).file;
    final Process process = await Process.start(program, ['up', '--http', '127.0.0.1:0', ...options]);
    addTearDown(() => process.kill(ProcessSignal.sigkill));
    final Completer<String> address = Completer<String>();
    process.stderr.listen((bytes) {});
    // Its first line names the address.
    process.stdout.transform(utf8.decoder).transform(const LineSplitter()).listen((line) {
      if (!address.isCompleted) {
        final String rest = line.substring(line.indexOf('http://'));
        address.complete(rest.substring(0, rest.indexOf('. ')));
      }
    });
    return RunningServer._(process, await address.future);
  }

  /// Its end.
  Future<int> get ended => _process.exitCode;

  void kill() {
    _process.kill(ProcessSignal.sigkill);
  }

  /// Leaves it without a turn: it accepts connections and answers none.
  Future<void> stop() async {
    final String pid = '${_process.pid}';
    final Process process = await Process.start('sh', ['-c', 'kill -STOP $pid; until grep -q "State:.T" /proc/$pid/status; do sleep 0.02; done']);
    await process.exitCode;
  }
}
