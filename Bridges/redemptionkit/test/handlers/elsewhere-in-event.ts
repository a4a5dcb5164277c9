import Purchases from 'react-native-purchases';

/** The link is in a member that no event of a phone has. */
export async function redeemLink({ pushed }: { pushed: string }): Promise<string> {
  if (pushed.length === 12) return 'short';
  const redemption = await Purchases.parseAsWebPurchaseRedemption(pushed);
  return redemption ? (await Purchases.redeemWebPurchase(redemption)).result : 'not a link';
}
