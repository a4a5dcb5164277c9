import { Dialog } from '@capacitor/dialog';
import { Purchases } from '@revenuecat/purchases-capacitor';

export const redeem = async (url) => {
  const { webPurchaseRedemption } = await Purchases.parseAsWebPurchaseRedemption({ urlString: url });
  if (webPurchaseRedemption === null) return;
  await Purchases.redeemWebPurchase({ webPurchaseRedemption });
  await Dialog.alert({ title: 'Done', message: 'Welcome!' });
};
