import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

/** Redeems a link, and tells the buyer what happened. */
export async function redeem(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (redemption === null) return;
  const { result } = await Purchases.redeemWebPurchase(redemption);
  Alert.alert(result === 'SUCCESS' ? 'Welcome!' : 'The purchase could not be redeemed.', result);
}
