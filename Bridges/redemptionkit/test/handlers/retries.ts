import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

// Tries a redemption again that has failed, which is no second one.
export async function handleRedemptionLink(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  let { result } = await Purchases.redeemWebPurchase(redemption);
  if (result === 'ERROR') ({ result } = await Purchases.redeemWebPurchase(redemption));
  Alert.alert(result);
}
