import Purchases from 'react-native-purchases';

async function open(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  await Purchases.redeemWebPurchase(redemption);
  await Purchases.redeemWebPurchase(redemption);
}

export default open;
