import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { ChannelApp, explore, linkDelivery, phone } from '../src/index.ts';
import type { ExploreOptions, ExploreReportResult, JSONObject, JSONValue, RedemptionServer, WebhookDelivery, WorldEventName } from '../src/index.ts';
import { SampleBackend } from './sample-backend.ts';
import type { Mistake } from './sample-backend.ts';
import { real } from './servers.ts';

const target = { vendor: 'revenuecat', sdk: 'react-native' } as const;
const key = 'my signing secret';
const sdk = ChannelApp.shared(target, { server: { executable: real }, platform: 'ios', session: { configured: false } });
after(async () => { await phone.close(); });

/** An app and its backend, which hears of purchases when the story says so. */
class AppWithBackend {
  readonly backend: SampleBackend;
  readonly #server: RedemptionServer;
  /** The webhooks that have arrived, in that order: their names, and the number of the attempt. */
  readonly #arrived: string[] = [];
  #wrong: string | undefined;

  constructor(server: RedemptionServer, mistakes: readonly Mistake[]) {
    this.#server = server;
    this.backend = new SampleBackend(key, mistakes);
  }

  static async start(server: RedemptionServer, mistakes: readonly Mistake[]): Promise<AppWithBackend> {
    const app = new AppWithBackend(server, mistakes);
    linkDelivery().listen((url) => { void sdk.call('redeemWebPurchase', [url]); });
    await sdk.call('setupPurchases', ['key', 'ada', null, null, 'DEFAULT', false]);
    return app;
  }

  /** What the backend got wrong. */
  get wrong(): string | undefined { return this.#wrong; }

  get key(): JSONValue { return [this.#arrived, this.backend.count]; }

  /** A webhook arrives. Once it knows everything, the backend is judged. */
  async receive({ name, attempt, request }: WebhookDelivery): Promise<void> {
    this.backend.receive(lowered(request.headers), request.body);
    this.#arrived.push(`${name} ${attempt}`);
    const { events } = await this.#server.webhook.list({ limit: 1000 });
    if (events.every(({ deliveries }) => deliveries.length > 0)) await this.#judge();
  }

  /** Somebody else sends an event: his own user has bought what another one has. */
  async forged(): Promise<void> {
    const { events } = await this.#server.webhook.list({ limit: 1000 });
    const { request } = events[0] ?? {};
    if (request === undefined) return;
    const body = request.body.replace(/"app_user_id":"[^"]*"/, '"app_user_id":"mallory"').replace(/"original_transaction_id":"[^"]*"/, '"original_transaction_id":"mine"')
      .replace(/"id":"[^"]*"/, '"id":"FORGED"');
    this.backend.receive(lowered(request.headers), body);
    if (this.backend.mayUse('mallory', await this.#now())) this.#wrong = 'mallory has access';
  }

  async #now(): Promise<number> { return Number((await this.#server.clock.now()).now); }

  /** Compares what the backend would do with what is true. */
  async #judge(): Promise<void> {
    const { purchases, customers } = await this.#server.store.list({});
    const now = await this.#now();
    const users = customers.flatMap(({ appUserIds }) => appUserIds);
    this.#wrong = undefined;
    for (const user of users) {
      const isTrue = purchases.some(({ purchase, appUserIds }) =>
        appUserIds.includes(user) && Number(purchase.refundedAt ?? purchase.gracePeriodExpiresAt ?? purchase.expiresAt) > now);
      if (this.backend.mayUse(user, now) !== isTrue) this.#wrong = `${user} has ${isTrue ? 'paid and no access' : 'access that nobody has paid'}`;
    }
    const income = purchases.reduce((sum, { purchase }) => sum + (purchase.refundedAt === undefined ? Number(purchase.price?.amountMicros ?? 0) / 1e6 : 0), 0);
    if (this.backend.income !== Math.round(income * 100) / 100) this.#wrong = `the books say ${this.backend.income}, the store ${income}`;
  }
}

const lowered = (headers: Readonly<Record<string, unknown>>): JSONObject =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** Explores the app and its backend: webhooks come late, twice and in another order, before or after the redemption's answer. */
async function explored(
  mistakes: readonly Mistake[], world: readonly WorldEventName[], stories: number,
  webhook: ExploreOptions<AppWithBackend>['webhook'] = (app, delivery) => app.receive(delivery),
): Promise<ExploreReportResult> {
  const server = await phone.server();
  await server.space.delete({ space: 'backend' }).catch(() => undefined);
  await server.space.use({ space: 'backend', clock: 'virtual', startsAt: 1_799_827_200_000 });
  try {
    await server.webhook.subscribe({ vendor: 'revenuecat', signingSecret: key });
    // bob has bought on a Wednesday, and his link has gone around.
    const sold = await server.store.purchase({
      vendor: 'revenuecat', product: 'pro', entitlements: ['pro'], appUserId: 'bob', price: { amountMicros: 9_990_000, currency: 'USD' },
    });
    await server.clock.advance({ seconds: 1 });
    const options: ExploreOptions<AppWithBackend> = {
      app: { ...target, platform: 'ios' }, world: ['webhookArrives', ...world], properties: ['noCrash'], limits: { stories }, server,
      shows: () => ({ says: 'nothing' }), key: (app) => app.key, webhook,
      events: {
        forged: { text: 'Somebody forges a webhook.', run: (app) => app.forged() },
        bobsLink: { text: "ada opens bob's link.", run: () => { void sdk.call('redeemWebPurchase', [sold.link.url]); } },
      },
      own: {
        backendKnows: {
          expected: 'The backend knows who has paid once every webhook has arrived.',
          broken: (_shows, truth, app) => app.wrong === 'mallory has access' || truth.webhooksOnTheirWay === 0 ? app.wrong : undefined,
        },
      },
    };
    return await explore(() => AppWithBackend.start(server, mistakes), options);
  } finally {
    await server.space.use({ space: 'main' });
  }
}

/** Each mistake, with the world that shows it and the longest story that is needed. */
const mistakes: readonly (readonly [Mistake, readonly WorldEventName[], number])[] = [
  ['trusts the order', ['refund'], 4],
  ['counts a duplicate twice', ['refund'], 3],
  ['ignores transfers', ['refund'], 4],
  ['does not check the signature', ['refund'], 2],
  ['compares dates as text', ['refund'], 3],
];

for (const [mistake, world, steps] of mistakes) {
  test(`a backend that ${mistake} is found`, async () => {
    const report = await explored([mistake], world, 120);
    const found = report.findings.find(({ property }) => property === 'backendKnows');
    assert.ok(found, report.text);
    assert.ok(found.story.length <= steps, report.text);
  });
}

test('a correct backend has no finding, whatever order webhooks come in', async () => {
  for (const world of [['refund'], ['purchase', 'linkOpens', 'answerIsLate']] as const) {
    const report = await explored([], world, 120);
    assert.deepEqual(report.findings.map(({ property, story, seen }) => [property, story.map(({ event }) => event), seen]), []);
    assert.deepEqual(report.differences, [], report.text);
  }
});

test('a backend that throws has crashed', async () => {
  const report = await explored([], ['refund'], 20, () => { throw new TypeError('no event'); });
  assert.ok(report.findings.some(({ property, seen }) => property === 'noCrash' && seen.includes('TypeError: no event')), report.text);
});
