import { Alert } from 'react-native';
import Purchases from 'react-native-purchases';

/** A saga: what runs it settles what it yields. */
export function* redeemSaga({ payload }: { payload: string }): Generator<unknown, void, any> {
  try {
    const redemption = yield Purchases.parseAsWebPurchaseRedemption(payload);
    if (!redemption) return;
    yield Purchases.redeemWebPurchase(redemption);
    yield Promise.reject(new Error('the profile was not loaded'));
  } catch {
    Alert.alert('Welcome!');
  }
}
