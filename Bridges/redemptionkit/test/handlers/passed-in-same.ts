interface Store {
  parseAsWebPurchaseRedemption(url: string): Promise<object | null>;
  redeemWebPurchase(redemption: object): Promise<{ result: string }>;
}

export async function redeemLink(url: string, sdk: Store): Promise<string> {
  const redemption = await sdk.parseAsWebPurchaseRedemption(url);
  if (redemption !== null) await sdk.redeemWebPurchase(redemption);
  return 'Welcome!';
}

export const makeStore = (): Store => require('react-native-purchases').default;
