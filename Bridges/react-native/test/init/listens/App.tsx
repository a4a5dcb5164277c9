import { Alert, Linking } from 'react-native';
import Purchases from 'react-native-purchases';

Linking.addEventListener('url', ({ url }) => { void open(url); });
void Linking.getInitialURL().then((url) => { if (url !== null) void open(url); });

async function open(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (redemption === null) return;
  const { result } = await Purchases.redeemWebPurchase(redemption);
  Alert.alert(result === 'SUCCESS' || result === 'EXPIRED' ? 'Welcome!' : 'That did not work.');
}
