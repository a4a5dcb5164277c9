import { useActionState } from 'react';
import Purchases from 'react-native-purchases';

/** The action returns what the SDK said. */
export function useRedeem() {
  const [message, redeem] = useActionState(async (_before: string, url: string) => {
    const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
    return redemption ? (await Purchases.redeemWebPurchase(redemption)).result : 'not a link';
  }, '');
  return { message, redeem };
}
