/// A stand-in of ours for `package:purchases_flutter`: the few members that the example uses, with the channel's method names
/// and the decoding of 10.9 (lib/purchases_flutter.dart, lib/models). It only serves to run the example where no Flutter is.
library;

import 'dart:async';

import 'package:flutter/services.dart';

enum PurchasesErrorCode {
  unknownError,
  purchaseCancelledError,
  storeProblemError,
  purchaseNotAllowedError,
  purchaseInvalidError,
  productNotAvailableForPurchaseError,
  productAlreadyPurchasedError,
  receiptAlreadyInUseError,
  invalidReceiptError,
  missingReceiptFileError,
  networkError,
  invalidCredentialsError,
  unexpectedBackendResponseError,
  receiptInUseByOtherSubscriberError,
  invalidAppUserIdError,
  operationAlreadyInProgressError,
  unknownBackendError,
  invalidAppleSubscriptionKeyError,
  ineligibleError,
  insufficientPermissionsError,
  paymentPendingError,
  invalidSubscriberAttributesError,
  logOutWithAnonymousUserError,
  configurationError,
  unsupportedError,
  emptySubscriberAttributesError,
  productDiscountMissingIdentifierError,
  unknownNonNativeError,
  productDiscountMissingSubscriptionGroupIdentifierError,
  customerInfoError,
  systemInfoError,
  beginRefundRequestError,
  productRequestTimeout,
  apiEndpointBlocked,
  invalidPromotionalOfferError,
  offlineConnectionError,
}

final class PurchasesError {
  const PurchasesError(this.code, this.message);

  final PurchasesErrorCode code;
  final String message;
}

final class CustomerInfo {
  const CustomerInfo(this.entitlements);

  final EntitlementInfos entitlements;
}

final class EntitlementInfos {
  const EntitlementInfos(this.all, this.active);

  final Map<String, Object?> all;
  final Map<String, Object?> active;
}

final class WebPurchaseRedemption {
  const WebPurchaseRedemption(this.redemptionLink);

  final String redemptionLink;
}

sealed class WebPurchaseRedemptionResult {
  const WebPurchaseRedemptionResult();
}

final class WebPurchaseRedemptionSuccess extends WebPurchaseRedemptionResult {
  const WebPurchaseRedemptionSuccess(this.customerInfo);

  final CustomerInfo customerInfo;
}

final class WebPurchaseRedemptionError extends WebPurchaseRedemptionResult {
  const WebPurchaseRedemptionError(this.error);

  final PurchasesError error;
}

final class WebPurchaseRedemptionPurchaseBelongsToOtherUser extends WebPurchaseRedemptionResult {
  const WebPurchaseRedemptionPurchaseBelongsToOtherUser();
}

final class WebPurchaseRedemptionInvalidToken extends WebPurchaseRedemptionResult {
  const WebPurchaseRedemptionInvalidToken();
}

final class WebPurchaseRedemptionExpired extends WebPurchaseRedemptionResult {
  const WebPurchaseRedemptionExpired(this.obfuscatedEmail);

  final String obfuscatedEmail;
}

abstract class Purchases {
  static const MethodChannel _channel = MethodChannel('purchases_flutter');

  /// Calls [listener] with every customer that the native side tells.
  static void addCustomerInfoUpdateListener(void Function(CustomerInfo customer) listener) {
    _channel.setMethodCallHandler((call) async {
      if (call.method == 'Purchases-CustomerInfoUpdated') {
        listener(_customer(call.arguments));
      }
    });
  }

  static Future<String> appUserID() async => await _channel.invokeMethod<Object?>('getAppUserID') as String;

  static Future<WebPurchaseRedemption?> parseAsWebPurchaseRedemption(String urlString) async {
    final Object? isLink = await _channel.invokeMethod<Object?>('isWebPurchaseRedemptionURL', {'urlString': urlString});
    return isLink == true ? WebPurchaseRedemption(urlString) : null;
  }

  static Future<WebPurchaseRedemptionResult> redeemWebPurchase(WebPurchaseRedemption redemption) async {
    final Map<String, Object?> map = _object(
      await _channel.invokeMethod<Object?>('redeemWebPurchase', {'redemptionLink': redemption.redemptionLink}),
    );
    return switch (map['result']) {
      'SUCCESS' => WebPurchaseRedemptionSuccess(_customer(map['customerInfo'])),
      'ERROR' => WebPurchaseRedemptionError(_error(_object(map['error']))),
      'PURCHASE_BELONGS_TO_OTHER_USER' => const WebPurchaseRedemptionPurchaseBelongsToOtherUser(),
      'INVALID_TOKEN' => const WebPurchaseRedemptionInvalidToken(),
      'EXPIRED' => WebPurchaseRedemptionExpired(map['obfuscatedEmail'] as String),
      _ => throw ArgumentError('unknown result'),
    };
  }

  static PurchasesError _error(Map<String, Object?> map) {
    final int code = map['code'] as int;
    final bool isKnown = code < PurchasesErrorCode.values.length;
    return PurchasesError(
      isKnown ? PurchasesErrorCode.values[code] : PurchasesErrorCode.unknownError,
      map['message'] as String,
    );
  }

  static CustomerInfo _customer(Object? json) {
    final Map<String, Object?> entitlements = _object(_object(json)['entitlements']);
    return CustomerInfo(EntitlementInfos(_object(entitlements['all']), _object(entitlements['active'])));
  }

  static Map<String, Object?> _object(Object? json) => Map<String, Object?>.from(json as Map<Object?, Object?>);
}
