import 'package:flutter/services.dart';
import 'package:flutter_test/flutter_test.dart';

import '../generated/types.dart';
import '../installed_apps.dart';
import '../server.dart';
import '../watch.dart';

/// Delivers links as the operating system does: to `app_links`, or to Flutter's own router.
///
/// ```dart
/// final phone = FlutterPhone.install(messenger, server: server);
/// phone.launch(url: link); // a cold start
/// await phone.open(link); // the app runs
/// ```
///
/// app_links 7.0.0, `AppLinksIosPlugin.swift` and `AppLinksPlugin.java`: the first link is the initial one, and a stream that
/// begins to listen gets it once, if it was not sent before. So an app that reads both redeems a link twice.
final class FlutterPhone {
  FlutterPhone._(this._messenger, this._server, this._usesFlutterRouting);

  static const String _events = 'com.llfbandit.app_links/events';
  static const MethodChannel _messages = MethodChannel('com.llfbandit.app_links/messages');
  static const MethodChannel _listening = MethodChannel(_events);

  final TestDefaultBinaryMessenger _messenger;
  final RedemptionServer? _server;
  final bool _usesFlutterRouting;
  String? _initial;
  String? _latest;
  bool _isInitialSent = false;
  bool _isListening = false;

  /// Answers the channels of `app_links`. [usesFlutterRouting] is for an app whose router gets links from Flutter itself
  /// (`FlutterDeepLinkingEnabled`, or `flutter_deeplinking_enabled` on Android).
  ///
  /// With [server], [open] waits for the redemption.
  static FlutterPhone install(
    TestDefaultBinaryMessenger messenger, {
    RedemptionServer? server,
    bool usesFlutterRouting = false,
  }) {
    final FlutterPhone phone = FlutterPhone._(messenger, server, usesFlutterRouting);
    messenger.setMockMethodCallHandler(_messages, phone._answer);
    messenger.setMockMethodCallHandler(_listening, phone._listen);
    return phone;
  }

  /// Starts the app, by a link or without one. Call it before the app reads its links.
  void launch({String? url}) {
    _initial = url;
    _latest = url;
    _isInitialSent = false;
    _isListening = false;
    if (_usesFlutterRouting) {
      TestWidgetsFlutterBinding.ensureInitialized().platformDispatcher.defaultRouteNameTestValue = url ?? '/';
    }
  }

  /// The app is killed and starts again on the same phone, by a link or without one: its SDKs have what they stored.
  ///
  /// Dart cannot unload the app: remove what it has added to the SDKs, such as a listener of `Purchases`, and let it configure them again.
  Future<void> relaunch({String? url}) async {
    launch(url: url);
    await _apps.relaunch();
  }

  /// The app is uninstalled and installed on the same phone: what its SDKs stored is gone. The rest is as in [relaunch].
  Future<void> reinstall() async {
    launch();
    await _apps.reinstall();
  }

  /// The app is in the background for so many seconds. The clock moves once, also for two SDKs.
  Future<void> background(num seconds) => _apps.background(seconds);

  InstalledApps get _apps {
    final RedemptionServer? server = _server;
    if (server == null) {
      throw StateError('FlutterPhone was installed without a server. Pass it: FlutterPhone.install(messenger, server: server).');
    }
    return server.apps;
  }

  /// Opens a link while the app runs, and waits.
  ///
  /// If the phone was installed with a server, this waits for the app: until it redeems the link, if it is a redemption link, for at
  /// most [within]; and then until its calls of the SDK have ended. An answer that is held (a fault of the kind `delay`) is waited for
  /// 0.5 s. In `testWidgets`, call it in `tester.runAsync` and pass `tester.pump` as [pump]; see `expectRedeemedOnce`.
  Future<void> open(
    String url, {
    Duration within = const Duration(seconds: 1),
    Future<void> Function(Duration step)? pump,
  }) async {
    final RedemptionServer? server = _server;
    if (server == null) {
      await _deliver(url);
      return;
    }
    final Watch watch = Watch('FlutterPhone.open', pump);
    await _deliver(url);
    final LinkParseResult parsed = await server.link.parse(url: url);
    await server.redemptions.settle(watch, parsed.link == null ? null : url, within);
  }

  Future<void> _deliver(String url) async {
    _latest = url;
    _initial = _initial ?? url;
    if (_isListening) {
      _isInitialSent = true;
      await _send(url);
    }
    if (_usesFlutterRouting) {
      final MethodCall push = MethodCall('pushRouteInformation', {'location': url, 'state': null});
      final ByteData message = const JSONMethodCodec().encodeMethodCall(push);
      await _messenger.handlePlatformMessage('flutter/navigation', message, (reply) {});
    }
  }

  /// Stops answering.
  void close() {
    _messenger.setMockMethodCallHandler(_messages, null);
    _messenger.setMockMethodCallHandler(_listening, null);
  }

  Future<Object?> _answer(MethodCall call) async {
    return switch (call.method) {
      'getInitialLink' => _initial,
      'getLatestLink' => _latest,
      _ => throw MissingPluginException('app_links has no method ${call.method}.'),
    };
  }

  Future<Object?> _listen(MethodCall call) async {
    _isListening = call.method == 'listen';
    final String? initial = _initial;
    if (_isListening && !_isInitialSent && initial != null) {
      _isInitialSent = true;
      await _send(initial);
    }
    return null;
  }

  Future<void> _send(String url) async {
    final ByteData event = const StandardMethodCodec().encodeSuccessEnvelope(url);
    await _messenger.handlePlatformMessage(_events, event, (reply) {});
  }
}
