import { useEffect } from 'react';
import { Alert, Linking } from 'react-native';
import Purchases from 'react-native-purchases';

export default function App() {
  useEffect(() => {
    const open = async (url: string) => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
      if (redemption === null) return;
      await Purchases.redeemWebPurchase(redemption);
      Alert.alert('Welcome to Pro!');
    };
    const subscription = Linking.addEventListener('url', ({ url }) => { void open(url); });
    void Linking.getInitialURL().then((url) => { if (url !== null) void open(url); });
    return () => { subscription.remove(); };
  }, []);
  return null;
}
