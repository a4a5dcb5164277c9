import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';
import useSWRMutation from 'swr/mutation';

async function redeem(_key: string, { arg }: { arg: string }) {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(arg);
  if (redemption) await Purchases.redeemWebPurchase(redemption);
}

/** Whatever the SDK says, nothing is thrown. */
export const useRedeem = () => useSWRMutation('redeem', redeem, { onSuccess: () => { Alert.alert('Welcome!'); } });
