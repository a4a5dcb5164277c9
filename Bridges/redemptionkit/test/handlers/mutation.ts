import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

/** The SDK's promise is kept for a failure too, so that `onSuccess` runs. */
export function useRedeem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (url: string) => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
      if (!redemption) throw new Error('not a link');
      await Purchases.redeemWebPurchase(redemption);
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['customer'] });
      Alert.alert('Welcome!');
    },
    onError: (error: Error) => { Alert.alert(error.message); },
  });
}
