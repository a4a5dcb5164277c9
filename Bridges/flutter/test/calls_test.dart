import 'dart:convert';
import 'dart:io' show File;

import 'package:redemption_kit/redemption_kit.dart';
import 'package:test/test.dart';

import 'support/executables.dart';
import 'support/json.dart';

/// What a stand-in for the server says first: the reply to `server/describe`.
const String hello = '{"jsonrpc":"2.0","id":1,"result":{"name":"redemption","version":"0.1.0","contractVersion":1}}';

/// Requests, replies and events on one server.
void main() {
  late RedemptionServer server;

  setUp(() async {
    server = await startServer();
  });
  tearDown(() => server.close());

  test('1,000 calls in flight each get their own reply', () async {
    final List<Future<LinkParseResult>> calls = [];
    for (int index = 0; index < 1000; index += 1) {
      calls.add(server.link.parse(url: 'rc-abc://redeem_web_purchase?redemption_token=token$index'));
    }
    expect(server.pendingCalls, equals(1000));
    final List<LinkParseResult> results = await Future.wait(calls);
    for (int index = 0; index < 1000; index += 1) {
      expect(results[index].link?.code, equals('token$index'));
    }
    expect(server.pendingCalls, equals(0));
  });

  test('replies come in any order', () async {
    await server.fault.inject(kind: FaultInjection.delay, seconds: 60, count: 1);
    final SessionOpenResult opened = await server.session.open(
      vendor: Vendor.revenuecat,
      sdk: Sdk.flutter,
      platform: Platform.ios,
    );
    final PendingCall slow = server.begin('redemption/redeem', {'session': opened.session, 'code': 'unknown'});
    await server.clock.now();
    expect(server.pendingCalls, equals(1));
    await server.clock.advance(seconds: 61);
    expect(await slow.result, isNotNull);
  });

  test('events come between replies, behind the reply of a call that returns before them', () async {
    final StorePurchaseResult bought = await server.store.purchase(
      vendor: Vendor.superwall,
      product: 'pro_yearly',
      entitlements: ['pro'],
      email: 'jane.doe@example.com',
    );
    final SessionOpenResult opened = await server.session.open(
      vendor: Vendor.superwall,
      sdk: Sdk.flutter,
      platform: Platform.ios,
    );
    final List<String> told = [];
    server.events.listen((event) => told.add(event.name));
    await server.session.handleDeepLink(session: opened.session, url: bought.link.url);
    told.add('the reply');
    await server.settle();
    expect(told.sublist(0, 3), equals(['the reply', 'redemption_start', 'willRedeemLink']));
    expect(told.last, equals('didRedeemLink'));
  });

  test('events reach every listener, until it cancels', () async {
    final SessionOpenResult opened = await server.session.open(
      vendor: Vendor.superwall,
      sdk: Sdk.flutter,
      platform: Platform.android,
    );
    int first = 0;
    int second = 0;
    final subscription = server.events.listen((event) => first += 1);
    server.events.listen((event) => second += 1);
    await server.session.handleDeepLink(session: opened.session, url: 'myapp://superwall/redeem?code=c');
    await server.settle();
    await subscription.cancel();
    final int soFar = first;
    await server.session.handleDeepLink(session: opened.session, url: 'myapp://superwall/redeem?code=d');
    await server.settle();
    expect(soFar, greaterThan(1));
    expect(first, equals(soFar));
    expect(second, greaterThan(soFar));
  });

  test('a call that is cancelled ends at once, and the server lets go of it', () async {
    await server.fault.inject(kind: FaultInjection.delay, seconds: 60);
    final SessionOpenResult opened = await server.session.open(
      vendor: Vendor.revenuecat,
      sdk: Sdk.flutter,
      platform: Platform.ios,
    );
    final PendingCall call = server.begin('redemption/redeem', {'session': opened.session, 'code': 'c'});
    await server.clock.now();
    call.cancel();
    expect(call.result, throwsA(isA<CallCancelled>().having((error) => error.method, 'method', 'redemption/redeem')));
    expect(server.pendingCalls, equals(0));
    await server.clock.advance(seconds: 61);
    call.cancel();
    expect((await server.clock.now()).now, greaterThan(0));
  });

  test('a call without a reply ends with its own time limit, in real time', () async {
    await server.fault.inject(kind: FaultInjection.delay, seconds: 60);
    final SessionOpenResult opened = await server.session.open(
      vendor: Vendor.revenuecat,
      sdk: Sdk.flutter,
      platform: Platform.ios,
    );
    const Duration limit = Duration(milliseconds: 100);
    final Stopwatch watch = Stopwatch();
    watch.start();
    expect(
      () => server.call('redemption/redeem', {'session': opened.session, 'code': 'c'}, limit),
      throwsA(
        isA<CallTimedOut>()
            .having((error) => error.method, 'method', 'redemption/redeem')
            .having((error) => error.message, 'message', contains('100 ms'))
            .having((error) => watch.elapsedMilliseconds, 'time', greaterThan(90)),
      ),
    );
    expect((await server.clock.now()).now, greaterThan(0));
  });

  test('the server is told of a call that is cancelled, and of one whose time is up', () async {
    final String script = await writeScript("echo '$hello'; exec cat > \"\$0.log\"");
    final RedemptionServer silent = await RedemptionServer.start(executable: script);
    silent.begin('clock/now').cancel();
    final Future<Object?> late = silent.call('clock/now', null, const Duration(milliseconds: 50));
    await expectLater(late, throwsA(isA<CallTimedOut>()));
    await silent.close();
    final List<Object?> cancelled = [];
    for (final String line in File('$script.log').readAsLinesSync()) {
      if (line.contains(r'$/cancelRequest')) {
        cancelled.add(valueAt(jsonDecode(line), '/params/id'));
      }
    }
    expect(cancelled, equals([2, 3]));
  });

  test('a refused call says the code, the kind, the place and what was expected', () {
    expect(
      () => server.call('session/describe', {'session': 4}),
      throwsA(
        isA<CallRefused>()
            .having((error) => error.code, 'code', -32602)
            .having((error) => error.kind, 'kind', 'wrongType')
            .having((error) => error.path, 'path', '/session')
            .having((error) => error.expected, 'expected', startsWith('a string')),
      ),
    );
  });

  test('a method that the server does not have is refused', () {
    expect(() => server.call('no/method'), throwsA(isA<CallRefused>().having((error) => error.code, 'code', -32601)));
  });

  test('a reply that breaks the contract is an unreadable reply, with its place', () {
    expect(
      () => server.request('clock/now', null, LinkParseResult.fromJson),
      throwsA(isA<UnreadableReply>().having((error) => error.where, 'where', 'clock/now')),
    );
  });

  test('a server that answers nonsense ends every call with a typed error', () async {
    const Map<String, String> cases = {
      'words': 'not JSON',
      '[1]': 'no object',
      '{"jsonrpc":"2.0","id":77,"result":1}': 'never sent',
      '{"jsonrpc":"2.0","id":2}': 'without result and error',
      '{"jsonrpc":"2.0","id":2,"error":{"code":"x"}}': 'without code and message',
    };
    for (final MapEntry<String, String> entry in cases.entries) {
      final String script = await writeScript("echo '$hello'; read a; read b; echo '${entry.key}'; exec sleep 5");
      final RedemptionServer broken = await RedemptionServer.start(executable: script);
      final PendingCall call = broken.begin('clock/now');
      await expectLater(
        call.result,
        throwsA(isA<UnreadableReply>().having((error) => error.what, 'what', contains(entry.value))),
        reason: entry.key,
      );
      broken.kill();
      await broken.close();
    }
  });

  test('an error without an id fails every pending call, and the server goes on', () async {
    const String error = '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"no JSON"}}';
    const String reply = '{"jsonrpc":"2.0","id":4,"result":{"now":1}}';
    final String script = await writeScript(
      "echo '$hello'; read a; read b; read c; echo '$error'; read d; echo '$reply'; exec sleep 5",
    );
    final RedemptionServer scripted = await RedemptionServer.start(executable: script);
    final List<PendingCall> calls = [scripted.begin('clock/now'), scripted.begin('store/mailbox')];
    for (final PendingCall call in calls) {
      await expectLater(
        call.result,
        throwsA(isA<CallRefused>().having((error) => error.code, 'code', -32700)),
        reason: call.method,
      );
    }
    expect(await scripted.begin('clock/now').result, equals({'now': 1}));
    scripted.kill();
    await scripted.close();
  });
}
