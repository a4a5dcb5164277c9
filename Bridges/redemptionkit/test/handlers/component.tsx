import { useEffect, useState } from 'react';
import { Alert, Linking, Text, View } from 'react-native';
import Purchases from 'react-native-purchases';

function Banner({ text }: { text: string }) { return <Text>{text}</Text>; }

export default function App() {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const open = async (url: string) => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
      if (!redemption) return;
      await Purchases.redeemWebPurchase(redemption);
      setMessage('Welcome!');
    };
    const subscription = Linking.addEventListener('url', ({ url }) => { void open(url); });
    void Linking.getInitialURL().then((url) => { if (url) void open(url); });
    return () => { subscription.remove(); };
  }, []);
  useEffect(() => { if (message !== '') Alert.alert(message); }, [message]);
  return <View><Banner text={message} /></View>;
}
