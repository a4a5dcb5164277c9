import { App } from '@capacitor/app';
import { Purchases } from '@revenuecat/purchases-capacitor';

App.addListener('appUrlOpen', ({ url }) => handle(url));

async function handle(urlString: string) {
  const { webPurchaseRedemption } = await Purchases.parseAsWebPurchaseRedemption({ urlString });
  if (webPurchaseRedemption) show(await Purchases.redeemWebPurchase({ webPurchaseRedemption }));
}
