import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

export async function handleRedemptionLink(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  const result = await Purchases.redeemWebPurchase(redemption) as any;
  Alert.alert(result.customerInfo.entitlements.active.pro ? 'Welcome!' : 'Nothing is active.');
}
