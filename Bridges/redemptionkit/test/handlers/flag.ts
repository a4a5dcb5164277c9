import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';
import { settings } from './settings-of-the-device';

export async function handleRedemptionLink(url: string): Promise<void> {
  if (settings.isKioskMode) return;
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (redemption) Alert.alert((await Purchases.redeemWebPurchase(redemption)).result);
}
