import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Linking, Text } from 'react-native';
import Purchases from 'react-native-purchases';
import { router } from 'expo-router';

const client = new QueryClient();

function Redeemer() {
  const redeem = useMutation({
    mutationFn: async (url: string) => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
      return redemption && await Purchases.redeemWebPurchase(redemption);
    },
  });
  useEffect(() => {
    const subscription = Linking.addEventListener('url', ({ url }) => { redeem.mutate(url, { onSuccess: () => { router.push('/done'); } }); });
    return () => { subscription.remove(); };
  }, []);
  return <Text>{redeem.data?.result}</Text>;
}

export default function App() { return <QueryClientProvider client={client}><Redeemer /></QueryClientProvider>; }
