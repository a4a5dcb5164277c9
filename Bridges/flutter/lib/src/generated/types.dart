// Made by `redemption codegen --language dart` from the schemas of RedemptionKit; do not edit.

import 'json.dart';

/// The service's answer does not contain the code of the request.
final class AbsentAnswer implements ScriptedAnswer {
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

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// An identified user of the app, or an anonymous one that the vendor counts as a user.
final class AppUserOwner implements Owner {
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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory Billing.fromJson(Object? json, [String path = '']) =>
    readWord<Billing, String>(json, path, KnownBilling.values, readString, (word) => word.value, UnknownBilling.new);

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

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// What the channel returns: exactly one of `value`, `error` and `silent`.
///
/// Its cases: [ChannelValue], [ChannelError], [ChannelSilence], [UnknownChannelCallResult].
sealed class ChannelCallResult {
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
  const UnknownChannelCallResult(this.json);

  /// The whole object.
  final Map<String, Object?> json;
}

/// The native side returns an error.
final class ChannelError implements ChannelCallResult {
  const ChannelError({required this.error});

  /// The error as the channel returns it.
  final SDKError error;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ChannelError.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ChannelError(error: readMember(object, 'error', path, SDKError.fromJson));
  }
}

/// The real native side never answers, so a client must not wait for it.
final class ChannelSilence implements ChannelCallResult {
  const ChannelSilence({required this.silent});

  /// Why, for people.
  final String silent;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ChannelSilence.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ChannelSilence(silent: readMember(object, 'silent', path, readString));
  }
}

/// The native side returns a value.
final class ChannelValue implements ChannelCallResult {
  const ChannelValue({required this.value});

  /// The value; null for none. A `ChannelMessage` for Unity's asynchronous calls.
  final Object? value;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory ChannelValue.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return ChannelValue(value: readMember(object, 'value', path, readAny));
  }
}

/// Something that a buyer can do on a page.
final class CheckoutAction {
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
}

/// What a buyer can do: open the link, scan it as a QR code, or get the app from its store.
///
/// A switch over it names its words and [UnknownCheckoutActionKind].
sealed class CheckoutActionKind {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory CheckoutActionKind.fromJson(Object? json, [String path = '']) =>
    readWord<CheckoutActionKind, String>(json, path, KnownCheckoutActionKind.values, readString, (word) => word.value, UnknownCheckoutActionKind.new);

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
}

/// A word of [CheckoutActionKind] of a newer server.
final class UnknownCheckoutActionKind implements CheckoutActionKind {
  const UnknownCheckoutActionKind(this.value);

  @override
  final String value;
}

/// Where a paywall opens a checkout: in a sheet of the app, whose page reports the end to the SDK, or outside the app.
enum CheckoutBrowser implements JsonWritable {
  inApp('inApp'),
  external('external');

  const CheckoutBrowser(this.value);

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

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// Where the browser goes after a checkout.
final class CheckoutNext {
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
}

/// What is where the browser goes: nothing; the vendor's success page; the owner's, with the link in its query; the app, through a link with a code;
/// the vendor's page that opens the app or its store; the owner's page, with the purchase in its query and no code.
///
/// A switch over it names its words and [UnknownCheckoutNextKind].
sealed class CheckoutNextKind {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory CheckoutNextKind.fromJson(Object? json, [String path = '']) =>
    readWord<CheckoutNextKind, String>(json, path, KnownCheckoutNextKind.values, readString, (word) => word.value, UnknownCheckoutNextKind.new);

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
}

/// A word of [CheckoutNextKind] of a newer server.
final class UnknownCheckoutNextKind implements CheckoutNextKind {
  const UnknownCheckoutNextKind(this.value);

  @override
  final String value;
}

/// The owner of the page or screen: the vendor, the app's owner, the app, the email with the link, or the phone, which finds no app for the link.
///
/// A switch over it names its words and [UnknownCheckoutPlace].
sealed class CheckoutPlace {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory CheckoutPlace.fromJson(Object? json, [String path = '']) =>
    readWord<CheckoutPlace, String>(json, path, KnownCheckoutPlace.values, readString, (word) => word.value, UnknownCheckoutPlace.new);

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
}

/// A word of [CheckoutPlace] of a newer server.
final class UnknownCheckoutPlace implements CheckoutPlace {
  const UnknownCheckoutPlace(this.value);

  @override
  final String value;
}

/// What a checkout passes to the app's own success URL if the vendor redirects instead of redeeming.
final class CheckoutRedirect {
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
}

/// A page or a screen after a checkout. Its texts are ours; those of vendors and apps differ.
final class CheckoutScreen {
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
}

/// The buyer's device: a phone with the app, a phone without it, or a computer.
///
/// A switch over it names its words and [UnknownCheckoutSituation].
sealed class CheckoutSituation {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory CheckoutSituation.fromJson(Object? json, [String path = '']) =>
    readWord<CheckoutSituation, String>(json, path, KnownCheckoutSituation.values, readString, (word) => word.value, UnknownCheckoutSituation.new);

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
}

/// A word of [CheckoutSituation] of a newer server.
final class UnknownCheckoutSituation implements CheckoutSituation {
  const UnknownCheckoutSituation(this.value);

  @override
  final String value;
}

/// The server's time.
final class ClockResult {
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
}

/// The record of a customer, as SDKs report it beside the purchases.
final class Customer implements JsonWritable {
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
final class Deleted {
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
}

/// A device whose user never identified.
final class DeviceOwner implements Owner {
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
final class DeviceResult {
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
}

/// What an owner may use.
final class Entitlement implements EntitlementList, EntitlementOrId {
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
sealed class EntitlementList implements JsonWritable {}

/// [EntitlementList] as a list.
final class EntitlementListList implements EntitlementList {
  const EntitlementListList(this.value);
  final List<EntitlementOrId> value;

  @override
  Object? toJson() => writeList(value, (item) => item.toJson());
}

/// [EntitlementList] as an object.
final class EntitlementListMap implements EntitlementList {
  const EntitlementListMap(this.value);
  final Map<String, Entitlement> value;

  @override
  Object? toJson() => writeMap(value, (item) => item.toJson());
}

/// The user's entitlements as the app sees them, each list by ascending identifier.
final class EntitlementLists {
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
}

/// An entitlement, or its identifier alone, which becomes an active entitlement.
///
/// Its cases: [EntitlementOrIdString], [Entitlement].
sealed class EntitlementOrId implements JsonWritable {}

/// [EntitlementOrId] as text.
final class EntitlementOrIdString implements EntitlementOrId {
  const EntitlementOrIdString(this.value);
  final String value;

  @override
  Object? toJson() => value;
}

/// State of the subscription behind an entitlement.
///
/// A switch over it names its words and [UnknownEntitlementState].
sealed class EntitlementState implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory EntitlementState.fromJson(Object? json, [String path = '']) =>
    readWord<EntitlementState, String>(json, path, KnownEntitlementState.values, readString, (word) => word.value, UnknownEntitlementState.new);

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
  const UnknownEntitlementState(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// The outcome is unknown: the network, the service or its answer failed.
final class Failed implements RedemptionOutcome, ScriptedAnswer {
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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory FailureReason.fromJson(Object? json, [String path = '']) =>
    readWord<FailureReason, String>(json, path, KnownFailureReason.values, readString, (word) => word.value, UnknownFailureReason.new);

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
  const UnknownFailureReason(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A pending fault.
final class Fault {
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
}

/// The faults were removed.
final class FaultClearResult {
  const FaultClearResult({required this.cleared});

  /// The number of faults that were pending. Limits: at least 0.
  final int cleared;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FaultClearResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return FaultClearResult(cleared: readMember(object, 'cleared', path, readInt));
  }
}

/// What is pending.
final class FaultInjectResult {
  const FaultInjectResult({required this.pending});

  /// In the order in which the faults were injected.
  final List<Fault> pending;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory FaultInjectResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return FaultInjectResult(pending: readMember(object, 'pending', path, (json, path) => readList(json, path, Fault.fromJson)));
  }
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

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// The fault that replaces the gateway's answer. `delay` holds the answer. `late` holds it until `fault/release`; HTTP requests do not meet it.
/// `malformed` is a success that is not JSON; RevenueCat's SDK on Android then never calls back (-32016, `sdkSilent`).
///
/// A switch over it names its words and [UnknownFaultKind].
sealed class FaultKind {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory FaultKind.fromJson(Object? json, [String path = '']) =>
    readWord<FaultKind, String>(json, path, KnownFaultKind.values, readString, (word) => word.value, UnknownFaultKind.new);

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
}

/// A word of [FaultKind] of a newer server.
final class UnknownFaultKind implements FaultKind {
  const UnknownFaultKind(this.value);

  @override
  final String value;
}

/// The answer has arrived.
final class FaultReleaseResult {
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
}

/// What a request asks the service for. `redemption` has the code of a link; `customer` is what a user or device has, for which Superwall's SDKs send
/// their stored codes; `own` is what only one vendor's SDK asks.
///
/// A switch over it names its words and [UnknownFaultedRequest].
sealed class FaultedRequest implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory FaultedRequest.fromJson(Object? json, [String path = '']) =>
    readWord<FaultedRequest, String>(json, path, KnownFaultedRequest.values, readString, (word) => word.value, UnknownFaultedRequest.new);

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
  const GatewayGatewayName(this.value);
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
  factory GatewayName.fromJson(Object? json, [String path = '']) =>
    readWord<GatewayName, String>(json, path, values, readString, (word) => word.value, (_) => throw UnreadableJson('no word of GatewayName', path));

  /// The word on the wire.
  final String value;

  @override
  String toJson() => value;
}

/// What a redemption grants, or what a user has. Unknown members are absent.
final class Grant implements JsonWritable {
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

/// There is no such code.
final class InvalidCode implements RedemptionOutcome, ScriptedAnswer {
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
final class IssuedLink {
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
}

/// The code has expired or was used already.
final class LinkExpired implements RedemptionOutcome, ScriptedAnswer {
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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory LinkExpiryReason.fromJson(Object? json, [String path = '']) =>
    readWord<LinkExpiryReason, String>(json, path, KnownLinkExpiryReason.values, readString, (word) => word.value, UnknownLinkExpiryReason.new);

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
  const UnknownLinkExpiryReason(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// How an SDK reads the text.
final class LinkParseResult {
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
}

/// Whether purchases get redemption links.
///
/// A switch over it names its words and [UnknownLinkPolicy].
sealed class LinkPolicy implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory LinkPolicy.fromJson(Object? json, [String path = '']) =>
    readWord<LinkPolicy, String>(json, path, KnownLinkPolicy.values, readString, (word) => word.value, UnknownLinkPolicy.new);

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
  const UnknownLinkPolicy(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A code of a purchase.
final class ListedCode {
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
}

/// The state of a code.
///
/// A switch over it names its words and [UnknownListedCodeState].
sealed class ListedCodeState {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory ListedCodeState.fromJson(Object? json, [String path = '']) =>
    readWord<ListedCodeState, String>(json, path, KnownListedCodeState.values, readString, (word) => word.value, UnknownListedCodeState.new);

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
}

/// A word of [ListedCodeState] of a newer server.
final class UnknownListedCodeState implements ListedCodeState {
  const UnknownListedCodeState(this.value);

  @override
  final String value;
}

/// A customer of a vendor that keeps customers.
final class ListedCustomer {
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
}

/// A purchase with who owns it and its codes.
final class ListedPurchase {
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
}

/// A fact of an outcome that a reply cannot carry.
final class Loss {
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
}

/// One message in the mailbox of all buyers.
final class MailMessage {
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
}

/// Why a message was sent: something was bought, or an old link was opened.
///
/// A switch over it names its words and [UnknownMailReason].
sealed class MailReason {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory MailReason.fromJson(Object? json, [String path = '']) =>
    readWord<MailReason, String>(json, path, KnownMailReason.values, readString, (word) => word.value, UnknownMailReason.new);

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
}

/// A word of [MailReason] of a newer server.
final class UnknownMailReason implements MailReason {
  const UnknownMailReason(this.value);

  @override
  final String value;
}

/// The kind of offer something was bought under.
///
/// A switch over it names its words and [UnknownOfferType].
sealed class OfferType implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory OfferType.fromJson(Object? json, [String path = '']) =>
    readWord<OfferType, String>(json, path, KnownOfferType.values, readString, (word) => word.value, UnknownOfferType.new);

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
  const UnknownOfferType(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A purchase that does not renew.
final class OneTimePurchase implements JsonWritable {
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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory OutcomeKind.fromJson(Object? json, [String path = '']) =>
    readWord<OutcomeKind, String>(json, path, KnownOutcomeKind.values, readString, (word) => word.value, UnknownOutcomeKind.new);

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
  const UnknownOutcomeKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// A situation, and what comes of a redemption in it.
final class OutcomeSituation {
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
}

/// The ways in which a redemption can end.
final class OutcomesListResult {
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
}

/// The situation to bring about.
final class OutcomesPrepareParams {
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
}

/// What to open.
final class OutcomesPrepareResult {
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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory OwnershipType.fromJson(Object? json, [String path = '']) =>
    readWord<OwnershipType, String>(json, path, KnownOwnershipType.values, readString, (word) => word.value, UnknownOwnershipType.new);

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
  const UnknownOwnershipType(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// Paddle's names.
final class PaddleIdentifiers implements StoreIdentifiers {
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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory PeriodType.fromJson(Object? json, [String path = '']) =>
    readWord<PeriodType, String>(json, path, KnownPeriodType.values, readString, (word) => word.value, UnknownPeriodType.new);

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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory Platform.fromJson(Object? json, [String path = '']) =>
    readWord<Platform, String>(json, path, KnownPlatform.values, readString, (word) => word.value, UnknownPlatform.new);

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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory PostPurchase.fromJson(Object? json, [String path = '']) =>
    readWord<PostPurchase, String>(json, path, KnownPostPurchase.values, readString, (word) => word.value, UnknownPostPurchase.new);

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
  const UnknownPostPurchase(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// An amount of money.
final class Price implements JsonWritable {
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
  const Product({required this.id, required this.entitlements});

  /// The product's identifier.
  final String id;
  /// Identifiers of the entitlements that it grants.
  final List<String> entitlements;

  @override
  Map<String, Object?> toJson() => {'id': id, 'entitlements': entitlements};
}

/// A product that the next renewal changes to.
final class ProductChange implements JsonWritable {
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
sealed class ProductList implements JsonWritable {}

/// [ProductList] as a list.
final class ProductListList implements ProductList {
  const ProductListList(this.value);
  final List<Product> value;

  @override
  Object? toJson() => writeList(value, (item) => item.toJson());
}

/// [ProductList] as an object.
final class ProductListMap implements ProductList {
  const ProductListMap(this.value);
  final Map<String, List<String>> value;

  @override
  Object? toJson() => value;
}

/// The purchase belongs to another user, and the policy keeps it there.
final class PurchaseBelongsToOtherUser implements RedemptionOutcome, ScriptedAnswer {
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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory PurchaseKind.fromJson(Object? json, [String path = '']) =>
    readWord<PurchaseKind, String>(json, path, KnownPurchaseKind.values, readString, (word) => word.value, UnknownPurchaseKind.new);

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
  const UnknownPurchaseKind(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// One purchase as the ledger stores it: what was bought, for how long, and its state. Unknown members are absent.
final class PurchaseRecord implements PurchaseReference {
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
sealed class PurchaseReference implements JsonWritable {}

/// [PurchaseReference] as text.
final class PurchaseReferenceString implements PurchaseReference {
  const PurchaseReferenceString(this.value);
  final String value;

  @override
  Object? toJson() => value;
}

/// A purchase after a change.
final class PurchaseResult {
  const PurchaseResult({required this.purchase});

  /// Its state now.
  final PurchaseRecord purchase;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory PurchaseResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return PurchaseResult(purchase: readMember(object, 'purchase', path, PurchaseRecord.fromJson));
  }
}

/// Who paid.
final class Purchaser implements JsonWritable {
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
final class RecordedRedemption {
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
}

/// The code was valid and its purchase gives access.
final class Redeemed implements RedemptionOutcome, ScriptedAnswer {
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
final class RedemptionAttempt {
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
}

/// Why a redemption has no result.
final class RedemptionFailure implements JsonWritable {
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
final class RedemptionInfo {
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
}

/// A link that a vendor's SDK would redeem.
final class RedemptionLink {
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
}

/// The redemptions that apps asked their SDKs for.
final class RedemptionListResult {
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
}

/// The outcome of one redemption: a closed list. An outcome is never an error of a call.
///
/// Its cases: [Redeemed], [SubscriptionExpired], [LinkExpired], [InvalidCode], [PurchaseBelongsToOtherUser], [Failed], [UnknownRedemptionOutcome].
sealed class RedemptionOutcome {
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
  const UnknownRedemptionOutcome(this.json);

  /// The whole object.
  final Map<String, Object?> json;
}

/// The result of a redemption. If the SDK never calls back, the call fails with -32016.
final class RedemptionRedeemResult {
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
}

/// How a subscription goes on by itself.
final class Renewal implements JsonWritable {
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
final class SDKError {
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
}

/// Outcomes from a script.
final class ScriptGateway implements Gateway {
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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory Sdk.fromJson(Object? json, [String path = '']) =>
    readWord<Sdk, String>(json, path, KnownSdk.values, readString, (word) => word.value, UnknownSdk.new);

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
  const UnknownSdk(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// Something that an SDK does or passes to its app, in the SDK's own order.
final class SessionEvent {
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
}

/// The state of an SDK.
final class SessionFacts {
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
}

/// What the SDK's deep-link call returns.
final class SessionHandleDeepLinkResult {
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
}

/// The open sessions, in the order in which they were opened.
final class SessionListResult {
  const SessionListResult({required this.sessions});

  /// One entry per session.
  final List<SessionSummary> sessions;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory SessionListResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return SessionListResult(sessions: readMember(object, 'sessions', path, (json, path) => readList(json, path, SessionSummary.fromJson)));
  }
}

/// The opened session.
final class SessionOpenResult {
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
}

/// A session's state.
final class SessionState {
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
}

/// A session and its user; `session/describe` returns the rest.
final class SessionSummary {
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
  const UnknownStoreIdentifiers(this.json);

  /// The whole object.
  final Map<String, Object?> json;

  @override
  Map<String, Object?> toJson() => json;
}

/// Another link to a purchase.
final class StoreIssueLinkResult {
  const StoreIssueLinkResult({required this.link});

  /// The link.
  final IssuedLink link;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreIssueLinkResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreIssueLinkResult(link: readMember(object, 'link', path, IssuedLink.fromJson));
  }
}

/// What the ledger has, newest first.
final class StoreListResult {
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
}

/// The mail that the vendors sent.
final class StoreMailboxResult {
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
}

/// The settings of a vendor's side.
final class StorePolicyResult {
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
  /// The page that the buyer sees next. Superwall only.
  final PostPurchase? postPurchase;
  /// The store page for buyers without the app; null if it is not set. Superwall only.
  final String? storeUrl;

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
    );
  }
}

/// What was sold, and where the buyer goes.
final class StorePurchaseResult {
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
}

/// What RevenueCat's `POST /v1/receipts` answers.
final class StoreReceiptsResult {
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
}

/// What was deleted.
final class StoreResetResult {
  const StoreResetResult({required this.deleted});

  /// How many of each.
  final Deleted deleted;

  /// Reads decoded JSON; [path] is its place in a reply. Throws [UnreadableJson].
  factory StoreResetResult.fromJson(Object? json, [String path = '']) {
    final Map<String, Object?> object = readObject(json, path);
    return StoreResetResult(deleted: readMember(object, 'deleted', path, Deleted.fromJson));
  }
}

/// A code that the SDK stores, with its state.
final class StoredCode {
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
}

/// Stripe's names.
final class StripeIdentifiers implements StoreIdentifiers {
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
sealed class SubscriptionStatus {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory SubscriptionStatus.fromJson(Object? json, [String path = '']) =>
    readWord<SubscriptionStatus, String>(json, path, KnownSubscriptionStatus.values, readString, (word) => word.value, UnknownSubscriptionStatus.new);

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
}

/// A word of [SubscriptionStatus] of a newer server.
final class UnknownSubscriptionStatus implements SubscriptionStatus {
  const UnknownSubscriptionStatus(this.value);

  @override
  final String value;
}

/// The paywall that led to the purchase, as Flutter and KMP know it.
final class SuperwallClassPaywallInfo implements JsonWritable {
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
  const UnknownSuperwallFlutterOwnership(this.json);

  /// The whole object.
  final Map<String, Object?> json;

  @override
  Map<String, Object?> toJson() => json;
}

/// Paddle's names.
final class SuperwallFlutterPaddleIdentifiers implements SuperwallFlutterStoreIdentifiers {
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
  const UnknownSuperwallFlutterStoreIdentifiers(this.json);

  /// The whole object.
  final Map<String, Object?> json;

  @override
  Map<String, Object?> toJson() => json;
}

/// Stripe's names.
final class SuperwallFlutterStripeIdentifiers implements SuperwallFlutterStoreIdentifiers {
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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory SuperwallIosState.fromJson(Object? json, [String path = '']) =>
    readWord<SuperwallIosState, String>(json, path, KnownSuperwallIosState.values, readString, (word) => word.value, UnknownSuperwallIosState.new);

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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory SuperwallIosStore.fromJson(Object? json, [String path = '']) =>
    readWord<SuperwallIosStore, String>(json, path, KnownSuperwallIosStore.values, readString, (word) => word.value, UnknownSuperwallIosStore.new);

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
  const UnknownSuperwallIosStore(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// One SDK of one vendor on one platform.
final class Target implements JsonWritable {
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

/// The rule for a purchase of another identified user: it moves; it moves unless it includes an active subscription; it stays; both users share it.
///
/// A switch over it names its words and [UnknownTransferPolicy].
sealed class TransferPolicy implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory TransferPolicy.fromJson(Object? json, [String path = '']) =>
    readWord<TransferPolicy, String>(json, path, KnownTransferPolicy.values, readString, (word) => word.value, UnknownTransferPolicy.new);

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
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory Vendor.fromJson(Object? json, [String path = '']) =>
    readWord<Vendor, String>(json, path, KnownVendor.values, readString, (word) => word.value, UnknownVendor.new);

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
  const UnknownVendor(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}

/// The result of checking the signature of the service's answer.
///
/// A switch over it names its words and [UnknownVerification].
sealed class Verification implements JsonWritable {
  /// Reads decoded JSON; [path] is its place in a message. Throws [UnreadableJson].
  factory Verification.fromJson(Object? json, [String path = '']) =>
    readWord<Verification, String>(json, path, KnownVerification.values, readString, (word) => word.value, UnknownVerification.new);

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
  const UnknownVerification(this.value);

  @override
  final String value;

  @override
  String toJson() => value;
}
