import { useMutation } from '@tanstack/react-query';
import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

/** A failure is an error of the mutation, and nobody has to catch it. */
export function useRedeem() {
  const { mutate, isPending } = useMutation({
    mutationFn: async (url: string) => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
      if (!redemption) throw new Error('not a link');
      const { result } = await Purchases.redeemWebPurchase(redemption);
      if (result !== 'SUCCESS') throw new Error(result);
    },
    onSuccess: () => { Alert.alert('Welcome!'); },
    onError: (error: Error) => { Alert.alert(error.message); },
  });
  return { redeem: mutate, isPending };
}
