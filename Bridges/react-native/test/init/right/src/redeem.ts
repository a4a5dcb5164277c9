import Purchases from 'react-native-purchases';

export const openLink = async ({ url }: { url: string }): Promise<string> => {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (redemption === null) return 'other';
  const result = await Purchases.redeemWebPurchase(redemption);
  if (result.result !== 'SUCCESS') return result.result;
  return result.customerInfo.entitlements.active['gold'] === undefined ? 'lapsed' : 'gold';
};
