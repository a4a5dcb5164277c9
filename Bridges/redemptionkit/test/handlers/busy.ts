import Purchases from 'react-native-purchases';

export async function redeemLink(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  const { result } = await Purchases.redeemWebPurchase(redemption!);
  while (result !== 'SUCCESS') { /* Waits for what never comes. */ }
}
