import type { OutcomeName } from './redemptions.ts';
import type { RedemptionServer } from './server.ts';

/** A way in which a redemption can end, for a table test. */
export interface OutcomeCase {
  /** A name for the test, such as `linkExpired (used)`. */
  readonly name: string;
  /** The outcome that the redemption has. */
  readonly outcome: OutcomeName;
  /** Prepares the server so that a redemption has that outcome, and returns the URL to open. Faults last until `phone.reset`. */
  url(server: RedemptionServer): Promise<string>;
}

type Vendor = 'revenuecat' | 'superwall';

/** Somebody else, whom the app must not log in. */
const stranger = 'redemptionkit-stranger';

// More requests than a test makes: Superwall's SDK on iOS asks up to seven times, and again for the codes that it has.
const untilReset = 1_000;

async function sold(server: RedemptionServer, vendor: Vendor, appUserId?: string): Promise<{ readonly url: string; readonly purchase: string }> {
  const { link, purchase } = await server.store.purchase({
    vendor, product: 'pro_monthly', entitlements: ['pro'], email: 'jane.doe@example.com', ...appUserId === undefined ? {} : { appUserId },
  });
  return { url: link.url, purchase: purchase.id };
}

function casesOf(vendor: Vendor): readonly OutcomeCase[] {
  const failing = (name: string, fault: Parameters<RedemptionServer['fault']['inject']>[0]): OutcomeCase => ({
    name: `failed (${name})`,
    outcome: 'failed',
    async url(server) {
      await server.fault.inject(fault);
      return (await sold(server, vendor)).url;
    },
  });
  return [
    { name: 'redeemed', outcome: 'redeemed', url: async (server) => (await sold(server, vendor)).url },
    {
      name: 'subscriptionExpired',
      outcome: 'subscriptionExpired',
      async url(server) {
        const { url, purchase } = await sold(server, vendor);
        await server.store.expire({ purchase });
        return url;
      },
    },
    {
      name: 'linkExpired (expired)',
      outcome: 'linkExpired',
      async url(server) {
        const { url } = await sold(server, vendor);
        const { linkLifetime } = await server.store.policy({ vendor });
        await server.clock.advance({ seconds: linkLifetime });
        return url;
      },
    },
    {
      name: 'linkExpired (used)',
      outcome: 'linkExpired',
      async url(server) {
        const { url } = await sold(server, vendor);
        // On another phone.
        const { session } = await server.session.open({ vendor, sdk: 'native', platform: 'ios', appUserId: stranger });
        await server.redemption.redeem({ session, url });
        await server.session.close({ session });
        return url;
      },
    },
    { name: 'invalidCode', outcome: 'invalidCode', url: async (server) => `${(await sold(server, vendor)).url}0` },
    ...vendor === 'superwall' ? [] : [{
      name: 'purchaseBelongsToOtherUser',
      outcome: 'purchaseBelongsToOtherUser',
      async url(server: RedemptionServer) {
        await server.store.policy({ vendor, transfer: 'keepWithOriginal' });
        return (await sold(server, vendor, stranger)).url;
      },
    } as const],
    failing('offline', { kind: 'offline' }),
    failing('timeout', { kind: 'timeout', count: untilReset }),
    failing('http 500', { kind: 'http', status: 500, count: untilReset }),
  ];
}

/**
 * All outcomes of a redemption, and how to produce each: `test.each(outcomes.revenuecat)('$name', async ({ url, outcome }) => …)`.
 *
 * RevenueCat's `purchaseBelongsToOtherUser` needs an app that has logged in a user: an anonymous customer becomes an alias of the owner, and
 * redeems the purchase.
 *
 * Superwall has no outcome of its own for another user's purchase. Its service answers with an error, as a script does:
 * `phone.reset({ gateway: { script: [{ kind: 'purchaseBelongsToOtherUser', code }] } })`.
 */
export const outcomes: { readonly [vendor in Vendor]: readonly OutcomeCase[] } = {
  revenuecat: casesOf('revenuecat'),
  superwall: casesOf('superwall'),
};
