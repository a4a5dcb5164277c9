import { Injectable } from '@angular/core';
import { Router } from '@angular/router';
import { Purchases } from '@revenuecat/purchases-capacitor';

// A service that Angular makes. It takes a used link for a success.
export const RedemptionService = Injectable(class {
  readonly #router: Router;
  constructor(router: Router) { this.#router = router; }

  async handle(url: string): Promise<void> {
    const { webPurchaseRedemption } = await Purchases.parseAsWebPurchaseRedemption({ urlString: url });
    if (!webPurchaseRedemption) return;
    const { result } = await Purchases.redeemWebPurchase({ webPurchaseRedemption });
    await this.#router.navigate(['/redeemed'], { queryParams: { ok: result === 'SUCCESS' || result === 'EXPIRED' } });
  }
});
