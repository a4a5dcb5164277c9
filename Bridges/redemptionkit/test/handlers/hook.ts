import { useEffect, useState } from 'react';
import * as Linking from 'expo-linking';
import Purchases from 'react-native-purchases';

/** Keeps the result in its state alone. */
export function useRedemption() {
  const [result, setResult] = useState<string>();
  const url = Linking.useURL();
  useEffect(() => {
    if (!url) return;
    void (async () => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
      if (redemption) setResult((await Purchases.redeemWebPurchase(redemption)).result);
    })();
  }, [url]);
  return result;
}
