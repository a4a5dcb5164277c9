import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Linking, Text } from 'react-native';
import Purchases from 'react-native-purchases';
import { router } from 'expo-router';

const client = new QueryClient();

/** It looks at whether there was an error, and not at the result. */
function Redeemer() {
  const redeem = useMutation({
    mutationFn: async (url: string) => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
      return redemption && await Purchases.redeemWebPurchase(redemption);
    },
  });
  useEffect(() => {
    const subscription = Linking.addEventListener('url', ({ url }) => { redeem.mutate(url, { onSuccess: () => { router.push('/welcome'); } }); });
    return () => { subscription.remove(); };
  }, []);
  return <Text>{redeem.isError ? 'Try again' : ''}</Text>;
}

export default function App() { return <QueryClientProvider client={client}><Redeemer /></QueryClientProvider>; }
