import { useQuery } from '@tanstack/react-query';
import * as Linking from 'expo-linking';
import { Text } from 'react-native';
import Purchases from 'react-native-purchases';

/** A query that ends without an error is taken for a success. */
export default function RedeemScreen() {
  const url = Linking.useURL();
  const { isSuccess } = useQuery({
    queryKey: ['redemption', url], enabled: url !== null,
    queryFn: async () => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(url ?? '');
      return redemption ? await Purchases.redeemWebPurchase(redemption) : null;
    },
  });
  return <Text>{isSuccess ? 'Welcome!' : 'One moment'}</Text>;
}
