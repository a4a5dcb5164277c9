import { useQuery } from '@tanstack/react-query';
import * as Linking from 'expo-linking';
import { Text } from 'react-native';
import Purchases from 'react-native-purchases';

export default function RedeemScreen() {
  const url = Linking.useURL();
  const { data } = useQuery({
    queryKey: ['redemption', url], enabled: url !== null,
    queryFn: async () => {
      const redemption = await Purchases.parseAsWebPurchaseRedemption(url ?? '');
      return redemption ? (await Purchases.redeemWebPurchase(redemption)).result : null;
    },
  });
  return <Text>{data === 'SUCCESS' ? 'Welcome!' : data}</Text>;
}
