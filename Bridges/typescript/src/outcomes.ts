import type { OutcomesPrepareParams } from './generated/types.ts';
import type { OutcomeName } from './redemptions.ts';
import type { RedemptionServer } from './server.ts';

/** What the app sells in a situation: product, entitlements, kind, buyer, address and URL scheme. */
export type SituationOptions = Omit<OutcomesPrepareParams, 'vendor' | 'situation'>;

/** A situation in which an app redeems: a row of the server's table (`outcomes/list`), for a table test. */
export interface OutcomeCase {
  /** A name for the test, such as `linkExpired (used)`. */
  readonly name: string;
  /** The outcome that the redemption has. */
  readonly outcome: OutcomeName;
  /** Brings the situation about, and returns the URL to open. */
  url(server: RedemptionServer, options?: SituationOptions): Promise<string>;
}

type Vendor = 'revenuecat' | 'superwall';

// A test runner needs the names before there is a server; a test compares them with its table.
const names = {
  first: [
    'redeemed', 'subscriptionExpired', 'linkExpired (expired)', 'linkExpired (used)', 'linkExpired (no address)', 'invalidCode',
  ],
  last: ['failed (offline)', 'failed (timeout)', 'failed (http 500)'],
};

function casesOf(vendor: Vendor, more: readonly string[] = []): readonly OutcomeCase[] {
  return [...names.first, ...more, ...names.last].map((name) => ({
    name,
    outcome: name.replace(/ .*/, '') as OutcomeName,
    url: async (server, options = {}) => (await server.outcomes.prepare({ ...options, vendor, situation: name })).url,
  }));
}

/**
 * All outcomes of a redemption, and how to produce each: `test.each(outcomes.revenuecat)('$name', async ({ url, outcome }) => …)`. Faults hit
 * redemptions alone, and policies last until `phone.reset`.
 *
 * RevenueCat's `purchaseBelongsToOtherUser` needs an app that has logged in a user: an anonymous customer becomes an alias of the owner, and
 * redeems the purchase.
 *
 * Superwall has no outcome of its own for another user's purchase. Its service answers with an error, as a script does:
 * `phone.reset({ gateway: { script: [{ kind: 'purchaseBelongsToOtherUser', code }] } })`.
 */
export const outcomes: { readonly [vendor in Vendor]: readonly OutcomeCase[] } = {
  revenuecat: casesOf('revenuecat', ['purchaseBelongsToOtherUser']),
  superwall: casesOf('superwall'),
};
