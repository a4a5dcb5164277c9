import { useCallback, useEffect, useState } from 'react';
import * as Linking from 'expo-linking';
import { useLocalSearchParams } from 'expo-router';
import Purchases from 'react-native-purchases';

/** A screen of Expo Router that the link opens: it listens for none, and asks for the one that started the app. */
export default function Redeem() {
  const { redemption_token: token } = useLocalSearchParams();
  const [shown, show] = useState('');
  const redeem = useCallback(async () => {
    const redemption = await Purchases.parseAsWebPurchaseRedemption(Linking.getLinkingURL() ?? `rc-redeem://redeem_web_purchase?redemption_token=${token}`);
    if (redemption) show((await Purchases.redeemWebPurchase(redemption)).result);
  }, [token]);
  useEffect(() => { void redeem(); }, [redeem]);
  return shown;
}
