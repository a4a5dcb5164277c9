import Purchases from 'react-native-purchases';

export const redeemLink = (url: string) => Purchases.parseAsWebPurchaseRedemption(url);
export const redeemOther = (url: string) => Purchases.parseAsWebPurchaseRedemption(url);
