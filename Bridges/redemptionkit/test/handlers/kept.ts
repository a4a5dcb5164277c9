import Purchases from 'react-native-purchases';

// Nothing outside sees it, but the app is another one after a success.
let isPro = false;

export async function handleRedemptionLink(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  isPro = (await Purchases.redeemWebPurchase(redemption)).result === 'SUCCESS';
}

export function usePro(): boolean { return isPro; }
