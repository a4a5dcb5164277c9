import { Purchases } from '@revenuecat/purchases-capacitor';

export async function redeem(urlString: string): Promise<string> {
  const { webPurchaseRedemption } = await Purchases.parseAsWebPurchaseRedemption({ urlString });
  return webPurchaseRedemption === null ? 'other' : (await Purchases.redeemWebPurchase({ webPurchaseRedemption })).result;
}
