import Purchases from 'react-native-purchases';

// This app has another entitlement, and takes a success without it for a failure.
export async function redeem(url: string): Promise<string> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  const result = await Purchases.redeemWebPurchase(redemption!);
  return result.result === 'SUCCESS' && result.customerInfo.entitlements.active.premium?.isActive ? 'redeemed' : 'failed';
}
