export declare enum WebPurchaseRedemptionResultType {
  SUCCESS = 'SUCCESS',
  ERROR = 'ERROR',
  PURCHASE_BELONGS_TO_OTHER_USER = 'PURCHASE_BELONGS_TO_OTHER_USER',
  INVALID_TOKEN = 'INVALID_TOKEN',
  EXPIRED = 'EXPIRED',
}
export interface CustomerInfo {
  readonly activeSubscriptions: string[];
  readonly entitlements: { readonly [which in 'active' | 'all']: { readonly [key: string]: object } };
}
export interface PurchasesError { readonly code: string; readonly message: string }
export interface WebPurchaseRedemption { readonly redemptionLink: string }
export type WebPurchaseRedemptionResult =
  | { readonly result: WebPurchaseRedemptionResultType.SUCCESS; readonly customerInfo: CustomerInfo }
  | { readonly result: WebPurchaseRedemptionResultType.ERROR; readonly error: PurchasesError }
  | { readonly result: WebPurchaseRedemptionResultType.PURCHASE_BELONGS_TO_OTHER_USER }
  | { readonly result: WebPurchaseRedemptionResultType.INVALID_TOKEN }
  | { readonly result: WebPurchaseRedemptionResultType.EXPIRED; readonly obfuscatedEmail: string };
export declare const Purchases: {
  configure(configuration: { apiKey: string; appUserID?: string | null }): Promise<void>;
  getAppUserID(): Promise<{ appUserID: string }>;
  addCustomerInfoUpdateListener(listener: (info: CustomerInfo) => void): Promise<string>;
  removeCustomerInfoUpdateListener(options: { listenerToRemove: string }): Promise<{ wasRemoved: boolean }>;
  parseAsWebPurchaseRedemption(options: { urlString: string }): Promise<{ webPurchaseRedemption: WebPurchaseRedemption | null }>;
  redeemWebPurchase(options: { webPurchaseRedemption: WebPurchaseRedemption }): Promise<WebPurchaseRedemptionResult>;
};
