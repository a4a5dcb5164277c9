import { RedemptionError } from './errors.ts';
import type { OutcomeKind, RecordedRedemption } from './generated/types.ts';
import { registry } from './registry.ts';
import type { RedemptionServer } from './server.ts';

/** The result of a redemption, as the outcomes name it. */
export type OutcomeName = OutcomeKind;

/** A redemption that the app asked its SDK for, as the server has recorded it. */
export type RedemptionRecord = RecordedRedemption;

/** The app did not redeem a link as the test expects. The message is the server's sentence. */
export class RedeemedOnceFailed extends RedemptionError {
  /** All redemptions that the app asked for, in order. */
  readonly records: readonly RedemptionRecord[];

  /** With what happened, and what the app did. */
  constructor(sentence: string, records: readonly RedemptionRecord[]) {
    super('RedeemedOnceFailed', sentence);
    this.records = records;
  }
}

/** A link was sold and never redeemed, or an event of an SDK came that the app did not hear. */
export class SomethingMissed extends RedemptionError {
  /** Each of them in a sentence. */
  readonly missed: readonly string[];

  /** With a sentence for each. */
  constructor(missed: readonly string[]) {
    super('SomethingMissed', missed.join(' '));
    this.missed = missed;
  }
}

/** The links that were sold since the last reset and that no app asked its SDK to redeem, as sentences. */
export async function missedLinks(server: RedemptionServer): Promise<readonly string[]> {
  const asked = await recorded([server]);
  const missed: string[] = [];
  for (let cursor: string | undefined, hasMore = true; hasMore; hasMore = cursor !== undefined) {
    const page = await server.store.list({ reveal: true, ...cursor === undefined ? {} : { cursor } });
    for (const { codes, purchase: { product } } of page.purchases) {
      // A damaged link is the sold one with more behind its code.
      const isRedeemed = codes.some(({ code }) => asked.some((one) => one.code?.startsWith(code) === true));
      if (codes.length > 0 && !isRedeemed) missed.push(`The link of ${product} was sold and never redeemed.`);
    }
    cursor = page.nextCursor ?? undefined;
  }
  return missed;
}

/** The redemptions that the apps of the phone asked their SDKs for, of a link or all. Sessions that the test itself has opened are not its apps. */
export async function recorded(servers: Iterable<RedemptionServer>, url?: string): Promise<readonly RedemptionRecord[]> {
  const { sessions } = registry();
  const records: RedemptionRecord[] = [];
  for (const server of servers) {
    const { redemptions } = await server.redemption.list(url === undefined ? {} : { url });
    records.push(...redemptions.filter(({ session }) => sessions.get(server)?.has(session) === true));
  }
  return records;
}

/** What a test expects of a link. */
export interface Expectation {
  readonly outcome: OutcomeName | undefined;
  /** What the app shows. */
  readonly shows: string | undefined;
  /** What may be the reason, for the end of the message. */
  readonly hint: string;
}

/** Returns the only redemption of a link, or throws `RedeemedOnceFailed`. */
export async function redeemedOnce(
  servers: readonly RedemptionServer[], url: string, { outcome, shows, hint }: Expectation,
): Promise<RedemptionRecord> {
  const own = await recorded(servers, url);
  const sessions = new Set(own.map(({ session }) => session));
  const { session = 'none' } = own[0] ?? {};
  const server = servers.find((each) => registry().sessions.get(each)?.has(session) === true) ?? servers[0];
  try {
    await server?.redemption.expect({
      url, ...outcome === undefined ? {} : { outcome }, ...shows === undefined ? {} : { shows },
      // One redemption each in two sessions is one too many.
      ...sessions.size < 2 ? { session } : {},
    });
  } catch (error) {
    if (!(error instanceof Error) || (error as { kind?: unknown }).kind !== 'unexpectedRedemption') throw error;
    const sentence = error.message.replace(/^redemption\/expect: /, '');
    throw new RedeemedOnceFailed(sentence + (own.length === 0 ? hint : ''), await recorded(servers));
  }
  const [record] = own;
  if (record === undefined) throw new RedeemedOnceFailed('The server has no record of the redemption.', own);
  return record;
}

/** True for a redemption that has a result. */
export function hasEnded({ outcome, error }: RedemptionRecord): boolean { return outcome !== undefined || error !== undefined; }
