// What the README's app uses, from what expo-superwall 1.2.0 delivers.
export interface RedemptionInfo {
  readonly ownership: { readonly type: string };
  readonly purchaserInfo: { readonly appUserId: string; readonly email?: string };
  readonly entitlements: readonly { readonly id: string }[];
}
export type RedemptionResult =
  | { readonly status: 'SUCCESS'; readonly code: string; readonly redemptionInfo: RedemptionInfo }
  | { readonly status: 'ERROR'; readonly code: string; readonly error: { readonly message: string } }
  | { readonly status: 'CODE_EXPIRED'; readonly code: string; readonly expired: { readonly resent: boolean; readonly obfuscatedEmail?: string } }
  | { readonly status: 'INVALID_CODE'; readonly code: string }
  | { readonly status: 'EXPIRED_SUBSCRIPTION'; readonly code: string; readonly redemptionInfo: RedemptionInfo };
export declare const SuperwallExpoModule: {
  configure(apiKey: string, options?: Record<string, unknown>, usingPurchaseController?: boolean, sdkVersion?: string): Promise<void>;
  handleDeepLink(url: string): Promise<boolean>;
  getEntitlements(): Promise<{ active: readonly { readonly id: string }[] }>;
  getUserAttributes(): Promise<Record<string, unknown>>;
  setUserAttributes(userAttributes: Record<string, unknown>): Promise<void>;
  getSubscriptionStatus(): Promise<unknown>;
  addListener(eventName: 'willRedeemLink', listener: () => void): { remove(): void };
  addListener(eventName: 'didRedeemLink', listener: (result: RedemptionResult) => void): { remove(): void };
};
