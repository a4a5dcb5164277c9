interface Store {
  parseAsWebPurchaseRedemption(url: string): Promise<object | null>;
  redeemWebPurchase(redemption: object): Promise<{ result: string }>;
}

// The SDK is given to the function: whether it is asked cannot be seen here.
export const redeemWith = async ({ sdk, url }: { sdk: Store; url: string }): Promise<string> => {
  const redemption = await sdk.parseAsWebPurchaseRedemption(url);
  return redemption === null ? 'invalid' : (await sdk.redeemWebPurchase(redemption)).result;
};

export const makeStore = (): Store => require('react-native-purchases').default;
