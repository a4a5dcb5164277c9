import { App } from '@capacitor/app';
import { Purchases } from '@revenuecat/purchases-capacitor';

App.getLaunchUrl().then((launch) => launch && handle(launch.url));

async function handle(urlString: string) {
  const { webPurchaseRedemption } = await Purchases.parseAsWebPurchaseRedemption({ urlString });
  if (webPurchaseRedemption) show(await Purchases.redeemWebPurchase({ webPurchaseRedemption }));
}
