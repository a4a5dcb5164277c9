import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

export function handleRedemptionLink(url: string): Promise<void> {
  return new Promise((resolve) => {
    void Purchases.parseAsWebPurchaseRedemption(url).then(async (redemption) => {
      const { result } = await Purchases.redeemWebPurchase(redemption!);
      if (result === 'SUCCESS') { Alert.alert('Welcome!'); resolve(); }
    });
  });
}
