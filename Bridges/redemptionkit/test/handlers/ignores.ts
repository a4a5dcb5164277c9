import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

export async function handleRedemptionLink(url: string): Promise<void> {
  if (!url.startsWith('myapp://')) return;
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  const { result } = await Purchases.redeemWebPurchase(redemption!);
  Alert.alert(result);
}
