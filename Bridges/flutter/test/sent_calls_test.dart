import 'dart:convert';
import 'dart:io' show File;

import 'package:redemption_kit/redemption_kit.dart';
import 'package:redemption_kit/src/executable.dart';
import 'package:test/test.dart';

import 'support/executables.dart';
import 'support/json.dart';

/// What goes to the server: each call by its name, with all that the app gave.
void main() {
  late RedemptionServer server;
  late String log;

  setUp(() async {
    final String program = findExecutable(null, null).file;
    final String script = await writeScript("tee \"\$0.log\" | '$program' \"\$@\"");
    log = '$script.log';
    server = await RedemptionServer.start(executable: script, timeout: const Duration(seconds: 30));
  });
  tearDown(() => server.close());

  List<Object?> sent(String method) {
    final List<Object?> found = [];
    for (final String line in File(log).readAsLinesSync()) {
      if (line.contains('"method":"$method"')) {
        found.add(valueAt(jsonDecode(line), '/params'));
      }
    }
    return found;
  }

  List<String> calls() => [for (final Object? one in sent('channel/call')) '${valueAt(one, '/method')} ${jsonEncode(valueAt(one, '/arguments'))}'];

  test('an app is opened with its platform, user, script of answers and version, and starts again without what its SDK knows', () async {
    final Gateway script = Gateway.fromJson({
      'script': [
        {'kind': 'invalidCode', 'code': 'c'},
      ],
    });
    for (final bool configured in [true, false]) {
      await PurchasesChannel.open(
        server,
        platform: Platform.android,
        configured: configured,
        appUserId: configured ? 'ada' : null,
        gateway: script,
        sdkVersion: '10.9.1',
      );
    }
    await SuperwallHost.open(
      server,
      delegate: const Deaf(),
      platform: Platform.android,
      configured: true,
      appUserId: 'ada',
      gateway: script,
      sdkVersion: '2.4.11',
    );
    await server.apps.relaunch();
    await server.apps.reinstall();
    final List<String> opened = [
      for (final Object? one in sent('session/open'))
        jsonEncode([
          for (final String name in ['vendor', 'sdk', 'platform', 'configured', 'appUserId', 'sdkVersion', 'gateway']) member(one, name),
        ]),
    ];
    const String answers = '{"script":[{"kind":"invalidCode","code":"c"}]}';
    String app(String vendor, bool configured, String? user, String version) {
      return '["$vendor","flutter","android",$configured,${jsonEncode(user)},"$version",$answers]';
    }

    List<String> all(String? user) {
      return [app('revenuecat', true, user, '10.9.1'), app('revenuecat', false, null, '10.9.1'), app('superwall', true, user, '2.4.11')];
    }

    expect(opened, equals([...all('ada'), ...all(null), ...all('ada')]));
    expect([for (final Object? one in sent('device/wipe')) member(one, 'vendor')], equals(['revenuecat', 'revenuecat', 'superwall']));
    expect(sent('session/close'), hasLength(6));
  });

  test('the calls of SuperwallHost have the names and arguments of the SDK\'s host', () async {
    final SuperwallHost host = await SuperwallHost.open(server, delegate: const Deaf(), platform: Platform.ios);
    await host.configure('key');
    await host.identify('ada');
    await host.setUserAttributes({'age': 36, 'email': null});
    await host.getUserAttributes();
    await host.getEntitlements();
    await host.getCustomerInfo();
    await host.setSubscriptionStatus({'type': 'PInactive'});
    await host.getSubscriptionStatus();
    await host.handleDeepLink('https://example.com/news');
    await host.registerPlacement('campaign', params: {'from': 'test'}, handler: (completion, result) {}, feature: () {});
    await host.registerPlacement('plain');
    await host.getIsConfigured();
    await host.getIsLoggedIn();
    await host.getUserId();
    await host.getIsPaywallPresented();
    await host.dismiss();
    await host.restorePurchases();
    await host.reset();
    expect(
      calls(),
      equals([
        'configure ["key",null,null]',
        'identify ["ada"]',
        'setUserAttributes [{"age":36,"email":null}]',
        'getUserAttributes []',
        'getEntitlements []',
        'getCustomerInfo []',
        'setSubscriptionStatus [{"type":"PInactive"}]',
        'getSubscriptionStatus []',
        'handleDeepLink ["https://example.com/news"]',
        'registerPlacement ["campaign",{"from":"test"},{"hostId":"handler_1"},{"hostId":"feature_2"}]',
        'registerPlacement ["plain",null,null,null]',
        'getIsConfigured []',
        'getIsLoggedIn []',
        'getUserId []',
        'getIsPaywallPresented []',
        'dismiss []',
        'restorePurchases []',
        'reset []',
      ]),
    );
  });

  test('what is configured hears of the background and of its end, and the clock moves once', () async {
    await PurchasesChannel.open(server, platform: Platform.ios);
    final SuperwallHost superwall = await SuperwallHost.open(server, delegate: const Deaf(), platform: Platform.ios, configured: true);
    await server.apps.background(90000);
    for (final String method in ['session/background', 'session/foreground']) {
      expect([for (final Object? one in sent(method)) member(one, 'session')], equals([superwall.session]), reason: method);
    }
    expect([for (final Object? one in sent('clock/advance')) member(one, 'seconds')], equals([90000]));
  });

  test('an app comes back from the background also if the clock does not move', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, configured: true);
    await expectLater(server.apps.background(-1), throwsA(isA<CallRefused>()));
    expect([for (final Object? one in sent('session/foreground')) member(one, 'session')], equals([purchases.session]));
  });

  test('a situation and a reset are what the test asks for', () async {
    final PurchasesChannel purchases = await PurchasesChannel.open(server, platform: Platform.ios);
    final SuperwallHost superwall = await SuperwallHost.open(server, delegate: const Deaf(), platform: Platform.ios);
    await Outcome.superwall[0].url(
      server,
      product: 'gold',
      entitlements: ['premium'],
      kind: PurchaseKind.oneTime,
      appUserId: 'ada',
      email: 'ada@example.com',
      scheme: 'mine',
    );
    await purchases.reset();
    await superwall.resetStore();
    await server.reset();
    expect(
      jsonEncode(sent('outcomes/prepare')),
      equals(
        '[{"vendor":"superwall","situation":"redeemed","product":"gold","entitlements":["premium"],"kind":"oneTime","appUserId":"ada",'
        '"email":"ada@example.com","scheme":"mine"}]',
      ),
    );
    expect([for (final Object? one in sent('store/reset')) member(one, 'vendor')], equals(['revenuecat', 'superwall', null]));
  });

  test('an exploration has its options and what the app shows, and starts the app again', () async {
    final List<String> happened = [];
    final Explorer explorer = Explorer(
      server,
      () async {
        await SuperwallHost.open(server, delegate: const Deaf(), platform: Platform.android);
        return Watched('first', happened);
      },
      vendor: Vendor.superwall,
      platform: Platform.android,
      events: {'look': 'The buyer looks.'},
      world: ['purchase', 'linkOpens', 'reinstall', 'linkStartsApp'],
      properties: ['noCrash'],
      limits: {'purchases': 1},
      user: 'ben',
      seed: 7,
    );
    await explorer.playStory(['purchase', 'linkOpens', 'look', 'reinstall', 'linkStartsApp']);
    expect(
      happened,
      equals(['first opens a link', 'first looks', 'first ends', 'reinstall', 'reinstall ends', 'relaunch by a link', 'relaunch ends']),
    );
    expect(sent('device/wipe'), hasLength(1));
    expect(
      jsonEncode(sent('explore/start')),
      equals(
        '[{"app":{"vendor":"superwall","sdk":"flutter","platform":"android"},"events":[{"name":"look","text":"The buyer looks."}],'
        '"world":["purchase","linkOpens","reinstall","linkStartsApp"],"properties":["noCrash"],"limits":{"purchases":1},"user":"ben","seed":7,'
        '"story":["purchase","linkOpens","look","reinstall","linkStartsApp"]}]',
      ),
    );
    final Object? observed = sent('explore/observed')[0];
    expect(
      jsonEncode([for (final String name in ['timers', 'shows', 'enabled', 'key', 'failed']) member(observed, name)]),
      equals('[[],{"says":"nothing","access":["pro"],"user":"ada","text":"Hello"},["look"],["first"],null]'),
    );
  });
}

Object? member(Object? json, String name) => (json as Map<String, Object?>)[name];

/// A delegate that does nothing.
final class Deaf extends SuperwallHostDelegate {
  const Deaf();
}

/// An app that notes what happens to it.
final class Watched extends ExploredApp {
  const Watched(this._name, this._happened);

  final String _name;
  final List<String> _happened;

  @override
  Map<String, Object?> get shows => {'says': 'nothing', 'access': ['pro'], 'user': 'ada', 'text': 'Hello'};

  @override
  Object? get key => [_name];

  @override
  Map<String, Future<void> Function()> get events => {'look': () async => _happened.add('$_name looks')};

  @override
  Future<void> open(String url) async {
    _happened.add('$_name opens a link');
  }

  @override
  Future<void> end() async {
    _happened.add('$_name ends');
  }

  @override
  Future<ExploredApp> restart({required bool isNew, String? url}) async {
    final String how = isNew ? 'reinstall' : 'relaunch';
    _happened.add(url == null ? how : '$how by a link');
    return Watched(how, _happened);
  }
}
