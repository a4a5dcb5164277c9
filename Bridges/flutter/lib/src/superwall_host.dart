import 'dart:async';

import 'channel.dart';
import 'errors.dart';
import 'generated/json.dart';
import 'generated/types.dart';
import 'server.dart';

/// The calls of `superwallkit_flutter` to its app's delegate, with this package's types. Extend it and do in each call what
/// the app's own `SuperwallDelegate` does.
abstract class SuperwallHostDelegate {
  /// A delegate that does nothing yet.
  const SuperwallHostDelegate();

  /// A redemption has begun: show activity.
  void willRedeemLink() {}

  /// A redemption has ended.
  void didRedeemLink(SuperwallFlutterReply result) {}

  /// The customer has changed; [change] has `from` and `to`.
  void customerInfoDidChange(Map<String, Object?> change) {}

  /// The status has changed; [change] has `from` and `to`.
  void subscriptionStatusDidChange(Map<String, Object?> change) {}

  /// A link of Superwall's that redeems nothing was opened.
  void handleSuperwallDeepLink(Map<String, Object?> link) {}

  /// The SDK has tracked an event, such as `redemption_start`.
  void handleSuperwallEvent(String name, Map<String, Object?> params) {}
}

/// The native side of `superwallkit_flutter`: its host calls, and the calls of its delegate.
///
/// For tests without Flutter: this calls a delegate itself, in the SDK's order. `SuperwallFlutterHost` runs the SDK. Arguments and
/// answers are those of the host calls, as JSON.
final class SuperwallHost {
  SuperwallHost._(this._channel, this._delegate);

  final SessionChannel _channel;
  final SuperwallHostDelegate _delegate;
  final Map<String, void Function(String completion, String result)> _handlers = {};
  StreamSubscription<SessionEvent>? _subscription;

  /// Installs the app on a phone: opens a session whose events go to [delegate].
  ///
  /// [configured] is for a test that begins after `Superwall.configure`; [appUserId] is then the identified user, null for
  /// none. [gateway] answers the redemptions: the ledger by default, or a script of outcomes. [sdkVersion] is the version of
  /// `superwallkit_flutter`; it defaults to the one in `pubspec.lock`. stderr has a line if redemption may differ in it.
  static Future<SuperwallHost> open(
    RedemptionServer server, {
    required SuperwallHostDelegate delegate,
    Platform? platform,
    bool configured = false,
    String? appUserId,
    Gateway? gateway,
    String? sdkVersion,
  }) async {
    final SessionChannel channel = await SessionChannel.open(
      server,
      Vendor.superwall,
      'superwallkit_flutter',
      platform: platform,
      configured: configured,
      appUserId: appUserId,
      gateway: gateway,
      sdkVersion: sdkVersion,
    );
    final SuperwallHost host = SuperwallHost._(channel, delegate);
    host._subscription = host._channel.events.listen(host._tell);
    return host;
  }

  /// The session's name, for what only a test may do: `server.fault.inject`, `server.call('session/setPaywall', …)`.
  String get session => _channel.session;

  /// Starts over at Superwall: deletes its customers, purchases and codes. This phone keeps what its SDK has cached.
  ///
  /// [reset] is the SDK's own call of that name.
  Future<void> resetStore() => _channel.reset();

  /// Uninstalls the app: ends the delegate's calls and closes the session.
  Future<void> close() async {
    await _subscription?.cancel();
    await _channel.close();
  }

  /// `configure`.
  Future<void> configure(String apiKey) async {
    await _channel.call('configure', [apiKey, null, null]);
  }

  /// `identify`: the app's user from now on.
  Future<void> identify(String userId) async {
    await _channel.call('identify', [userId]);
  }

  /// `reset`: no user is identified any more.
  Future<void> reset() async {
    await _channel.call('reset', []);
  }

  /// `handleDeepLink`: whether Superwall takes the link.
  ///
  /// The SDK's own call returns before it calls the delegate. This one returns after the calls that follow at once, for a test to look at.
  Future<bool> handleDeepLink(String url) async {
    final bool isHandled = readBool(await _channel.call('handleDeepLink', [url]), '');
    await _channel.server.settle();
    return isHandled;
  }

  /// `getUserAttributes`.
  Future<Map<String, Object?>> getUserAttributes() => _object('getUserAttributes', []);

  /// `setUserAttributes`.
  Future<void> setUserAttributes(Map<String, Object?> attributes) async {
    await _channel.call('setUserAttributes', [attributes]);
  }

  /// `getEntitlements`: the fields of `PEntitlements`.
  Future<Map<String, Object?>> getEntitlements() => _object('getEntitlements', []);

  /// `getCustomerInfo`: the fields of `PCustomerInfo`.
  Future<Map<String, Object?>> getCustomerInfo() => _object('getCustomerInfo', []);

  /// `getSubscriptionStatus`: `PActive`, `PInactive` or `PUnknown` and its fields.
  Future<Map<String, Object?>> getSubscriptionStatus() => _object('getSubscriptionStatus', []);

  /// `setSubscriptionStatus`, in the same form.
  Future<void> setSubscriptionStatus(Map<String, Object?> status) async {
    await _channel.call('setSubscriptionStatus', [status]);
  }

  /// `registerPlacement`. [feature] is what the placement guards; [handler] receives how the paywall ended, in the SDK's words,
  /// such as `onSkip` and `placementNotFound`.
  Future<void> registerPlacement(
    String placement, {
    Map<String, Object?>? params,
    void Function(String completion, String result)? handler,
    void Function()? feature,
  }) async {
    await _channel.call('registerPlacement', [
      placement,
      params,
      _host('handler', handler),
      _host('feature', feature == null ? null : (completion, result) => feature()),
    ]);
  }

  /// A callback as Pigeon carries it: by a name, under which it is called later.
  Map<String, Object?>? _host(String kind, void Function(String completion, String result)? callback) {
    if (callback == null) {
      return null;
    }
    final String name = '${kind}_${_handlers.length + 1}';
    _handlers[name] = callback;
    return {'hostId': name};
  }

  /// `getIsConfigured`.
  Future<bool> getIsConfigured() async => readBool(await _channel.call('getIsConfigured', []), '');

  /// `getIsLoggedIn`: whether a user is identified.
  Future<bool> getIsLoggedIn() async => readBool(await _channel.call('getIsLoggedIn', []), '');

  /// `getUserId`: the identified user, or the alias of one who is not.
  Future<String> getUserId() async => readString(await _channel.call('getUserId', []), '');

  /// `getIsPaywallPresented`.
  Future<bool> getIsPaywallPresented() async => readBool(await _channel.call('getIsPaywallPresented', []), '');

  /// `dismiss`: closes the paywall that is open.
  Future<void> dismiss() async {
    await _channel.call('dismiss', []);
  }

  /// `restorePurchases`: the fields of `PRestorationResult`.
  Future<Map<String, Object?>> restorePurchases() => _object('restorePurchases', []);

  /// Any host call by its name. Throws [ChannelFailure], [ChannelMethodMissing], or a [RedemptionException].
  Future<Object?> invoke(String method, List<Object?> arguments) => _channel.call(method, arguments);

  Future<Map<String, Object?>> _object(String method, List<Object?> arguments) async {
    final Object? value = await _channel.call(method, arguments);
    try {
      return readObject(value, '');
    } on UnreadableJson catch (error) {
      throw UnreadableReply(what: error.message, where: method);
    }
  }

  void _tell(SessionEvent event) {
    final Map<String, Object?> params = event.params;
    switch (event.name) {
      case 'willRedeemLink':
        _delegate.willRedeemLink();
      case 'didRedeemLink':
        _delegate.didRedeemLink(SuperwallFlutterReply.fromJson(params));
      case 'customerInfoDidChange':
        _delegate.customerInfoDidChange(params);
      case 'subscriptionStatusDidChange':
        _delegate.subscriptionStatusDidChange(params);
      case 'handleSuperwallDeepLink':
        _delegate.handleSuperwallDeepLink(params);
      case 'register':
        final void Function(String completion, String result)? handler = _handlers[params['handlerId']];
        if (handler != null) {
          handler('${params['completion']}', '${params['result']}');
        }
      default:
        _delegate.handleSuperwallEvent(event.name, params);
    }
  }
}
