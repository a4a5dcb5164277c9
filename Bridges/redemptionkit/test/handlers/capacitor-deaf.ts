import { App } from '@capacitor/app';
import { Purchases } from '@revenuecat/purchases-capacitor';

void App.addListener('appUrlOpen', async ({ url }) => {
  const { webPurchaseRedemption } = await Purchases.parseAsWebPurchaseRedemption({ urlString: url });
  if (webPurchaseRedemption) alert((await Purchases.redeemWebPurchase({ webPurchaseRedemption })).result);
});
void App.removeAllListeners();
void App.addListener('backButton', () => App.exitApp());
