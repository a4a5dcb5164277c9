import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

export async function handleRedemptionLink(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  const isWanted = await new Promise<boolean>((resolve) => {
    Alert.alert('Redeem your purchase?', '', [{ text: 'No', onPress: () => { resolve(false); } }, { text: 'Yes', onPress: () => { resolve(true); } }]);
  });
  if (isWanted) Alert.alert((await Purchases.redeemWebPurchase(redemption)).result);
}
