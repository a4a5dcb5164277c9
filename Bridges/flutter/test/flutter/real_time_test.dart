import 'dart:async';

import 'package:flutter_test/flutter_test.dart';
import 'package:redemption_kit/flutter.dart';

/// The fake clock of a widget test does not hold up the client. Run by `flutter test`.
void main() {
  final TestDefaultBinaryMessenger messenger = TestWidgetsFlutterBinding.ensureInitialized().defaultBinaryMessenger;
  late RedemptionServer server;

  setUp(() async {
    server = await RedemptionServer.start(timeout: const Duration(seconds: 5));
  });
  tearDown(() => server.close());

  Future<String> openDelayed() async {
    await server.fault.inject(kind: FaultInjection.delay, seconds: 60);
    final SessionOpenResult opened = await server.session.open(
      vendor: Vendor.revenuecat,
      sdk: Sdk.flutter,
      platform: Platform.ios,
    );
    return opened.session;
  }

  testWidgets('a call that is begun under the fake clock has its reply', (tester) async {
    final PendingCall call = server.begin('server/describe');
    final Object? described = await tester.runAsync<Object?>(() => call.result);
    expect(described, isNotNull);
  });

  testWidgets('its time limit is in real time', (tester) async {
    final String? session = await tester.runAsync<String>(openDelayed);
    final PendingCall call = server.begin('redemption/redeem', {'session': session, 'code': 'c'});
    await tester.runAsync<void>(() async {
      await expectLater(call.result, throwsA(isA<CallTimedOut>()));
    });
  });

  testWidgets('so is the wait for a real SDK that stays silent', (tester) async {
    final Gateway script = Gateway.fromJson({
      'script': [
        {
          'kind': 'failed',
          'code': 'c',
          'failure': {'reason': 'unreadable', 'message': 'Not a customer.', 'attempts': 1},
        },
      ],
    });
    final PurchasesChannel? purchases = await tester.runAsync<PurchasesChannel>(() {
      return PurchasesChannel.open(server, platform: Platform.android, configured: true, gateway: script);
    });
    final Map<String, Object?> link = {'redemptionLink': 'rc-abc://redeem_web_purchase?redemption_token=c'};
    await tester.runAsync<void>(() async {
      await expectLater(purchases?.invoke('redeemWebPurchase', link), throwsA(isA<ChannelSilent>()));
    });
  });

  testWidgets('a server can be started and closed in a widget test', (tester) async {
    final int? status = await tester.runAsync<int>(() async {
      final RedemptionServer another = await RedemptionServer.start();
      return await another.close();
    });
    expect(status, equals(0));
  });

  testWidgets('in runAsync, an assertion moves the fake clock of the app\'s own timers', (tester) async {
    late PurchasesChannel purchases;
    late String link;
    await tester.runAsync<void>(() async {
      purchases = await PurchasesChannel.open(server, configured: true);
      link = await Outcome.revenuecat[0].url(server);
    });
    void redeem() {
      purchases.invoke('redeemWebPurchase', {'redemptionLink': link}).ignore();
    }

    Timer(const Duration(milliseconds: 100), redeem);
    await tester.runAsync<void>(() async {
      await server.redemptions.expectRedeemedOnce(link, outcome: OutcomeKind.redeemed, pump: tester.pump);
    });
    Timer(const Duration(milliseconds: 100), redeem);
    await tester.runAsync<void>(() async {
      await expectLater(
        server.redemptions.expectRedeemedOnce(link, pump: tester.pump),
        throwsA(isA<RedeemedOnceFailed>().having((error) => error.message, 'message', contains('redeemed 2 times'))),
      );
      await purchases.close();
    });
  });

  testWidgets('outside of runAsync, a wait says what to do', (tester) async {
    Object advice(String call) {
      final String text = 'await tester.runAsync(() => $call(…, pump: tester.pump))';
      return throwsA(isA<StateError>().having((error) => error.message, 'message', contains(text)));
    }

    const String link = 'rc-abc://redeem_web_purchase?redemption_token=c';
    expect(() => server.redemptions.expectRedeemedOnce(link), advice('expectRedeemedOnce'));
    final FlutterPhone phone = FlutterPhone.install(messenger, server: server);
    await expectLater(() => phone.open(link), advice('FlutterPhone.open'));
    phone.close();
  });

  testWidgets('the clock of a widget test is fake: a timer of its own does not fire', (tester) async {
    bool fired = false;
    final Timer timer = Timer(const Duration(milliseconds: 1), () => fired = true);
    await tester.runAsync<void>(() async {
      await server.clock.now();
      await Future<void>.delayed(const Duration(milliseconds: 50));
    });
    expect(fired, isFalse);
    timer.cancel();
  });
}
