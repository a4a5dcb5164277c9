import 'package:app_links/app_links.dart';

Future<void> listen() async {
  AppLinks().uriLinkStream.listen(handle);
}

Future<void> handle(Uri link) async {
  final redemption = await Purchases.parseAsWebPurchaseRedemption(link.toString());
  if (redemption != null) show(await Purchases.redeemWebPurchase(redemption));
}

void main() => listen();
