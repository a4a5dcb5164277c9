import { useEffect } from 'react';
import { Alert, Linking } from 'react-native';
import { useFonts } from 'expo-font';
import Purchases from 'react-native-purchases';

/** A hook that is not installed gives an array, as many do. */
export default function Root() {
  const [loaded] = useFonts({});
  useEffect(() => {
    const redeem = async ({ url }: { url: string }) => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
      if (redemption) Alert.alert((await Purchases.redeemWebPurchase(redemption)).result);
    };
    const subscription = Linking.addEventListener('url', redeem);
    return () => subscription.remove();
  }, []);
  return loaded ? null : 'loading';
}
