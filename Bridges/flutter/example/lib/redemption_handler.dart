import 'package:purchases_flutter/purchases_flutter.dart';

/// What the app does with a link that redeems a web purchase: it shows activity, and then one sentence.
final class RedemptionHandler {
  RedemptionHandler({required this.setUserAttribute});

  /// Superwall's user attributes; an app passes `(name, value) => Superwall.shared.setUserAttributes({name: value})`.
  final void Function(String name, String value) setUserAttribute;

  /// Whether to show activity.
  bool isBusy = false;

  /// Whether the last redemption unlocked something.
  bool isUnlocked = false;

  /// What to tell the customer; null for nothing.
  String? message;

  /// Redeems a link of RevenueCat's. Returns false for other links.
  Future<bool> openLink(String link) async {
    final WebPurchaseRedemption? redemption = await Purchases.parseAsWebPurchaseRedemption(link);
    if (redemption == null) {
      return false;
    }
    willRedeemLink();
    try {
      final WebPurchaseRedemptionResult result = await Purchases.redeemWebPurchase(redemption);
      switch (result) {
        case WebPurchaseRedemptionSuccess(:final customerInfo):
          // A purchase that has lapsed is a success too, and so is one of something else.
          if (customerInfo.entitlements.active.containsKey('pro')) {
            redeemed(null);
          } else if (customerInfo.entitlements.all.containsKey('pro')) {
            lapsed();
          } else {
            _say('This purchase does not include Pro.');
          }
        case WebPurchaseRedemptionError(:final error):
          failed(isOffline(error.code));
        case WebPurchaseRedemptionInvalidToken():
          invalid();
        case WebPurchaseRedemptionExpired(:final obfuscatedEmail):
          expired(obfuscatedEmail);
        case WebPurchaseRedemptionPurchaseBelongsToOtherUser():
          belongsToOtherUser();
      }
    } finally {
      isBusy = false;
    }
    return true;
  }

  /// A redemption has begun; Superwall's delegate calls it.
  void willRedeemLink() {
    isBusy = true;
    isUnlocked = false;
    message = null;
  }

  void redeemed(String? email) {
    if (email != null) {
      setUserAttribute('email', email);
    }
    isUnlocked = true;
    _say('Thank you! Everything that you bought is unlocked.');
  }

  void failed(bool offline) {
    _say(
      offline
          ? 'You seem to be offline. Connect and open the link again: it still works.'
          : 'That did not work. Open the link again in a moment.',
    );
  }

  void invalid() {
    _say('This link is not complete. Open it from the e-mail itself.');
  }

  void expired(String? obfuscatedEmail) {
    final String place = obfuscatedEmail == null || obfuscatedEmail == '' ? 'your inbox' : obfuscatedEmail;
    _say('This link is too old. We have sent a new one to $place.');
  }

  void lapsed() {
    _say('This subscription has ended. Subscribe again to continue.');
  }

  void belongsToOtherUser() {
    _say('This purchase belongs to another account. Log in with that one.');
  }

  bool isOffline(PurchasesErrorCode code) {
    return code == PurchasesErrorCode.offlineConnectionError || code == PurchasesErrorCode.networkError;
  }

  void _say(String text) {
    isBusy = false;
    message = text;
  }
}
