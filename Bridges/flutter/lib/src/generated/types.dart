// Made by `redemption codegen --language dart` from the schemas of RedemptionKit; do not edit.

import 'json.dart';

/// The service's answer does not contain the code of the request.
final class AbsentAnswer implements ScriptedAnswer {
  /// Creates an object from its members.
  const AbsentAnswer();

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory AbsentAnswer.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'absent');
    return const AbsentAnswer();
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'absent'};
}

/// What a paywall's button does after the purchase.
enum AfterPurchase implements JsonWritable {
  appDefault('appDefault'),
  redemptionPage('redemptionPage'),
  deepLink('deepLink'),
  customUrl('customUrl');

  const AfterPurchase(this.value);

  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory AfterPurchase.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'appDefault' => appDefault,
      'redemptionPage' => redemptionPage,
      'deepLink' => deepLink,
      'customUrl' => customUrl,
      _ => throw UnreadableJson('no word of AfterPurchase', path),
    };
  }

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// An identified user of the app, or an anonymous one that the vendor counts as a user.
final class AppUserOwner implements Owner {
  /// Creates an object from its members.
  const AppUserOwner({required this.appUserId});

  /// The app user.
  final String appUserId;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory AppUserOwner.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'appUser');
    return AppUserOwner(appUserId: readMember(object, 'appUserId', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'appUser', 'appUserId': appUserId};
}

/// How the next charges of a subscription end: paid, not paid, or not paid before the first retry.
///
/// A switch over it names its words and [UnknownBilling].
sealed class Billing implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Billing.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'succeeds' => succeeds,
      'fails' => fails,
      'failsThenSucceeds' => failsThenSucceeds,
      _ => UnknownBilling(value),
    };
  }

  static const Billing succeeds = KnownBilling.succeeds;
  static const Billing fails = KnownBilling.fails;
  static const Billing failsThenSucceeds = KnownBilling.failsThenSucceeds;

  /// All words of this release.
  static const List<Billing> values = KnownBilling.values;

  /// The word on the wire.
  String get value;
}

/// The words of [Billing] that this release knows.
enum KnownBilling implements Billing {
  succeeds('succeeds'),
  fails('fails'),
  failsThenSucceeds('failsThenSucceeds');

  const KnownBilling(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [Billing] of a newer server.
final class UnknownBilling implements Billing {
  /// Keeps the value as received.
  const UnknownBilling(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// When a subscription changes to another product: now, with a new period, or at the next renewal.
enum ChangeMoment implements JsonWritable {
  now('now'),
  renewal('renewal');

  const ChangeMoment(this.value);

  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory ChangeMoment.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'now' => now,
      'renewal' => renewal,
      _ => throw UnreadableJson('no word of ChangeMoment', path),
    };
  }

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// A call on the wrapper SDK's own channel. As in the SDKs, links in it are not unwrapped.
final class ChannelCallParams implements JsonWritable {
  /// Creates an object from its members.
  const ChannelCallParams({required this.session, required this.method, this.arguments, this.argumentsIsNull = false});

  /// The session, as `session/open` named it.
  final String session;
  /// The channel's name of the call, such as `redeemWebPurchase`. All methods of the wrapper are known, in the version that `docs/channels.md` names;
  /// any other name returns the platform's error for an unknown method.
  final String method;
  /// An object for RevenueCat's Flutter channel and for Capacitor, a list for the others; absent or null for none.
  final Object? arguments;
  /// Whether a null in [arguments] is written; otherwise the member is left out.
  final bool argumentsIsNull;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ChannelCallParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ChannelCallParams(
      session: readMember(object, 'session', path, readString),
      method: readMember(object, 'method', path, readString),
      arguments: readOptional(object, 'arguments', path, readAny),
      argumentsIsNull: hasNull(object, 'arguments'),
    );
  }

  @override
  Map<String, Object?> toJson() => {'session': session, 'method': method, if (arguments != null || argumentsIsNull) 'arguments': arguments};
}

/// What the channel returns: exactly one of `value`, `error` and `silent`.
///
/// Its cases: [ChannelValue], [ChannelError], [ChannelSilence], [UnknownChannelCallResult].
sealed class ChannelCallResult implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory ChannelCallResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    if (object.containsKey('value')) {
      return ChannelValue.fromJson(json, path);
    }
    if (object.containsKey('error')) {
      return ChannelError.fromJson(json, path);
    }
    if (object.containsKey('silent')) {
      return ChannelSilence.fromJson(json, path);
    }
    return UnknownChannelCallResult(object);
  }
}

/// A case of [ChannelCallResult] of a newer server.
final class UnknownChannelCallResult implements ChannelCallResult {
  /// Keeps the value as received.
  const UnknownChannelCallResult(this.json);

  /// The whole object.
  final Map<String, Object?> json;

  @override
  Map<String, Object?> toJson() => json;
}

/// The native side returns an error.
final class ChannelError implements ChannelCallResult {
  /// Creates an object from its members.
  const ChannelError({required this.error});

  /// The error as the channel returns it.
  final SDKError error;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ChannelError.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ChannelError(error: readMember(object, 'error', path, SDKError.fromJson));
  }

  @override
  Map<String, Object?> toJson() => {'error': error.toJson()};
}

/// The real native side never answers, so a client must not wait for it.
final class ChannelSilence implements ChannelCallResult {
  /// Creates an object from its members.
  const ChannelSilence({required this.silent});

  /// Why, for people.
  final String silent;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ChannelSilence.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ChannelSilence(silent: readMember(object, 'silent', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'silent': silent};
}

/// The native side returns a value.
final class ChannelValue implements ChannelCallResult {
  /// Creates an object from its members.
  const ChannelValue({required this.value});

  /// The value; null for none. A `ChannelMessage` for Unity's asynchronous calls.
  final Object? value;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ChannelValue.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ChannelValue(value: readMember(object, 'value', path, readAny));
  }

  @override
  Map<String, Object?> toJson() => {'value': value};
}

/// Something that a buyer can do on a page.
final class CheckoutAction implements JsonWritable {
  /// Creates an object from its members.
  const CheckoutAction({required this.kind, required this.text, required this.url});

  /// What it does.
  final CheckoutActionKind kind;
  /// Its label.
  final String text;
  /// The link, or the store's address; null if that is unknown. `link/qr` returns the code of a link to scan.
  final String? url;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory CheckoutAction.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return CheckoutAction(
      kind: readMember(object, 'kind', path, CheckoutActionKind.fromJson),
      text: readMember(object, 'text', path, readString),
      url: readNullable(object, 'url', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'kind': kind.toJson(), 'text': text, 'url': url};
}

/// What a buyer can do: open the link, scan it as a QR code, or get the app from its store.
///
/// A switch over it names its words and [UnknownCheckoutActionKind].
sealed class CheckoutActionKind implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory CheckoutActionKind.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'redeem' => redeem,
      'scan' => scan,
      'install' => install,
      _ => UnknownCheckoutActionKind(value),
    };
  }

  static const CheckoutActionKind redeem = KnownCheckoutActionKind.redeem;
  static const CheckoutActionKind scan = KnownCheckoutActionKind.scan;
  static const CheckoutActionKind install = KnownCheckoutActionKind.install;

  /// All words of this release.
  static const List<CheckoutActionKind> values = KnownCheckoutActionKind.values;

  /// The word on the wire.
  String get value;
}

/// The words of [CheckoutActionKind] that this release knows.
enum KnownCheckoutActionKind implements CheckoutActionKind {
  redeem('redeem'),
  scan('scan'),
  install('install');

  const KnownCheckoutActionKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [CheckoutActionKind] of a newer server.
final class UnknownCheckoutActionKind implements CheckoutActionKind {
  /// Keeps the value as received.
  const UnknownCheckoutActionKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// Where a paywall opens a checkout: in a sheet of the app, whose page reports the end to the SDK, or outside the app.
enum CheckoutBrowser implements JsonWritable {
  inApp('inApp'),
  external('external');

  const CheckoutBrowser(this.value);

  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory CheckoutBrowser.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'inApp' => inApp,
      'external' => external,
      _ => throw UnreadableJson('no word of CheckoutBrowser', path),
    };
  }

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// Where a checkout takes place: a purchase link's hosted page, the vendor's SDK in a web page, or a paywall's button.
enum CheckoutKind implements JsonWritable {
  link('link'),
  webSdk('webSDK'),
  paywall('paywall');

  const CheckoutKind(this.value);

  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory CheckoutKind.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'link' => link,
      'webSDK' => webSdk,
      'paywall' => paywall,
      _ => throw UnreadableJson('no word of CheckoutKind', path),
    };
  }

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// Where the browser goes after a checkout.
final class CheckoutNext implements JsonWritable {
  /// Creates an object from its members.
  const CheckoutNext({required this.kind, required this.url, this.storeUrl});

  /// What is there.
  final CheckoutNextKind kind;
  /// Its address; null if there is none or the vendor publishes none.
  final String? url;
  /// The address for buyers without the app; absent if unknown.
  final String? storeUrl;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory CheckoutNext.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return CheckoutNext(
      kind: readMember(object, 'kind', path, CheckoutNextKind.fromJson),
      url: readNullable(object, 'url', path, readString),
      storeUrl: readOptional(object, 'storeUrl', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'kind': kind.toJson(), 'url': url, if (storeUrl != null) 'storeUrl': storeUrl};
}

/// What is where the browser goes: nothing; the vendor's success page; the owner's, with the link in its query; the app, through a link with a code;
/// the vendor's page that opens the app or its store; the owner's page, with the purchase in its query and no code.
///
/// A switch over it names its words and [UnknownCheckoutNextKind].
sealed class CheckoutNextKind implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory CheckoutNextKind.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'none' => none,
      'hostedPage' => hostedPage,
      'successPage' => successPage,
      'deepLink' => deepLink,
      'redemptionPage' => redemptionPage,
      'redirect' => redirect,
      _ => UnknownCheckoutNextKind(value),
    };
  }

  static const CheckoutNextKind none = KnownCheckoutNextKind.none;
  static const CheckoutNextKind hostedPage = KnownCheckoutNextKind.hostedPage;
  static const CheckoutNextKind successPage = KnownCheckoutNextKind.successPage;
  static const CheckoutNextKind deepLink = KnownCheckoutNextKind.deepLink;
  static const CheckoutNextKind redemptionPage = KnownCheckoutNextKind.redemptionPage;
  static const CheckoutNextKind redirect = KnownCheckoutNextKind.redirect;

  /// All words of this release.
  static const List<CheckoutNextKind> values = KnownCheckoutNextKind.values;

  /// The word on the wire.
  String get value;
}

/// The words of [CheckoutNextKind] that this release knows.
enum KnownCheckoutNextKind implements CheckoutNextKind {
  none('none'),
  hostedPage('hostedPage'),
  successPage('successPage'),
  deepLink('deepLink'),
  redemptionPage('redemptionPage'),
  redirect('redirect');

  const KnownCheckoutNextKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [CheckoutNextKind] of a newer server.
final class UnknownCheckoutNextKind implements CheckoutNextKind {
  /// Keeps the value as received.
  const UnknownCheckoutNextKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// The owner of the page or screen: the vendor, the app's owner, the app, the email with the link, or the phone, which finds no app for the link.
///
/// A switch over it names its words and [UnknownCheckoutPlace].
sealed class CheckoutPlace implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory CheckoutPlace.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'vendor' => vendor,
      'owner' => owner,
      'app' => app,
      'mail' => mail,
      'phone' => phone,
      _ => UnknownCheckoutPlace(value),
    };
  }

  static const CheckoutPlace vendor = KnownCheckoutPlace.vendor;
  static const CheckoutPlace owner = KnownCheckoutPlace.owner;
  static const CheckoutPlace app = KnownCheckoutPlace.app;
  static const CheckoutPlace mail = KnownCheckoutPlace.mail;
  static const CheckoutPlace phone = KnownCheckoutPlace.phone;

  /// All words of this release.
  static const List<CheckoutPlace> values = KnownCheckoutPlace.values;

  /// The word on the wire.
  String get value;
}

/// The words of [CheckoutPlace] that this release knows.
enum KnownCheckoutPlace implements CheckoutPlace {
  vendor('vendor'),
  owner('owner'),
  app('app'),
  mail('mail'),
  phone('phone');

  const KnownCheckoutPlace(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [CheckoutPlace] of a newer server.
final class UnknownCheckoutPlace implements CheckoutPlace {
  /// Keeps the value as received.
  const UnknownCheckoutPlace(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// What a checkout passes to the app's own success URL if the vendor redirects instead of redeeming.
final class CheckoutRedirect implements JsonWritable {
  /// Creates an object from its members.
  const CheckoutRedirect({required this.vendor, required this.placementParams, this.appUserId, this.email, this.stripeSubscriptionId});

  /// Whose checkout.
  final Vendor vendor;
  /// The placement's parameters: every other query item, decoded, the first of each name.
  final Map<String, String> placementParams;
  /// The buyer; absent unless identified.
  final String? appUserId;
  /// The full address given at checkout; absent if it has none.
  final String? email;
  /// Stripe's subscription (`sub_…`), or its Checkout session (`cs_…`) for a one-time purchase; absent if it has none.
  final String? stripeSubscriptionId;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory CheckoutRedirect.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return CheckoutRedirect(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      placementParams: readMember(object, 'placementParams', path, (json, path) => readMap(json, path, readString)),
      appUserId: readOptional(object, 'appUserId', path, readString),
      email: readOptional(object, 'email', path, readString),
      stripeSubscriptionId: readOptional(object, 'stripeSubscriptionId', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'vendor': vendor.toJson(),
    if (appUserId != null) 'appUserId': appUserId,
    if (email != null) 'email': email,
    if (stripeSubscriptionId != null) 'stripeSubscriptionId': stripeSubscriptionId,
    'placementParams': placementParams,
  };
}

/// A page or a screen after a checkout. Its texts are ours; those of vendors and apps differ.
final class CheckoutScreen implements JsonWritable {
  /// Creates an object from its members.
  const CheckoutScreen({
    required this.situations,
    required this.place,
    required this.url,
    required this.title,
    required this.text,
    required this.actions,
    required this.note,
  });

  /// Who sees it.
  final List<CheckoutSituation> situations;
  /// Whose it is.
  final CheckoutPlace place;
  /// Its address; null for none. It may hold a code, so a page shows it as text and does not fetch it.
  final String? url;
  /// Its heading.
  final String title;
  /// The text on it.
  final String text;
  /// What the buyer can do there.
  final List<CheckoutAction> actions;
  /// A note for the app's developer; null for none.
  final String? note;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory CheckoutScreen.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return CheckoutScreen(
      situations: readMember(object, 'situations', path, (json, path) => readList(json, path, CheckoutSituation.fromJson)),
      place: readMember(object, 'place', path, CheckoutPlace.fromJson),
      url: readNullable(object, 'url', path, readString),
      title: readMember(object, 'title', path, readString),
      text: readMember(object, 'text', path, readString),
      actions: readMember(object, 'actions', path, (json, path) => readList(json, path, CheckoutAction.fromJson)),
      note: readNullable(object, 'note', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'situations': writeList(situations, (item) => item.toJson()),
    'place': place.toJson(),
    'url': url,
    'title': title,
    'text': text,
    'actions': writeList(actions, (item) => item.toJson()),
    'note': note,
  };
}

/// The buyer's device: a phone with the app, a phone without it, or a computer.
///
/// A switch over it names its words and [UnknownCheckoutSituation].
sealed class CheckoutSituation implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory CheckoutSituation.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'phone' => phone,
      'phoneWithoutApp' => phoneWithoutApp,
      'desktop' => desktop,
      _ => UnknownCheckoutSituation(value),
    };
  }

  static const CheckoutSituation phone = KnownCheckoutSituation.phone;
  static const CheckoutSituation phoneWithoutApp = KnownCheckoutSituation.phoneWithoutApp;
  static const CheckoutSituation desktop = KnownCheckoutSituation.desktop;

  /// All words of this release.
  static const List<CheckoutSituation> values = KnownCheckoutSituation.values;

  /// The word on the wire.
  String get value;
}

/// The words of [CheckoutSituation] that this release knows.
enum KnownCheckoutSituation implements CheckoutSituation {
  phone('phone'),
  phoneWithoutApp('phoneWithoutApp'),
  desktop('desktop');

  const KnownCheckoutSituation(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [CheckoutSituation] of a newer server.
final class UnknownCheckoutSituation implements CheckoutSituation {
  /// Keeps the value as received.
  const UnknownCheckoutSituation(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// The virtual clock moves forward.
final class ClockAdvanceParams implements JsonWritable {
  /// Creates an object from its members.
  const ClockAdvanceParams({required this.seconds});

  /// Seconds to advance: more than 0, at most a hundred years. Limits: greater than 0, at most 3155760000.
  final num seconds;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ClockAdvanceParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ClockAdvanceParams(seconds: readMember(object, 'seconds', path, readNumber));
  }

  @override
  Map<String, Object?> toJson() => {'seconds': seconds};
}

/// The server's time.
final class ClockResult implements JsonWritable {
  /// Creates an object from its members.
  const ClockResult({required this.now, this.events, this.eventsLeft});

  /// The present moment; milliseconds since 1970-01-01T00:00:00Z.
  final int now;
  /// How often something has happened to a purchase by itself, such as a renewal; absent for never, and from `clock/now`. Limits: at least 1.
  final int? events;
  /// True if more is due than one call does (100,000): it happens before the next call that reads a purchase. Absent if all has happened.
  final bool? eventsLeft;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ClockResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ClockResult(
      now: readMember(object, 'now', path, readInt),
      events: readOptional(object, 'events', path, readInt),
      eventsLeft: readOptional(object, 'eventsLeft', path, readBool),
    );
  }

  @override
  Map<String, Object?> toJson() => {'now': now, if (events != null) 'events': events, if (eventsLeft != null) 'eventsLeft': eventsLeft};
}

/// The record of a customer, as SDKs report it beside the purchases.
final class Customer implements JsonWritable {
  /// Creates an object from its members.
  const Customer({
    required this.originalAppUserId,
    required this.firstSeen,
    required this.requestDate,
    required this.verification,
    this.originalPurchaseDate,
    this.originalApplicationVersion,
    this.managementUrl,
  });

  /// The first identifier this customer was known by.
  final String originalAppUserId;
  /// When the customer was first seen; milliseconds since 1970-01-01T00:00:00Z.
  final int firstSeen;
  /// The time of the service's answer, to which "active" refers; milliseconds since 1970-01-01T00:00:00Z.
  final int requestDate;
  /// Whether the answer's signature was checked.
  final Verification verification;
  /// When the app itself was first bought (iOS receipts); absent if unknown; milliseconds since 1970-01-01T00:00:00Z.
  final int? originalPurchaseDate;
  /// The app version at that first purchase (iOS receipts); absent if unknown.
  final String? originalApplicationVersion;
  /// Where the customer manages the subscription; absent if there is no such page.
  final String? managementUrl;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Customer.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Customer(
      originalAppUserId: readMember(object, 'originalAppUserId', path, readString),
      firstSeen: readMember(object, 'firstSeen', path, readInt),
      requestDate: readMember(object, 'requestDate', path, readInt),
      verification: readMember(object, 'verification', path, Verification.fromJson),
      originalPurchaseDate: readOptional(object, 'originalPurchaseDate', path, readInt),
      originalApplicationVersion: readOptional(object, 'originalApplicationVersion', path, readString),
      managementUrl: readOptional(object, 'managementURL', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'originalAppUserId': originalAppUserId,
    'firstSeen': firstSeen,
    'requestDate': requestDate,
    if (originalPurchaseDate != null) 'originalPurchaseDate': originalPurchaseDate,
    if (originalApplicationVersion != null) 'originalApplicationVersion': originalApplicationVersion,
    if (managementUrl != null) 'managementURL': managementUrl,
    'verification': verification.toJson(),
  };
}

/// What `store/reset` deleted.
final class Deleted implements JsonWritable {
  /// Creates an object from its members.
  const Deleted({required this.customers, required this.purchases, required this.codes, required this.messages, required this.faults});

  /// Customers, each under one or several app user ids. Limits: at least 0.
  final int customers;
  /// Purchases. Limits: at least 0.
  final int purchases;
  /// Codes, used or not. Limits: at least 0.
  final int codes;
  /// Messages in the mailbox. Limits: at least 0.
  final int messages;
  /// Faults that were pending. Limits: at least 0.
  final int faults;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Deleted.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Deleted(
      customers: readMember(object, 'customers', path, readInt),
      purchases: readMember(object, 'purchases', path, readInt),
      codes: readMember(object, 'codes', path, readInt),
      messages: readMember(object, 'messages', path, readInt),
      faults: readMember(object, 'faults', path, readInt),
    );
  }

  @override
  Map<String, Object?> toJson() => {'customers': customers, 'purchases': purchases, 'codes': codes, 'messages': messages, 'faults': faults};
}

/// A device whose user never identified.
final class DeviceOwner implements Owner {
  /// Creates an object from its members.
  const DeviceOwner({required this.deviceId});

  /// The device.
  final String deviceId;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory DeviceOwner.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'device');
    return DeviceOwner(deviceId: readMember(object, 'deviceId', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'device', 'deviceId': deviceId};
}

/// A device, as one vendor's SDK sees it.
final class DeviceResult implements JsonWritable {
  /// Creates an object from its members.
  const DeviceResult({required this.vendor, required this.platform, required this.deviceId, required this.stored, required this.clockAhead});

  /// The vendor.
  final Vendor vendor;
  /// Its platform.
  final Platform platform;
  /// Its id.
  final String deviceId;
  /// True if the SDK has stored something there: the next session on it is a relaunch.
  final bool stored;
  /// Seconds by which its clock is ahead of the space's.
  final num clockAhead;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory DeviceResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return DeviceResult(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      platform: readMember(object, 'platform', path, Platform.fromJson),
      deviceId: readMember(object, 'deviceId', path, readString),
      stored: readMember(object, 'stored', path, readBool),
      clockAhead: readMember(object, 'clockAhead', path, readNumber),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'vendor': vendor.toJson(),
    'platform': platform.toJson(),
    'deviceId': deviceId,
    'stored': stored,
    'clockAhead': clockAhead,
  };
}

/// The clock of a device on which the app does not run.
final class DeviceSetParams implements JsonWritable {
  /// Creates an object from its members.
  const DeviceSetParams({required this.vendor, required this.platform, required this.deviceId, required this.clockAhead});

  /// The vendor whose SDK reads the clock.
  final Vendor vendor;
  /// The platform of the device.
  final Platform platform;
  /// The device, as `session/open` named it or will name it.
  final String deviceId;
  /// Seconds by which its clock is ahead of the space's; below 0 it is behind. At most ten years. Limits: at least -315576000, at most 315576000.
  final num clockAhead;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory DeviceSetParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return DeviceSetParams(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      platform: readMember(object, 'platform', path, Platform.fromJson),
      deviceId: readMember(object, 'deviceId', path, readString),
      clockAhead: readMember(object, 'clockAhead', path, readNumber),
    );
  }

  @override
  Map<String, Object?> toJson() => {'vendor': vendor.toJson(), 'platform': platform.toJson(), 'deviceId': deviceId, 'clockAhead': clockAhead};
}

/// The app is uninstalled.
final class DeviceWipeParams implements JsonWritable {
  /// Creates an object from its members.
  const DeviceWipeParams({required this.vendor, required this.platform, required this.deviceId});

  /// The vendor whose SDK has stored something there.
  final Vendor vendor;
  /// The platform of the device.
  final Platform platform;
  /// The device, as `session/open` named it.
  final String deviceId;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory DeviceWipeParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return DeviceWipeParams(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      platform: readMember(object, 'platform', path, Platform.fromJson),
      deviceId: readMember(object, 'deviceId', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'vendor': vendor.toJson(), 'platform': platform.toJson(), 'deviceId': deviceId};
}

/// What an owner may use.
final class Entitlement implements EntitlementList, EntitlementOrId {
  /// Creates an object from its members.
  const Entitlement({
    required this.id,
    this.isActive,
    this.productId,
    this.planId,
    this.productIds,
    this.store,
    this.startsAt,
    this.renewedAt,
    this.expiresAt,
    this.gracePeriodExpiresAt,
    this.isLifetime,
    this.willRenew,
    this.state,
    this.offerType,
  });

  /// The entitlement's identifier, such as `pro`.
  final String id;
  /// True if it gives access now. Defaults to false. Default: `false`.
  final bool? isActive;
  /// The product that grants it now; absent for a manual grant.
  final String? productId;
  /// The plan of that product (Google Play's base plan); absent if it has none.
  final String? planId;
  /// All products that grant it, ascending, each once. Defaults to none.
  final List<String>? productIds;
  /// Where that product was bought; absent if unknown.
  final String? store;
  /// First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z.
  final int? startsAt;
  /// Latest purchase or renewal; absent if unknown; milliseconds since 1970-01-01T00:00:00Z.
  final int? renewedAt;
  /// End of access; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z.
  final int? expiresAt;
  /// End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z.
  final int? gracePeriodExpiresAt;
  /// True if it never ends; absent if unknown.
  final bool? isLifetime;
  /// True if it will renew; absent if unknown.
  final bool? willRenew;
  /// State of its subscription; absent if unknown.
  final EntitlementState? state;
  /// The offer it was bought under; absent for none.
  final OfferType? offerType;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Entitlement.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Entitlement(
      id: readMember(object, 'id', path, readString),
      isActive: readOptional(object, 'isActive', path, readBool),
      productId: readOptional(object, 'productId', path, readString),
      planId: readOptional(object, 'planId', path, readString),
      productIds: readOptional(object, 'productIds', path, (json, path) => readList(json, path, readString)),
      store: readOptional(object, 'store', path, readString),
      startsAt: readOptional(object, 'startsAt', path, readInt),
      renewedAt: readOptional(object, 'renewedAt', path, readInt),
      expiresAt: readOptional(object, 'expiresAt', path, readInt),
      gracePeriodExpiresAt: readOptional(object, 'gracePeriodExpiresAt', path, readInt),
      isLifetime: readOptional(object, 'isLifetime', path, readBool),
      willRenew: readOptional(object, 'willRenew', path, readBool),
      state: readOptional(object, 'state', path, EntitlementState.fromJson),
      offerType: readOptional(object, 'offerType', path, OfferType.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'id': id,
    if (isActive != null) 'isActive': isActive,
    if (productId != null) 'productId': productId,
    if (planId != null) 'planId': planId,
    if (productIds != null) 'productIds': productIds,
    if (store != null) 'store': store,
    if (startsAt != null) 'startsAt': startsAt,
    if (renewedAt != null) 'renewedAt': renewedAt,
    if (expiresAt != null) 'expiresAt': expiresAt,
    if (gracePeriodExpiresAt != null) 'gracePeriodExpiresAt': gracePeriodExpiresAt,
    if (isLifetime != null) 'isLifetime': isLifetime,
    if (willRenew != null) 'willRenew': willRenew,
    if (state != null) 'state': state?.toJson(),
    if (offerType != null) 'offerType': offerType?.toJson(),
  };
}

/// Entitlements in a list, or by identifier as in a grant.
///
/// Its cases: [EntitlementListList], [EntitlementListMap].
sealed class EntitlementList implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory EntitlementList.fromJson(Object? json, [String path = '']) {
    if (json is List<Object?>) {
      return EntitlementListList(readList(json, path, EntitlementOrId.fromJson));
    }
    if (json is Map<String, Object?>) {
      return EntitlementListMap(readMap(json, path, Entitlement.fromJson));
    }
    throw UnreadableJson('no case of EntitlementList', path);
  }
}

/// [EntitlementList] as a list.
final class EntitlementListList implements EntitlementList {
  /// Wraps a value.
  const EntitlementListList(this.value);

  /// The value in the JSON.
  final List<EntitlementOrId> value;

  @override
  Object? toJson() => writeList(value, (item) => item.toJson());
}

/// [EntitlementList] as an object.
final class EntitlementListMap implements EntitlementList {
  /// Wraps a value.
  const EntitlementListMap(this.value);

  /// The value in the JSON.
  final Map<String, Entitlement> value;

  @override
  Object? toJson() => writeMap(value, (item) => item.toJson());
}

/// The user's entitlements as the app sees them, each list by ascending identifier.
final class EntitlementLists implements JsonWritable {
  /// Creates an object from its members.
  const EntitlementLists({required this.active, required this.inactive, required this.all, required this.web, required this.device});

  /// Those that give access.
  final List<Entitlement> active;
  /// Those that do not.
  final List<Entitlement> inactive;
  /// Both.
  final List<Entitlement> all;
  /// Bought on the web.
  final List<Entitlement> web;
  /// Bought in the phone's own store.
  final List<Entitlement> device;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory EntitlementLists.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return EntitlementLists(
      active: readMember(object, 'active', path, (json, path) => readList(json, path, Entitlement.fromJson)),
      inactive: readMember(object, 'inactive', path, (json, path) => readList(json, path, Entitlement.fromJson)),
      all: readMember(object, 'all', path, (json, path) => readList(json, path, Entitlement.fromJson)),
      web: readMember(object, 'web', path, (json, path) => readList(json, path, Entitlement.fromJson)),
      device: readMember(object, 'device', path, (json, path) => readList(json, path, Entitlement.fromJson)),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'active': writeList(active, (item) => item.toJson()),
    'inactive': writeList(inactive, (item) => item.toJson()),
    'all': writeList(all, (item) => item.toJson()),
    'web': writeList(web, (item) => item.toJson()),
    'device': writeList(device, (item) => item.toJson()),
  };
}

/// An entitlement, or its identifier alone, which becomes an active entitlement.
///
/// Its cases: [EntitlementOrIdString], [Entitlement].
sealed class EntitlementOrId implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory EntitlementOrId.fromJson(Object? json, [String path = '']) {
    if (json is String) {
      return EntitlementOrIdString(readString(json, path));
    }
    if (json is Map<String, Object?>) {
      return Entitlement.fromJson(json, path);
    }
    throw UnreadableJson('no case of EntitlementOrId', path);
  }
}

/// [EntitlementOrId] as text.
final class EntitlementOrIdString implements EntitlementOrId {
  /// Wraps a value.
  const EntitlementOrIdString(this.value);

  /// The value in the JSON.
  final String value;

  @override
  Object? toJson() => value;
}

/// State of the subscription behind an entitlement.
///
/// A switch over it names its words and [UnknownEntitlementState].
sealed class EntitlementState implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory EntitlementState.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'subscribed' => subscribed,
      'inGracePeriod' => inGracePeriod,
      'inBillingRetryPeriod' => inBillingRetryPeriod,
      'expired' => expired,
      'revoked' => revoked,
      _ => UnknownEntitlementState(value),
    };
  }

  static const EntitlementState subscribed = KnownEntitlementState.subscribed;
  static const EntitlementState inGracePeriod = KnownEntitlementState.inGracePeriod;
  static const EntitlementState inBillingRetryPeriod = KnownEntitlementState.inBillingRetryPeriod;
  static const EntitlementState expired = KnownEntitlementState.expired;
  static const EntitlementState revoked = KnownEntitlementState.revoked;

  /// All words of this release.
  static const List<EntitlementState> values = KnownEntitlementState.values;

  /// The word on the wire.
  String get value;
}

/// The words of [EntitlementState] that this release knows.
enum KnownEntitlementState implements EntitlementState {
  subscribed('subscribed'),
  inGracePeriod('inGracePeriod'),
  inBillingRetryPeriod('inBillingRetryPeriod'),
  expired('expired'),
  revoked('revoked');

  const KnownEntitlementState(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [EntitlementState] of a newer server.
final class UnknownEntitlementState implements EntitlementState {
  /// Keeps the value as received.
  const UnknownEntitlementState(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// -32768 to -32000 and -32800 as JSON-RPC 2.0 and LSP have them, the rest is this server's own.
///
/// A switch over it names its words and [UnknownErrorCode].
sealed class ErrorCode implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ErrorCode.fromJson(Object? json, [String path = '']) {
    final int value = readInt(json, path);
    return switch (value) {
      -32700 => parseError,
      -32600 => invalidRequest,
      -32601 => methodNotFound,
      -32602 => invalidParams,
      -32603 => internalError,
      -32800 => requestCancelled,
      -32099 => messageTooLarge,
      -32098 => tooManyPending,
      -32097 => shuttingDown,
      -32096 => batchRepliesTooLarge,
      -32000 => unknownSession,
      -32001 => unknownTarget,
      -32002 => notARedemptionLink,
      -32003 => ledgerUnavailable,
      -32004 => unknownPurchase,
      -32005 => clockNotVirtual,
      -32006 => sdkError,
      -32007 => scriptEnded,
      -32008 => unreadableReply,
      -32009 => tooManySessions,
      -32010 => liveUnavailable,
      -32011 => noChannel,
      -32012 => resetNotAllowed,
      -32013 => redemptionInProgress,
      -32014 => tooManyFaults,
      -32015 => notRecorded,
      -32016 => sdkSilent,
      -32017 => unknownSpace,
      -32018 => cannotFork,
      -32019 => tooManySpaces,
      -32020 => resultNotKnown,
      -32021 => otherSpace,
      -32022 => deviceInUse,
      -32023 => unexpectedRedemption,
      -32024 => nothingToRefund,
      _ => UnknownErrorCode(value),
    };
  }

  static const ErrorCode parseError = KnownErrorCode.parseError;
  static const ErrorCode invalidRequest = KnownErrorCode.invalidRequest;
  static const ErrorCode methodNotFound = KnownErrorCode.methodNotFound;
  static const ErrorCode invalidParams = KnownErrorCode.invalidParams;
  static const ErrorCode internalError = KnownErrorCode.internalError;
  static const ErrorCode requestCancelled = KnownErrorCode.requestCancelled;
  static const ErrorCode messageTooLarge = KnownErrorCode.messageTooLarge;
  static const ErrorCode tooManyPending = KnownErrorCode.tooManyPending;
  static const ErrorCode shuttingDown = KnownErrorCode.shuttingDown;
  static const ErrorCode batchRepliesTooLarge = KnownErrorCode.batchRepliesTooLarge;
  static const ErrorCode unknownSession = KnownErrorCode.unknownSession;
  static const ErrorCode unknownTarget = KnownErrorCode.unknownTarget;
  static const ErrorCode notARedemptionLink = KnownErrorCode.notARedemptionLink;
  static const ErrorCode ledgerUnavailable = KnownErrorCode.ledgerUnavailable;
  static const ErrorCode unknownPurchase = KnownErrorCode.unknownPurchase;
  static const ErrorCode clockNotVirtual = KnownErrorCode.clockNotVirtual;
  static const ErrorCode sdkError = KnownErrorCode.sdkError;
  static const ErrorCode scriptEnded = KnownErrorCode.scriptEnded;
  static const ErrorCode unreadableReply = KnownErrorCode.unreadableReply;
  static const ErrorCode tooManySessions = KnownErrorCode.tooManySessions;
  static const ErrorCode liveUnavailable = KnownErrorCode.liveUnavailable;
  static const ErrorCode noChannel = KnownErrorCode.noChannel;
  static const ErrorCode resetNotAllowed = KnownErrorCode.resetNotAllowed;
  static const ErrorCode redemptionInProgress = KnownErrorCode.redemptionInProgress;
  static const ErrorCode tooManyFaults = KnownErrorCode.tooManyFaults;
  static const ErrorCode notRecorded = KnownErrorCode.notRecorded;
  static const ErrorCode sdkSilent = KnownErrorCode.sdkSilent;
  static const ErrorCode unknownSpace = KnownErrorCode.unknownSpace;
  static const ErrorCode cannotFork = KnownErrorCode.cannotFork;
  static const ErrorCode tooManySpaces = KnownErrorCode.tooManySpaces;
  static const ErrorCode resultNotKnown = KnownErrorCode.resultNotKnown;
  static const ErrorCode otherSpace = KnownErrorCode.otherSpace;
  static const ErrorCode deviceInUse = KnownErrorCode.deviceInUse;
  static const ErrorCode unexpectedRedemption = KnownErrorCode.unexpectedRedemption;
  static const ErrorCode nothingToRefund = KnownErrorCode.nothingToRefund;

  /// All words of this release.
  static const List<ErrorCode> values = KnownErrorCode.values;

  /// The number on the wire.
  int get value;
}

/// The words of [ErrorCode] that this release knows.
enum KnownErrorCode implements ErrorCode {
  parseError(-32700),
  invalidRequest(-32600),
  methodNotFound(-32601),
  invalidParams(-32602),
  internalError(-32603),
  requestCancelled(-32800),
  messageTooLarge(-32099),
  tooManyPending(-32098),
  shuttingDown(-32097),
  batchRepliesTooLarge(-32096),
  unknownSession(-32000),
  unknownTarget(-32001),
  notARedemptionLink(-32002),
  ledgerUnavailable(-32003),
  unknownPurchase(-32004),
  clockNotVirtual(-32005),
  sdkError(-32006),
  scriptEnded(-32007),
  unreadableReply(-32008),
  tooManySessions(-32009),
  liveUnavailable(-32010),
  noChannel(-32011),
  resetNotAllowed(-32012),
  redemptionInProgress(-32013),
  tooManyFaults(-32014),
  notRecorded(-32015),
  sdkSilent(-32016),
  unknownSpace(-32017),
  cannotFork(-32018),
  tooManySpaces(-32019),
  resultNotKnown(-32020),
  otherSpace(-32021),
  deviceInUse(-32022),
  unexpectedRedemption(-32023),
  nothingToRefund(-32024);

  const KnownErrorCode(this.value);

  @override
  final int value;

  @override
  int toJson() => value;
}

/// A word of [ErrorCode] of a newer server.
final class UnknownErrorCode implements ErrorCode {
  /// Keeps the value as received.
  const UnknownErrorCode(this.value);

  @override
  final int value;

  @override
  int toJson() => value;
}

/// The part of an error that programs read.
final class ErrorData implements JsonWritable {
  /// Creates an object from its members.
  const ErrorData({required this.kind, this.path, this.expected, this.utf8Offset, this.details});

  /// What is wrong.
  final ErrorKind kind;
  /// The place in the params; a JSON Pointer (RFC 6901). Absent if no member is wrong.
  final String? path;
  /// What was expected there; absent if unknown.
  final String? expected;
  /// The place of the syntax error, in bytes from the start of the message; absent otherwise. Limits: at least 0.
  final int? utf8Offset;
  /// For `sdkError`: the SDK's own words.
  final SDKError? details;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ErrorData.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ErrorData(
      kind: readMember(object, 'kind', path, ErrorKind.fromJson),
      path: readOptional(object, 'path', path, readString),
      expected: readOptional(object, 'expected', path, readString),
      utf8Offset: readOptional(object, 'utf8Offset', path, readInt),
      details: readOptional(object, 'details', path, SDKError.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'kind': kind.toJson(),
    if (path != null) 'path': path,
    if (expected != null) 'expected': expected,
    if (utf8Offset != null) 'utf8Offset': utf8Offset,
    if (details != null) 'details': details?.toJson(),
  };
}

/// One word for programs. It never changes.
///
/// A switch over it names its words and [UnknownErrorKind].
sealed class ErrorKind implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ErrorKind.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'syntax' => syntax,
      'empty' => empty,
      'prematureEnd' => prematureEnd,
      'nul' => nul,
      'duplicateKey' => duplicateKey,
      'numberOutOfRange' => numberOutOfRange,
      'depth' => depth,
      'invalidUTF8' => invalidUtf8,
      'outOfMemory' => outOfMemory,
      'messageTooLarge' => messageTooLarge,
      'charsetUnsupported' => charsetUnsupported,
      'headerTooLarge' => headerTooLarge,
      'headerMalformed' => headerMalformed,
      'contentLengthMissing' => contentLengthMissing,
      'contentLengthInvalid' => contentLengthInvalid,
      'contentLengthDuplicate' => contentLengthDuplicate,
      'truncated' => truncated,
      'notAnObject' => notAnObject,
      'version' => version,
      'methodType' => methodType,
      'idType' => idType,
      'paramsType' => paramsType,
      'batchEmpty' => batchEmpty,
      'batchTooLong' => batchTooLong,
      'methodNotFound' => methodNotFound,
      'missing' => missing,
      'wrongType' => wrongType,
      'invalid' => invalid,
      'unknownMember' => unknownMember,
      'internalError' => internalError,
      'unwritableResult' => unwritableResult,
      'requestCancelled' => requestCancelled,
      'tooManyPending' => tooManyPending,
      'shuttingDown' => shuttingDown,
      'batchRepliesTooLarge' => batchRepliesTooLarge,
      'unknownSession' => unknownSession,
      'unknownTarget' => unknownTarget,
      'unknownVendor' => unknownVendor,
      'notARedemptionLink' => notARedemptionLink,
      'ledgerUnavailable' => ledgerUnavailable,
      'resultNotKnown' => resultNotKnown,
      'unknownPurchase' => unknownPurchase,
      'clockNotVirtual' => clockNotVirtual,
      'scriptEnded' => scriptEnded,
      'unreadableReply' => unreadableReply,
      'tooManySessions' => tooManySessions,
      'liveUnavailable' => liveUnavailable,
      'noChannel' => noChannel,
      'resetNotAllowed' => resetNotAllowed,
      'redemptionInProgress' => redemptionInProgress,
      'tooManyFaults' => tooManyFaults,
      'notRecorded' => notRecorded,
      'noNotifications' => noNotifications,
      'sdkSilent' => sdkSilent,
      'unknownSpace' => unknownSpace,
      'cannotFork' => cannotFork,
      'tooManySpaces' => tooManySpaces,
      'otherSpace' => otherSpace,
      'deviceInUse' => deviceInUse,
      'unexpectedRedemption' => unexpectedRedemption,
      'nothingToRefund' => nothingToRefund,
      'notConfigured' => notConfigured,
      'invalidAppUserId' => invalidAppUserId,
      'logOutWhileAnonymous' => logOutWhileAnonymous,
      'nothingCached' => nothingCached,
      'invalidLink' => invalidLink,
      'noSuchCall' => noSuchCall,
      'offline' => offline,
      'timeout' => timeout,
      'transport' => transport,
      'http' => http,
      'refused' => refused,
      'unreadable' => unreadable,
      _ => UnknownErrorKind(value),
    };
  }

  static const ErrorKind syntax = KnownErrorKind.syntax;
  static const ErrorKind empty = KnownErrorKind.empty;
  static const ErrorKind prematureEnd = KnownErrorKind.prematureEnd;
  static const ErrorKind nul = KnownErrorKind.nul;
  static const ErrorKind duplicateKey = KnownErrorKind.duplicateKey;
  static const ErrorKind numberOutOfRange = KnownErrorKind.numberOutOfRange;
  static const ErrorKind depth = KnownErrorKind.depth;
  static const ErrorKind invalidUtf8 = KnownErrorKind.invalidUtf8;
  static const ErrorKind outOfMemory = KnownErrorKind.outOfMemory;
  static const ErrorKind messageTooLarge = KnownErrorKind.messageTooLarge;
  static const ErrorKind charsetUnsupported = KnownErrorKind.charsetUnsupported;
  static const ErrorKind headerTooLarge = KnownErrorKind.headerTooLarge;
  static const ErrorKind headerMalformed = KnownErrorKind.headerMalformed;
  static const ErrorKind contentLengthMissing = KnownErrorKind.contentLengthMissing;
  static const ErrorKind contentLengthInvalid = KnownErrorKind.contentLengthInvalid;
  static const ErrorKind contentLengthDuplicate = KnownErrorKind.contentLengthDuplicate;
  static const ErrorKind truncated = KnownErrorKind.truncated;
  static const ErrorKind notAnObject = KnownErrorKind.notAnObject;
  static const ErrorKind version = KnownErrorKind.version;
  static const ErrorKind methodType = KnownErrorKind.methodType;
  static const ErrorKind idType = KnownErrorKind.idType;
  static const ErrorKind paramsType = KnownErrorKind.paramsType;
  static const ErrorKind batchEmpty = KnownErrorKind.batchEmpty;
  static const ErrorKind batchTooLong = KnownErrorKind.batchTooLong;
  static const ErrorKind methodNotFound = KnownErrorKind.methodNotFound;
  static const ErrorKind missing = KnownErrorKind.missing;
  static const ErrorKind wrongType = KnownErrorKind.wrongType;
  static const ErrorKind invalid = KnownErrorKind.invalid;
  static const ErrorKind unknownMember = KnownErrorKind.unknownMember;
  static const ErrorKind internalError = KnownErrorKind.internalError;
  static const ErrorKind unwritableResult = KnownErrorKind.unwritableResult;
  static const ErrorKind requestCancelled = KnownErrorKind.requestCancelled;
  static const ErrorKind tooManyPending = KnownErrorKind.tooManyPending;
  static const ErrorKind shuttingDown = KnownErrorKind.shuttingDown;
  static const ErrorKind batchRepliesTooLarge = KnownErrorKind.batchRepliesTooLarge;
  static const ErrorKind unknownSession = KnownErrorKind.unknownSession;
  static const ErrorKind unknownTarget = KnownErrorKind.unknownTarget;
  static const ErrorKind unknownVendor = KnownErrorKind.unknownVendor;
  static const ErrorKind notARedemptionLink = KnownErrorKind.notARedemptionLink;
  static const ErrorKind ledgerUnavailable = KnownErrorKind.ledgerUnavailable;
  static const ErrorKind resultNotKnown = KnownErrorKind.resultNotKnown;
  static const ErrorKind unknownPurchase = KnownErrorKind.unknownPurchase;
  static const ErrorKind clockNotVirtual = KnownErrorKind.clockNotVirtual;
  static const ErrorKind scriptEnded = KnownErrorKind.scriptEnded;
  static const ErrorKind unreadableReply = KnownErrorKind.unreadableReply;
  static const ErrorKind tooManySessions = KnownErrorKind.tooManySessions;
  static const ErrorKind liveUnavailable = KnownErrorKind.liveUnavailable;
  static const ErrorKind noChannel = KnownErrorKind.noChannel;
  static const ErrorKind resetNotAllowed = KnownErrorKind.resetNotAllowed;
  static const ErrorKind redemptionInProgress = KnownErrorKind.redemptionInProgress;
  static const ErrorKind tooManyFaults = KnownErrorKind.tooManyFaults;
  static const ErrorKind notRecorded = KnownErrorKind.notRecorded;
  static const ErrorKind noNotifications = KnownErrorKind.noNotifications;
  static const ErrorKind sdkSilent = KnownErrorKind.sdkSilent;
  static const ErrorKind unknownSpace = KnownErrorKind.unknownSpace;
  static const ErrorKind cannotFork = KnownErrorKind.cannotFork;
  static const ErrorKind tooManySpaces = KnownErrorKind.tooManySpaces;
  static const ErrorKind otherSpace = KnownErrorKind.otherSpace;
  static const ErrorKind deviceInUse = KnownErrorKind.deviceInUse;
  static const ErrorKind unexpectedRedemption = KnownErrorKind.unexpectedRedemption;
  static const ErrorKind nothingToRefund = KnownErrorKind.nothingToRefund;
  static const ErrorKind notConfigured = KnownErrorKind.notConfigured;
  static const ErrorKind invalidAppUserId = KnownErrorKind.invalidAppUserId;
  static const ErrorKind logOutWhileAnonymous = KnownErrorKind.logOutWhileAnonymous;
  static const ErrorKind nothingCached = KnownErrorKind.nothingCached;
  static const ErrorKind invalidLink = KnownErrorKind.invalidLink;
  static const ErrorKind noSuchCall = KnownErrorKind.noSuchCall;
  static const ErrorKind offline = KnownErrorKind.offline;
  static const ErrorKind timeout = KnownErrorKind.timeout;
  static const ErrorKind transport = KnownErrorKind.transport;
  static const ErrorKind http = KnownErrorKind.http;
  static const ErrorKind refused = KnownErrorKind.refused;
  static const ErrorKind unreadable = KnownErrorKind.unreadable;

  /// All words of this release.
  static const List<ErrorKind> values = KnownErrorKind.values;

  /// The word on the wire.
  String get value;
}

/// The words of [ErrorKind] that this release knows.
enum KnownErrorKind implements ErrorKind {
  syntax('syntax'),
  empty('empty'),
  prematureEnd('prematureEnd'),
  nul('nul'),
  duplicateKey('duplicateKey'),
  numberOutOfRange('numberOutOfRange'),
  depth('depth'),
  invalidUtf8('invalidUTF8'),
  outOfMemory('outOfMemory'),
  messageTooLarge('messageTooLarge'),
  charsetUnsupported('charsetUnsupported'),
  headerTooLarge('headerTooLarge'),
  headerMalformed('headerMalformed'),
  contentLengthMissing('contentLengthMissing'),
  contentLengthInvalid('contentLengthInvalid'),
  contentLengthDuplicate('contentLengthDuplicate'),
  truncated('truncated'),
  notAnObject('notAnObject'),
  version('version'),
  methodType('methodType'),
  idType('idType'),
  paramsType('paramsType'),
  batchEmpty('batchEmpty'),
  batchTooLong('batchTooLong'),
  methodNotFound('methodNotFound'),
  missing('missing'),
  wrongType('wrongType'),
  invalid('invalid'),
  unknownMember('unknownMember'),
  internalError('internalError'),
  unwritableResult('unwritableResult'),
  requestCancelled('requestCancelled'),
  tooManyPending('tooManyPending'),
  shuttingDown('shuttingDown'),
  batchRepliesTooLarge('batchRepliesTooLarge'),
  unknownSession('unknownSession'),
  unknownTarget('unknownTarget'),
  unknownVendor('unknownVendor'),
  notARedemptionLink('notARedemptionLink'),
  ledgerUnavailable('ledgerUnavailable'),
  resultNotKnown('resultNotKnown'),
  unknownPurchase('unknownPurchase'),
  clockNotVirtual('clockNotVirtual'),
  scriptEnded('scriptEnded'),
  unreadableReply('unreadableReply'),
  tooManySessions('tooManySessions'),
  liveUnavailable('liveUnavailable'),
  noChannel('noChannel'),
  resetNotAllowed('resetNotAllowed'),
  redemptionInProgress('redemptionInProgress'),
  tooManyFaults('tooManyFaults'),
  notRecorded('notRecorded'),
  noNotifications('noNotifications'),
  sdkSilent('sdkSilent'),
  unknownSpace('unknownSpace'),
  cannotFork('cannotFork'),
  tooManySpaces('tooManySpaces'),
  otherSpace('otherSpace'),
  deviceInUse('deviceInUse'),
  unexpectedRedemption('unexpectedRedemption'),
  nothingToRefund('nothingToRefund'),
  notConfigured('notConfigured'),
  invalidAppUserId('invalidAppUserId'),
  logOutWhileAnonymous('logOutWhileAnonymous'),
  nothingCached('nothingCached'),
  invalidLink('invalidLink'),
  noSuchCall('noSuchCall'),
  offline('offline'),
  timeout('timeout'),
  transport('transport'),
  http('http'),
  refused('refused'),
  unreadable('unreadable');

  const KnownErrorKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [ErrorKind] of a newer server.
final class UnknownErrorKind implements ErrorKind {
  /// Keeps the value as received.
  const UnknownErrorKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// The `error` of a reply. Neither `message` nor `data` holds a value that the client sent.
final class ErrorObject implements JsonWritable {
  /// Creates an object from its members.
  const ErrorObject({required this.code, required this.message, required this.data});

  /// The number of the error.
  final ErrorCode code;
  /// One sentence for people.
  final String message;
  /// The part of an error that programs read.
  final ErrorData data;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ErrorObject.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ErrorObject(
      code: readMember(object, 'code', path, ErrorCode.fromJson),
      message: readMember(object, 'message', path, readString),
      data: readMember(object, 'data', path, ErrorData.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {'code': code.toJson(), 'message': message, 'data': data.toJson()};
}

/// The outcome is unknown: the network, the service or its answer failed.
final class Failed implements RedemptionOutcome, ScriptedAnswer {
  /// Creates an object from its members.
  const Failed({required this.failure, this.code, this.codeIsNull = false});

  /// Why.
  final RedemptionFailure failure;
  /// The code that was redeemed; null only after `reply/read` of a reply without it.
  final String? code;
  /// Whether a null in [code] is written; otherwise the member is left out.
  final bool codeIsNull;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Failed.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'failed');
    return Failed(
      failure: readMember(object, 'failure', path, RedemptionFailure.fromJson),
      code: readOptional(object, 'code', path, readString),
      codeIsNull: hasNull(object, 'code'),
    );
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'failed', if (code != null || codeIsNull) 'code': code, 'failure': failure.toJson()};
}

/// The kind of failure: `offline` no connection; `timeout` no answer in time; `transport` the connection broke; `http` an unexpected status;
/// `refused` the service rejected the request; `unreadable` the answer could not be parsed.
///
/// A switch over it names its words and [UnknownFailureReason].
sealed class FailureReason implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FailureReason.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'offline' => offline,
      'timeout' => timeout,
      'transport' => transport,
      'http' => http,
      'refused' => refused,
      'unreadable' => unreadable,
      _ => UnknownFailureReason(value),
    };
  }

  static const FailureReason offline = KnownFailureReason.offline;
  static const FailureReason timeout = KnownFailureReason.timeout;
  static const FailureReason transport = KnownFailureReason.transport;
  static const FailureReason http = KnownFailureReason.http;
  static const FailureReason refused = KnownFailureReason.refused;
  static const FailureReason unreadable = KnownFailureReason.unreadable;

  /// All words of this release.
  static const List<FailureReason> values = KnownFailureReason.values;

  /// The word on the wire.
  String get value;
}

/// The words of [FailureReason] that this release knows.
enum KnownFailureReason implements FailureReason {
  offline('offline'),
  timeout('timeout'),
  transport('transport'),
  http('http'),
  refused('refused'),
  unreadable('unreadable');

  const KnownFailureReason(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [FailureReason] of a newer server.
final class UnknownFailureReason implements FailureReason {
  /// Keeps the value as received.
  const UnknownFailureReason(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A pending fault.
final class Fault implements JsonWritable {
  /// Creates an object from its members.
  const Fault({required this.kind, this.status, this.code, this.message, this.retryAfter, this.seconds, this.count, this.session, this.on});

  /// Which fault.
  final FaultKind kind;
  /// HTTP status; only for `http`.
  final int? status;
  /// The vendor's error number in the body, if it was given.
  final int? code;
  /// The text in the body, if it was given.
  final String? message;
  /// Seconds in the header field `Retry-After`, if they were given.
  final num? retryAfter;
  /// How long the answer is held; only for `delay`.
  final num? seconds;
  /// Number of requests that it will still affect; absent if it lasts until `none`. Limits: at least 1.
  final int? count;
  /// The session whose requests it affects; absent for any session.
  final String? session;
  /// The requests that it affects; absent for all.
  final FaultedRequest? on;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Fault.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Fault(
      kind: readMember(object, 'kind', path, FaultKind.fromJson),
      status: readOptional(object, 'status', path, readInt),
      code: readOptional(object, 'code', path, readInt),
      message: readOptional(object, 'message', path, readString),
      retryAfter: readOptional(object, 'retryAfter', path, readNumber),
      seconds: readOptional(object, 'seconds', path, readNumber),
      count: readOptional(object, 'count', path, readInt),
      session: readOptional(object, 'session', path, readString),
      on: readOptional(object, 'on', path, FaultedRequest.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'kind': kind.toJson(),
    if (status != null) 'status': status,
    if (code != null) 'code': code,
    if (message != null) 'message': message,
    if (retryAfter != null) 'retryAfter': retryAfter,
    if (seconds != null) 'seconds': seconds,
    if (count != null) 'count': count,
    if (session != null) 'session': session,
    if (on != null) 'on': on?.toJson(),
  };
}

/// The faults to remove.
final class FaultClearParams implements JsonWritable {
  /// Creates an object from its members.
  const FaultClearParams({this.session});

  /// Only the faults that name this session; defaults to all faults.
  final String? session;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FaultClearParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return FaultClearParams(session: readOptional(object, 'session', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {if (session != null) 'session': session};
}

/// The faults were removed.
final class FaultClearResult implements JsonWritable {
  /// Creates an object from its members.
  const FaultClearResult({required this.cleared});

  /// The number of faults that were pending. Limits: at least 0.
  final int cleared;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FaultClearResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return FaultClearResult(cleared: readMember(object, 'cleared', path, readInt));
  }

  @override
  Map<String, Object?> toJson() => {'cleared': cleared};
}

/// A fault for the next requests of sessions to their gateways.
final class FaultInjectParams implements JsonWritable {
  /// Creates an object from its members.
  const FaultInjectParams({required this.kind, this.status, this.code, this.message, this.retryAfter, this.seconds, this.count, this.session, this.on});

  /// The fault to inject.
  final FaultInjection kind;
  /// HTTP status, for `http` alone; defaults to 500. A 4xx has the body that the vendor's service sends. Limits: at least 300, at most 599.
  final int? status;
  /// The vendor's error number in the body, for `http` alone; defaults to the one that its service sends with the status. Without it and `message`, a
  /// 5xx has no body. Limits: at least -9007199254740991, at most 9007199254740991.
  final int? code;
  /// The text in the body, for `http` alone; defaults to that of the number.
  final String? message;
  /// Seconds in the header field `Retry-After`, for `http` alone; by default there is no such field. Limits: at least 0, at most 3155760000.
  final num? retryAfter;
  /// Seconds to hold the answer; required for `delay`, and only for it. Limits: greater than 0, at most 3155760000.
  final num? seconds;
  /// Number of requests that it affects. By default, `offline` lasts until `none`, and any other fault affects one request. Limits: at least 1, at
  /// most 9007199254740991.
  final int? count;
  /// The session whose requests it affects; defaults to any session.
  final String? session;
  /// The requests that it affects; defaults to all. Over HTTP only `redemption` is known.
  final FaultedRequest? on;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FaultInjectParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return FaultInjectParams(
      kind: readMember(object, 'kind', path, FaultInjection.fromJson),
      status: readOptional(object, 'status', path, readInt),
      code: readOptional(object, 'code', path, readInt),
      message: readOptional(object, 'message', path, readString),
      retryAfter: readOptional(object, 'retryAfter', path, readNumber),
      seconds: readOptional(object, 'seconds', path, readNumber),
      count: readOptional(object, 'count', path, readInt),
      session: readOptional(object, 'session', path, readString),
      on: readOptional(object, 'on', path, FaultedRequest.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'kind': kind.toJson(),
    if (status != null) 'status': status,
    if (code != null) 'code': code,
    if (message != null) 'message': message,
    if (retryAfter != null) 'retryAfter': retryAfter,
    if (seconds != null) 'seconds': seconds,
    if (count != null) 'count': count,
    if (session != null) 'session': session,
    if (on != null) 'on': on?.toJson(),
  };
}

/// What is pending.
final class FaultInjectResult implements JsonWritable {
  /// Creates an object from its members.
  const FaultInjectResult({required this.pending});

  /// In the order in which the faults were injected.
  final List<Fault> pending;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FaultInjectResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return FaultInjectResult(pending: readMember(object, 'pending', path, (json, path) => readList(json, path, Fault.fromJson)));
  }

  @override
  Map<String, Object?> toJson() => {'pending': writeList(pending, (item) => item.toJson())};
}

/// A fault, or `none` to clear all pending ones.
enum FaultInjection implements JsonWritable {
  offline('offline'),
  timeout('timeout'),
  http('http'),
  malformed('malformed'),
  delay('delay'),
  late('late'),
  none('none');

  const FaultInjection(this.value);

  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory FaultInjection.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'offline' => offline,
      'timeout' => timeout,
      'http' => http,
      'malformed' => malformed,
      'delay' => delay,
      'late' => late,
      'none' => none,
      _ => throw UnreadableJson('no word of FaultInjection', path),
    };
  }

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// The fault that replaces the gateway's answer. `delay` holds the answer. `late` holds it until `fault/release`; HTTP requests do not meet it.
/// `malformed` is a success that is not JSON; RevenueCat's SDK on Android then never calls back (-32016, `sdkSilent`).
///
/// A switch over it names its words and [UnknownFaultKind].
sealed class FaultKind implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FaultKind.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'offline' => offline,
      'timeout' => timeout,
      'http' => http,
      'malformed' => malformed,
      'delay' => delay,
      'late' => late,
      _ => UnknownFaultKind(value),
    };
  }

  static const FaultKind offline = KnownFaultKind.offline;
  static const FaultKind timeout = KnownFaultKind.timeout;
  static const FaultKind http = KnownFaultKind.http;
  static const FaultKind malformed = KnownFaultKind.malformed;
  static const FaultKind delay = KnownFaultKind.delay;
  static const FaultKind late = KnownFaultKind.late;

  /// All words of this release.
  static const List<FaultKind> values = KnownFaultKind.values;

  /// The word on the wire.
  String get value;
}

/// The words of [FaultKind] that this release knows.
enum KnownFaultKind implements FaultKind {
  offline('offline'),
  timeout('timeout'),
  http('http'),
  malformed('malformed'),
  delay('delay'),
  late('late');

  const KnownFaultKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [FaultKind] of a newer server.
final class UnknownFaultKind implements FaultKind {
  /// Keeps the value as received.
  const UnknownFaultKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// Which answer arrives.
final class FaultReleaseParams implements JsonWritable {
  /// Creates an object from its members.
  const FaultReleaseParams({this.session, this.newest});

  /// Only an answer to this session; defaults to any session.
  final String? session;
  /// True for the answer that was held last, instead of the oldest one. Default: `false`.
  final bool? newest;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FaultReleaseParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return FaultReleaseParams(
      session: readOptional(object, 'session', path, readString),
      newest: readOptional(object, 'newest', path, readBool),
    );
  }

  @override
  Map<String, Object?> toJson() => {if (session != null) 'session': session, if (newest != null) 'newest': newest};
}

/// The answer has arrived.
final class FaultReleaseResult implements JsonWritable {
  /// Creates an object from its members.
  const FaultReleaseResult({required this.released, required this.held});

  /// False if no answer was held.
  final bool released;
  /// The number of answers that are still held. Limits: at least 0.
  final int held;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FaultReleaseResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return FaultReleaseResult(released: readMember(object, 'released', path, readBool), held: readMember(object, 'held', path, readInt));
  }

  @override
  Map<String, Object?> toJson() => {'released': released, 'held': held};
}

/// What a request asks the service for. `redemption` has the code of a link; `customer` is what a user or device has, for which Superwall's SDKs send
/// their stored codes; `own` is what only one vendor's SDK asks.
///
/// A switch over it names its words and [UnknownFaultedRequest].
sealed class FaultedRequest implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FaultedRequest.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'redemption' => redemption,
      'customer' => customer,
      'logIn' => logIn,
      'receipt' => receipt,
      'reissue' => reissue,
      'checkout' => checkout,
      'own' => own,
      _ => UnknownFaultedRequest(value),
    };
  }

  static const FaultedRequest redemption = KnownFaultedRequest.redemption;
  static const FaultedRequest customer = KnownFaultedRequest.customer;
  static const FaultedRequest logIn = KnownFaultedRequest.logIn;
  static const FaultedRequest receipt = KnownFaultedRequest.receipt;
  static const FaultedRequest reissue = KnownFaultedRequest.reissue;
  static const FaultedRequest checkout = KnownFaultedRequest.checkout;
  static const FaultedRequest own = KnownFaultedRequest.own;

  /// All words of this release.
  static const List<FaultedRequest> values = KnownFaultedRequest.values;

  /// The word on the wire.
  String get value;
}

/// The words of [FaultedRequest] that this release knows.
enum KnownFaultedRequest implements FaultedRequest {
  redemption('redemption'),
  customer('customer'),
  logIn('logIn'),
  receipt('receipt'),
  reissue('reissue'),
  checkout('checkout'),
  own('own');

  const KnownFaultedRequest(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [FaultedRequest] of a newer server.
final class UnknownFaultedRequest implements FaultedRequest {
  /// Keeps the value as received.
  const UnknownFaultedRequest(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// The gateway of a session: its name, or a script.
///
/// Its cases: [GatewayGatewayName], [ScriptGateway].
sealed class Gateway implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory Gateway.fromJson(Object? json, [String path = '']) {
    if (json is String) {
      return GatewayGatewayName(GatewayName.fromJson(json, path));
    }
    if (json is Map<String, Object?>) {
      return ScriptGateway.fromJson(json, path);
    }
    throw UnreadableJson('no case of Gateway', path);
  }
}

/// [Gateway] as text.
final class GatewayGatewayName implements Gateway {
  /// Wraps a value.
  const GatewayGatewayName(this.value);

  /// The value in the JSON.
  final GatewayName value;

  @override
  Object? toJson() => value.toJson();
}

/// What answers a session: `ledger`, the embedded one; or `live`, the vendor's own service over HTTP, which a program has that was built with the
/// trait Live. Keys and places of the services are the server's own configuration (`redemption serve --live-config`, or environment variables); no
/// request carries them. With `live` a reply may take as long as the service takes, other calls go on meanwhile, and `session/open` waits for what
/// the service knows of a user who was named.
enum GatewayName implements JsonWritable {
  ledger('ledger'),
  live('live');

  const GatewayName(this.value);

  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory GatewayName.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'ledger' => ledger,
      'live' => live,
      _ => throw UnreadableJson('no word of GatewayName', path),
    };
  }

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// What a redemption grants, or what a user has. Unknown members are absent.
final class Grant implements JsonWritable {
  /// Creates an object from its members.
  const Grant({this.owner, this.purchaser, this.paywall, this.entitlements, this.subscriptions, this.oneTimePurchases, this.customer});

  /// Who owns the purchase now.
  final Owner? owner;
  /// Who bought it.
  final Purchaser? purchaser;
  /// The paywall that led to it; absent for a manual grant.
  final PaywallContext? paywall;
  /// What the owner may use, each under its own identifier. Defaults to none.
  final Map<String, Entitlement>? entitlements;
  /// The owner's subscriptions, each under its product identifier. Defaults to none.
  final Map<String, Subscription>? subscriptions;
  /// The owner's one-time purchases, each under its transaction identifier. Defaults to none.
  final Map<String, OneTimePurchase>? oneTimePurchases;
  /// The owner's record as a customer.
  final Customer? customer;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Grant.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Grant(
      owner: readOptional(object, 'owner', path, Owner.fromJson),
      purchaser: readOptional(object, 'purchaser', path, Purchaser.fromJson),
      paywall: readOptional(object, 'paywall', path, PaywallContext.fromJson),
      entitlements: readOptional(object, 'entitlements', path, (json, path) => readMap(json, path, Entitlement.fromJson)),
      subscriptions: readOptional(object, 'subscriptions', path, (json, path) => readMap(json, path, Subscription.fromJson)),
      oneTimePurchases: readOptional(object, 'oneTimePurchases', path, (json, path) => readMap(json, path, OneTimePurchase.fromJson)),
      customer: readOptional(object, 'customer', path, Customer.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    if (owner != null) 'owner': owner?.toJson(),
    if (purchaser != null) 'purchaser': purchaser?.toJson(),
    if (paywall != null) 'paywall': paywall?.toJson(),
    if (entitlements != null) 'entitlements': writeMap(entitlements, (item) => item.toJson()),
    if (subscriptions != null) 'subscriptions': writeMap(subscriptions, (item) => item.toJson()),
    if (oneTimePurchases != null) 'oneTimePurchases': writeMap(oneTimePurchases, (item) => item.toJson()),
    if (customer != null) 'customer': customer?.toJson(),
  };
}

/// Where HTTP and WebSocket clients connect.
final class HTTPAddress implements JsonWritable {
  /// Creates an object from its members.
  const HTTPAddress({required this.url});

  /// Scheme, host and port, without a trailing slash.
  final String url;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory HTTPAddress.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return HTTPAddress(url: readMember(object, 'url', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'url': url};
}

/// There is no such code.
final class InvalidCode implements RedemptionOutcome, ScriptedAnswer {
  /// Creates an object from its members.
  const InvalidCode({this.code, this.codeIsNull = false});

  /// The code that was redeemed; null only after `reply/read` of a reply without it.
  final String? code;
  /// Whether a null in [code] is written; otherwise the member is left out.
  final bool codeIsNull;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory InvalidCode.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'invalidCode');
    return InvalidCode(code: readOptional(object, 'code', path, readString), codeIsNull: hasNull(object, 'code'));
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'invalidCode', if (code != null || codeIsNull) 'code': code};
}

/// A link that the ledger created.
final class IssuedLink implements JsonWritable {
  /// Creates an object from its members.
  const IssuedLink({required this.url, required this.code, required this.expiresAt});

  /// The whole link.
  final String url;
  /// The one-use secret in it.
  final String code;
  /// The moment at which it expires; milliseconds since 1970-01-01T00:00:00Z.
  final int expiresAt;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory IssuedLink.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return IssuedLink(
      url: readMember(object, 'url', path, readString),
      code: readMember(object, 'code', path, readString),
      expiresAt: readMember(object, 'expiresAt', path, readInt),
    );
  }

  @override
  Map<String, Object?> toJson() => {'url': url, 'code': code, 'expiresAt': expiresAt};
}

/// The code has expired or was used already.
final class LinkExpired implements RedemptionOutcome, ScriptedAnswer {
  /// Creates an object from its members.
  const LinkExpired({
    required this.reissued,
    this.code,
    this.reason,
    this.obfuscatedEmail,
    this.codeIsNull = false,
    this.obfuscatedEmailIsNull = false,
  });

  /// True if a new link was sent to the buyer.
  final bool reissued;
  /// The code that was redeemed; null only after `reply/read` of a reply without it.
  final String? code;
  /// Whether a null in [code] is written; otherwise the member is left out.
  final bool codeIsNull;
  /// Expired or used; absent if the service did not report it.
  final LinkExpiryReason? reason;
  /// The buyer's address, masked; null if unknown.
  final String? obfuscatedEmail;
  /// Whether a null in [obfuscatedEmail] is written; otherwise the member is left out.
  final bool obfuscatedEmailIsNull;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory LinkExpired.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'linkExpired');
    return LinkExpired(
      reissued: readMember(object, 'reissued', path, readBool),
      code: readOptional(object, 'code', path, readString),
      reason: readOptional(object, 'reason', path, LinkExpiryReason.fromJson),
      obfuscatedEmail: readOptional(object, 'obfuscatedEmail', path, readString),
      codeIsNull: hasNull(object, 'code'),
      obfuscatedEmailIsNull: hasNull(object, 'obfuscatedEmail'),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'kind': 'linkExpired',
    if (code != null || codeIsNull) 'code': code,
    if (reason != null) 'reason': reason?.toJson(),
    'reissued': reissued,
    if (obfuscatedEmail != null || obfuscatedEmailIsNull) 'obfuscatedEmail': obfuscatedEmail,
  };
}

/// Why a link no longer works: `expired` too old and never used; `used` already used, at any age.
///
/// A switch over it names its words and [UnknownLinkExpiryReason].
sealed class LinkExpiryReason implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory LinkExpiryReason.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'expired' => expired,
      'used' => used,
      _ => UnknownLinkExpiryReason(value),
    };
  }

  static const LinkExpiryReason expired = KnownLinkExpiryReason.expired;
  static const LinkExpiryReason used = KnownLinkExpiryReason.used;

  /// All words of this release.
  static const List<LinkExpiryReason> values = KnownLinkExpiryReason.values;

  /// The word on the wire.
  String get value;
}

/// The words of [LinkExpiryReason] that this release knows.
enum KnownLinkExpiryReason implements LinkExpiryReason {
  expired('expired'),
  used('used');

  const KnownLinkExpiryReason(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [LinkExpiryReason] of a newer server.
final class UnknownLinkExpiryReason implements LinkExpiryReason {
  /// Keeps the value as received.
  const UnknownLinkExpiryReason(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A text that may be a link.
final class LinkParseParams implements JsonWritable {
  /// Creates an object from its members.
  const LinkParseParams({required this.url, this.vendor, this.platform});

  /// The text to read as a link.
  final String url;
  /// The vendor whose links to look for; defaults to all in turn.
  final Vendor? vendor;
  /// The platform whose URL class parses it; defaults to `ios`.
  final Platform? platform;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory LinkParseParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return LinkParseParams(
      url: readMember(object, 'url', path, readString),
      vendor: readOptional(object, 'vendor', path, Vendor.fromJson),
      platform: readOptional(object, 'platform', path, Platform.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'url': url,
    if (vendor != null) 'vendor': vendor?.toJson(),
    if (platform != null) 'platform': platform?.toJson(),
  };
}

/// How an SDK reads the text.
final class LinkParseResult implements JsonWritable {
  /// Creates an object from its members.
  const LinkParseResult({required this.link, this.redirect});

  /// The link that it redeems; null for none.
  final RedemptionLink? link;
  /// The fields of a success URL that carries the purchase instead of a code; absent otherwise.
  final CheckoutRedirect? redirect;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory LinkParseResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return LinkParseResult(
      link: readNullable(object, 'link', path, RedemptionLink.fromJson),
      redirect: readOptional(object, 'redirect', path, CheckoutRedirect.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {'link': link?.toJson(), if (redirect != null) 'redirect': redirect?.toJson()};
}

/// Whether purchases get redemption links.
///
/// A switch over it names its words and [UnknownLinkPolicy].
sealed class LinkPolicy implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory LinkPolicy.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'disallowed' => disallowed,
      'allowed' => allowed,
      'allowedOnlySandbox' => allowedOnlySandbox,
      _ => UnknownLinkPolicy(value),
    };
  }

  static const LinkPolicy disallowed = KnownLinkPolicy.disallowed;
  static const LinkPolicy allowed = KnownLinkPolicy.allowed;
  static const LinkPolicy allowedOnlySandbox = KnownLinkPolicy.allowedOnlySandbox;

  /// All words of this release.
  static const List<LinkPolicy> values = KnownLinkPolicy.values;

  /// The word on the wire.
  String get value;
}

/// The words of [LinkPolicy] that this release knows.
enum KnownLinkPolicy implements LinkPolicy {
  disallowed('disallowed'),
  allowed('allowed'),
  allowedOnlySandbox('allowedOnlySandbox');

  const KnownLinkPolicy(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [LinkPolicy] of a newer server.
final class UnknownLinkPolicy implements LinkPolicy {
  /// Keeps the value as received.
  const UnknownLinkPolicy(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A code of a purchase.
final class ListedCode implements JsonWritable {
  /// Creates an object from its members.
  const ListedCode({
    required this.code,
    required this.state,
    required this.expiresAt,
    this.usedAt,
    this.usedByAppUserId,
    this.usedByDeviceId,
    this.attempts,
  });

  /// The code; `***` unless revealed.
  final String code;
  /// Its state.
  final ListedCodeState state;
  /// The moment at which it expires; milliseconds since 1970-01-01T00:00:00Z.
  final int expiresAt;
  /// When it was used; absent if it is unused; milliseconds since 1970-01-01T00:00:00Z.
  final int? usedAt;
  /// The user who used it; absent if it was no identified user.
  final String? usedByAppUserId;
  /// The device that used it; absent if a user did.
  final String? usedByDeviceId;
  /// Its redemptions in the log, oldest first; absent if the server keeps no log.
  final List<RedemptionAttempt>? attempts;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ListedCode.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ListedCode(
      code: readMember(object, 'code', path, readString),
      state: readMember(object, 'state', path, ListedCodeState.fromJson),
      expiresAt: readMember(object, 'expiresAt', path, readInt),
      usedAt: readOptional(object, 'usedAt', path, readInt),
      usedByAppUserId: readOptional(object, 'usedByAppUserId', path, readString),
      usedByDeviceId: readOptional(object, 'usedByDeviceId', path, readString),
      attempts: readOptional(object, 'attempts', path, (json, path) => readList(json, path, RedemptionAttempt.fromJson)),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'code': code,
    'state': state.toJson(),
    'expiresAt': expiresAt,
    if (usedAt != null) 'usedAt': usedAt,
    if (usedByAppUserId != null) 'usedByAppUserId': usedByAppUserId,
    if (usedByDeviceId != null) 'usedByDeviceId': usedByDeviceId,
    if (attempts != null) 'attempts': writeList(attempts, (item) => item.toJson()),
  };
}

/// The state of a code.
///
/// A switch over it names its words and [UnknownListedCodeState].
sealed class ListedCodeState implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ListedCodeState.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'unused' => unused,
      'used' => used,
      'expired' => expired,
      _ => UnknownListedCodeState(value),
    };
  }

  static const ListedCodeState unused = KnownListedCodeState.unused;
  static const ListedCodeState used = KnownListedCodeState.used;
  static const ListedCodeState expired = KnownListedCodeState.expired;

  /// All words of this release.
  static const List<ListedCodeState> values = KnownListedCodeState.values;

  /// The word on the wire.
  String get value;
}

/// The words of [ListedCodeState] that this release knows.
enum KnownListedCodeState implements ListedCodeState {
  unused('unused'),
  used('used'),
  expired('expired');

  const KnownListedCodeState(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [ListedCodeState] of a newer server.
final class UnknownListedCodeState implements ListedCodeState {
  /// Keeps the value as received.
  const UnknownListedCodeState(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A customer of a vendor that keeps customers.
final class ListedCustomer implements JsonWritable {
  /// Creates an object from its members.
  const ListedCustomer({required this.vendor, required this.appUserIds, required this.firstSeenAt});

  /// The vendor.
  final Vendor vendor;
  /// All app user ids, ascending.
  final List<String> appUserIds;
  /// When the ledger created it; milliseconds since 1970-01-01T00:00:00Z.
  final int firstSeenAt;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ListedCustomer.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ListedCustomer(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      appUserIds: readMember(object, 'appUserIds', path, (json, path) => readList(json, path, readString)),
      firstSeenAt: readMember(object, 'firstSeenAt', path, readInt),
    );
  }

  @override
  Map<String, Object?> toJson() => {'vendor': vendor.toJson(), 'appUserIds': appUserIds, 'firstSeenAt': firstSeenAt};
}

/// A purchase with who owns it and its codes.
final class ListedPurchase implements JsonWritable {
  /// Creates an object from its members.
  const ListedPurchase({required this.purchase, required this.appUserIds, required this.deviceIds, required this.codes});

  /// The purchase; its address is masked unless revealed.
  final PurchaseRecord purchase;
  /// The users who own it: all ids of its customer, or the one user.
  final List<String> appUserIds;
  /// The devices that hold it.
  final List<String> deviceIds;
  /// Its codes in the order in which they expire.
  final List<ListedCode> codes;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ListedPurchase.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ListedPurchase(
      purchase: readMember(object, 'purchase', path, PurchaseRecord.fromJson),
      appUserIds: readMember(object, 'appUserIds', path, (json, path) => readList(json, path, readString)),
      deviceIds: readMember(object, 'deviceIds', path, (json, path) => readList(json, path, readString)),
      codes: readMember(object, 'codes', path, (json, path) => readList(json, path, ListedCode.fromJson)),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'purchase': purchase.toJson(),
    'appUserIds': appUserIds,
    'deviceIds': deviceIds,
    'codes': writeList(codes, (item) => item.toJson()),
  };
}

/// A fact of an outcome that a reply cannot carry.
final class Loss implements JsonWritable {
  /// Creates an object from its members.
  const Loss({required this.path, required this.message});

  /// Place of the fact in the outcome; a JSON Pointer (RFC 6901).
  final String path;
  /// Why this target cannot carry it, in one sentence.
  final String message;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Loss.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Loss(path: readMember(object, 'path', path, readString), message: readMember(object, 'message', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'path': path, 'message': message};
}

/// One message in the mailbox of all buyers.
final class MailMessage implements JsonWritable {
  /// Creates an object from its members.
  const MailMessage({required this.to, required this.obfuscatedTo, required this.url, required this.sentAt, required this.reason});

  /// The full address.
  final String to;
  /// The recipient's address, masked as in replies.
  final String obfuscatedTo;
  /// The link in it.
  final String url;
  /// When it was sent; milliseconds since 1970-01-01T00:00:00Z.
  final int sentAt;
  /// Why it was sent.
  final MailReason reason;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory MailMessage.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return MailMessage(
      to: readMember(object, 'to', path, readString),
      obfuscatedTo: readMember(object, 'obfuscatedTo', path, readString),
      url: readMember(object, 'url', path, readString),
      sentAt: readMember(object, 'sentAt', path, readInt),
      reason: readMember(object, 'reason', path, MailReason.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {'to': to, 'obfuscatedTo': obfuscatedTo, 'url': url, 'sentAt': sentAt, 'reason': reason.toJson()};
}

/// Why a message was sent: something was bought, or an old link was opened.
///
/// A switch over it names its words and [UnknownMailReason].
sealed class MailReason implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory MailReason.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'purchase' => purchase,
      'reissue' => reissue,
      _ => UnknownMailReason(value),
    };
  }

  static const MailReason purchase = KnownMailReason.purchase;
  static const MailReason reissue = KnownMailReason.reissue;

  /// All words of this release.
  static const List<MailReason> values = KnownMailReason.values;

  /// The word on the wire.
  String get value;
}

/// The words of [MailReason] that this release knows.
enum KnownMailReason implements MailReason {
  purchase('purchase'),
  reissue('reissue');

  const KnownMailReason(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [MailReason] of a newer server.
final class UnknownMailReason implements MailReason {
  /// Keeps the value as received.
  const UnknownMailReason(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A method without params.
final class NoParams implements JsonWritable {
  /// Creates an object from its members.
  const NoParams();

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory NoParams.fromJson(Object? json, [String path = '']) {
    readObject(json, path);
    return const NoParams();
  }

  @override
  Map<String, Object?> toJson() => {};
}

/// The kind of offer something was bought under.
///
/// A switch over it names its words and [UnknownOfferType].
sealed class OfferType implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OfferType.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'trial' => trial,
      'code' => code,
      'promotional' => promotional,
      'winback' => winback,
      _ => UnknownOfferType(value),
    };
  }

  static const OfferType trial = KnownOfferType.trial;
  static const OfferType code = KnownOfferType.code;
  static const OfferType promotional = KnownOfferType.promotional;
  static const OfferType winback = KnownOfferType.winback;

  /// All words of this release.
  static const List<OfferType> values = KnownOfferType.values;

  /// The word on the wire.
  String get value;
}

/// The words of [OfferType] that this release knows.
enum KnownOfferType implements OfferType {
  trial('trial'),
  code('code'),
  promotional('promotional'),
  winback('winback');

  const KnownOfferType(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [OfferType] of a newer server.
final class UnknownOfferType implements OfferType {
  /// Keeps the value as received.
  const UnknownOfferType(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A purchase that does not renew.
final class OneTimePurchase implements JsonWritable {
  /// Creates an object from its members.
  const OneTimePurchase({
    required this.id,
    required this.productId,
    required this.purchasedAt,
    this.originallyPurchasedAt,
    this.refundedAt,
    this.store,
    this.isSandbox,
    this.price,
    this.displayName,
    this.storeTransactionId,
  });

  /// The service's id of the transaction.
  final String id;
  /// The product's identifier.
  final String productId;
  /// When it was bought; milliseconds since 1970-01-01T00:00:00Z.
  final int purchasedAt;
  /// When it was first bought; absent if unknown; milliseconds since 1970-01-01T00:00:00Z.
  final int? originallyPurchasedAt;
  /// When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z.
  final int? refundedAt;
  /// Where it was bought; absent if the reply cannot carry it.
  final String? store;
  /// True for a purchase without real money; absent if the reply cannot carry it.
  final bool? isSandbox;
  /// What was paid; absent if unknown.
  final Price? price;
  /// The product's name for people; absent if it has none.
  final String? displayName;
  /// The store's id of the transaction; absent if unknown.
  final String? storeTransactionId;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OneTimePurchase.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return OneTimePurchase(
      id: readMember(object, 'id', path, readString),
      productId: readMember(object, 'productId', path, readString),
      purchasedAt: readMember(object, 'purchasedAt', path, readInt),
      originallyPurchasedAt: readOptional(object, 'originallyPurchasedAt', path, readInt),
      refundedAt: readOptional(object, 'refundedAt', path, readInt),
      store: readOptional(object, 'store', path, readString),
      isSandbox: readOptional(object, 'isSandbox', path, readBool),
      price: readOptional(object, 'price', path, Price.fromJson),
      displayName: readOptional(object, 'displayName', path, readString),
      storeTransactionId: readOptional(object, 'storeTransactionId', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'id': id,
    'productId': productId,
    'purchasedAt': purchasedAt,
    if (originallyPurchasedAt != null) 'originallyPurchasedAt': originallyPurchasedAt,
    if (refundedAt != null) 'refundedAt': refundedAt,
    if (store != null) 'store': store,
    if (isSandbox != null) 'isSandbox': isSandbox,
    if (price != null) 'price': price?.toJson(),
    if (displayName != null) 'displayName': displayName,
    if (storeTransactionId != null) 'storeTransactionId': storeTransactionId,
  };
}

/// A paywall on screen.
final class OpenPaywall implements JsonWritable {
  /// Creates an object from its members.
  const OpenPaywall({this.entitlements, this.automaticallyDismiss});

  /// Identifiers of the entitlements that its products grant, ascending.
  final List<String>? entitlements;
  /// True if the SDK may close it after a purchase or a redemption. Default: `true`.
  final bool? automaticallyDismiss;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OpenPaywall.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return OpenPaywall(
      entitlements: readOptional(object, 'entitlements', path, (json, path) => readList(json, path, readString)),
      automaticallyDismiss: readOptional(object, 'automaticallyDismiss', path, readBool),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    if (entitlements != null) 'entitlements': entitlements,
    if (automaticallyDismiss != null) 'automaticallyDismiss': automaticallyDismiss,
  };
}

/// The ids of any other store.
final class OtherStoreIdentifiers implements StoreIdentifiers {
  /// Creates an object from its members.
  const OtherStoreIdentifiers({required this.store, this.additionalInfo});

  /// The store by its own name.
  final String store;
  /// Further members that the store reports. Defaults to none.
  final Map<String, Object?>? additionalInfo;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OtherStoreIdentifiers.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'other');
    return OtherStoreIdentifiers(
      store: readMember(object, 'store', path, readString),
      additionalInfo: readOptional(object, 'additionalInfo', path, readObject),
    );
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'other', 'store': store, if (additionalInfo != null) 'additionalInfo': additionalInfo};
}

/// The six kinds of outcome.
///
/// A switch over it names its words and [UnknownOutcomeKind].
sealed class OutcomeKind implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OutcomeKind.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'redeemed' => redeemed,
      'subscriptionExpired' => subscriptionExpired,
      'linkExpired' => linkExpired,
      'invalidCode' => invalidCode,
      'purchaseBelongsToOtherUser' => purchaseBelongsToOtherUser,
      'failed' => failed,
      _ => UnknownOutcomeKind(value),
    };
  }

  static const OutcomeKind redeemed = KnownOutcomeKind.redeemed;
  static const OutcomeKind subscriptionExpired = KnownOutcomeKind.subscriptionExpired;
  static const OutcomeKind linkExpired = KnownOutcomeKind.linkExpired;
  static const OutcomeKind invalidCode = KnownOutcomeKind.invalidCode;
  static const OutcomeKind purchaseBelongsToOtherUser = KnownOutcomeKind.purchaseBelongsToOtherUser;
  static const OutcomeKind failed = KnownOutcomeKind.failed;

  /// All words of this release.
  static const List<OutcomeKind> values = KnownOutcomeKind.values;

  /// The word on the wire.
  String get value;
}

/// The words of [OutcomeKind] that this release knows.
enum KnownOutcomeKind implements OutcomeKind {
  redeemed('redeemed'),
  subscriptionExpired('subscriptionExpired'),
  linkExpired('linkExpired'),
  invalidCode('invalidCode'),
  purchaseBelongsToOtherUser('purchaseBelongsToOtherUser'),
  failed('failed');

  const KnownOutcomeKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [OutcomeKind] of a newer server.
final class UnknownOutcomeKind implements OutcomeKind {
  /// Keeps the value as received.
  const UnknownOutcomeKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A situation, and what comes of a redemption in it.
final class OutcomeSituation implements JsonWritable {
  /// Creates an object from its members.
  const OutcomeSituation({required this.name, required this.outcome, required this.platforms, required this.needsUser, required this.prepare});

  /// A name for a test, such as `linkExpired (used)`.
  final String name;
  /// The outcome that the redemption has.
  final OutcomeKind outcome;
  /// The phones on which it can occur.
  final List<Platform> platforms;
  /// True if the app must have logged in a user. An anonymous customer would get the purchase.
  final bool needsUser;
  /// The params of `outcomes/prepare`.
  final OutcomesPrepareParams prepare;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OutcomeSituation.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return OutcomeSituation(
      name: readMember(object, 'name', path, readString),
      outcome: readMember(object, 'outcome', path, OutcomeKind.fromJson),
      platforms: readMember(object, 'platforms', path, (json, path) => readList(json, path, Platform.fromJson)),
      needsUser: readMember(object, 'needsUser', path, readBool),
      prepare: readMember(object, 'prepare', path, OutcomesPrepareParams.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'name': name,
    'outcome': outcome.toJson(),
    'platforms': writeList(platforms, (item) => item.toJson()),
    'needsUser': needsUser,
    'prepare': prepare.toJson(),
  };
}

/// For which app. Product, entitlements and address are returned in each row's `prepare`.
final class OutcomesListParams implements JsonWritable {
  /// Creates an object from its members.
  const OutcomesListParams({required this.vendor, this.product, this.entitlements, this.email});

  /// The vendor of the SDK that the app has.
  final Vendor vendor;
  /// The product to sell.
  final String? product;
  /// The entitlements that it gives.
  final List<String>? entitlements;
  /// The buyer's address; empty for none.
  final String? email;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OutcomesListParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return OutcomesListParams(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      product: readOptional(object, 'product', path, readString),
      entitlements: readOptional(object, 'entitlements', path, (json, path) => readList(json, path, readString)),
      email: readOptional(object, 'email', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'vendor': vendor.toJson(),
    if (product != null) 'product': product,
    if (entitlements != null) 'entitlements': entitlements,
    if (email != null) 'email': email,
  };
}

/// The ways in which a redemption can end.
final class OutcomesListResult implements JsonWritable {
  /// Creates an object from its members.
  const OutcomesListResult({required this.situations});

  /// A table, for a test over all rows.
  final List<OutcomeSituation> situations;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OutcomesListResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return OutcomesListResult(
      situations: readMember(object, 'situations', path, (json, path) => readList(json, path, OutcomeSituation.fromJson)),
    );
  }

  @override
  Map<String, Object?> toJson() => {'situations': writeList(situations, (item) => item.toJson())};
}

/// The situation to bring about.
final class OutcomesPrepareParams implements JsonWritable {
  /// Creates an object from its members.
  const OutcomesPrepareParams({
    required this.vendor,
    required this.situation,
    this.product,
    this.entitlements,
    this.kind,
    this.appUserId,
    this.email,
    this.scheme,
  });

  /// The vendor of the SDK that the app has.
  final Vendor vendor;
  /// The name of a row of `outcomes/list`.
  final String situation;
  /// The product to sell. Default: `"pro_monthly"`.
  final String? product;
  /// The entitlements that it gives; defaults to `pro`.
  final List<String>? entitlements;
  /// A one-time purchase or a subscription, which is the default. A one-time purchase is refunded where a subscription lapses.
  final PurchaseKind? kind;
  /// The user who buys it; defaults to an anonymous buyer.
  final String? appUserId;
  /// The buyer's address; empty for none. Default: `"jane.doe@example.com"`.
  final String? email;
  /// The URL scheme of the links that are issued from now on; defaults to that of `store/policy`.
  final String? scheme;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OutcomesPrepareParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return OutcomesPrepareParams(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      situation: readMember(object, 'situation', path, readString),
      product: readOptional(object, 'product', path, readString),
      entitlements: readOptional(object, 'entitlements', path, (json, path) => readList(json, path, readString)),
      kind: readOptional(object, 'kind', path, PurchaseKind.fromJson),
      appUserId: readOptional(object, 'appUserId', path, readString),
      email: readOptional(object, 'email', path, readString),
      scheme: readOptional(object, 'scheme', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'vendor': vendor.toJson(),
    'situation': situation,
    if (product != null) 'product': product,
    if (entitlements != null) 'entitlements': entitlements,
    if (kind != null) 'kind': kind?.toJson(),
    if (appUserId != null) 'appUserId': appUserId,
    if (email != null) 'email': email,
    if (scheme != null) 'scheme': scheme,
  };
}

/// What to open.
final class OutcomesPrepareResult implements JsonWritable {
  /// Creates an object from its members.
  const OutcomesPrepareResult({required this.situation, required this.outcome, required this.url, required this.code, required this.purchase});

  /// The name of the situation.
  final String situation;
  /// The outcome that the redemption has.
  final OutcomeKind outcome;
  /// The link to open.
  final String url;
  /// The code in it.
  final String code;
  /// The id of the purchase.
  final String purchase;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OutcomesPrepareResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return OutcomesPrepareResult(
      situation: readMember(object, 'situation', path, readString),
      outcome: readMember(object, 'outcome', path, OutcomeKind.fromJson),
      url: readMember(object, 'url', path, readString),
      code: readMember(object, 'code', path, readString),
      purchase: readMember(object, 'purchase', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'situation': situation, 'outcome': outcome.toJson(), 'url': url, 'code': code, 'purchase': purchase};
}

/// Who owns a purchase.
///
/// Its cases: [AppUserOwner], [DeviceOwner], [UnknownOwner].
sealed class Owner implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory Owner.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return switch (readMember(object, 'kind', path, readString)) {
      'appUser' => AppUserOwner.fromJson(json, path),
      'device' => DeviceOwner.fromJson(json, path),
      _ => UnknownOwner(object),
    };
  }
}

/// A case of [Owner] of a newer server.
final class UnknownOwner implements Owner {
  /// Keeps the value as received.
  const UnknownOwner(this.json);

  /// The whole object.
  final Map<String, Object?> json;

  @override
  Map<String, Object?> toJson() => json;
}

/// Whether the owner bought it or shares a family member's purchase.
///
/// A switch over it names its words and [UnknownOwnershipType].
sealed class OwnershipType implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory OwnershipType.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'purchased' => purchased,
      'familyShared' => familyShared,
      'unknown' => unknown,
      _ => UnknownOwnershipType(value),
    };
  }

  static const OwnershipType purchased = KnownOwnershipType.purchased;
  static const OwnershipType familyShared = KnownOwnershipType.familyShared;
  static const OwnershipType unknown = KnownOwnershipType.unknown;

  /// All words of this release.
  static const List<OwnershipType> values = KnownOwnershipType.values;

  /// The word on the wire.
  String get value;
}

/// The words of [OwnershipType] that this release knows.
enum KnownOwnershipType implements OwnershipType {
  purchased('purchased'),
  familyShared('familyShared'),
  unknown('unknown');

  const KnownOwnershipType(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [OwnershipType] of a newer server.
final class UnknownOwnershipType implements OwnershipType {
  /// Keeps the value as received.
  const UnknownOwnershipType(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// Paddle's names.
final class PaddleIdentifiers implements StoreIdentifiers {
  /// Creates an object from its members.
  const PaddleIdentifiers({required this.customerId, required this.subscriptionIds});

  /// Paddle's customer.
  final String customerId;
  /// Paddle's subscriptions.
  final List<String> subscriptionIds;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PaddleIdentifiers.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'paddle');
    return PaddleIdentifiers(
      customerId: readMember(object, 'customerId', path, readString),
      subscriptionIds: readMember(object, 'subscriptionIds', path, (json, path) => readList(json, path, readString)),
    );
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'paddle', 'customerId': customerId, 'subscriptionIds': subscriptionIds};
}

/// The paywall and placement that led to a purchase.
final class PaywallContext implements JsonWritable {
  /// Creates an object from its members.
  const PaywallContext({
    required this.identifier,
    required this.placementName,
    required this.placementParams,
    required this.variantId,
    required this.experimentId,
    this.productIdentifier,
    this.product,
    this.userAttributes,
  });

  /// The paywall's identifier.
  final String identifier;
  /// The placement that showed it.
  final String placementName;
  /// The parameters that the app gave with the placement.
  final Map<String, Object?> placementParams;
  /// The variant of the experiment that was shown.
  final String variantId;
  /// The experiment.
  final String experimentId;
  /// The product chosen on the paywall; absent if unknown.
  final String? productIdentifier;
  /// The product's own description; absent if unknown.
  final PaywallProduct? product;
  /// What the buyer answered on the way to the purchase; absent if nothing was asked.
  final Map<String, Object?>? userAttributes;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PaywallContext.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return PaywallContext(
      identifier: readMember(object, 'identifier', path, readString),
      placementName: readMember(object, 'placementName', path, readString),
      placementParams: readMember(object, 'placementParams', path, readObject),
      variantId: readMember(object, 'variantId', path, readString),
      experimentId: readMember(object, 'experimentId', path, readString),
      productIdentifier: readOptional(object, 'productIdentifier', path, readString),
      product: readOptional(object, 'product', path, PaywallProduct.fromJson),
      userAttributes: readOptional(object, 'userAttributes', path, readObject),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'identifier': identifier,
    'placementName': placementName,
    'placementParams': placementParams,
    'variantId': variantId,
    'experimentId': experimentId,
    if (productIdentifier != null) 'productIdentifier': productIdentifier,
    if (product != null) 'product': product?.toJson(),
    if (userAttributes != null) 'userAttributes': userAttributes,
  };
}

/// A product as the paywall shows it, with formatted prices. All 31 members are present (SuperwallKit 4.12.1 and later).
final class PaywallProduct implements JsonWritable {
  /// Creates an object from its members.
  const PaywallProduct({
    required this.identifier,
    required this.languageCode,
    required this.locale,
    required this.currencyCode,
    required this.currencySymbol,
    required this.period,
    required this.periodly,
    required this.localizedPeriod,
    required this.periodAlt,
    required this.periodDays,
    required this.periodWeeks,
    required this.periodMonths,
    required this.periodYears,
    required this.rawPrice,
    required this.price,
    required this.dailyPrice,
    required this.weeklyPrice,
    required this.monthlyPrice,
    required this.yearlyPrice,
    required this.rawTrialPeriodPrice,
    required this.trialPeriodPrice,
    required this.trialPeriodDailyPrice,
    required this.trialPeriodWeeklyPrice,
    required this.trialPeriodMonthlyPrice,
    required this.trialPeriodYearlyPrice,
    required this.trialPeriodDays,
    required this.trialPeriodWeeks,
    required this.trialPeriodMonths,
    required this.trialPeriodYears,
    required this.trialPeriodText,
    required this.trialPeriodEndDate,
  });

  /// Store identifier.
  final String identifier;
  /// The language of the texts.
  final String languageCode;
  /// Language and region.
  final String locale;
  /// ISO 4217 code.
  final String currencyCode;
  /// The currency's symbol.
  final String currencySymbol;
  /// The billing period, such as `month`.
  final String period;
  /// The billing period as an adverb, such as `monthly`.
  final String periodly;
  /// The billing period in the buyer's language.
  final String localizedPeriod;
  /// The billing period in another wording, such as `1 month`.
  final String periodAlt;
  /// The billing period in whole days. Limits: at least -9007199254740991, at most 9007199254740991.
  final int periodDays;
  /// The billing period in whole weeks. Limits: at least -9007199254740991, at most 9007199254740991.
  final int periodWeeks;
  /// The billing period in whole months. Limits: at least -9007199254740991, at most 9007199254740991.
  final int periodMonths;
  /// The billing period in whole years. Limits: at least -9007199254740991, at most 9007199254740991.
  final int periodYears;
  /// The price in the currency's unit.
  final num rawPrice;
  /// The price, formatted.
  final String price;
  /// The daily price, formatted.
  final String dailyPrice;
  /// The weekly price, formatted.
  final String weeklyPrice;
  /// The monthly price, formatted.
  final String monthlyPrice;
  /// The yearly price, formatted.
  final String yearlyPrice;
  /// The trial's price in the currency's unit; 0 without a trial.
  final num rawTrialPeriodPrice;
  /// The trial's price, formatted.
  final String trialPeriodPrice;
  /// The trial's daily price, formatted.
  final String trialPeriodDailyPrice;
  /// The trial's weekly price, formatted.
  final String trialPeriodWeeklyPrice;
  /// The trial's monthly price, formatted.
  final String trialPeriodMonthlyPrice;
  /// The trial's yearly price, formatted.
  final String trialPeriodYearlyPrice;
  /// The trial in whole days; 0 without a trial. Limits: at least -9007199254740991, at most 9007199254740991.
  final int trialPeriodDays;
  /// The trial in whole weeks; 0 without a trial. Limits: at least -9007199254740991, at most 9007199254740991.
  final int trialPeriodWeeks;
  /// The trial in whole months; 0 without a trial. Limits: at least -9007199254740991, at most 9007199254740991.
  final int trialPeriodMonths;
  /// The trial in whole years; 0 without a trial. Limits: at least -9007199254740991, at most 9007199254740991.
  final int trialPeriodYears;
  /// The trial in words; empty without a trial.
  final String trialPeriodText;
  /// The end of the trial in words; empty without a trial.
  final String trialPeriodEndDate;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PaywallProduct.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return PaywallProduct(
      identifier: readMember(object, 'identifier', path, readString),
      languageCode: readMember(object, 'languageCode', path, readString),
      locale: readMember(object, 'locale', path, readString),
      currencyCode: readMember(object, 'currencyCode', path, readString),
      currencySymbol: readMember(object, 'currencySymbol', path, readString),
      period: readMember(object, 'period', path, readString),
      periodly: readMember(object, 'periodly', path, readString),
      localizedPeriod: readMember(object, 'localizedPeriod', path, readString),
      periodAlt: readMember(object, 'periodAlt', path, readString),
      periodDays: readMember(object, 'periodDays', path, readInt),
      periodWeeks: readMember(object, 'periodWeeks', path, readInt),
      periodMonths: readMember(object, 'periodMonths', path, readInt),
      periodYears: readMember(object, 'periodYears', path, readInt),
      rawPrice: readMember(object, 'rawPrice', path, readNumber),
      price: readMember(object, 'price', path, readString),
      dailyPrice: readMember(object, 'dailyPrice', path, readString),
      weeklyPrice: readMember(object, 'weeklyPrice', path, readString),
      monthlyPrice: readMember(object, 'monthlyPrice', path, readString),
      yearlyPrice: readMember(object, 'yearlyPrice', path, readString),
      rawTrialPeriodPrice: readMember(object, 'rawTrialPeriodPrice', path, readNumber),
      trialPeriodPrice: readMember(object, 'trialPeriodPrice', path, readString),
      trialPeriodDailyPrice: readMember(object, 'trialPeriodDailyPrice', path, readString),
      trialPeriodWeeklyPrice: readMember(object, 'trialPeriodWeeklyPrice', path, readString),
      trialPeriodMonthlyPrice: readMember(object, 'trialPeriodMonthlyPrice', path, readString),
      trialPeriodYearlyPrice: readMember(object, 'trialPeriodYearlyPrice', path, readString),
      trialPeriodDays: readMember(object, 'trialPeriodDays', path, readInt),
      trialPeriodWeeks: readMember(object, 'trialPeriodWeeks', path, readInt),
      trialPeriodMonths: readMember(object, 'trialPeriodMonths', path, readInt),
      trialPeriodYears: readMember(object, 'trialPeriodYears', path, readInt),
      trialPeriodText: readMember(object, 'trialPeriodText', path, readString),
      trialPeriodEndDate: readMember(object, 'trialPeriodEndDate', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'identifier': identifier,
    'languageCode': languageCode,
    'locale': locale,
    'currencyCode': currencyCode,
    'currencySymbol': currencySymbol,
    'period': period,
    'periodly': periodly,
    'localizedPeriod': localizedPeriod,
    'periodAlt': periodAlt,
    'periodDays': periodDays,
    'periodWeeks': periodWeeks,
    'periodMonths': periodMonths,
    'periodYears': periodYears,
    'rawPrice': rawPrice,
    'price': price,
    'dailyPrice': dailyPrice,
    'weeklyPrice': weeklyPrice,
    'monthlyPrice': monthlyPrice,
    'yearlyPrice': yearlyPrice,
    'rawTrialPeriodPrice': rawTrialPeriodPrice,
    'trialPeriodPrice': trialPeriodPrice,
    'trialPeriodDailyPrice': trialPeriodDailyPrice,
    'trialPeriodWeeklyPrice': trialPeriodWeeklyPrice,
    'trialPeriodMonthlyPrice': trialPeriodMonthlyPrice,
    'trialPeriodYearlyPrice': trialPeriodYearlyPrice,
    'trialPeriodDays': trialPeriodDays,
    'trialPeriodWeeks': trialPeriodWeeks,
    'trialPeriodMonths': trialPeriodMonths,
    'trialPeriodYears': trialPeriodYears,
    'trialPeriodText': trialPeriodText,
    'trialPeriodEndDate': trialPeriodEndDate,
  };
}

/// A checkout that an SDK waits for.
final class PendingCheckout implements JsonWritable {
  /// Creates an object from its members.
  const PendingCheckout({required this.checkoutContextId, required this.product, required this.remainingAttempts, required this.updatedAt});

  /// Its id at the service.
  final String checkoutContextId;
  /// The product.
  final String product;
  /// How many more times the SDK asks when the app comes to the foreground. Limits: at least 1, at most 5.
  final int remainingAttempts;
  /// When the SDK last stored it, in milliseconds since 1970. It expires a minute later.
  final int updatedAt;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PendingCheckout.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return PendingCheckout(
      checkoutContextId: readMember(object, 'checkoutContextId', path, readString),
      product: readMember(object, 'product', path, readString),
      remainingAttempts: readMember(object, 'remainingAttempts', path, readInt),
      updatedAt: readMember(object, 'updatedAt', path, readInt),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'checkoutContextId': checkoutContextId,
    'product': product,
    'remainingAttempts': remainingAttempts,
    'updatedAt': updatedAt,
  };
}

/// How the current period of a subscription was bought.
///
/// A switch over it names its words and [UnknownPeriodType].
sealed class PeriodType implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PeriodType.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'normal' => normal,
      'intro' => intro,
      'trial' => trial,
      'prepaid' => prepaid,
      _ => UnknownPeriodType(value),
    };
  }

  static const PeriodType normal = KnownPeriodType.normal;
  static const PeriodType intro = KnownPeriodType.intro;
  static const PeriodType trial = KnownPeriodType.trial;
  static const PeriodType prepaid = KnownPeriodType.prepaid;

  /// All words of this release.
  static const List<PeriodType> values = KnownPeriodType.values;

  /// The word on the wire.
  String get value;
}

/// The words of [PeriodType] that this release knows.
enum KnownPeriodType implements PeriodType {
  normal('normal'),
  intro('intro'),
  trial('trial'),
  prepaid('prepaid');

  const KnownPeriodType(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [PeriodType] of a newer server.
final class UnknownPeriodType implements PeriodType {
  /// Keeps the value as received.
  const UnknownPeriodType(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// The system whose native SDK is simulated: it decides dates, error names, keys and order.
///
/// A switch over it names its words and [UnknownPlatform].
sealed class Platform implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Platform.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'ios' => ios,
      'android' => android,
      _ => UnknownPlatform(value),
    };
  }

  static const Platform ios = KnownPlatform.ios;
  static const Platform android = KnownPlatform.android;

  /// All words of this release.
  static const List<Platform> values = KnownPlatform.values;

  /// The word on the wire.
  String get value;
}

/// The words of [Platform] that this release knows.
enum KnownPlatform implements Platform {
  ios('ios'),
  android('android');

  const KnownPlatform(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [Platform] of a newer server.
final class UnknownPlatform implements Platform {
  /// Keeps the value as received.
  const UnknownPlatform(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// Where the buyer is sent: a link with a code, or the app owner's page with the purchase in its query.
///
/// A switch over it names its words and [UnknownPostPurchase].
sealed class PostPurchase implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PostPurchase.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'redeem' => redeem,
      'redirect' => redirect,
      _ => UnknownPostPurchase(value),
    };
  }

  static const PostPurchase redeem = KnownPostPurchase.redeem;
  static const PostPurchase redirect = KnownPostPurchase.redirect;

  /// All words of this release.
  static const List<PostPurchase> values = KnownPostPurchase.values;

  /// The word on the wire.
  String get value;
}

/// The words of [PostPurchase] that this release knows.
enum KnownPostPurchase implements PostPurchase {
  redeem('redeem'),
  redirect('redirect');

  const KnownPostPurchase(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [PostPurchase] of a newer server.
final class UnknownPostPurchase implements PostPurchase {
  /// Keeps the value as received.
  const UnknownPostPurchase(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// An amount of money.
final class Price implements JsonWritable {
  /// Creates an object from its members.
  const Price({required this.amountMicros, required this.currency});

  /// Millionths of the currency's unit: 9.99 is 9990000.
  final int amountMicros;
  /// ISO 4217 code, upper case.
  final String currency;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Price.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Price(amountMicros: readMember(object, 'amountMicros', path, readInt), currency: readMember(object, 'currency', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'amountMicros': amountMicros, 'currency': currency};
}

/// A product of the phone's own store.
final class Product implements ProductList {
  /// Creates an object from its members.
  const Product({required this.id, required this.entitlements});

  /// The product's identifier.
  final String id;
  /// Identifiers of the entitlements that it grants.
  final List<String> entitlements;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Product.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Product(
      id: readMember(object, 'id', path, readString),
      entitlements: readMember(object, 'entitlements', path, (json, path) => readList(json, path, readString)),
    );
  }

  @override
  Map<String, Object?> toJson() => {'id': id, 'entitlements': entitlements};
}

/// A product that the next renewal changes to.
final class ProductChange implements JsonWritable {
  /// Creates an object from its members.
  const ProductChange({required this.product, this.plan, this.displayName, this.entitlements, this.price, this.period});

  /// The product's identifier.
  final String product;
  /// The plan of that product; absent if it has none.
  final String? plan;
  /// The product's name for people; absent if it has none.
  final String? displayName;
  /// Identifiers of the entitlements that it grants; absent for the same.
  final List<String>? entitlements;
  /// What is paid; absent for the same.
  final Price? price;
  /// Seconds of each paid period; absent for the same.
  final int? period;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ProductChange.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ProductChange(
      product: readMember(object, 'product', path, readString),
      plan: readOptional(object, 'plan', path, readString),
      displayName: readOptional(object, 'displayName', path, readString),
      entitlements: readOptional(object, 'entitlements', path, (json, path) => readList(json, path, readString)),
      price: readOptional(object, 'price', path, Price.fromJson),
      period: readOptional(object, 'period', path, readInt),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'product': product,
    if (plan != null) 'plan': plan,
    if (displayName != null) 'displayName': displayName,
    if (entitlements != null) 'entitlements': entitlements,
    if (price != null) 'price': price?.toJson(),
    if (period != null) 'period': period,
  };
}

/// Products in a list, or by product identifier the entitlements that each grants.
///
/// Its cases: [ProductListList], [ProductListMap].
sealed class ProductList implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory ProductList.fromJson(Object? json, [String path = '']) {
    if (json is List<Object?>) {
      return ProductListList(readList(json, path, Product.fromJson));
    }
    if (json is Map<String, Object?>) {
      return ProductListMap(readMap(json, path, (json, path) => readList(json, path, readString)));
    }
    throw UnreadableJson('no case of ProductList', path);
  }
}

/// [ProductList] as a list.
final class ProductListList implements ProductList {
  /// Wraps a value.
  const ProductListList(this.value);

  /// The value in the JSON.
  final List<Product> value;

  @override
  Object? toJson() => writeList(value, (item) => item.toJson());
}

/// [ProductList] as an object.
final class ProductListMap implements ProductList {
  /// Wraps a value.
  const ProductListMap(this.value);

  /// The value in the JSON.
  final Map<String, List<String>> value;

  @override
  Object? toJson() => value;
}

/// The purchase belongs to another user, and the policy keeps it there.
final class PurchaseBelongsToOtherUser implements RedemptionOutcome, ScriptedAnswer {
  /// Creates an object from its members.
  const PurchaseBelongsToOtherUser({this.code, this.codeIsNull = false});

  /// The code that was redeemed; null only after `reply/read` of a reply without it.
  final String? code;
  /// Whether a null in [code] is written; otherwise the member is left out.
  final bool codeIsNull;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PurchaseBelongsToOtherUser.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'purchaseBelongsToOtherUser');
    return PurchaseBelongsToOtherUser(code: readOptional(object, 'code', path, readString), codeIsNull: hasNull(object, 'code'));
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'purchaseBelongsToOtherUser', if (code != null || codeIsNull) 'code': code};
}

/// Whether a purchase renews.
///
/// A switch over it names its words and [UnknownPurchaseKind].
sealed class PurchaseKind implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PurchaseKind.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'subscription' => subscription,
      'oneTime' => oneTime,
      _ => UnknownPurchaseKind(value),
    };
  }

  static const PurchaseKind subscription = KnownPurchaseKind.subscription;
  static const PurchaseKind oneTime = KnownPurchaseKind.oneTime;

  /// All words of this release.
  static const List<PurchaseKind> values = KnownPurchaseKind.values;

  /// The word on the wire.
  String get value;
}

/// The words of [PurchaseKind] that this release knows.
enum KnownPurchaseKind implements PurchaseKind {
  subscription('subscription'),
  oneTime('oneTime');

  const KnownPurchaseKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [PurchaseKind] of a newer server.
final class UnknownPurchaseKind implements PurchaseKind {
  /// Keeps the value as received.
  const UnknownPurchaseKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// The id of a purchase.
final class PurchaseParams implements JsonWritable {
  /// Creates an object from its members.
  const PurchaseParams({required this.purchase});

  /// The purchase's id from `store/purchase`.
  final PurchaseReference purchase;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PurchaseParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return PurchaseParams(purchase: readMember(object, 'purchase', path, PurchaseReference.fromJson));
  }

  @override
  Map<String, Object?> toJson() => {'purchase': purchase.toJson()};
}

/// One purchase as the ledger stores it: what was bought, for how long, and its state. Unknown members are absent.
final class PurchaseRecord implements PurchaseReference {
  /// Creates an object from its members.
  const PurchaseRecord({
    required this.id,
    required this.vendor,
    required this.kind,
    required this.product,
    required this.store,
    required this.storeCustomerId,
    required this.storeTransactionId,
    required this.entitlements,
    required this.buyerId,
    required this.purchasedAt,
    required this.originallyPurchasedAt,
    required this.periodType,
    required this.isSandbox,
    this.plan,
    this.displayName,
    this.email,
    this.expiresAt,
    this.gracePeriodExpiresAt,
    this.billingIssuesDetectedAt,
    this.unsubscribeDetectedAt,
    this.refundedAt,
    this.price,
    this.managementUrl,
    this.paywall,
    this.metadata,
    this.renewal,
  });

  /// The ledger's id of the purchase.
  final String id;
  /// The vendor whose checkout sold it.
  final Vendor vendor;
  /// Whether it renews.
  final PurchaseKind kind;
  /// The product's identifier.
  final String product;
  /// The store that charged for it.
  final String store;
  /// The store's id of the buyer, such as `cus_…`.
  final String storeCustomerId;
  /// The store's id of the purchase, such as `sub_…`, or `cs_…` for a one-time purchase.
  final String storeTransactionId;
  /// Identifiers of the entitlements that it grants, ascending.
  final List<String> entitlements;
  /// The app user who bought it, or the id of an anonymous checkout.
  final String buyerId;
  /// Latest purchase or renewal, a whole second; milliseconds since 1970-01-01T00:00:00Z.
  final int purchasedAt;
  /// First purchase, a whole second; milliseconds since 1970-01-01T00:00:00Z.
  final int originallyPurchasedAt;
  /// How the current period was bought.
  final PeriodType periodType;
  /// True for a purchase without real money.
  final bool isSandbox;
  /// The plan of that product; absent if it has none.
  final String? plan;
  /// The product's name for people; absent if it has none.
  final String? displayName;
  /// The full address given at checkout; absent for none.
  final String? email;
  /// End of the paid time; absent for a one-time purchase; milliseconds since 1970-01-01T00:00:00Z.
  final int? expiresAt;
  /// End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z.
  final int? gracePeriodExpiresAt;
  /// When a billing issue was detected; absent for none; milliseconds since 1970-01-01T00:00:00Z.
  final int? billingIssuesDetectedAt;
  /// When the buyer's cancellation was detected; absent while it renews; milliseconds since 1970-01-01T00:00:00Z.
  final int? unsubscribeDetectedAt;
  /// When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z.
  final int? refundedAt;
  /// What was paid; absent if unknown.
  final Price? price;
  /// Where the buyer manages it; absent if there is no such page.
  final String? managementUrl;
  /// The paywall that led to it; absent for none.
  final PaywallContext? paywall;
  /// What the page of the checkout has sent along; absent for nothing.
  final Map<String, Object?>? metadata;
  /// How it goes on by itself; absent if it does not renew.
  final Renewal? renewal;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PurchaseRecord.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return PurchaseRecord(
      id: readMember(object, 'id', path, readString),
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      kind: readMember(object, 'kind', path, PurchaseKind.fromJson),
      product: readMember(object, 'product', path, readString),
      store: readMember(object, 'store', path, readString),
      storeCustomerId: readMember(object, 'storeCustomerId', path, readString),
      storeTransactionId: readMember(object, 'storeTransactionId', path, readString),
      entitlements: readMember(object, 'entitlements', path, (json, path) => readList(json, path, readString)),
      buyerId: readMember(object, 'buyerId', path, readString),
      purchasedAt: readMember(object, 'purchasedAt', path, readInt),
      originallyPurchasedAt: readMember(object, 'originallyPurchasedAt', path, readInt),
      periodType: readMember(object, 'periodType', path, PeriodType.fromJson),
      isSandbox: readMember(object, 'isSandbox', path, readBool),
      plan: readOptional(object, 'plan', path, readString),
      displayName: readOptional(object, 'displayName', path, readString),
      email: readOptional(object, 'email', path, readString),
      expiresAt: readOptional(object, 'expiresAt', path, readInt),
      gracePeriodExpiresAt: readOptional(object, 'gracePeriodExpiresAt', path, readInt),
      billingIssuesDetectedAt: readOptional(object, 'billingIssuesDetectedAt', path, readInt),
      unsubscribeDetectedAt: readOptional(object, 'unsubscribeDetectedAt', path, readInt),
      refundedAt: readOptional(object, 'refundedAt', path, readInt),
      price: readOptional(object, 'price', path, Price.fromJson),
      managementUrl: readOptional(object, 'managementURL', path, readString),
      paywall: readOptional(object, 'paywall', path, PaywallContext.fromJson),
      metadata: readOptional(object, 'metadata', path, readObject),
      renewal: readOptional(object, 'renewal', path, Renewal.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'id': id,
    'vendor': vendor.toJson(),
    'kind': kind.toJson(),
    'product': product,
    if (plan != null) 'plan': plan,
    if (displayName != null) 'displayName': displayName,
    'store': store,
    'storeCustomerId': storeCustomerId,
    'storeTransactionId': storeTransactionId,
    'entitlements': entitlements,
    'buyerId': buyerId,
    if (email != null) 'email': email,
    'purchasedAt': purchasedAt,
    'originallyPurchasedAt': originallyPurchasedAt,
    if (expiresAt != null) 'expiresAt': expiresAt,
    if (gracePeriodExpiresAt != null) 'gracePeriodExpiresAt': gracePeriodExpiresAt,
    if (billingIssuesDetectedAt != null) 'billingIssuesDetectedAt': billingIssuesDetectedAt,
    if (unsubscribeDetectedAt != null) 'unsubscribeDetectedAt': unsubscribeDetectedAt,
    if (refundedAt != null) 'refundedAt': refundedAt,
    'periodType': periodType.toJson(),
    'isSandbox': isSandbox,
    if (price != null) 'price': price?.toJson(),
    if (managementUrl != null) 'managementURL': managementUrl,
    if (paywall != null) 'paywall': paywall?.toJson(),
    if (metadata != null) 'metadata': metadata,
    if (renewal != null) 'renewal': renewal?.toJson(),
  };
}

/// A purchase by its `id`, or the whole purchase as another method returned it.
///
/// Its cases: [PurchaseReferenceString], [PurchaseRecord].
sealed class PurchaseReference implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory PurchaseReference.fromJson(Object? json, [String path = '']) {
    if (json is String) {
      return PurchaseReferenceString(readString(json, path));
    }
    if (json is Map<String, Object?>) {
      return PurchaseRecord.fromJson(json, path);
    }
    throw UnreadableJson('no case of PurchaseReference', path);
  }
}

/// [PurchaseReference] as text.
final class PurchaseReferenceString implements PurchaseReference {
  /// Wraps a value.
  const PurchaseReferenceString(this.value);

  /// The value in the JSON.
  final String value;

  @override
  Object? toJson() => value;
}

/// A purchase after a change.
final class PurchaseResult implements JsonWritable {
  /// Creates an object from its members.
  const PurchaseResult({required this.purchase});

  /// Its state now.
  final PurchaseRecord purchase;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PurchaseResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return PurchaseResult(purchase: readMember(object, 'purchase', path, PurchaseRecord.fromJson));
  }

  @override
  Map<String, Object?> toJson() => {'purchase': purchase.toJson()};
}

/// Who paid.
final class Purchaser implements JsonWritable {
  /// Creates an object from its members.
  const Purchaser({required this.id, this.email, this.storeIdentifiers});

  /// The app user who bought it, or the id of an anonymous checkout.
  final String id;
  /// The full address given at checkout; absent if unknown.
  final String? email;
  /// The store's ids of the buyer and the purchases; absent if unknown.
  final StoreIdentifiers? storeIdentifiers;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Purchaser.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Purchaser(
      id: readMember(object, 'id', path, readString),
      email: readOptional(object, 'email', path, readString),
      storeIdentifiers: readOptional(object, 'storeIdentifiers', path, StoreIdentifiers.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'id': id,
    if (email != null) 'email': email,
    if (storeIdentifiers != null) 'storeIdentifiers': storeIdentifiers?.toJson(),
  };
}

/// A redemption that an app asked its SDK for. Without `outcome` and `error` it is in progress.
final class RecordedRedemption implements JsonWritable {
  /// Creates an object from its members.
  const RecordedRedemption({
    required this.session,
    required this.vendor,
    required this.sdk,
    required this.platform,
    required this.at,
    this.url,
    this.code,
    this.outcome,
    this.returned,
    this.active,
    this.error,
  });

  /// The session of the app; `http` for an SDK that redeemed over HTTP.
  final String session;
  /// Whose SDK was asked.
  final Vendor vendor;
  /// Which of the vendor's SDKs.
  final Sdk sdk;
  /// On which phone.
  final Platform platform;
  /// When the app asked; milliseconds since 1970-01-01T00:00:00Z.
  final int at;
  /// The link, as the app passed it; absent if it passed a code.
  final String? url;
  /// The code; absent if the SDK sees no redemption link.
  final String? code;
  /// What came of it; absent while it is in progress, and after an error.
  final OutcomeKind? outcome;
  /// The word by which the SDK named the result, such as `SUCCESS`; absent if it has none.
  final String? returned;
  /// The entitlements that it made active, ascending; absent for an outcome without a purchase.
  final List<String>? active;
  /// The message of the error that the call ended with, or why the SDK never answers.
  final String? error;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory RecordedRedemption.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return RecordedRedemption(
      session: readMember(object, 'session', path, readString),
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      sdk: readMember(object, 'sdk', path, Sdk.fromJson),
      platform: readMember(object, 'platform', path, Platform.fromJson),
      at: readMember(object, 'at', path, readInt),
      url: readOptional(object, 'url', path, readString),
      code: readOptional(object, 'code', path, readString),
      outcome: readOptional(object, 'outcome', path, OutcomeKind.fromJson),
      returned: readOptional(object, 'returned', path, readString),
      active: readOptional(object, 'active', path, (json, path) => readList(json, path, readString)),
      error: readOptional(object, 'error', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'session': session,
    'vendor': vendor.toJson(),
    'sdk': sdk.toJson(),
    'platform': platform.toJson(),
    if (url != null) 'url': url,
    if (code != null) 'code': code,
    'at': at,
    if (outcome != null) 'outcome': outcome?.toJson(),
    if (returned != null) 'returned': returned,
    if (active != null) 'active': active,
    if (error != null) 'error': error,
  };
}

/// The code was valid and its purchase gives access.
final class Redeemed implements RedemptionOutcome, ScriptedAnswer {
  /// Creates an object from its members.
  const Redeemed({required this.grant, this.code, this.codeIsNull = false});

  /// What the redemption granted.
  final Grant grant;
  /// The code that was redeemed; null only after `reply/read` of a reply without it.
  final String? code;
  /// Whether a null in [code] is written; otherwise the member is left out.
  final bool codeIsNull;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Redeemed.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'redeemed');
    return Redeemed(
      grant: readMember(object, 'grant', path, Grant.fromJson),
      code: readOptional(object, 'code', path, readString),
      codeIsNull: hasNull(object, 'code'),
    );
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'redeemed', if (code != null || codeIsNull) 'code': code, 'grant': grant.toJson()};
}

/// A redemption of a code.
final class RedemptionAttempt implements JsonWritable {
  /// Creates an object from its members.
  const RedemptionAttempt({required this.at, required this.outcome, this.session});

  /// The time; milliseconds since 1970-01-01T00:00:00Z.
  final int at;
  /// The outcome.
  final OutcomeKind outcome;
  /// The session; absent for an HTTP request.
  final String? session;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory RedemptionAttempt.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return RedemptionAttempt(
      at: readMember(object, 'at', path, readInt),
      outcome: readMember(object, 'outcome', path, OutcomeKind.fromJson),
      session: readOptional(object, 'session', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'at': at, if (session != null) 'session': session, 'outcome': outcome.toJson()};
}

/// What a test expects of a link.
final class RedemptionExpectParams implements JsonWritable {
  /// Creates an object from its members.
  const RedemptionExpectParams({required this.url, this.outcome, this.times, this.session, this.shows});

  /// The link; another form of it with the same code counts too.
  final String url;
  /// The outcome of the last redemption of the link; defaults to any. An error that the SDK throws is none.
  final OutcomeKind? outcome;
  /// The number of times that an app asks its SDK to redeem the link. Default: `1`. Limits: at least 0, at most 1000.
  final int? times;
  /// Only redemptions of this session count; defaults to all.
  final String? session;
  /// The text that the app shows now; the sentence of the error quotes it.
  final String? shows;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory RedemptionExpectParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return RedemptionExpectParams(
      url: readMember(object, 'url', path, readString),
      outcome: readOptional(object, 'outcome', path, OutcomeKind.fromJson),
      times: readOptional(object, 'times', path, readInt),
      session: readOptional(object, 'session', path, readString),
      shows: readOptional(object, 'shows', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'url': url,
    if (outcome != null) 'outcome': outcome?.toJson(),
    if (times != null) 'times': times,
    if (session != null) 'session': session,
    if (shows != null) 'shows': shows,
  };
}

/// Why a redemption has no result.
final class RedemptionFailure implements JsonWritable {
  /// Creates an object from its members.
  const RedemptionFailure({
    required this.reason,
    required this.message,
    this.httpStatus,
    this.backendCode,
    this.sdkCode,
    this.attempts,
    this.httpStatusIsNull = false,
    this.backendCodeIsNull = false,
  });

  /// The kind of failure.
  final FailureReason reason;
  /// One sentence for people, in English; never contains a code, a key or an address.
  final String message;
  /// HTTP status; null if there was no answer. Limits: at least 100, at most 599.
  final int? httpStatus;
  /// Whether a null in [httpStatus] is written; otherwise the member is left out.
  final bool httpStatusIsNull;
  /// The vendor's error number in the answer's body; null for none. Limits: at least -9007199254740991, at most 9007199254740991.
  final int? backendCode;
  /// Whether a null in [backendCode] is written; otherwise the member is left out.
  final bool backendCodeIsNull;
  /// The SDK's own error code as text, read from a reply whose other members do not lead to that code; absent otherwise.
  final String? sdkCode;
  /// How many requests were sent; 0 when the SDK refused to send one. Defaults to 1. Default: `1`. Limits: at least 0, at most 9007199254740991.
  final int? attempts;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory RedemptionFailure.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return RedemptionFailure(
      reason: readMember(object, 'reason', path, FailureReason.fromJson),
      message: readMember(object, 'message', path, readString),
      httpStatus: readOptional(object, 'httpStatus', path, readInt),
      backendCode: readOptional(object, 'backendCode', path, readInt),
      sdkCode: readOptional(object, 'sdkCode', path, readString),
      attempts: readOptional(object, 'attempts', path, readInt),
      httpStatusIsNull: hasNull(object, 'httpStatus'),
      backendCodeIsNull: hasNull(object, 'backendCode'),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'reason': reason.toJson(),
    'message': message,
    if (httpStatus != null || httpStatusIsNull) 'httpStatus': httpStatus,
    if (backendCode != null || backendCodeIsNull) 'backendCode': backendCode,
    if (sdkCode != null) 'sdkCode': sdkCode,
    if (attempts != null) 'attempts': attempts,
  };
}

/// What a web SDK returns to the page.
final class RedemptionInfo implements JsonWritable {
  /// Creates an object from its members.
  const RedemptionInfo({required this.redeemUrl, this.redeemUrlRedirect});

  /// The link that opens the app.
  final String redeemUrl;
  /// The same link over HTTPS, for codes to scan; absent for none.
  final String? redeemUrlRedirect;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory RedemptionInfo.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return RedemptionInfo(
      redeemUrl: readMember(object, 'redeemUrl', path, readString),
      redeemUrlRedirect: readOptional(object, 'redeemUrlRedirect', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'redeemUrl': redeemUrl, if (redeemUrlRedirect != null) 'redeemUrlRedirect': redeemUrlRedirect};
}

/// A link that a vendor's SDK would redeem.
final class RedemptionLink implements JsonWritable {
  /// Creates an object from its members.
  const RedemptionLink({required this.vendor, required this.code, required this.url});

  /// The vendor whose form the link has.
  final Vendor vendor;
  /// The one-use secret in it; may be empty if the SDK accepts that.
  final String code;
  /// The link, verbatim; if it was wrapped, the inner one.
  final String url;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory RedemptionLink.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return RedemptionLink(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      code: readMember(object, 'code', path, readString),
      url: readMember(object, 'url', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'vendor': vendor.toJson(), 'code': code, 'url': url};
}

/// Which redemptions to return.
final class RedemptionListParams implements JsonWritable {
  /// Creates an object from its members.
  const RedemptionListParams({this.session, this.url});

  /// Only those of this session, which may have ended; defaults to all.
  final String? session;
  /// Only those of this link; another form of it with the same code counts too. Defaults to all.
  final String? url;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory RedemptionListParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return RedemptionListParams(session: readOptional(object, 'session', path, readString), url: readOptional(object, 'url', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {if (session != null) 'session': session, if (url != null) 'url': url};
}

/// The redemptions that apps asked their SDKs for.
final class RedemptionListResult implements JsonWritable {
  /// Creates an object from its members.
  const RedemptionListResult({required this.redemptions, this.dropped});

  /// In the order in which the apps asked; the newest 1,000 of a space are kept.
  final List<RecordedRedemption> redemptions;
  /// The number of older ones, which are not kept; absent for none. Limits: at least 1.
  final int? dropped;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory RedemptionListResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return RedemptionListResult(
      redemptions: readMember(object, 'redemptions', path, (json, path) => readList(json, path, RecordedRedemption.fromJson)),
      dropped: readOptional(object, 'dropped', path, readInt),
    );
  }

  @override
  Map<String, Object?> toJson() => {'redemptions': writeList(redemptions, (item) => item.toJson()), if (dropped != null) 'dropped': dropped};
}

/// The outcome of one redemption: a closed list. An outcome is never an error of a call.
///
/// Its cases: [Redeemed], [SubscriptionExpired], [LinkExpired], [InvalidCode], [PurchaseBelongsToOtherUser], [Failed], [UnknownRedemptionOutcome].
sealed class RedemptionOutcome implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory RedemptionOutcome.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return switch (readMember(object, 'kind', path, readString)) {
      'redeemed' => Redeemed.fromJson(json, path),
      'subscriptionExpired' => SubscriptionExpired.fromJson(json, path),
      'linkExpired' => LinkExpired.fromJson(json, path),
      'invalidCode' => InvalidCode.fromJson(json, path),
      'purchaseBelongsToOtherUser' => PurchaseBelongsToOtherUser.fromJson(json, path),
      'failed' => Failed.fromJson(json, path),
      _ => UnknownRedemptionOutcome(object),
    };
  }
}

/// A case of [RedemptionOutcome] of a newer server.
final class UnknownRedemptionOutcome implements RedemptionOutcome {
  /// Keeps the value as received.
  const UnknownRedemptionOutcome(this.json);

  /// The whole object.
  final Map<String, Object?> json;

  @override
  Map<String, Object?> toJson() => json;
}

/// The customer opens a link in the app.
final class RedemptionRedeemParams implements JsonWritable {
  /// Creates an object from its members.
  const RedemptionRedeemParams({required this.session, this.url, this.code});

  /// The session, as `session/open` named it.
  final String session;
  /// The link; a wrapped one is unwrapped. Either this or `code`.
  final String? url;
  /// The code alone. Either this or `url`.
  final String? code;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory RedemptionRedeemParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return RedemptionRedeemParams(
      session: readMember(object, 'session', path, readString),
      url: readOptional(object, 'url', path, readString),
      code: readOptional(object, 'code', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'session': session, if (url != null) 'url': url, if (code != null) 'code': code};
}

/// The result of a redemption. If the SDK never calls back, the call fails with -32016.
final class RedemptionRedeemResult implements JsonWritable {
  /// Creates an object from its members.
  const RedemptionRedeemResult({required this.outcome, required this.reply, required this.losses});

  /// The outcome.
  final RedemptionOutcome outcome;
  /// The outcome in the format of the session's SDK.
  final Map<String, Object?> reply;
  /// What the reply cannot carry.
  final List<Loss> losses;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory RedemptionRedeemResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return RedemptionRedeemResult(
      outcome: readMember(object, 'outcome', path, RedemptionOutcome.fromJson),
      reply: readMember(object, 'reply', path, readObject),
      losses: readMember(object, 'losses', path, (json, path) => readList(json, path, Loss.fromJson)),
    );
  }

  @override
  Map<String, Object?> toJson() => {'outcome': outcome.toJson(), 'reply': reply, 'losses': writeList(losses, (item) => item.toJson())};
}

/// How a subscription goes on by itself.
final class Renewal implements JsonWritable {
  /// Creates an object from its members.
  const Renewal({
    required this.period,
    required this.billing,
    required this.number,
    required this.retriesLeft,
    required this.isPaused,
    required this.hasEnded,
    this.gracePeriod,
    this.retryAt,
    this.resumesAt,
    this.change,
  });

  /// Seconds of each paid period after the first one.
  final int period;
  /// How the next charges end.
  final Billing billing;
  /// The number of the period: 1 for the first one.
  final int number;
  /// How often it is tried again after that.
  final int retriesLeft;
  /// True if it is paused, or will be at the end of the period.
  final bool isPaused;
  /// True once access has ended.
  final bool hasEnded;
  /// Seconds of access after a failed charge; absent for none.
  final int? gracePeriod;
  /// When a failed charge is tried again; absent if none is; milliseconds since 1970-01-01T00:00:00Z.
  final int? retryAt;
  /// When a pause ends by itself; absent if it does not; milliseconds since 1970-01-01T00:00:00Z.
  final int? resumesAt;
  /// What it changes to at the next renewal; absent for nothing.
  final ProductChange? change;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Renewal.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Renewal(
      period: readMember(object, 'period', path, readInt),
      billing: readMember(object, 'billing', path, Billing.fromJson),
      number: readMember(object, 'number', path, readInt),
      retriesLeft: readMember(object, 'retriesLeft', path, readInt),
      isPaused: readMember(object, 'isPaused', path, readBool),
      hasEnded: readMember(object, 'hasEnded', path, readBool),
      gracePeriod: readOptional(object, 'gracePeriod', path, readInt),
      retryAt: readOptional(object, 'retryAt', path, readInt),
      resumesAt: readOptional(object, 'resumesAt', path, readInt),
      change: readOptional(object, 'change', path, ProductChange.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'period': period,
    if (gracePeriod != null) 'gracePeriod': gracePeriod,
    'billing': billing.toJson(),
    'number': number,
    if (retryAt != null) 'retryAt': retryAt,
    'retriesLeft': retriesLeft,
    'isPaused': isPaused,
    if (resumesAt != null) 'resumesAt': resumesAt,
    if (change != null) 'change': change?.toJson(),
    'hasEnded': hasEnded,
  };
}

/// An error as an SDK's own channel returns it.
final class SDKError implements JsonWritable {
  /// Creates an object from its members.
  const SDKError({required this.code, required this.message, required this.details, this.domain});

  /// The channel's code; RevenueCat's hybrids write their number as text. Empty if the channel has none; the name of the exception if it throws.
  final String code;
  /// The SDK's error message.
  final String message;
  /// Details; an empty object or null for none.
  final Object? details;
  /// The domain of an `NSError`, on channels that carry it (React Native on iOS); absent on the others.
  final String? domain;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SDKError.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SDKError(
      code: readMember(object, 'code', path, readString),
      message: readMember(object, 'message', path, readString),
      details: readMember(object, 'details', path, readAny),
      domain: readOptional(object, 'domain', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'code': code, 'message': message, 'details': details, if (domain != null) 'domain': domain};
}

/// Outcomes from a script.
final class ScriptGateway implements Gateway {
  /// Creates an object from its members.
  const ScriptGateway({required this.script});

  /// One per redemption, in order.
  final List<ScriptedAnswer> script;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ScriptGateway.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ScriptGateway(script: readMember(object, 'script', path, (json, path) => readList(json, path, ScriptedAnswer.fromJson)));
  }

  @override
  Map<String, Object?> toJson() => {'script': writeList(script, (item) => item.toJson())};
}

/// An outcome, which gets the code of the request, or an answer without that code.
///
/// Its cases: [Redeemed], [SubscriptionExpired], [LinkExpired], [InvalidCode], [PurchaseBelongsToOtherUser], [Failed], [AbsentAnswer].
sealed class ScriptedAnswer implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory ScriptedAnswer.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return switch (readMember(object, 'kind', path, readString)) {
      'redeemed' => Redeemed.fromJson(json, path),
      'subscriptionExpired' => SubscriptionExpired.fromJson(json, path),
      'linkExpired' => LinkExpired.fromJson(json, path),
      'invalidCode' => InvalidCode.fromJson(json, path),
      'purchaseBelongsToOtherUser' => PurchaseBelongsToOtherUser.fromJson(json, path),
      'failed' => Failed.fromJson(json, path),
      'absent' => AbsentAnswer.fromJson(json, path),
      _ => throw UnreadableJson('no case of ScriptedAnswer', path),
    };
  }
}

/// The language layer that an app talks to.
///
/// A switch over it names its words and [UnknownSdk].
sealed class Sdk implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Sdk.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'native' => native,
      'flutter' => flutter,
      'react-native' => reactNative,
      'unity' => unity,
      'kmp' => kmp,
      'capacitor' => capacitor,
      _ => UnknownSdk(value),
    };
  }

  static const Sdk native = KnownSdk.native;
  static const Sdk flutter = KnownSdk.flutter;
  static const Sdk reactNative = KnownSdk.reactNative;
  static const Sdk unity = KnownSdk.unity;
  static const Sdk kmp = KnownSdk.kmp;
  static const Sdk capacitor = KnownSdk.capacitor;

  /// All words of this release.
  static const List<Sdk> values = KnownSdk.values;

  /// The word on the wire.
  String get value;
}

/// The words of [Sdk] that this release knows.
enum KnownSdk implements Sdk {
  native('native'),
  flutter('flutter'),
  reactNative('react-native'),
  unity('unity'),
  kmp('kmp'),
  capacitor('capacitor');

  const KnownSdk(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [Sdk] of a newer server.
final class UnknownSdk implements Sdk {
  /// Keeps the value as received.
  const UnknownSdk(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// Versions, targets, methods and limits of this server.
final class ServerDescribeResult implements JsonWritable {
  /// Creates an object from its members.
  const ServerDescribeResult({
    required this.name,
    required this.version,
    required this.contractVersion,
    required this.vendors,
    required this.targets,
    required this.methods,
    required this.limits,
    this.http,
  });

  /// The program's name.
  final String name;
  /// Semantic version of the release that the program is from.
  final String version;
  /// Version of the contract: a client works with a server of the same number and of its own release or a newer one.
  final int contractVersion;
  /// Every vendor, in the order of the adapters.
  final List<VendorSummary> vendors;
  /// Every target, in the order of the adapters.
  final List<TargetDescription> targets;
  /// The methods that a client may send.
  final List<String> methods;
  /// Limits of sizes and numbers.
  final ServerLimits limits;
  /// Where HTTP clients connect; absent if the server has no HTTP.
  final HTTPAddress? http;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ServerDescribeResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ServerDescribeResult(
      name: readMember(object, 'name', path, readString),
      version: readMember(object, 'version', path, readString),
      contractVersion: readMember(object, 'contractVersion', path, readInt),
      vendors: readMember(object, 'vendors', path, (json, path) => readList(json, path, VendorSummary.fromJson)),
      targets: readMember(object, 'targets', path, (json, path) => readList(json, path, TargetDescription.fromJson)),
      methods: readMember(object, 'methods', path, (json, path) => readList(json, path, readString)),
      limits: readMember(object, 'limits', path, ServerLimits.fromJson),
      http: readOptional(object, 'http', path, HTTPAddress.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'name': name,
    'version': version,
    'contractVersion': contractVersion,
    'vendors': writeList(vendors, (item) => item.toJson()),
    'targets': writeList(targets, (item) => item.toJson()),
    'methods': methods,
    'limits': limits.toJson(),
    if (http != null) 'http': http?.toJson(),
  };
}

/// Limits of sizes and numbers.
final class ServerLimits implements JsonWritable {
  /// Creates an object from its members.
  const ServerLimits({
    required this.messageBytes,
    required this.headerBytes,
    required this.batchCalls,
    required this.batchReplyBytes,
    required this.pendingRequests,
    required this.sessions,
    required this.faults,
    required this.mailboxMessages,
    required this.listedPurchases,
    required this.logEntries,
    required this.subscriptionIds,
    required this.depth,
  });

  /// The longest message, in bytes without framing.
  final int messageBytes;
  /// The longest block of header lines, in bytes.
  final int headerBytes;
  /// The most calls in one batch.
  final int batchCalls;
  /// The most bytes of replies to one batch; later calls of the batch are rejected with `batchRepliesTooLarge` and not run.
  final int batchReplyBytes;
  /// The most requests that wait for their answer.
  final int pendingRequests;
  /// The most open sessions.
  final int sessions;
  /// The most pending faults of `fault/inject`.
  final int faults;
  /// The most messages in one result of `store/mailbox`.
  final int mailboxMessages;
  /// The most purchases in one result of `store/list`.
  final int listedPurchases;
  /// The most entries that the log keeps.
  final int logEntries;
  /// The most ids in one call of `session/linkStripeSubscriptions`.
  final int subscriptionIds;
  /// The deepest nesting of arrays and objects.
  final int depth;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ServerLimits.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ServerLimits(
      messageBytes: readMember(object, 'messageBytes', path, readInt),
      headerBytes: readMember(object, 'headerBytes', path, readInt),
      batchCalls: readMember(object, 'batchCalls', path, readInt),
      batchReplyBytes: readMember(object, 'batchReplyBytes', path, readInt),
      pendingRequests: readMember(object, 'pendingRequests', path, readInt),
      sessions: readMember(object, 'sessions', path, readInt),
      faults: readMember(object, 'faults', path, readInt),
      mailboxMessages: readMember(object, 'mailboxMessages', path, readInt),
      listedPurchases: readMember(object, 'listedPurchases', path, readInt),
      logEntries: readMember(object, 'logEntries', path, readInt),
      subscriptionIds: readMember(object, 'subscriptionIds', path, readInt),
      depth: readMember(object, 'depth', path, readInt),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'messageBytes': messageBytes,
    'headerBytes': headerBytes,
    'batchCalls': batchCalls,
    'batchReplyBytes': batchReplyBytes,
    'pendingRequests': pendingRequests,
    'sessions': sessions,
    'faults': faults,
    'mailboxMessages': mailboxMessages,
    'listedPurchases': listedPurchases,
    'logEntries': logEntries,
    'subscriptionIds': subscriptionIds,
    'depth': depth,
  };
}

/// The app goes to the background.
final class SessionBackgroundParams implements JsonWritable {
  /// Creates an object from its members.
  const SessionBackgroundParams({required this.session, this.seconds});

  /// The session, as `session/open` named it.
  final String session;
  /// Seconds after which it comes back: the clock moves, as by `clock/advance`. Without them it stays there until `session/foreground`. Limits:
  /// greater than 0, at most 3155760000.
  final num? seconds;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionBackgroundParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionBackgroundParams(
      session: readMember(object, 'session', path, readString),
      seconds: readOptional(object, 'seconds', path, readNumber),
    );
  }

  @override
  Map<String, Object?> toJson() => {'session': session, if (seconds != null) 'seconds': seconds};
}

/// Something that an SDK does or passes to its app, in the SDK's own order.
final class SessionEvent implements JsonWritable {
  /// Creates an object from its members.
  const SessionEvent({required this.session, required this.sequence, required this.name, required this.at, required this.params});

  /// Whose.
  final String session;
  /// Counts a session's events from 1. Limits: at least 1.
  final int sequence;
  /// The SDK's own word for it; `x-events` lists them.
  final String name;
  /// The time; milliseconds since 1970-01-01T00:00:00Z.
  final int at;
  /// Its body as that channel delivers it.
  final Map<String, Object?> params;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionEvent.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionEvent(
      session: readMember(object, 'session', path, readString),
      sequence: readMember(object, 'sequence', path, readInt),
      name: readMember(object, 'name', path, readString),
      at: readMember(object, 'at', path, readInt),
      params: readMember(object, 'params', path, readObject),
    );
  }

  @override
  Map<String, Object?> toJson() => {'session': session, 'sequence': sequence, 'name': name, 'at': at, 'params': params};
}

/// The state of an SDK.
final class SessionFacts implements JsonWritable {
  /// Creates an object from its members.
  const SessionFacts({
    required this.session,
    required this.vendor,
    required this.sdk,
    required this.platform,
    required this.configured,
    required this.appUserId,
    required this.isAnonymous,
    required this.deviceId,
    required this.storedCodes,
    required this.redemptionsUnderWay,
    required this.status,
    required this.entitlements,
    required this.purchaseController,
    required this.userAttributes,
    required this.integrationAttributes,
    required this.paywall,
    required this.linksWaiting,
    this.pendingCheckout,
  });

  /// The session, as `session/open` named it.
  final String session;
  /// Whose SDK.
  final Vendor vendor;
  /// Which of the vendor's SDKs.
  final Sdk sdk;
  /// The platform of its native side.
  final Platform platform;
  /// True if the app has configured its SDK.
  final bool configured;
  /// The app's user; null if the SDK has none.
  final String? appUserId;
  /// True if the SDK created the app user id, or is not configured yet.
  final bool isAnonymous;
  /// The installed app's own identifier.
  final String deviceId;
  /// Codes that the SDK stores, oldest first.
  final List<StoredCode> storedCodes;
  /// The number of redemptions in progress. Limits: at least 0.
  final int redemptionsUnderWay;
  /// The subscription status. RevenueCat's SDKs have none and stay at `unknown`.
  final SubscriptionStatus status;
  /// The user's entitlements as the app sees them.
  final EntitlementLists entitlements;
  /// True if the app decides about access itself.
  final bool purchaseController;
  /// Attributes that the app set on its user.
  final Map<String, Object?> userAttributes;
  /// The user's ids in other services.
  final Map<String, Object?> integrationAttributes;
  /// The paywall on screen; null for none.
  final OpenPaywall? paywall;
  /// The number of links that wait for `session/configure`. Limits: at least 0.
  final int linksWaiting;
  /// The checkout in a paywall's page that the SDK waits for; absent for none. Superwall only.
  final PendingCheckout? pendingCheckout;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionFacts.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionFacts(
      session: readMember(object, 'session', path, readString),
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      sdk: readMember(object, 'sdk', path, Sdk.fromJson),
      platform: readMember(object, 'platform', path, Platform.fromJson),
      configured: readMember(object, 'configured', path, readBool),
      appUserId: readNullable(object, 'appUserId', path, readString),
      isAnonymous: readMember(object, 'isAnonymous', path, readBool),
      deviceId: readMember(object, 'deviceId', path, readString),
      storedCodes: readMember(object, 'storedCodes', path, (json, path) => readList(json, path, StoredCode.fromJson)),
      redemptionsUnderWay: readMember(object, 'redemptionsUnderWay', path, readInt),
      status: readMember(object, 'status', path, SubscriptionStatus.fromJson),
      entitlements: readMember(object, 'entitlements', path, EntitlementLists.fromJson),
      purchaseController: readMember(object, 'purchaseController', path, readBool),
      userAttributes: readMember(object, 'userAttributes', path, readObject),
      integrationAttributes: readMember(object, 'integrationAttributes', path, readObject),
      paywall: readNullable(object, 'paywall', path, OpenPaywall.fromJson),
      linksWaiting: readMember(object, 'linksWaiting', path, readInt),
      pendingCheckout: readOptional(object, 'pendingCheckout', path, PendingCheckout.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'session': session,
    'vendor': vendor.toJson(),
    'sdk': sdk.toJson(),
    'platform': platform.toJson(),
    'configured': configured,
    'appUserId': appUserId,
    'isAnonymous': isAnonymous,
    'deviceId': deviceId,
    'storedCodes': writeList(storedCodes, (item) => item.toJson()),
    'redemptionsUnderWay': redemptionsUnderWay,
    'status': status.toJson(),
    'entitlements': entitlements.toJson(),
    'purchaseController': purchaseController,
    'userAttributes': userAttributes,
    'integrationAttributes': integrationAttributes,
    'paywall': paywall?.toJson(),
    'linksWaiting': linksWaiting,
    if (pendingCheckout != null) 'pendingCheckout': pendingCheckout?.toJson(),
  };
}

/// The app passes a link to its SDK.
final class SessionHandleDeepLinkParams implements JsonWritable {
  /// Creates an object from its members.
  const SessionHandleDeepLinkParams({required this.session, required this.url});

  /// The session, as `session/open` named it.
  final String session;
  /// The link that opened the app; not unwrapped.
  final String url;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionHandleDeepLinkParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionHandleDeepLinkParams(
      session: readMember(object, 'session', path, readString),
      url: readMember(object, 'url', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'session': session, 'url': url};
}

/// What the SDK's deep-link call returns.
final class SessionHandleDeepLinkResult implements JsonWritable {
  /// Creates an object from its members.
  const SessionHandleDeepLinkResult({required this.handled, this.error});

  /// True if the SDK's call returns that it handles the link.
  final bool handled;
  /// The error of a call that throws instead of returning false; absent otherwise.
  final String? error;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionHandleDeepLinkResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionHandleDeepLinkResult(
      handled: readMember(object, 'handled', path, readBool),
      error: readOptional(object, 'error', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'handled': handled, if (error != null) 'error': error};
}

/// Lists the open sessions of all clients.
final class SessionListParams implements JsonWritable {
  /// Creates an object from its members.
  const SessionListParams({this.vendor});

  /// Lists only sessions of this vendor; defaults to all.
  final Vendor? vendor;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionListParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionListParams(vendor: readOptional(object, 'vendor', path, Vendor.fromJson));
  }

  @override
  Map<String, Object?> toJson() => {if (vendor != null) 'vendor': vendor?.toJson()};
}

/// The open sessions, in the order in which they were opened.
final class SessionListResult implements JsonWritable {
  /// Creates an object from its members.
  const SessionListResult({required this.sessions});

  /// One entry per session.
  final List<SessionSummary> sessions;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionListResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionListResult(sessions: readMember(object, 'sessions', path, (json, path) => readList(json, path, SessionSummary.fromJson)));
  }

  @override
  Map<String, Object?> toJson() => {'sessions': writeList(sessions, (item) => item.toJson())};
}

/// Params of `session/open`.
final class SessionOpenParams implements JsonWritable {
  /// Creates an object from its members.
  const SessionOpenParams({
    required this.vendor,
    required this.sdk,
    required this.platform,
    this.appUserId,
    this.deviceId,
    this.sdkVersion,
    this.configured,
    this.gateway,
    this.confirmationAlert,
    this.alertsStayOpen,
    this.webRestorationAlert,
    this.automaticallyDismiss,
    this.entitlementsMaxAge,
    this.purchaseController,
    this.deepLinkTrigger,
    this.paywall,
    this.products,
    this.ownedProducts,
    this.deviceEntitlements,
    this.pendingCheckout,
    this.appUserIdIsNull = false,
  });

  /// The vendor of the SDK.
  final Vendor vendor;
  /// One of the vendor's SDKs.
  final Sdk sdk;
  /// The platform of its native side.
  final Platform platform;
  /// The app's user; anonymous if left out, null or blank.
  final String? appUserId;
  /// Whether a null in [appUserId] is written; otherwise the member is left out.
  final bool appUserIdIsNull;
  /// The phone, as the SDK names it; defaults to a new one. If the SDK has stored something there, the app starts again with that.
  final String? deviceId;
  /// The version of the app's SDK package, such as `10.9.1`: the session does what that version does. By default it is the newest that the server
  /// knows. The result has a warning if redemption may differ in it.
  final String? sdkVersion;
  /// False for an app that has not configured its SDK yet. It does so with `session/configure`, or on its own channel with `channel/call`. Default:
  /// `true`.
  final bool? configured;
  /// The gateway that answers its requests; defaults to the ledger.
  final Gateway? gateway;
  /// The SDK's `shouldShowWebPurchaseConfirmationAlert`; defaults to the SDK's default. Superwall only.
  final bool? confirmationAlert;
  /// iOS: true if an alert stays open until `session/closeAlert`; false by default: a person closes it at once. Superwall only.
  final bool? alertsStayOpen;
  /// iOS: the SDK's `shouldShowWebRestorationAlert`; true by default. Superwall only.
  final bool? webRestorationAlert;
  /// The SDK's `paywalls.automaticallyDismiss`; true by default. Superwall only.
  final bool? automaticallyDismiss;
  /// Seconds for which the SDK keeps web entitlements; defaults to a day. Superwall only. Limits: greater than 0, at most 3155760000.
  final num? entitlementsMaxAge;
  /// True if the app decides about access itself; false by default. Superwall only.
  final bool? purchaseController;
  /// True if the configuration has a placement for `deepLink_open`; false by default. Superwall only.
  final bool? deepLinkTrigger;
  /// A paywall that is on screen; defaults to none. Superwall only.
  final OpenPaywall? paywall;
  /// Products that the app sells in the phone's own store. Superwall only.
  final ProductList? products;
  /// The identifiers of the products that are owned in the phone's own store. Superwall only.
  final List<String>? ownedProducts;
  /// Entitlements from the phone's own store. Superwall only.
  final EntitlementList? deviceEntitlements;
  /// iOS: a checkout that an earlier run of the app has left pending, as `session/describe` returned it; none when left out. Superwall only.
  final PendingCheckout? pendingCheckout;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionOpenParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionOpenParams(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      sdk: readMember(object, 'sdk', path, Sdk.fromJson),
      platform: readMember(object, 'platform', path, Platform.fromJson),
      appUserId: readOptional(object, 'appUserId', path, readString),
      deviceId: readOptional(object, 'deviceId', path, readString),
      sdkVersion: readOptional(object, 'sdkVersion', path, readString),
      configured: readOptional(object, 'configured', path, readBool),
      gateway: readOptional(object, 'gateway', path, Gateway.fromJson),
      confirmationAlert: readOptional(object, 'confirmationAlert', path, readBool),
      alertsStayOpen: readOptional(object, 'alertsStayOpen', path, readBool),
      webRestorationAlert: readOptional(object, 'webRestorationAlert', path, readBool),
      automaticallyDismiss: readOptional(object, 'automaticallyDismiss', path, readBool),
      entitlementsMaxAge: readOptional(object, 'entitlementsMaxAge', path, readNumber),
      purchaseController: readOptional(object, 'purchaseController', path, readBool),
      deepLinkTrigger: readOptional(object, 'deepLinkTrigger', path, readBool),
      paywall: readOptional(object, 'paywall', path, OpenPaywall.fromJson),
      products: readOptional(object, 'products', path, ProductList.fromJson),
      ownedProducts: readOptional(object, 'ownedProducts', path, (json, path) => readList(json, path, readString)),
      deviceEntitlements: readOptional(object, 'deviceEntitlements', path, EntitlementList.fromJson),
      pendingCheckout: readOptional(object, 'pendingCheckout', path, PendingCheckout.fromJson),
      appUserIdIsNull: hasNull(object, 'appUserId'),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'vendor': vendor.toJson(),
    'sdk': sdk.toJson(),
    'platform': platform.toJson(),
    if (appUserId != null || appUserIdIsNull) 'appUserId': appUserId,
    if (deviceId != null) 'deviceId': deviceId,
    if (sdkVersion != null) 'sdkVersion': sdkVersion,
    if (configured != null) 'configured': configured,
    if (gateway != null) 'gateway': gateway?.toJson(),
    if (confirmationAlert != null) 'confirmationAlert': confirmationAlert,
    if (alertsStayOpen != null) 'alertsStayOpen': alertsStayOpen,
    if (webRestorationAlert != null) 'webRestorationAlert': webRestorationAlert,
    if (automaticallyDismiss != null) 'automaticallyDismiss': automaticallyDismiss,
    if (entitlementsMaxAge != null) 'entitlementsMaxAge': entitlementsMaxAge,
    if (purchaseController != null) 'purchaseController': purchaseController,
    if (deepLinkTrigger != null) 'deepLinkTrigger': deepLinkTrigger,
    if (paywall != null) 'paywall': paywall?.toJson(),
    if (products != null) 'products': products?.toJson(),
    if (ownedProducts != null) 'ownedProducts': ownedProducts,
    if (deviceEntitlements != null) 'deviceEntitlements': deviceEntitlements?.toJson(),
    if (pendingCheckout != null) 'pendingCheckout': pendingCheckout?.toJson(),
  };
}

/// The opened session.
final class SessionOpenResult implements JsonWritable {
  /// Creates an object from its members.
  const SessionOpenResult({required this.session, required this.appUserId, required this.deviceId, this.nativeVersion, this.rules, this.warning});

  /// The name of the session for later calls.
  final String session;
  /// The app's user; null if the SDK has none.
  final String? appUserId;
  /// The installed app's own identifier.
  final String deviceId;
  /// The version of the native SDK that the app's package brings; absent if the vendor's versions are unknown.
  final String? nativeVersion;
  /// What that version does that older ones do not, by the identifiers of `versions/list`; absent if the vendor's versions are unknown.
  final List<String>? rules;
  /// What differs in `sdkVersion` from what the session does, or that nobody has compared it; absent otherwise.
  final String? warning;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionOpenResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionOpenResult(
      session: readMember(object, 'session', path, readString),
      appUserId: readNullable(object, 'appUserId', path, readString),
      deviceId: readMember(object, 'deviceId', path, readString),
      nativeVersion: readOptional(object, 'nativeVersion', path, readString),
      rules: readOptional(object, 'rules', path, (json, path) => readList(json, path, readString)),
      warning: readOptional(object, 'warning', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'session': session,
    'appUserId': appUserId,
    'deviceId': deviceId,
    if (nativeVersion != null) 'nativeVersion': nativeVersion,
    if (rules != null) 'rules': rules,
    if (warning != null) 'warning': warning,
  };
}

/// The name of a session.
final class SessionParams implements JsonWritable {
  /// Creates an object from its members.
  const SessionParams({required this.session});

  /// The session, as `session/open` named it.
  final String session;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionParams(session: readMember(object, 'session', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'session': session};
}

/// A session's state.
final class SessionState implements JsonWritable {
  /// Creates an object from its members.
  const SessionState({
    required this.session,
    required this.vendor,
    required this.sdk,
    required this.platform,
    required this.configured,
    required this.appUserId,
    required this.isAnonymous,
    required this.deviceId,
    required this.storedCodes,
    required this.redemptionsUnderWay,
    required this.status,
    required this.entitlements,
    required this.purchaseController,
    required this.userAttributes,
    required this.integrationAttributes,
    required this.paywall,
    required this.linksWaiting,
    this.pendingCheckout,
  });

  /// The session, as `session/open` named it.
  final String session;
  /// Whose SDK.
  final Vendor vendor;
  /// Which of the vendor's SDKs.
  final Sdk sdk;
  /// The platform of its native side.
  final Platform platform;
  /// True if the app has configured its SDK.
  final bool configured;
  /// The app's user; null if the SDK has none.
  final String? appUserId;
  /// True if the SDK created the app user id, or is not configured yet.
  final bool isAnonymous;
  /// The installed app's own identifier.
  final String deviceId;
  /// Codes that the SDK stores, oldest first.
  final List<StoredCode> storedCodes;
  /// The number of redemptions in progress. Limits: at least 0.
  final int redemptionsUnderWay;
  /// The subscription status. RevenueCat's SDKs have none and stay at `unknown`.
  final SubscriptionStatus status;
  /// The user's entitlements as the app sees them.
  final EntitlementLists entitlements;
  /// True if the app decides about access itself.
  final bool purchaseController;
  /// Attributes that the app set on its user.
  final Map<String, Object?> userAttributes;
  /// The user's ids in other services.
  final Map<String, Object?> integrationAttributes;
  /// The paywall on screen; null for none.
  final OpenPaywall? paywall;
  /// The number of links that wait for `session/configure`. Limits: at least 0.
  final int linksWaiting;
  /// The checkout in a paywall's page that the SDK waits for; absent for none. Superwall only.
  final PendingCheckout? pendingCheckout;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionState.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionState(
      session: readMember(object, 'session', path, readString),
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      sdk: readMember(object, 'sdk', path, Sdk.fromJson),
      platform: readMember(object, 'platform', path, Platform.fromJson),
      configured: readMember(object, 'configured', path, readBool),
      appUserId: readNullable(object, 'appUserId', path, readString),
      isAnonymous: readMember(object, 'isAnonymous', path, readBool),
      deviceId: readMember(object, 'deviceId', path, readString),
      storedCodes: readMember(object, 'storedCodes', path, (json, path) => readList(json, path, StoredCode.fromJson)),
      redemptionsUnderWay: readMember(object, 'redemptionsUnderWay', path, readInt),
      status: readMember(object, 'status', path, SubscriptionStatus.fromJson),
      entitlements: readMember(object, 'entitlements', path, EntitlementLists.fromJson),
      purchaseController: readMember(object, 'purchaseController', path, readBool),
      userAttributes: readMember(object, 'userAttributes', path, readObject),
      integrationAttributes: readMember(object, 'integrationAttributes', path, readObject),
      paywall: readNullable(object, 'paywall', path, OpenPaywall.fromJson),
      linksWaiting: readMember(object, 'linksWaiting', path, readInt),
      pendingCheckout: readOptional(object, 'pendingCheckout', path, PendingCheckout.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'session': session,
    'vendor': vendor.toJson(),
    'sdk': sdk.toJson(),
    'platform': platform.toJson(),
    'configured': configured,
    'appUserId': appUserId,
    'isAnonymous': isAnonymous,
    'deviceId': deviceId,
    'storedCodes': writeList(storedCodes, (item) => item.toJson()),
    'redemptionsUnderWay': redemptionsUnderWay,
    'status': status.toJson(),
    'entitlements': entitlements.toJson(),
    'purchaseController': purchaseController,
    'userAttributes': userAttributes,
    'integrationAttributes': integrationAttributes,
    'paywall': paywall?.toJson(),
    'linksWaiting': linksWaiting,
    if (pendingCheckout != null) 'pendingCheckout': pendingCheckout?.toJson(),
  };
}

/// A session and its user; `session/describe` returns the rest.
final class SessionSummary implements JsonWritable {
  /// Creates an object from its members.
  const SessionSummary({
    required this.session,
    required this.vendor,
    required this.sdk,
    required this.platform,
    required this.configured,
    required this.appUserId,
    required this.deviceId,
  });

  /// The session, as `session/open` named it.
  final String session;
  /// Its vendor.
  final Vendor vendor;
  /// Its SDK.
  final Sdk sdk;
  /// Its platform.
  final Platform platform;
  /// True once the app has configured its SDK.
  final bool configured;
  /// The app's user; null if the SDK has none.
  final String? appUserId;
  /// The installed app's own identifier.
  final String deviceId;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionSummary.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionSummary(
      session: readMember(object, 'session', path, readString),
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      sdk: readMember(object, 'sdk', path, Sdk.fromJson),
      platform: readMember(object, 'platform', path, Platform.fromJson),
      configured: readMember(object, 'configured', path, readBool),
      appUserId: readNullable(object, 'appUserId', path, readString),
      deviceId: readMember(object, 'deviceId', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'session': session,
    'vendor': vendor.toJson(),
    'sdk': sdk.toJson(),
    'platform': platform.toJson(),
    'configured': configured,
    'appUserId': appUserId,
    'deviceId': deviceId,
  };
}

/// Changes a subscription to another product; what is left out stays as it is.
final class StoreChangeProductParams implements JsonWritable {
  /// Creates an object from its members.
  const StoreChangeProductParams({
    required this.purchase,
    required this.product,
    this.plan,
    this.displayName,
    this.entitlements,
    this.price,
    this.period,
    this.at,
  });

  /// The purchase's id from `store/purchase`.
  final PurchaseReference purchase;
  /// The product's identifier, without control characters. Limits: at least 1 character.
  final String product;
  /// The plan of that product.
  final String? plan;
  /// The product's name, as shown to users.
  final String? displayName;
  /// Entitlement identifiers: not empty, no control characters.
  final List<String>? entitlements;
  /// The price that the buyer pays from then on.
  final Price? price;
  /// Seconds of each paid period from then on. A fraction is cut off. Limits: at least 1, at most 3155760000.
  final num? period;
  /// The moment at which it changes; defaults to `now`.
  final ChangeMoment? at;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreChangeProductParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreChangeProductParams(
      purchase: readMember(object, 'purchase', path, PurchaseReference.fromJson),
      product: readMember(object, 'product', path, readString),
      plan: readOptional(object, 'plan', path, readString),
      displayName: readOptional(object, 'displayName', path, readString),
      entitlements: readOptional(object, 'entitlements', path, (json, path) => readList(json, path, readString)),
      price: readOptional(object, 'price', path, Price.fromJson),
      period: readOptional(object, 'period', path, readNumber),
      at: readOptional(object, 'at', path, ChangeMoment.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'purchase': purchase.toJson(),
    'product': product,
    if (plan != null) 'plan': plan,
    if (displayName != null) 'displayName': displayName,
    if (entitlements != null) 'entitlements': entitlements,
    if (price != null) 'price': price?.toJson(),
    if (period != null) 'period': period,
    if (at != null) 'at': at?.toJson(),
  };
}

/// The store's ids of a buyer and the purchases.
///
/// Its cases: [StripeIdentifiers], [PaddleIdentifiers], [OtherStoreIdentifiers], [UnknownStoreIdentifiers].
sealed class StoreIdentifiers implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory StoreIdentifiers.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return switch (readMember(object, 'kind', path, readString)) {
      'stripe' => StripeIdentifiers.fromJson(json, path),
      'paddle' => PaddleIdentifiers.fromJson(json, path),
      'other' => OtherStoreIdentifiers.fromJson(json, path),
      _ => UnknownStoreIdentifiers(object),
    };
  }
}

/// A case of [StoreIdentifiers] of a newer server.
final class UnknownStoreIdentifiers implements StoreIdentifiers {
  /// Keeps the value as received.
  const UnknownStoreIdentifiers(this.json);

  /// The whole object.
  final Map<String, Object?> json;

  @override
  Map<String, Object?> toJson() => json;
}

/// Another link to a purchase.
final class StoreIssueLinkResult implements JsonWritable {
  /// Creates an object from its members.
  const StoreIssueLinkResult({required this.link});

  /// The link.
  final IssuedLink link;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreIssueLinkResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreIssueLinkResult(link: readMember(object, 'link', path, IssuedLink.fromJson));
  }

  @override
  Map<String, Object?> toJson() => {'link': link.toJson()};
}

/// Which purchases and customers.
final class StoreListParams implements JsonWritable {
  /// Creates an object from its members.
  const StoreListParams({this.vendor, this.email, this.appUserId, this.purchase, this.limit, this.cursor, this.reveal});

  /// Lists only this vendor's purchases and customers; defaults to all.
  final Vendor? vendor;
  /// Lists only purchases of a buyer with this address, and no customers.
  final String? email;
  /// Lists only purchases that this user bought or owns, and no customers.
  final String? appUserId;
  /// The `id` of a purchase: lists only that one, whatever the other params, and no customers.
  final String? purchase;
  /// Largest number of purchases, and of customers, the newest ones; defaults to 100. Limits: at least 1, at most 1000.
  final int? limit;
  /// The `nextCursor` of an earlier result: the list continues there. Pass the same other params.
  final String? cursor;
  /// True to show codes and addresses. Default: `false`.
  final bool? reveal;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreListParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreListParams(
      vendor: readOptional(object, 'vendor', path, Vendor.fromJson),
      email: readOptional(object, 'email', path, readString),
      appUserId: readOptional(object, 'appUserId', path, readString),
      purchase: readOptional(object, 'purchase', path, readString),
      limit: readOptional(object, 'limit', path, readInt),
      cursor: readOptional(object, 'cursor', path, readString),
      reveal: readOptional(object, 'reveal', path, readBool),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    if (vendor != null) 'vendor': vendor?.toJson(),
    if (email != null) 'email': email,
    if (appUserId != null) 'appUserId': appUserId,
    if (purchase != null) 'purchase': purchase,
    if (limit != null) 'limit': limit,
    if (cursor != null) 'cursor': cursor,
    if (reveal != null) 'reveal': reveal,
  };
}

/// What the ledger has, newest first.
final class StoreListResult implements JsonWritable {
  /// Creates an object from its members.
  const StoreListResult({required this.purchases, required this.customers, this.omittedPurchases, this.omittedCustomers, this.nextCursor});

  /// Purchases with their codes.
  final List<ListedPurchase> purchases;
  /// Customers, of the vendors that keep them.
  final List<ListedCustomer> customers;
  /// The number of older purchases that are not in the result; absent for none. With `email`, `appUserId` or `cursor`, counting stops at 1,000.
  final int? omittedPurchases;
  /// The number of older customers that are not in the result; absent for none. With `cursor`, counting stops at 1,000.
  final int? omittedCustomers;
  /// Pass it as `cursor` for the purchases and customers that follow; absent if there are none.
  final String? nextCursor;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreListResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreListResult(
      purchases: readMember(object, 'purchases', path, (json, path) => readList(json, path, ListedPurchase.fromJson)),
      customers: readMember(object, 'customers', path, (json, path) => readList(json, path, ListedCustomer.fromJson)),
      omittedPurchases: readOptional(object, 'omittedPurchases', path, readInt),
      omittedCustomers: readOptional(object, 'omittedCustomers', path, readInt),
      nextCursor: readOptional(object, 'nextCursor', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'purchases': writeList(purchases, (item) => item.toJson()),
    if (omittedPurchases != null) 'omittedPurchases': omittedPurchases,
    'customers': writeList(customers, (item) => item.toJson()),
    if (omittedCustomers != null) 'omittedCustomers': omittedCustomers,
    if (nextCursor != null) 'nextCursor': nextCursor,
  };
}

/// Whose mail.
final class StoreMailboxParams implements JsonWritable {
  /// Creates an object from its members.
  const StoreMailboxParams({this.email, this.limit});

  /// The recipient's address; defaults to all mail.
  final String? email;
  /// Largest number of messages, the newest ones; defaults to 10,000. Limits: at least 1, at most 10000.
  final int? limit;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreMailboxParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreMailboxParams(email: readOptional(object, 'email', path, readString), limit: readOptional(object, 'limit', path, readInt));
  }

  @override
  Map<String, Object?> toJson() => {if (email != null) 'email': email, if (limit != null) 'limit': limit};
}

/// The mail that the vendors sent.
final class StoreMailboxResult implements JsonWritable {
  /// Creates an object from its members.
  const StoreMailboxResult({required this.messages, this.omitted});

  /// Oldest first.
  final List<MailMessage> messages;
  /// The number of older messages that are not in the result; absent for none.
  final int? omitted;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreMailboxResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreMailboxResult(
      messages: readMember(object, 'messages', path, (json, path) => readList(json, path, MailMessage.fromJson)),
      omitted: readOptional(object, 'omitted', path, readInt),
    );
  }

  @override
  Map<String, Object?> toJson() => {'messages': writeList(messages, (item) => item.toJson()), if (omitted != null) 'omitted': omitted};
}

/// Pauses a subscription from the end of its paid time.
final class StorePauseParams implements JsonWritable {
  /// Creates an object from its members.
  const StorePauseParams({required this.purchase, this.resumesIn});

  /// The purchase's id from `store/purchase`.
  final PurchaseReference purchase;
  /// Seconds of the pause; defaults to no end before `store/resume`. A fraction is cut off. Limits: at least 1, at most 3155760000.
  final num? resumesIn;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StorePauseParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StorePauseParams(
      purchase: readMember(object, 'purchase', path, PurchaseReference.fromJson),
      resumesIn: readOptional(object, 'resumesIn', path, readNumber),
    );
  }

  @override
  Map<String, Object?> toJson() => {'purchase': purchase.toJson(), if (resumesIn != null) 'resumesIn': resumesIn};
}

/// Settings of a vendor's side; a member that is left out does not change.
final class StorePolicyParams implements JsonWritable {
  /// Creates an object from its members.
  const StorePolicyParams({
    required this.vendor,
    this.transfer,
    this.linkLifetime,
    this.scheme,
    this.host,
    this.linkPolicy,
    this.successUrl,
    this.postPurchase,
    this.storeUrl,
  });

  /// The vendor whose rules to change.
  final Vendor vendor;
  /// Rule for a purchase that belongs to another user.
  final TransferPolicy? transfer;
  /// Lifetime of a link in seconds. Limits: greater than 0, at most 3155760000.
  final num? linkLifetime;
  /// The app's URL scheme, without `://`.
  final String? scheme;
  /// The host of links that also open in a browser.
  final String? host;
  /// The rule for purchases that get redemption links. RevenueCat only.
  final LinkPolicy? linkPolicy;
  /// The app owner's success page. RevenueCat and Superwall only.
  final String? successUrl;
  /// The page that the buyer sees next. Superwall only.
  final PostPurchase? postPurchase;
  /// The store page for buyers without the app. Superwall only.
  final String? storeUrl;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StorePolicyParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StorePolicyParams(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      transfer: readOptional(object, 'transfer', path, TransferPolicy.fromJson),
      linkLifetime: readOptional(object, 'linkLifetime', path, readNumber),
      scheme: readOptional(object, 'scheme', path, readString),
      host: readOptional(object, 'host', path, readString),
      linkPolicy: readOptional(object, 'linkPolicy', path, LinkPolicy.fromJson),
      successUrl: readOptional(object, 'successUrl', path, readString),
      postPurchase: readOptional(object, 'postPurchase', path, PostPurchase.fromJson),
      storeUrl: readOptional(object, 'storeUrl', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'vendor': vendor.toJson(),
    if (transfer != null) 'transfer': transfer?.toJson(),
    if (linkLifetime != null) 'linkLifetime': linkLifetime,
    if (scheme != null) 'scheme': scheme,
    if (host != null) 'host': host,
    if (linkPolicy != null) 'linkPolicy': linkPolicy?.toJson(),
    if (successUrl != null) 'successUrl': successUrl,
    if (postPurchase != null) 'postPurchase': postPurchase?.toJson(),
    if (storeUrl != null) 'storeUrl': storeUrl,
  };
}

/// The settings of a vendor's side.
final class StorePolicyResult implements JsonWritable {
  /// Creates an object from its members.
  const StorePolicyResult({
    required this.vendor,
    required this.transfer,
    required this.linkLifetime,
    required this.scheme,
    required this.host,
    this.linkPolicy,
    this.successUrl,
    this.postPurchase,
    this.storeUrl,
    this.successUrlIsNull = false,
    this.storeUrlIsNull = false,
  });

  /// Whose side.
  final Vendor vendor;
  /// The rule for a purchase of another user.
  final TransferPolicy transfer;
  /// Lifetime of a link in seconds.
  final num linkLifetime;
  /// The app's URL scheme.
  final String scheme;
  /// The host of links that open in a browser too; null if the vendor has none.
  final String? host;
  /// The rule for purchases that get redemption links. RevenueCat only.
  final LinkPolicy? linkPolicy;
  /// The app owner's success page; null for the vendor's. RevenueCat and Superwall only.
  final String? successUrl;
  /// Whether a null in [successUrl] is written; otherwise the member is left out.
  final bool successUrlIsNull;
  /// The page that the buyer sees next. Superwall only.
  final PostPurchase? postPurchase;
  /// The store page for buyers without the app; null if it is not set. Superwall only.
  final String? storeUrl;
  /// Whether a null in [storeUrl] is written; otherwise the member is left out.
  final bool storeUrlIsNull;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StorePolicyResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StorePolicyResult(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      transfer: readMember(object, 'transfer', path, TransferPolicy.fromJson),
      linkLifetime: readMember(object, 'linkLifetime', path, readNumber),
      scheme: readMember(object, 'scheme', path, readString),
      host: readNullable(object, 'host', path, readString),
      linkPolicy: readOptional(object, 'linkPolicy', path, LinkPolicy.fromJson),
      successUrl: readOptional(object, 'successUrl', path, readString),
      postPurchase: readOptional(object, 'postPurchase', path, PostPurchase.fromJson),
      storeUrl: readOptional(object, 'storeUrl', path, readString),
      successUrlIsNull: hasNull(object, 'successUrl'),
      storeUrlIsNull: hasNull(object, 'storeUrl'),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'vendor': vendor.toJson(),
    'transfer': transfer.toJson(),
    'linkLifetime': linkLifetime,
    'scheme': scheme,
    'host': host,
    if (linkPolicy != null) 'linkPolicy': linkPolicy?.toJson(),
    if (successUrl != null || successUrlIsNull) 'successUrl': successUrl,
    if (postPurchase != null) 'postPurchase': postPurchase?.toJson(),
    if (storeUrl != null || storeUrlIsNull) 'storeUrl': storeUrl,
  };
}

/// A purchase on the web.
final class StorePurchaseParams implements JsonWritable {
  /// Creates an object from its members.
  const StorePurchaseParams({
    required this.vendor,
    required this.product,
    required this.entitlements,
    this.appUserId,
    this.email,
    this.kind,
    this.store,
    this.expiresIn,
    this.renews,
    this.period,
    this.billing,
    this.plan,
    this.displayName,
    this.price,
    this.trial,
    this.gracePeriod,
    this.billingIssue,
    this.sandbox,
    this.managementUrl,
    this.paywall,
    this.metadata,
    this.checkout,
    this.placementParams,
    this.afterPurchase,
    this.afterPurchaseUrl,
    this.checkoutContextId,
    this.browser,
  });

  /// The vendor of the checkout.
  final Vendor vendor;
  /// The product's identifier, without control characters. Limits: at least 1 character.
  final String product;
  /// Entitlement identifiers: not empty, no control characters.
  final List<String> entitlements;
  /// The buyer's user id, without control characters; defaults to an anonymous checkout. Limits: at least 1 character.
  final String? appUserId;
  /// The email address given at checkout: one `@`, no control characters. Defaults to none.
  final String? email;
  /// A subscription or a one-time purchase; defaults to `subscription`.
  final PurchaseKind? kind;
  /// The store that charges for it; defaults to `rc_billing` for RevenueCat and `stripe` for Superwall.
  final String? store;
  /// Seconds of paid time; defaults to 30 days. A fraction is cut off. Limits: at least 0, at most 3155760000.
  final num? expiresIn;
  /// True if it renews by itself when the clock reaches the end of the paid time. Default: `false`.
  final bool? renews;
  /// Seconds of each further period, with `renews`; defaults to `expiresIn`. A fraction is cut off. Limits: at least 1, at most 3155760000.
  final num? period;
  /// The result of the charges of further periods, with `renews`; defaults to `succeeds`.
  final Billing? billing;
  /// The plan of that product.
  final String? plan;
  /// The product's name, as shown to users.
  final String? displayName;
  /// The price that the buyer pays.
  final Price? price;
  /// True if the first period is a trial. Default: `false`.
  final bool? trial;
  /// Seconds of grace after the paid time; with `renews`, after a failed charge. Defaults to none. Limits: at least 0, at most 3155760000.
  final num? gracePeriod;
  /// True if the payment has failed since. Default: `false`.
  final bool? billingIssue;
  /// True for a purchase without real money. Default: `false`.
  final bool? sandbox;
  /// The page where the buyer manages it; defaults to a stand-in for the store's page if the vendor has one.
  final String? managementUrl;
  /// The paywall that led to it.
  final PaywallContext? paywall;
  /// Data the page of the checkout sends along: texts, numbers, booleans and null. RevenueCat's webhooks return it for purchases of the store
  /// `rc_billing`.
  final Map<String, Object?>? metadata;
  /// The kind of checkout; defaults to `link`.
  final CheckoutKind? checkout;
  /// The params that the app or page gave the placement. Superwall only.
  final Map<String, Object?>? placementParams;
  /// The action of the paywall's button after the purchase; defaults to `appDefault`. It requires the checkout `paywall`. Superwall only.
  final AfterPurchase? afterPurchase;
  /// The address that a button with `customUrl` opens. It requires `afterPurchase` to be `customUrl`. Superwall only.
  final String? afterPurchaseUrl;
  /// The id under which a session has reported the checkout (`session/checkout`); its SDK then gets the purchase. It requires the checkout `paywall`.
  /// A later purchase with the same id replaces this one. Superwall only. Limits: at least 1 character.
  final String? checkoutContextId;
  /// The browser of the checkout; defaults to `external`. With `inApp`, `next.kind` is `none`. It requires `checkoutContextId`. Superwall only.
  final CheckoutBrowser? browser;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StorePurchaseParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StorePurchaseParams(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      product: readMember(object, 'product', path, readString),
      entitlements: readMember(object, 'entitlements', path, (json, path) => readList(json, path, readString)),
      appUserId: readOptional(object, 'appUserId', path, readString),
      email: readOptional(object, 'email', path, readString),
      kind: readOptional(object, 'kind', path, PurchaseKind.fromJson),
      store: readOptional(object, 'store', path, readString),
      expiresIn: readOptional(object, 'expiresIn', path, readNumber),
      renews: readOptional(object, 'renews', path, readBool),
      period: readOptional(object, 'period', path, readNumber),
      billing: readOptional(object, 'billing', path, Billing.fromJson),
      plan: readOptional(object, 'plan', path, readString),
      displayName: readOptional(object, 'displayName', path, readString),
      price: readOptional(object, 'price', path, Price.fromJson),
      trial: readOptional(object, 'trial', path, readBool),
      gracePeriod: readOptional(object, 'gracePeriod', path, readNumber),
      billingIssue: readOptional(object, 'billingIssue', path, readBool),
      sandbox: readOptional(object, 'sandbox', path, readBool),
      managementUrl: readOptional(object, 'managementURL', path, readString),
      paywall: readOptional(object, 'paywall', path, PaywallContext.fromJson),
      metadata: readOptional(object, 'metadata', path, readObject),
      checkout: readOptional(object, 'checkout', path, CheckoutKind.fromJson),
      placementParams: readOptional(object, 'placementParams', path, readObject),
      afterPurchase: readOptional(object, 'afterPurchase', path, AfterPurchase.fromJson),
      afterPurchaseUrl: readOptional(object, 'afterPurchaseUrl', path, readString),
      checkoutContextId: readOptional(object, 'checkoutContextId', path, readString),
      browser: readOptional(object, 'browser', path, CheckoutBrowser.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'vendor': vendor.toJson(),
    'product': product,
    'entitlements': entitlements,
    if (appUserId != null) 'appUserId': appUserId,
    if (email != null) 'email': email,
    if (kind != null) 'kind': kind?.toJson(),
    if (store != null) 'store': store,
    if (expiresIn != null) 'expiresIn': expiresIn,
    if (renews != null) 'renews': renews,
    if (period != null) 'period': period,
    if (billing != null) 'billing': billing?.toJson(),
    if (plan != null) 'plan': plan,
    if (displayName != null) 'displayName': displayName,
    if (price != null) 'price': price?.toJson(),
    if (trial != null) 'trial': trial,
    if (gracePeriod != null) 'gracePeriod': gracePeriod,
    if (billingIssue != null) 'billingIssue': billingIssue,
    if (sandbox != null) 'sandbox': sandbox,
    if (managementUrl != null) 'managementURL': managementUrl,
    if (paywall != null) 'paywall': paywall?.toJson(),
    if (metadata != null) 'metadata': metadata,
    if (checkout != null) 'checkout': checkout?.toJson(),
    if (placementParams != null) 'placementParams': placementParams,
    if (afterPurchase != null) 'afterPurchase': afterPurchase?.toJson(),
    if (afterPurchaseUrl != null) 'afterPurchaseUrl': afterPurchaseUrl,
    if (checkoutContextId != null) 'checkoutContextId': checkoutContextId,
    if (browser != null) 'browser': browser?.toJson(),
  };
}

/// What was sold, and where the buyer goes.
final class StorePurchaseResult implements JsonWritable {
  /// Creates an object from its members.
  const StorePurchaseResult({required this.purchase, required this.link, required this.next, required this.redemptionInfo, required this.screens});

  /// The purchase.
  final PurchaseRecord purchase;
  /// The link that redeems it, whether or not the buyer is shown it.
  final IssuedLink link;
  /// The page that the browser opens next.
  final CheckoutNext next;
  /// What a web SDK returns to the page; null for other checkouts and for purchases that cannot be redeemed.
  final RedemptionInfo? redemptionInfo;
  /// The screens that the buyer sees next, in order, for a page that simulates the checkout.
  final List<CheckoutScreen> screens;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StorePurchaseResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StorePurchaseResult(
      purchase: readMember(object, 'purchase', path, PurchaseRecord.fromJson),
      link: readMember(object, 'link', path, IssuedLink.fromJson),
      next: readMember(object, 'next', path, CheckoutNext.fromJson),
      redemptionInfo: readNullable(object, 'redemptionInfo', path, RedemptionInfo.fromJson),
      screens: readMember(object, 'screens', path, (json, path) => readList(json, path, CheckoutScreen.fromJson)),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'purchase': purchase.toJson(),
    'link': link.toJson(),
    'next': next.toJson(),
    'redemptionInfo': redemptionInfo?.toJson(),
    'screens': writeList(screens, (item) => item.toJson()),
  };
}

/// Posts a Stripe id to RevenueCat.
final class StoreReceiptsParams implements JsonWritable {
  /// Creates an object from its members.
  const StoreReceiptsParams({required this.appUserId, required this.fetchToken});

  /// The user who gets the purchase.
  final String appUserId;
  /// Stripe's subscription (`sub_…`) or Checkout session (`cs_…`).
  final String fetchToken;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreReceiptsParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreReceiptsParams(
      appUserId: readMember(object, 'appUserId', path, readString),
      fetchToken: readMember(object, 'fetchToken', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'appUserId': appUserId, 'fetchToken': fetchToken};
}

/// What RevenueCat's `POST /v1/receipts` answers.
final class StoreReceiptsResult implements JsonWritable {
  /// Creates an object from its members.
  const StoreReceiptsResult({required this.status, required this.body});

  /// HTTP status.
  final int status;
  /// The answer's body: RevenueCat's customer (`request_date`, `request_date_ms`, `subscriber`), or its error (`code`, `message`).
  final Map<String, Object?> body;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreReceiptsResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreReceiptsResult(status: readMember(object, 'status', path, readInt), body: readMember(object, 'body', path, readObject));
  }

  @override
  Map<String, Object?> toJson() => {'status': status, 'body': body};
}

/// Deletes all purchases, mail and redemptions, clears faults, ends checkouts in progress, and resets policies. Sessions and the clock stay. Rejected
/// while a redemption is in progress, and on a ledger in a file unless the server was started with `--allow-reset`.
final class StoreResetParams implements JsonWritable {
  /// Creates an object from its members.
  const StoreResetParams({this.vendor});

  /// The vendor to reset; defaults to all. With a vendor, faults of its sessions and those without a session are cleared.
  final Vendor? vendor;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreResetParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreResetParams(vendor: readOptional(object, 'vendor', path, Vendor.fromJson));
  }

  @override
  Map<String, Object?> toJson() => {if (vendor != null) 'vendor': vendor?.toJson()};
}

/// What was deleted.
final class StoreResetResult implements JsonWritable {
  /// Creates an object from its members.
  const StoreResetResult({required this.deleted});

  /// How many of each.
  final Deleted deleted;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreResetResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreResetResult(deleted: readMember(object, 'deleted', path, Deleted.fromJson));
  }

  @override
  Map<String, Object?> toJson() => {'deleted': deleted.toJson()};
}

/// Changes a purchase as its store's notifications would; a member that is left out does not change.
final class StoreUpdateParams implements JsonWritable {
  /// Creates an object from its members.
  const StoreUpdateParams({
    required this.purchase,
    this.expiresIn,
    this.gracePeriod,
    this.billingIssue,
    this.billing,
    this.unsubscribed,
    this.trial,
    this.plan,
    this.product,
    this.displayName,
    this.price,
    this.sandbox,
    this.entitlements,
    this.managementUrl,
  });

  /// The purchase's id from `store/purchase`.
  final PurchaseReference purchase;
  /// Seconds from now until the paid time ends, after a renewal. Limits: at least 0, at most 3155760000.
  final num? expiresIn;
  /// Seconds of grace after the paid time; 0 ends it. Limits: at least 0, at most 3155760000.
  final num? gracePeriod;
  /// True if a payment has failed.
  final bool? billingIssue;
  /// The result of the next charges, of a purchase that renews.
  final Billing? billing;
  /// True if the buyer has cancelled the renewal.
  final bool? unsubscribed;
  /// True if the current period is a trial.
  final bool? trial;
  /// The plan of the product.
  final String? plan;
  /// The product's identifier, without control characters. Limits: at least 1 character.
  final String? product;
  /// The product's name, as shown to users.
  final String? displayName;
  /// The price that the buyer pays.
  final Price? price;
  /// True for a purchase without real money.
  final bool? sandbox;
  /// Entitlement identifiers: not empty, no control characters.
  final List<String>? entitlements;
  /// The page where the buyer manages it.
  final String? managementUrl;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreUpdateParams.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreUpdateParams(
      purchase: readMember(object, 'purchase', path, PurchaseReference.fromJson),
      expiresIn: readOptional(object, 'expiresIn', path, readNumber),
      gracePeriod: readOptional(object, 'gracePeriod', path, readNumber),
      billingIssue: readOptional(object, 'billingIssue', path, readBool),
      billing: readOptional(object, 'billing', path, Billing.fromJson),
      unsubscribed: readOptional(object, 'unsubscribed', path, readBool),
      trial: readOptional(object, 'trial', path, readBool),
      plan: readOptional(object, 'plan', path, readString),
      product: readOptional(object, 'product', path, readString),
      displayName: readOptional(object, 'displayName', path, readString),
      price: readOptional(object, 'price', path, Price.fromJson),
      sandbox: readOptional(object, 'sandbox', path, readBool),
      entitlements: readOptional(object, 'entitlements', path, (json, path) => readList(json, path, readString)),
      managementUrl: readOptional(object, 'managementURL', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'purchase': purchase.toJson(),
    if (expiresIn != null) 'expiresIn': expiresIn,
    if (gracePeriod != null) 'gracePeriod': gracePeriod,
    if (billingIssue != null) 'billingIssue': billingIssue,
    if (billing != null) 'billing': billing?.toJson(),
    if (unsubscribed != null) 'unsubscribed': unsubscribed,
    if (trial != null) 'trial': trial,
    if (plan != null) 'plan': plan,
    if (product != null) 'product': product,
    if (displayName != null) 'displayName': displayName,
    if (price != null) 'price': price?.toJson(),
    if (sandbox != null) 'sandbox': sandbox,
    if (entitlements != null) 'entitlements': entitlements,
    if (managementUrl != null) 'managementURL': managementUrl,
  };
}

/// A code that the SDK stores, with its state.
final class StoredCode implements JsonWritable {
  /// Creates an object from its members.
  const StoredCode({required this.code, required this.kind});

  /// The code.
  final String code;
  /// The service's last answer for it.
  final OutcomeKind kind;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoredCode.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoredCode(code: readMember(object, 'code', path, readString), kind: readMember(object, 'kind', path, OutcomeKind.fromJson));
  }

  @override
  Map<String, Object?> toJson() => {'code': code, 'kind': kind.toJson()};
}

/// Stripe's names.
final class StripeIdentifiers implements StoreIdentifiers {
  /// Creates an object from its members.
  const StripeIdentifiers({required this.customerId, required this.subscriptionIds});

  /// Stripe's customer, `cus_…`.
  final String customerId;
  /// Subscriptions (`sub_…`), or Checkout sessions (`cs_…`) of one-time purchases.
  final List<String> subscriptionIds;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StripeIdentifiers.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'stripe');
    return StripeIdentifiers(
      customerId: readMember(object, 'customerId', path, readString),
      subscriptionIds: readMember(object, 'subscriptionIds', path, (json, path) => readList(json, path, readString)),
    );
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'stripe', 'customerId': customerId, 'subscriptionIds': subscriptionIds};
}

/// A subscription as its store reports it.
final class Subscription implements JsonWritable {
  /// Creates an object from its members.
  const Subscription({
    required this.productId,
    required this.store,
    required this.purchasedAt,
    required this.isSandbox,
    required this.periodType,
    this.planId,
    this.originallyPurchasedAt,
    this.expiresAt,
    this.gracePeriodExpiresAt,
    this.unsubscribeDetectedAt,
    this.billingIssuesDetectedAt,
    this.refundedAt,
    this.autoResumesAt,
    this.ownershipType,
    this.price,
    this.displayName,
    this.managementUrl,
    this.storeTransactionId,
  });

  /// The product's identifier; a customer has one subscription of a product at a time.
  final String productId;
  /// Where it was bought.
  final String store;
  /// Latest purchase or renewal; milliseconds since 1970-01-01T00:00:00Z.
  final int purchasedAt;
  /// True for a purchase without real money.
  final bool isSandbox;
  /// How the current period was bought.
  final PeriodType periodType;
  /// The plan of that product; absent if it has none.
  final String? planId;
  /// First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z.
  final int? originallyPurchasedAt;
  /// End of the paid time; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z.
  final int? expiresAt;
  /// End of the grace period; absent if none runs; milliseconds since 1970-01-01T00:00:00Z.
  final int? gracePeriodExpiresAt;
  /// When the owner's cancellation was detected; absent while it renews; milliseconds since 1970-01-01T00:00:00Z.
  final int? unsubscribeDetectedAt;
  /// When a billing issue was detected; absent for none; milliseconds since 1970-01-01T00:00:00Z.
  final int? billingIssuesDetectedAt;
  /// When it was refunded; absent unless it was; milliseconds since 1970-01-01T00:00:00Z.
  final int? refundedAt;
  /// When a paused subscription resumes; absent unless it is paused; milliseconds since 1970-01-01T00:00:00Z.
  final int? autoResumesAt;
  /// Whether it is shared; absent if the store does not say.
  final OwnershipType? ownershipType;
  /// What was paid; absent if unknown.
  final Price? price;
  /// The product's name for people; absent if it has none.
  final String? displayName;
  /// Where the owner manages it; absent if there is no such page.
  final String? managementUrl;
  /// The store's id of the latest transaction; absent if unknown.
  final String? storeTransactionId;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Subscription.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Subscription(
      productId: readMember(object, 'productId', path, readString),
      store: readMember(object, 'store', path, readString),
      purchasedAt: readMember(object, 'purchasedAt', path, readInt),
      isSandbox: readMember(object, 'isSandbox', path, readBool),
      periodType: readMember(object, 'periodType', path, PeriodType.fromJson),
      planId: readOptional(object, 'planId', path, readString),
      originallyPurchasedAt: readOptional(object, 'originallyPurchasedAt', path, readInt),
      expiresAt: readOptional(object, 'expiresAt', path, readInt),
      gracePeriodExpiresAt: readOptional(object, 'gracePeriodExpiresAt', path, readInt),
      unsubscribeDetectedAt: readOptional(object, 'unsubscribeDetectedAt', path, readInt),
      billingIssuesDetectedAt: readOptional(object, 'billingIssuesDetectedAt', path, readInt),
      refundedAt: readOptional(object, 'refundedAt', path, readInt),
      autoResumesAt: readOptional(object, 'autoResumesAt', path, readInt),
      ownershipType: readOptional(object, 'ownershipType', path, OwnershipType.fromJson),
      price: readOptional(object, 'price', path, Price.fromJson),
      displayName: readOptional(object, 'displayName', path, readString),
      managementUrl: readOptional(object, 'managementURL', path, readString),
      storeTransactionId: readOptional(object, 'storeTransactionId', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'productId': productId,
    if (planId != null) 'planId': planId,
    'store': store,
    'purchasedAt': purchasedAt,
    if (originallyPurchasedAt != null) 'originallyPurchasedAt': originallyPurchasedAt,
    if (expiresAt != null) 'expiresAt': expiresAt,
    if (gracePeriodExpiresAt != null) 'gracePeriodExpiresAt': gracePeriodExpiresAt,
    if (unsubscribeDetectedAt != null) 'unsubscribeDetectedAt': unsubscribeDetectedAt,
    if (billingIssuesDetectedAt != null) 'billingIssuesDetectedAt': billingIssuesDetectedAt,
    if (refundedAt != null) 'refundedAt': refundedAt,
    if (autoResumesAt != null) 'autoResumesAt': autoResumesAt,
    'isSandbox': isSandbox,
    'periodType': periodType.toJson(),
    if (ownershipType != null) 'ownershipType': ownershipType?.toJson(),
    if (price != null) 'price': price?.toJson(),
    if (displayName != null) 'displayName': displayName,
    if (managementUrl != null) 'managementURL': managementUrl,
    if (storeTransactionId != null) 'storeTransactionId': storeTransactionId,
  };
}

/// The code was valid, but its purchase has lapsed or was refunded.
final class SubscriptionExpired implements RedemptionOutcome, ScriptedAnswer {
  /// Creates an object from its members.
  const SubscriptionExpired({required this.grant, this.code, this.codeIsNull = false});

  /// What the redemption granted.
  final Grant grant;
  /// The code that was redeemed; null only after `reply/read` of a reply without it.
  final String? code;
  /// Whether a null in [code] is written; otherwise the member is left out.
  final bool codeIsNull;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SubscriptionExpired.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'kind', path, 'subscriptionExpired');
    return SubscriptionExpired(
      grant: readMember(object, 'grant', path, Grant.fromJson),
      code: readOptional(object, 'code', path, readString),
      codeIsNull: hasNull(object, 'code'),
    );
  }

  @override
  Map<String, Object?> toJson() => {'kind': 'subscriptionExpired', if (code != null || codeIsNull) 'code': code, 'grant': grant.toJson()};
}

/// The user's subscription status, or `unknown`.
///
/// A switch over it names its words and [UnknownSubscriptionStatus].
sealed class SubscriptionStatus implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SubscriptionStatus.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'unknown' => unknown,
      'inactive' => inactive,
      'active' => active,
      _ => UnknownSubscriptionStatus(value),
    };
  }

  static const SubscriptionStatus unknown = KnownSubscriptionStatus.unknown;
  static const SubscriptionStatus inactive = KnownSubscriptionStatus.inactive;
  static const SubscriptionStatus active = KnownSubscriptionStatus.active;

  /// All words of this release.
  static const List<SubscriptionStatus> values = KnownSubscriptionStatus.values;

  /// The word on the wire.
  String get value;
}

/// The words of [SubscriptionStatus] that this release knows.
enum KnownSubscriptionStatus implements SubscriptionStatus {
  unknown('unknown'),
  inactive('inactive'),
  active('active');

  const KnownSubscriptionStatus(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [SubscriptionStatus] of a newer server.
final class UnknownSubscriptionStatus implements SubscriptionStatus {
  /// Keeps the value as received.
  const UnknownSubscriptionStatus(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// The paywall that led to the purchase, as Flutter and KMP know it.
final class SuperwallClassPaywallInfo implements JsonWritable {
  /// Creates an object from its members.
  const SuperwallClassPaywallInfo({
    required this.identifier,
    required this.placementName,
    required this.placementParams,
    required this.variantId,
    required this.experimentId,
  });

  /// The paywall's identifier.
  final String identifier;
  /// The placement that showed it.
  final String placementName;
  /// The parameters that the app gave.
  final Map<String, Object?> placementParams;
  /// The variant that was shown.
  final String variantId;
  /// The experiment.
  final String experimentId;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallClassPaywallInfo.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SuperwallClassPaywallInfo(
      identifier: readMember(object, 'identifier', path, readString),
      placementName: readMember(object, 'placementName', path, readString),
      placementParams: readMember(object, 'placementParams', path, readObject),
      variantId: readMember(object, 'variantId', path, readString),
      experimentId: readMember(object, 'experimentId', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'identifier': identifier,
    'placementName': placementName,
    'placementParams': placementParams,
    'variantId': variantId,
    'experimentId': experimentId,
  };
}

/// Why it failed.
final class SuperwallError implements JsonWritable {
  /// Creates an object from its members.
  const SuperwallError({required this.message});

  /// A message for people. Only this distinguishes a network failure from a server's error.
  final String message;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallError.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SuperwallError(message: readMember(object, 'message', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'message': message};
}

/// Details of an expired code.
final class SuperwallExpired implements JsonWritable {
  /// Creates an object from its members.
  const SuperwallExpired({required this.resent, this.obfuscatedEmail});

  /// True if a new link was sent.
  final bool resent;
  /// The masked address that it was sent to; absent if unknown.
  final String? obfuscatedEmail;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallExpired.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SuperwallExpired(
      resent: readMember(object, 'resent', path, readBool),
      obfuscatedEmail: readOptional(object, 'obfuscatedEmail', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'resent': resent, if (obfuscatedEmail != null) 'obfuscatedEmail': obfuscatedEmail};
}

/// An app user.
final class SuperwallFlutterAppUserOwnership implements SuperwallFlutterOwnership {
  /// Creates an object from its members.
  const SuperwallFlutterAppUserOwnership({required this.appUserId});

  /// The app user.
  final String appUserId;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterAppUserOwnership.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'PAppUserOwnership');
    return SuperwallFlutterAppUserOwnership(appUserId: readMember(object, 'appUserId', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'type': 'PAppUserOwnership', 'appUserId': appUserId};
}

/// A device.
final class SuperwallFlutterDeviceOwnership implements SuperwallFlutterOwnership {
  /// Creates an object from its members.
  const SuperwallFlutterDeviceOwnership({required this.deviceId});

  /// The device.
  final String deviceId;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterDeviceOwnership.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'PDeviceOwnership');
    return SuperwallFlutterDeviceOwnership(deviceId: readMember(object, 'deviceId', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'type': 'PDeviceOwnership', 'deviceId': deviceId};
}

/// One entitlement. iOS passes all known members; Android only the identifier, active and without products.
final class SuperwallFlutterEntitlement implements JsonWritable {
  /// Creates an object from its members.
  const SuperwallFlutterEntitlement({
    required this.id,
    required this.isActive,
    required this.productIds,
    this.latestProductId,
    this.store,
    this.startsAt,
    this.renewedAt,
    this.expiresAt,
    this.isLifetime,
    this.willRenew,
    this.state,
    this.offerType,
  });

  /// The entitlement's identifier.
  final String id;
  /// True if it gives access now; always true on Android.
  final bool isActive;
  /// All products that grant it; always empty on Android.
  final List<String> productIds;
  /// The product that grants it now; absent for a manual grant.
  final String? latestProductId;
  /// Where that product was bought; absent if unknown.
  final SuperwallIosStore? store;
  /// First purchase; absent if unknown; milliseconds since 1970-01-01T00:00:00Z.
  final int? startsAt;
  /// Latest renewal; absent if unknown; milliseconds since 1970-01-01T00:00:00Z.
  final int? renewedAt;
  /// End of access; absent if it never ends; milliseconds since 1970-01-01T00:00:00Z.
  final int? expiresAt;
  /// True if it never ends; absent if unknown.
  final bool? isLifetime;
  /// True if it will renew; absent if unknown.
  final bool? willRenew;
  /// State of its subscription; absent if unknown.
  final SuperwallIosState? state;
  /// The offer it was bought under; absent for none.
  final OfferType? offerType;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterEntitlement.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'serviceLevel');
    return SuperwallFlutterEntitlement(
      id: readMember(object, 'id', path, readString),
      isActive: readMember(object, 'isActive', path, readBool),
      productIds: readMember(object, 'productIds', path, (json, path) => readList(json, path, readString)),
      latestProductId: readOptional(object, 'latestProductId', path, readString),
      store: readOptional(object, 'store', path, SuperwallIosStore.fromJson),
      startsAt: readOptional(object, 'startsAt', path, readInt),
      renewedAt: readOptional(object, 'renewedAt', path, readInt),
      expiresAt: readOptional(object, 'expiresAt', path, readInt),
      isLifetime: readOptional(object, 'isLifetime', path, readBool),
      willRenew: readOptional(object, 'willRenew', path, readBool),
      state: readOptional(object, 'state', path, SuperwallIosState.fromJson),
      offerType: readOptional(object, 'offerType', path, OfferType.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'id': id,
    'type': 'serviceLevel',
    'isActive': isActive,
    'productIds': productIds,
    if (latestProductId != null) 'latestProductId': latestProductId,
    if (store != null) 'store': store?.toJson(),
    if (startsAt != null) 'startsAt': startsAt,
    if (renewedAt != null) 'renewedAt': renewedAt,
    if (expiresAt != null) 'expiresAt': expiresAt,
    if (isLifetime != null) 'isLifetime': isLifetime,
    if (willRenew != null) 'willRenew': willRenew,
    if (state != null) 'state': state?.toJson(),
    if (offerType != null) 'offerType': offerType?.toJson(),
  };
}

/// It failed.
final class SuperwallFlutterError implements SuperwallFlutterReply {
  /// Creates an object from its members.
  const SuperwallFlutterError({required this.code, required this.error});

  /// The code; empty if unknown.
  final String code;
  /// Why.
  final SuperwallError error;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterError.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'PErrorRedemptionResult');
    return SuperwallFlutterError(
      code: readMember(object, 'code', path, readString),
      error: readMember(object, 'error', path, SuperwallError.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {'type': 'PErrorRedemptionResult', 'code': code, 'error': error.toJson()};
}

/// The code had expired or was used already.
final class SuperwallFlutterExpiredCode implements SuperwallFlutterReply {
  /// Creates an object from its members.
  const SuperwallFlutterExpiredCode({required this.code, required this.info});

  /// The code; empty if unknown.
  final String code;
  /// The result.
  final SuperwallExpired info;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterExpiredCode.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'PExpiredCodeRedemptionResult');
    return SuperwallFlutterExpiredCode(
      code: readMember(object, 'code', path, readString),
      info: readMember(object, 'info', path, SuperwallExpired.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {'type': 'PExpiredCodeRedemptionResult', 'code': code, 'info': info.toJson()};
}

/// The code was valid, but its subscription has lapsed.
final class SuperwallFlutterExpiredSubscription implements SuperwallFlutterReply {
  /// Creates an object from its members.
  const SuperwallFlutterExpiredSubscription({required this.code, required this.redemptionInfo});

  /// The code; empty if unknown.
  final String code;
  /// What it granted before.
  final SuperwallFlutterRedemptionInfo redemptionInfo;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterExpiredSubscription.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'PExpiredSubscriptionCode');
    return SuperwallFlutterExpiredSubscription(
      code: readMember(object, 'code', path, readString),
      redemptionInfo: readMember(object, 'redemptionInfo', path, SuperwallFlutterRedemptionInfo.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {'type': 'PExpiredSubscriptionCode', 'code': code, 'redemptionInfo': redemptionInfo.toJson()};
}

/// There is no such code.
final class SuperwallFlutterInvalidCode implements SuperwallFlutterReply {
  /// Creates an object from its members.
  const SuperwallFlutterInvalidCode({required this.code});

  /// The code; empty if unknown.
  final String code;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterInvalidCode.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'PInvalidCodeRedemptionResult');
    return SuperwallFlutterInvalidCode(code: readMember(object, 'code', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'type': 'PInvalidCodeRedemptionResult', 'code': code};
}

/// Who owns the purchase.
///
/// Its cases: [SuperwallFlutterAppUserOwnership], [SuperwallFlutterDeviceOwnership], [UnknownSuperwallFlutterOwnership].
sealed class SuperwallFlutterOwnership implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory SuperwallFlutterOwnership.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return switch (readMember(object, 'type', path, readString)) {
      'PAppUserOwnership' => SuperwallFlutterAppUserOwnership.fromJson(json, path),
      'PDeviceOwnership' => SuperwallFlutterDeviceOwnership.fromJson(json, path),
      _ => UnknownSuperwallFlutterOwnership(object),
    };
  }
}

/// A case of [SuperwallFlutterOwnership] of a newer server.
final class UnknownSuperwallFlutterOwnership implements SuperwallFlutterOwnership {
  /// Keeps the value as received.
  const UnknownSuperwallFlutterOwnership(this.json);

  /// The whole object.
  final Map<String, Object?> json;

  @override
  Map<String, Object?> toJson() => json;
}

/// Paddle's names.
final class SuperwallFlutterPaddleIdentifiers implements SuperwallFlutterStoreIdentifiers {
  /// Creates an object from its members.
  const SuperwallFlutterPaddleIdentifiers({required this.customerId, required this.subscriptionIds});

  /// Paddle's customer.
  final String customerId;
  /// Paddle's subscriptions.
  final List<String> subscriptionIds;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterPaddleIdentifiers.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'PPaddleStoreIdentifiers');
    return SuperwallFlutterPaddleIdentifiers(
      customerId: readMember(object, 'customerId', path, readString),
      subscriptionIds: readMember(object, 'subscriptionIds', path, (json, path) => readList(json, path, readString)),
    );
  }

  @override
  Map<String, Object?> toJson() => {'type': 'PPaddleStoreIdentifiers', 'customerId': customerId, 'subscriptionIds': subscriptionIds};
}

/// Who bought it.
final class SuperwallFlutterPurchaserInfo implements JsonWritable {
  /// Creates an object from its members.
  const SuperwallFlutterPurchaserInfo({required this.appUserId, required this.storeIdentifiers, this.email});

  /// The buyer; empty if unknown.
  final String appUserId;
  /// The store's ids of the buyer.
  final SuperwallFlutterStoreIdentifiers storeIdentifiers;
  /// The full address; absent if unknown.
  final String? email;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterPurchaserInfo.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SuperwallFlutterPurchaserInfo(
      appUserId: readMember(object, 'appUserId', path, readString),
      storeIdentifiers: readMember(object, 'storeIdentifiers', path, SuperwallFlutterStoreIdentifiers.fromJson),
      email: readOptional(object, 'email', path, readString),
    );
  }

  @override
  Map<String, Object?> toJson() => {'appUserId': appUserId, if (email != null) 'email': email, 'storeIdentifiers': storeIdentifiers.toJson()};
}

/// What the redemption granted.
final class SuperwallFlutterRedemptionInfo implements JsonWritable {
  /// Creates an object from its members.
  const SuperwallFlutterRedemptionInfo({required this.ownership, required this.purchaserInfo, required this.entitlements, this.paywallInfo});

  /// Who owns it now.
  final SuperwallFlutterOwnership ownership;
  /// Who bought it.
  final SuperwallFlutterPurchaserInfo purchaserInfo;
  /// What the owner may use, by ascending identifier.
  final List<SuperwallFlutterEntitlement> entitlements;
  /// The paywall that led to it; absent for a manual grant.
  final SuperwallClassPaywallInfo? paywallInfo;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterRedemptionInfo.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SuperwallFlutterRedemptionInfo(
      ownership: readMember(object, 'ownership', path, SuperwallFlutterOwnership.fromJson),
      purchaserInfo: readMember(object, 'purchaserInfo', path, SuperwallFlutterPurchaserInfo.fromJson),
      entitlements: readMember(object, 'entitlements', path, (json, path) => readList(json, path, SuperwallFlutterEntitlement.fromJson)),
      paywallInfo: readOptional(object, 'paywallInfo', path, SuperwallClassPaywallInfo.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'ownership': ownership.toJson(),
    'purchaserInfo': purchaserInfo.toJson(),
    if (paywallInfo != null) 'paywallInfo': paywallInfo?.toJson(),
    'entitlements': writeList(entitlements, (item) => item.toJson()),
  };
}

/// The result of a redemption.
///
/// Its cases: [SuperwallFlutterSuccess], [SuperwallFlutterError], [SuperwallFlutterExpiredCode], [SuperwallFlutterInvalidCode],
/// [SuperwallFlutterExpiredSubscription], [UnknownSuperwallFlutterReply].
sealed class SuperwallFlutterReply implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory SuperwallFlutterReply.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return switch (readMember(object, 'type', path, readString)) {
      'PSuccessRedemptionResult' => SuperwallFlutterSuccess.fromJson(json, path),
      'PErrorRedemptionResult' => SuperwallFlutterError.fromJson(json, path),
      'PExpiredCodeRedemptionResult' => SuperwallFlutterExpiredCode.fromJson(json, path),
      'PInvalidCodeRedemptionResult' => SuperwallFlutterInvalidCode.fromJson(json, path),
      'PExpiredSubscriptionCode' => SuperwallFlutterExpiredSubscription.fromJson(json, path),
      _ => UnknownSuperwallFlutterReply(object),
    };
  }
}

/// A case of [SuperwallFlutterReply] of a newer server.
final class UnknownSuperwallFlutterReply implements SuperwallFlutterReply {
  /// Keeps the value as received.
  const UnknownSuperwallFlutterReply(this.json);

  /// The whole object.
  final Map<String, Object?> json;

  @override
  Map<String, Object?> toJson() => json;
}

/// The store's ids of a buyer and the purchases.
///
/// Its cases: [SuperwallFlutterStripeIdentifiers], [SuperwallFlutterPaddleIdentifiers], [SuperwallFlutterUnknownIdentifiers],
/// [UnknownSuperwallFlutterStoreIdentifiers].
sealed class SuperwallFlutterStoreIdentifiers implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory SuperwallFlutterStoreIdentifiers.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return switch (readMember(object, 'type', path, readString)) {
      'PStripeStoreIdentifiers' => SuperwallFlutterStripeIdentifiers.fromJson(json, path),
      'PPaddleStoreIdentifiers' => SuperwallFlutterPaddleIdentifiers.fromJson(json, path),
      'PUnknownStoreIdentifiers' => SuperwallFlutterUnknownIdentifiers.fromJson(json, path),
      _ => UnknownSuperwallFlutterStoreIdentifiers(object),
    };
  }
}

/// A case of [SuperwallFlutterStoreIdentifiers] of a newer server.
final class UnknownSuperwallFlutterStoreIdentifiers implements SuperwallFlutterStoreIdentifiers {
  /// Keeps the value as received.
  const UnknownSuperwallFlutterStoreIdentifiers(this.json);

  /// The whole object.
  final Map<String, Object?> json;

  @override
  Map<String, Object?> toJson() => json;
}

/// Stripe's names.
final class SuperwallFlutterStripeIdentifiers implements SuperwallFlutterStoreIdentifiers {
  /// Creates an object from its members.
  const SuperwallFlutterStripeIdentifiers({required this.customerId, required this.subscriptionIds});

  /// Stripe's customer.
  final String customerId;
  /// Stripe's subscriptions.
  final List<String> subscriptionIds;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterStripeIdentifiers.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'PStripeStoreIdentifiers');
    return SuperwallFlutterStripeIdentifiers(
      customerId: readMember(object, 'customerId', path, readString),
      subscriptionIds: readMember(object, 'subscriptionIds', path, (json, path) => readList(json, path, readString)),
    );
  }

  @override
  Map<String, Object?> toJson() => {'type': 'PStripeStoreIdentifiers', 'customerId': customerId, 'subscriptionIds': subscriptionIds};
}

/// The purchase is redeemed.
final class SuperwallFlutterSuccess implements SuperwallFlutterReply {
  /// Creates an object from its members.
  const SuperwallFlutterSuccess({required this.code, required this.redemptionInfo});

  /// The code; empty if unknown.
  final String code;
  /// What it gave.
  final SuperwallFlutterRedemptionInfo redemptionInfo;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterSuccess.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'PSuccessRedemptionResult');
    return SuperwallFlutterSuccess(
      code: readMember(object, 'code', path, readString),
      redemptionInfo: readMember(object, 'redemptionInfo', path, SuperwallFlutterRedemptionInfo.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {'type': 'PSuccessRedemptionResult', 'code': code, 'redemptionInfo': redemptionInfo.toJson()};
}

/// Another store's names.
final class SuperwallFlutterUnknownIdentifiers implements SuperwallFlutterStoreIdentifiers {
  /// Creates an object from its members.
  const SuperwallFlutterUnknownIdentifiers({required this.store, required this.additionalInfo});

  /// The store by its own name; `UNKNOWN` if unknown.
  final String store;
  /// Further members that the store reports.
  final Map<String, Object?> additionalInfo;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallFlutterUnknownIdentifiers.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    readConstant(object, 'type', path, 'PUnknownStoreIdentifiers');
    return SuperwallFlutterUnknownIdentifiers(
      store: readMember(object, 'store', path, readString),
      additionalInfo: readMember(object, 'additionalInfo', path, readObject),
    );
  }

  @override
  Map<String, Object?> toJson() => {'type': 'PUnknownStoreIdentifiers', 'store': store, 'additionalInfo': additionalInfo};
}

/// State of a subscription, as SuperwallKit writes it.
///
/// A switch over it names its words and [UnknownSuperwallIosState].
sealed class SuperwallIosState implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallIosState.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'inGracePeriod' => inGracePeriod,
      'subscribed' => subscribed,
      'expired' => expired,
      'inBillingRetryPeriod' => inBillingRetryPeriod,
      'revoked' => revoked,
      _ => UnknownSuperwallIosState(value),
    };
  }

  static const SuperwallIosState inGracePeriod = KnownSuperwallIosState.inGracePeriod;
  static const SuperwallIosState subscribed = KnownSuperwallIosState.subscribed;
  static const SuperwallIosState expired = KnownSuperwallIosState.expired;
  static const SuperwallIosState inBillingRetryPeriod = KnownSuperwallIosState.inBillingRetryPeriod;
  static const SuperwallIosState revoked = KnownSuperwallIosState.revoked;

  /// All words of this release.
  static const List<SuperwallIosState> values = KnownSuperwallIosState.values;

  /// The word on the wire.
  String get value;
}

/// The words of [SuperwallIosState] that this release knows.
enum KnownSuperwallIosState implements SuperwallIosState {
  inGracePeriod('inGracePeriod'),
  subscribed('subscribed'),
  expired('expired'),
  inBillingRetryPeriod('inBillingRetryPeriod'),
  revoked('revoked');

  const KnownSuperwallIosState(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [SuperwallIosState] of a newer server.
final class UnknownSuperwallIosState implements SuperwallIosState {
  /// Keeps the value as received.
  const UnknownSuperwallIosState(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// Where a product was bought, as SuperwallKit writes it.
///
/// A switch over it names its words and [UnknownSuperwallIosStore].
sealed class SuperwallIosStore implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SuperwallIosStore.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'APP_STORE' => appStore,
      'STRIPE' => stripe,
      'PADDLE' => paddle,
      'PLAY_STORE' => playStore,
      'SUPERWALL' => superwall,
      'OTHER' => other,
      'CUSTOM' => custom,
      _ => UnknownSuperwallIosStore(value),
    };
  }

  static const SuperwallIosStore appStore = KnownSuperwallIosStore.appStore;
  static const SuperwallIosStore stripe = KnownSuperwallIosStore.stripe;
  static const SuperwallIosStore paddle = KnownSuperwallIosStore.paddle;
  static const SuperwallIosStore playStore = KnownSuperwallIosStore.playStore;
  static const SuperwallIosStore superwall = KnownSuperwallIosStore.superwall;
  static const SuperwallIosStore other = KnownSuperwallIosStore.other;
  static const SuperwallIosStore custom = KnownSuperwallIosStore.custom;

  /// All words of this release.
  static const List<SuperwallIosStore> values = KnownSuperwallIosStore.values;

  /// The word on the wire.
  String get value;
}

/// The words of [SuperwallIosStore] that this release knows.
enum KnownSuperwallIosStore implements SuperwallIosStore {
  appStore('APP_STORE'),
  stripe('STRIPE'),
  paddle('PADDLE'),
  playStore('PLAY_STORE'),
  superwall('SUPERWALL'),
  other('OTHER'),
  custom('CUSTOM');

  const KnownSuperwallIosStore(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [SuperwallIosStore] of a newer server.
final class UnknownSuperwallIosStore implements SuperwallIosStore {
  /// Keeps the value as received.
  const UnknownSuperwallIosStore(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// One SDK of one vendor on one platform.
final class Target implements JsonWritable {
  /// Creates an object from its members.
  const Target({required this.vendor, required this.sdk, required this.platform});

  /// Whose SDK.
  final Vendor vendor;
  /// Which of the vendor's SDKs.
  final Sdk sdk;
  /// The platform of its native side.
  final Platform platform;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Target.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return Target(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      sdk: readMember(object, 'sdk', path, Sdk.fromJson),
      platform: readMember(object, 'platform', path, Platform.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {'vendor': vendor.toJson(), 'sdk': sdk.toJson(), 'platform': platform.toJson()};
}

/// A target that the server knows.
final class TargetDescription implements JsonWritable {
  /// Creates an object from its members.
  const TargetDescription({
    required this.vendor,
    required this.sdk,
    required this.platform,
    required this.package,
    required this.since,
    required this.modelled,
    this.versions,
  });

  /// Whose SDK.
  final Vendor vendor;
  /// Which of the vendor's SDKs.
  final Sdk sdk;
  /// The platform of its native side.
  final Platform platform;
  /// The SDK's package name, such as `purchases_flutter`.
  final String package;
  /// First release of that SDK with link redemption, by its changelog or documentation; null if unknown.
  final String? since;
  /// False if this SDK has no redemption; its replies are the native ones.
  final bool modelled;
  /// The versions of that SDK whose redemption is reproduced; absent if unknown.
  final VersionRange? versions;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory TargetDescription.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return TargetDescription(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      sdk: readMember(object, 'sdk', path, Sdk.fromJson),
      platform: readMember(object, 'platform', path, Platform.fromJson),
      package: readMember(object, 'package', path, readString),
      since: readNullable(object, 'since', path, readString),
      modelled: readMember(object, 'modelled', path, readBool),
      versions: readOptional(object, 'versions', path, VersionRange.fromJson),
    );
  }

  @override
  Map<String, Object?> toJson() => {
    'vendor': vendor.toJson(),
    'sdk': sdk.toJson(),
    'platform': platform.toJson(),
    'package': package,
    'since': since,
    'modelled': modelled,
    if (versions != null) 'versions': versions?.toJson(),
  };
}

/// The rule for a purchase of another identified user: it moves; it moves unless it includes an active subscription; it stays; both users share it.
///
/// A switch over it names its words and [UnknownTransferPolicy].
sealed class TransferPolicy implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory TransferPolicy.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'transfer' => transfer,
      'transferIfInactive' => transferIfInactive,
      'keepWithOriginal' => keepWithOriginal,
      'share' => share,
      _ => UnknownTransferPolicy(value),
    };
  }

  static const TransferPolicy transfer = KnownTransferPolicy.transfer;
  static const TransferPolicy transferIfInactive = KnownTransferPolicy.transferIfInactive;
  static const TransferPolicy keepWithOriginal = KnownTransferPolicy.keepWithOriginal;
  static const TransferPolicy share = KnownTransferPolicy.share;

  /// All words of this release.
  static const List<TransferPolicy> values = KnownTransferPolicy.values;

  /// The word on the wire.
  String get value;
}

/// The words of [TransferPolicy] that this release knows.
enum KnownTransferPolicy implements TransferPolicy {
  transfer('transfer'),
  transferIfInactive('transferIfInactive'),
  keepWithOriginal('keepWithOriginal'),
  share('share');

  const KnownTransferPolicy(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [TransferPolicy] of a newer server.
final class UnknownTransferPolicy implements TransferPolicy {
  /// Keeps the value as received.
  const UnknownTransferPolicy(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// The vendor of a link, a session or a reply.
///
/// A switch over it names its words and [UnknownVendor].
sealed class Vendor implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Vendor.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'qonversion' => qonversion,
      'revenuecat' => revenuecat,
      'superwall' => superwall,
      _ => UnknownVendor(value),
    };
  }

  static const Vendor qonversion = KnownVendor.qonversion;
  static const Vendor revenuecat = KnownVendor.revenuecat;
  static const Vendor superwall = KnownVendor.superwall;

  /// All words of this release.
  static const List<Vendor> values = KnownVendor.values;

  /// The word on the wire.
  String get value;
}

/// The words of [Vendor] that this release knows.
enum KnownVendor implements Vendor {
  qonversion('qonversion'),
  revenuecat('revenuecat'),
  superwall('superwall');

  const KnownVendor(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [Vendor] of a newer server.
final class UnknownVendor implements Vendor {
  /// Keeps the value as received.
  const UnknownVendor(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A vendor whose SDKs the server knows.
final class VendorSummary implements JsonWritable {
  /// Creates an object from its members.
  const VendorSummary({required this.vendor, required this.name, required this.note, this.calls});

  /// The name that clients ask for.
  final Vendor vendor;
  /// The name as the vendor writes it.
  final String name;
  /// One sentence about what the targets do not show, such as SDKs that are not targets; null for none.
  final String? note;
  /// The calls that only this vendor's SDKs have, for `session/call`; absent if there are none.
  final List<String>? calls;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory VendorSummary.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return VendorSummary(
      vendor: readMember(object, 'vendor', path, Vendor.fromJson),
      name: readMember(object, 'name', path, readString),
      note: readNullable(object, 'note', path, readString),
      calls: readOptional(object, 'calls', path, (json, path) => readList(json, path, readString)),
    );
  }

  @override
  Map<String, Object?> toJson() => {'vendor': vendor.toJson(), 'name': name, 'note': note, if (calls != null) 'calls': calls};
}

/// The result of checking the signature of the service's answer.
///
/// A switch over it names its words and [UnknownVerification].
sealed class Verification implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory Verification.fromJson(Object? json, [String path = '']) {
    final String value = readString(json, path);
    return switch (value) {
      'notRequested' => notRequested,
      'verified' => verified,
      'verifiedOnDevice' => verifiedOnDevice,
      'failed' => failed,
      _ => UnknownVerification(value),
    };
  }

  static const Verification notRequested = KnownVerification.notRequested;
  static const Verification verified = KnownVerification.verified;
  static const Verification verifiedOnDevice = KnownVerification.verifiedOnDevice;
  static const Verification failed = KnownVerification.failed;

  /// All words of this release.
  static const List<Verification> values = KnownVerification.values;

  /// The word on the wire.
  String get value;
}

/// The words of [Verification] that this release knows.
enum KnownVerification implements Verification {
  notRequested('notRequested'),
  verified('verified'),
  verifiedOnDevice('verifiedOnDevice'),
  failed('failed');

  const KnownVerification(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A word of [Verification] of a newer server.
final class UnknownVerification implements Verification {
  /// Keeps the value as received.
  const UnknownVerification(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A range of versions. A bound covers all versions that it begins: `5.86` covers 5.86.1.
final class VersionRange implements JsonWritable {
  /// Creates an object from its members.
  const VersionRange({required this.first, required this.last});

  /// The earliest one.
  final String first;
  /// The latest version that was read.
  final String last;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory VersionRange.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return VersionRange(first: readMember(object, 'first', path, readString), last: readMember(object, 'last', path, readString));
  }

  @override
  Map<String, Object?> toJson() => {'first': first, 'last': last};
}
