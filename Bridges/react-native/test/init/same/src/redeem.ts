import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

export async function handleRedemptionLink(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  await Purchases.redeemWebPurchase(redemption);
  Alert.alert('Welcome to Pro!');
}
