import Purchases from 'react-native-purchases';

export async function handleRedemptionLink(url: string): Promise<void> {
  try {
    const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
    if (redemption) await Purchases.redeemWebPurchase(redemption);
  } catch (error) {
    console.error(error);
  }
}
