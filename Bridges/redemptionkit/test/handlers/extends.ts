import { Store } from '@shop/store';
import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

/** Its base class is not here. */
class Shop extends Store {
  private readonly greeting = 'Welcome!';

  async redeem(url: string): Promise<void> {
    const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
    if (redemption !== null) await Purchases.redeemWebPurchase(redemption);
    Alert.alert(this.greeting);
  }
}

const shop = new Shop();

export const redeemLink = async (url: string): Promise<void> => await shop.redeem(url);
