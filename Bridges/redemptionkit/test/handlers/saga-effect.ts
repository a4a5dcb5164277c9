import Purchases from 'react-native-purchases';

/** What it puts is all that tells the results apart. */
export function* redeemSaga({ payload }: { payload: string }): Generator<unknown, void, any> {
  const redemption = yield Purchases.parseAsWebPurchaseRedemption(payload);
  if (redemption) yield { type: 'PUT', status: (yield Purchases.redeemWebPurchase(redemption)).result };
}
