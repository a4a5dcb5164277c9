import { explore } from '@redemptionkit/client';
import type { ExploreStartParams, RedemptionServer, WorldEventName } from '@redemptionkit/client';

import type { Candidate } from './handler.ts';
import type { Found, Play, Searched, SearchFor } from './play.ts';
import type { NativeSide } from './sdks.ts';
import type { StandIns } from './stand-ins.ts';

/** The app of a search, which starts anew for each story. */
export interface SearchedApp {
  readonly standIns: StandIns;
  readonly native: NativeSide;
  readonly handler: () => Candidate;
  readonly vendor: 'revenuecat' | 'superwall';
  readonly sdk: string;
  /** Ends the app and starts it as a fresh install, with its SDK configured. */
  restart(): Promise<void>;
  /** Calls the handler with a link. */
  open(handler: Candidate, url: string): Promise<unknown>;
  /** Digest of what the app keeps. */
  readonly state: () => string | undefined;
}

const world: readonly WorldEventName[] = ['purchase', 'linkOpens', 'serverFails', 'lapse', 'damagedLinkOpens'];

/** One story of a search: what the app did since the buyer opened a link last. */
class Story {
  readonly handler: Candidate;
  pending = 0;
  returned: string | undefined;
  /** Redemptions before the link was opened. */
  before = 0;
  /** The link was opened by the newest event. */
  isFresh = false;
  wasOpened = false;

  constructor(handler: Candidate) { this.handler = handler; }
}

/** Searches for the shortest story at whose end the app tells the buyer something false, or ignores them. Its facts need no word of the app to be understood. */
export async function search(app: SearchedApp, play: Play, { success, entitlements, stories }: SearchFor, server: RedemptionServer): Promise<Searched> {
  const { standIns, native } = app;
  const deeds = ({ returned }: Story): readonly string[] => [...standIns.calls, ...returned === undefined ? [] : [`returned ${returned}`]];
  const asked = ({ before }: Story): readonly string[] => native.redemptions.slice(before).map(({ said }) => said ?? '');
  const isFailure = (said: string): boolean => /^(ERROR|error)/.test(said);
  const open = (story: Story, url: string): void => {
    [story.wasOpened, story.before, story.returned] = [true, native.redemptions.length, undefined];
    const code = /[?&](?:redemption_token|code)=([^&]+)/.exec(url)?.[1];
    standIns.start([[url, 'LINK'], [encodeURIComponent(url), 'LINK'], ...code === undefined ? [] : [[code, 'CODE'] as const]]);
    story.pending += 1;
    const opened = Promise.resolve(app.open(story.handler, url));
    opened.then((value) => { if (value !== undefined) story.returned = standIns.text(value); }).catch(() => undefined).finally(() => { story.pending -= 1; });
    // A rejection is the explorer's: the app threw.
    opened.catch((error: unknown) => { void Promise.reject(error instanceof Error ? error : new Error(String(error))); });
  };
  const report = await explore(async () => {
    await app.restart();
    return new Story(app.handler());
  }, {
    app: { vendor: app.vendor, sdk: app.sdk, platform: play.platform } as ExploreStartParams['app'], world, properties: ['noCrash', 'redeemedOnce'],
    purchase: { entitlements }, limits: { stories, seconds: 60 }, server, open, storage: [], progress: () => undefined,
    shows: (story) => {
      [story.isFresh, story.wasOpened] = [story.wasOpened, false];
      return { text: deeds(story).join('\n') };
    },
    key: (story) => [app.state() ?? '', story.isFresh, story.pending, deeds(story), asked(story)],
    own: {
      falseSuccess: {
        expected: 'the app does what it does for a success only after a success, or while something is active',
        broken: (_, { sdkActive, told }, story) => {
          const isSame = success.length > 0 && JSON.stringify(deeds(story)) === JSON.stringify(success);
          if (!story.isFresh || story.pending > 0 || !isSame || sdkActive.length + told.length > 0) return undefined;
          const replies = asked(story);
          if (replies.some((said) => said === '' || /^(SUCCESS|success)/.test(said))) return undefined;
          return `${success.join(', ')}, as for a success; the SDK ${replies.length === 0 ? 'was not asked' : `said ${replies.join(', ')}`}, and nothing is active`;
        },
      },
      secondChance: {
        expected: 'a link whose redemption has failed can be opened again',
        broken: (_, { sdkActive, opensWell, isReachable }, story) => {
          const last = native.redemptions.at(-1)?.said;
          const isIgnored = story.isFresh && story.pending === 0 && asked(story).length === 0 && deeds(story).length === 0;
          if (!isIgnored || !opensWell || !isReachable || sdkActive.length > 0 || last === undefined || !isFailure(last)) return undefined;
          return standIns.mayRedeem.length > 0 ? undefined : 'the app did nothing, and asked no SDK';
        },
      },
    },
  });
  const findings = report.findings.map(({ property, story, expected, seen }): Found => ({ property, story: story.map(({ text }) => text), expected, seen }));
  // Ascending by length: the first of each property is the shortest.
  const shortest = findings.filter(({ property }, index) => findings.findIndex((each) => each.property === property) === index);
  return { stories: report.stories, isClosed: report.closed, findings: shortest, leaves: standIns.leaves };
}

/** What a search found, as text for people. */
export function foundText({ stories, isClosed, findings }: Searched, platform: string): string {
  const names = 'purchase, link, error of the service, lapse, damaged link';
  const lines = [`Explored ${stories} stories of ${names} on ${platform === 'ios' ? 'iOS' : 'Android'}${isClosed ? '' : ', not all'}: ${findings.length === 0 ? 'nothing is wrong' : `${findings.length} wrong`}`];
  for (const { property, story, expected, seen } of findings) {
    lines.push('', `WRONG: ${property}`, ...story.map((text, index) => `  ${index + 1}. ${text}`), `  expected: ${expected}`, `  seen:     ${seen}`);
  }
  return lines.join('\n');
}
