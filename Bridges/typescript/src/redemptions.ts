import { RedemptionError } from './errors.ts';
import type { RedemptionOutcome, SessionEvent } from './generated/types.ts';
import { isObject } from './json.ts';
import type { JSONObject, JSONValue } from './json.ts';
import type { RedemptionServer } from './server.ts';
import { realTime } from './timers.ts';

/** The result of a redemption, as the outcomes name it. */
export type OutcomeName = RedemptionOutcome['kind'];

/** A redemption that the app asked its SDK for. */
export interface RedemptionRecord {
  /** Whose SDK was asked. */
  readonly vendor: 'revenuecat' | 'superwall';
  /** On which platform. */
  readonly platform: 'ios' | 'android';
  /** In which session, which is one installation of the app. */
  readonly session: string;
  /** The URL that the app passed. */
  readonly url: string;
  /** The code in it; null if that SDK sees no redemption link. */
  readonly code: string | null;
  /**
   * The result that the SDK gave, as an outcome; undefined while there is none. A success of RevenueCat that leaves nothing active is
   * `subscriptionExpired`: its SDK has no result of its own for that.
   */
  readonly outcome: OutcomeName | undefined;
  /** The message of the error that the call ended with; undefined if it had a result. */
  readonly error: string | undefined;
  /** When the app asked: milliseconds of real time after the first redemption of the list. */
  readonly after: number;
}

type Entry = { -readonly [member in Exclude<keyof RedemptionRecord, 'after'>]: RedemptionRecord[member] } & {
  readonly time: number;
  readonly server: RedemptionServer;
  readonly sdk: 'react-native' | 'capacitor';
  parsed: Promise<void>;
  read: Promise<void>;
};

/** What a drop-in reports to the log about one redemption. */
export interface RedemptionInProgress {
  /** The call has a result, in the SDK's format. */
  answered(reply: JSONValue): void;
  /** The call ended with an error. */
  failed(error: unknown): void;
}

/** The redemptions of a test process, in the order in which the app asked for them. */
export class RedemptionLog {
  #entries: Entry[] = [];

  /** Adds a redemption. */
  begin(
    server: RedemptionServer, target: Pick<Entry, 'vendor' | 'sdk' | 'platform'>, session: string, url: string,
  ): RedemptionInProgress {
    const { vendor, platform } = target;
    const entry: Entry = {
      ...target, server, session, url, code: null, outcome: undefined, error: undefined, time: realTime(),
      parsed: Promise.resolve(), read: Promise.resolve(),
    };
    entry.parsed = server.link.parse({ url, vendor, platform }).then(({ link }) => { entry.code = link?.code ?? null; }).catch(ignore);
    this.#entries.push(entry);
    return {
      answered: (reply) => { if (entry.error === undefined) entry.read = entry.parsed.then(() => readReply(entry, reply)); },
      failed: (error) => { entry.error ??= error instanceof Error ? error.message : String(error); },
    };
  }

  /** A result that an SDK delivers by an event, Superwall's `didRedeemLink`: it belongs to the first redemption of its code without one. */
  delivered(event: SessionEvent): void {
    const ofSession = this.#entries.filter((entry) => entry.session === event.session);
    const matched = Promise.all(ofSession.map((entry) => entry.parsed)).then(async () => {
      const entry = ofSession.find((each) => each.code === event.params['code'] && each.outcome === undefined);
      if (entry !== undefined) await readReply(entry, event.params);
    });
    for (const entry of ofSession) entry.read = Promise.all([entry.read, matched]).then(ignore);
  }

  /** Forgets the redemptions of that vendor, or all. */
  clear(vendor?: string): void {
    this.#entries = vendor === undefined ? [] : this.#entries.filter((entry) => entry.vendor !== vendor);
  }

  /** How far the redemptions of that link are, at this moment. */
  progress(url: string, code: string | undefined): { readonly asked: number; readonly ended: number } {
    const own = this.#entries.filter((entry) => isOf(url, code, entry) && isRedemption(entry));
    return { asked: own.length, ended: own.filter(({ outcome, error }) => outcome !== undefined || error !== undefined).length };
  }

  /** The redemptions so far. A URL that Superwall's SDK leaves to the app is none. */
  async records(): Promise<readonly RedemptionRecord[]> {
    await Promise.all(this.#entries.map(async (entry) => { await entry.parsed; await entry.read; }));
    const entries = this.#entries.filter(isRedemption);
    const start = entries[0]?.time ?? 0;
    return entries.map(({ vendor, platform, session, url, code, outcome, error, time }) =>
      ({ vendor, platform, session, url, code, outcome, error, after: Math.round(time - start) }));
  }
}

/** The app did not redeem a link exactly once, or with another result than the test expects. */
export class RedeemedOnceFailed extends RedemptionError {
  /** All redemptions that the app asked for, in order. */
  readonly records: readonly RedemptionRecord[];

  /** With what was expected, what the app did, and what may be the reason. */
  constructor(expected: string, records: readonly RedemptionRecord[], hint: string = '') {
    super('RedeemedOnceFailed', `Expected ${expected}. ${records.length === 0
      ? 'The app asked its SDK for no redemption.'
      : `The app asked its SDK for:\n${records.map(line).join('\n')}`}${hint}`);
    this.records = records;
  }
}

/**
 * Returns the only redemption of that link among the records, or throws `RedeemedOnceFailed`. `limit` is how long the app had for it, `hint` why
 * there may be none.
 */
export function redeemedOnce(
  url: string, code: string | undefined, outcome: OutcomeName | undefined, limit: number, records: readonly RedemptionRecord[], hint: string,
): RedemptionRecord {
  const own = records.filter((record) => isOf(url, code, record));
  const [record] = own;
  if (record === undefined) throw new RedeemedOnceFailed(`one redemption of ${url} within ${limit} ms, but there were 0`, records, hint);
  if (own.length > 1) throw new RedeemedOnceFailed(`one redemption of ${url}, but there were ${own.length}`, records);
  if (outcome !== undefined && record.outcome !== outcome) {
    throw new RedeemedOnceFailed(`the outcome ${outcome} for ${url}, but it was ${resultOf(record)}`, records);
  }
  return record;
}

function isOf(url: string, code: string | undefined, record: { readonly url: string; readonly code: string | null }): boolean {
  return record.url === url || code !== undefined && record.code === code;
}

// Superwall's SDK gets every URL of the app; without a code, it leaves it to the app.
function isRedemption({ vendor, code }: Entry): boolean { return vendor !== 'superwall' || code !== null; }

async function readReply(entry: Entry, reply: JSONValue): Promise<void> {
  const { vendor, sdk, platform, code } = entry;
  try {
    if (!isObject(reply)) throw new TypeError('it is no object');
    const { outcome } = await entry.server.reply.read({ target: { vendor, sdk, platform }, reply, ...code === null ? {} : { code } });
    entry.outcome = outcome.kind === 'redeemed' && leavesNothingActive(reply) ? 'subscriptionExpired' : outcome.kind;
  } catch (error) {
    entry.error = `the result could not be read: ${String(error)}`;
  }
}

/** True if the customer of a RevenueCat success has neither an active entitlement, nor an active subscription, nor a one-time purchase. */
function leavesNothingActive({ customerInfo }: JSONObject): boolean {
  if (!isObject(customerInfo) || !isObject(customerInfo['entitlements'])) return false;
  const { activeSubscriptions, nonSubscriptionTransactions } = customerInfo;
  return [customerInfo['entitlements']['active'], activeSubscriptions, nonSubscriptionTransactions].every(isEmpty);
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
}

function line(record: RedemptionRecord, index: number): string {
  return `${index + 1}. ${record.url}${index === 0 ? '' : `, ${record.after} ms after the first`}: ${resultOf(record)} (${record.vendor}, ${record.platform}, session ${record.session})`;
}

function resultOf({ outcome, error }: RedemptionRecord): string {
  return outcome ?? (error === undefined ? 'still in progress' : `an error, ${error}`);
}

// If the server has ended, the app's own call fails and reports it.
function ignore(): void { /* nothing to do */ }
