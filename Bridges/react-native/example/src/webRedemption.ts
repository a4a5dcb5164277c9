import Purchases, { WebPurchaseRedemptionResultType as Result } from 'react-native-purchases';
import type { WebPurchaseRedemptionResult } from 'react-native-purchases';

export interface Screen {
  showActivity(): void;
  hideActivity(): void;
  showMessage(text: string): void;
}

/** Redeems the link if the URL is one; otherwise returns false. */
export async function handleRedemptionLink(url: string, screen: Screen): Promise<boolean> {
  const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
  if (redemption === null) return false;
  screen.showActivity();
  try {
    screen.showMessage(messageFor(await Purchases.redeemWebPurchase(redemption)));
  } catch {
    screen.showMessage('Your purchase could not be restored. Please contact support.');
  } finally {
    screen.hideActivity();
  }
  return true;
}

function messageFor(result: WebPurchaseRedemptionResult): string {
  switch (result.result) {
    case Result.SUCCESS:
      // A lapsed subscription is redeemed as well, and so is a purchase of something else: look at what is active.
      if ('pro' in result.customerInfo.entitlements.active) return 'Welcome! Your purchase is active on this device.';
      return 'pro' in result.customerInfo.entitlements.all
        ? 'This subscription has ended. Subscribe again to continue.'
        : 'This purchase does not include Pro.';
    case Result.EXPIRED:
      return result.obfuscatedEmail === ''
        ? 'This link has expired. Check your email for a newer one.'
        : `This link has expired. Look for a newer one in the inbox of ${result.obfuscatedEmail}.`;
    case Result.INVALID_TOKEN:
      return 'This link is not valid. Please open the link in our latest email.';
    case Result.PURCHASE_BELONGS_TO_OTHER_USER:
      return 'This purchase belongs to another account. Log in with that one to use it.';
    case Result.ERROR:
      // At run time the code of a result is a number, whatever its type says: 35 on iOS, 10 on Android.
      return [10, 35].includes(Number(result.error.code))
        ? 'You are offline. Open the link again once you have a connection.'
        : 'Something went wrong. Please try again later.';
  }
}
