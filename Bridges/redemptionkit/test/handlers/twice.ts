import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

export async function handleRedemptionLink(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  const results = await Promise.all([Purchases.redeemWebPurchase(redemption), Purchases.redeemWebPurchase(redemption)]);
  Alert.alert(results.map(({ result }) => result).join(' '));
}
