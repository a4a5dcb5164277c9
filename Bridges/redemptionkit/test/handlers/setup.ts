import { Alert, Platform } from 'react-native';
import Purchases from 'react-native-purchases';

let isConfigured = false;

export async function startStore(user: string): Promise<void> {
  Purchases.configure({ apiKey: process.env.EXPO_PUBLIC_REVENUECAT_KEY!, appUserID: Platform.OS === 'ios' ? 'ada' : user });
  isConfigured = true;
}

export async function handleRedemptionLink(url: string): Promise<void> {
  if (!isConfigured) return;
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (redemption) Alert.alert((await Purchases.redeemWebPurchase(redemption)).result);
}
