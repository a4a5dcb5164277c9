import 'package:purchases_flutter/purchases_flutter.dart';

/// Redeems a link once more if it is not valid. The mistake is the last two lines.
Future<void> handle(Uri link) async {
  final WebPurchaseRedemption? redemption = await Purchases.parseAsWebPurchaseRedemption(link.toString());
  if (redemption == null) {
    return;
  }
  final WebPurchaseRedemptionResult result = await Purchases.redeemWebPurchase(redemption);
  if (result is WebPurchaseRedemptionInvalidToken) {
    await Purchases.redeemWebPurchase(redemption);
  }
}
