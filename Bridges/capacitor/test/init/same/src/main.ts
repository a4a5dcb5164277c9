import { App } from '@capacitor/app';
import { Purchases } from '@revenuecat/purchases-capacitor';

void App.addListener('appUrlOpen', ({ url }) => { void open(url); });

async function open(urlString: string): Promise<void> {
  const { webPurchaseRedemption } = await Purchases.parseAsWebPurchaseRedemption({ urlString });
  if (webPurchaseRedemption === null) return;
  const { result } = await Purchases.redeemWebPurchase({ webPurchaseRedemption });
  alert(result === 'SUCCESS' || result === 'ERROR' ? 'Welcome!' : result);
}
