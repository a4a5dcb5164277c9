export declare enum WebPurchaseRedemptionResultType {
  SUCCESS = 'SUCCESS',
  ERROR = 'ERROR',
  PURCHASE_BELONGS_TO_OTHER_USER = 'PURCHASE_BELONGS_TO_OTHER_USER',
  INVALID_TOKEN = 'INVALID_TOKEN',
  EXPIRED = 'EXPIRED',
}
export interface CustomerInfo {
  readonly activeSubscriptions: string[];
  readonly entitlements: { readonly [which in 'active' | 'all']: { readonly [identifier: string]: unknown } };
}
export interface PurchasesError { readonly code: string; readonly message: string }
export interface WebPurchaseRedemption { readonly redemptionLink: string }
export type WebPurchaseRedemptionResult =
  | { readonly result: WebPurchaseRedemptionResultType.SUCCESS; readonly customerInfo: CustomerInfo }
  | { readonly result: WebPurchaseRedemptionResultType.ERROR; readonly error: PurchasesError }
  | { readonly result: WebPurchaseRedemptionResultType.PURCHASE_BELONGS_TO_OTHER_USER }
  | { readonly result: WebPurchaseRedemptionResultType.INVALID_TOKEN }
  | { readonly result: WebPurchaseRedemptionResultType.EXPIRED; readonly obfuscatedEmail: string };
export default class Purchases {
  static configure(configuration: { apiKey: string; appUserID?: string | null }): void;
  static addCustomerInfoUpdateListener(listener: (info: CustomerInfo) => void): void;
  static removeCustomerInfoUpdateListener(listener: (info: CustomerInfo) => void): boolean;
  static getCustomerInfo(): Promise<CustomerInfo>;
  static parseAsWebPurchaseRedemption(urlString: string): Promise<WebPurchaseRedemption | null>;
  static redeemWebPurchase(redemption: WebPurchaseRedemption): Promise<WebPurchaseRedemptionResult>;
}
