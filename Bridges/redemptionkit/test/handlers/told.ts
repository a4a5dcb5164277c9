import { Alert } from 'react-native';
import Purchases, { WebPurchaseRedemptionResultType as Result } from 'react-native-purchases';

/** Tells the buyer what happened, in all cases. */
export async function handleRedemptionLink(url: string): Promise<boolean> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (redemption === null) return false;
  try {
    const result = await Purchases.redeemWebPurchase(redemption);
    if (result.result === Result.SUCCESS) {
      Alert.alert(Object.keys(result.customerInfo.entitlements.active).length > 0 ? 'Welcome!' : 'Your subscription has ended.');
    } else Alert.alert(result.result === Result.EXPIRED ? 'This link has expired.' : 'Your purchase could not be redeemed.');
  } catch {
    Alert.alert('Something went wrong.');
  }
  return true;
}
