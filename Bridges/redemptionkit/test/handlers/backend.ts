import Purchases from 'react-native-purchases';
import { refreshAccount } from '@/api/account';
import { showMessage } from 'some-toasts';

// The message depends on the app's own backend, which is not here.
export async function handleRedemptionLink(url: string): Promise<void> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (!redemption) return;
  await Purchases.redeemWebPurchase(redemption);
  showMessage(await refreshAccount() ? 'Welcome!' : 'Nothing is active.');
}
