import { useActionState } from 'react';
import Purchases from 'react-native-purchases';

/** The action returns the same whatever the SDK said. */
export function useRedeem() {
  const [message, redeem] = useActionState(async (_before: string, url: string) => {
    const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
    if (redemption) await Purchases.redeemWebPurchase(redemption);
    return 'Welcome!';
  }, '');
  return { message, redeem };
}
