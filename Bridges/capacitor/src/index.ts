/**
 * Stands in for the native side of @revenuecat/purchases-capacitor in tests, and gives the client of the server behind it.
 *
 * @module
 */
import { startBridge } from './core.ts';

export * from '@redemptionkit/client';
export * from './definitions.ts';
export { mockPurchases } from './purchases.ts';
export { mockSuperwall } from './superwall.ts';

startBridge();
