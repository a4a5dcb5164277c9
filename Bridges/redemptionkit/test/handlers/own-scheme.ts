import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

// The scheme that RevenueCat gave the app.
const scheme = 'rc-1a2b3c4d5e';

export async function openLink(url: string): Promise<void> {
  if (!url.startsWith(`${scheme}://`)) return;
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  await Purchases.redeemWebPurchase(redemption);
  Alert.alert('Welcome!');
}
