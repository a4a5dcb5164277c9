import { Linking } from 'react-native';
import Purchases from 'react-native-purchases';

Linking.getInitialURL().then((url) => url && handle(url));
Linking.addEventListener('url', ({ url }) => handle(url));

export async function handle(url: string) {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (redemption) show(await Purchases.redeemWebPurchase(redemption));
}
