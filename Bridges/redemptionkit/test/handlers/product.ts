import Purchases from 'react-native-purchases';

// Which products this app sells cannot be known.
export async function redeem(url: string): Promise<string> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  const result = await Purchases.redeemWebPurchase(redemption!);
  return result.result === 'SUCCESS' && result.customerInfo.activeSubscriptions.includes('com.example.gold') ? 'redeemed' : 'failed';
}
