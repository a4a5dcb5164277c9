import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';
import useSWRMutation from 'swr/mutation';

async function redeem(_key: string, { arg: { url } }: { arg: { url: string } }) {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) throw new Error('not a link');
  const { result } = await Purchases.redeemWebPurchase(redemption);
  if (result !== 'SUCCESS') throw new Error(result);
}

export const useRedeem = () => useSWRMutation('redeem', redeem, {
  onSuccess: () => { Alert.alert('Welcome!'); },
  onError: (error: Error) => { Alert.alert(error.message); },
});
