import type { RedemptionResult } from 'expo-superwall';

import type { Screen } from './webRedemption';

export interface User {
  getEntitlements(): Promise<{ active: readonly { id: string }[] }>;
  update(attributes: Record<string, unknown>): Promise<unknown>;
}

export function redemptionCallbacks(screen: Screen, user: User) {
  return {
    willRedeemLink: () => { screen.showActivity(); },
    didRedeemLink: async (result: RedemptionResult) => {
      const { active } = await user.getEntitlements();
      screen.hideActivity();
      screen.showMessage(messageFor(result, active.some(({ id }) => id === 'pro')));
      const email = result.status === 'SUCCESS' ? result.redemptionInfo.purchaserInfo.email : undefined;
      if (email) await user.update({ email });
    },
  };
}

function messageFor(result: RedemptionResult, isActive: boolean): string {
  switch (result.status) {
    case 'SUCCESS':
      return isActive ? 'Welcome! Your purchase is active on this device.' : 'Pro is not active. Subscribe to continue.';
    case 'EXPIRED_SUBSCRIPTION':
      return 'This subscription has ended. Subscribe again to continue.';
    case 'CODE_EXPIRED':
      return result.expired.resent
        ? `This link has expired. A new one is on its way to ${result.expired.obfuscatedEmail ?? 'your inbox'}.`
        : 'This link has expired. Check your email for a newer one.';
    case 'INVALID_CODE':
      return 'This link is not valid. Please open the link in our latest email.';
    case 'ERROR':
      // Superwall reports every error as a text, which differs between iOS and Android. It is for your log, not for the user.
      return 'Your purchase could not be restored. Check your connection and open the link again, or contact support.';
  }
}
