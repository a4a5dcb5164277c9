import { Purchases, WebPurchaseRedemptionResultType as Result } from '@revenuecat/purchases-capacitor';
import type { WebPurchaseRedemptionResult } from '@revenuecat/purchases-capacitor';

export interface Screen {
  showActivity(): void;
  hideActivity(): void;
  showMessage(text: string): void;
}

/** Redeems the link that opened the app. Returns false for any other URL. */
export async function handleRedemptionLink(url: string, screen: Screen): Promise<boolean> {
  const { webPurchaseRedemption } = await Purchases.parseAsWebPurchaseRedemption({ urlString: url });
  if (webPurchaseRedemption === null) return false;
  screen.showActivity();
  try {
    screen.showMessage(messageFor(await Purchases.redeemWebPurchase({ webPurchaseRedemption })));
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
        ? 'Your purchase has ended. Subscribe again to continue.'
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
