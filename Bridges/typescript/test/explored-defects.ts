import type { ChannelApp, ExploreOptions, ExploreProperty, WorldEventName } from '../src/index.ts';
import { ExploredApp } from './explored-app.ts';
import type { Habit } from './explored-app.ts';

/** The SDK of the explored apps. */
export const target = { vendor: 'revenuecat', sdk: 'react-native' } as const;

const everything: readonly ExploreProperty[] = ['noCrash', 'redeemedOnce', 'rightHolder', 'truthful', 'noSilence', 'retryHelps', 'paidCanUnlock', 'rightWord', 'rightUser', 'noLockout'];

/** What is explored of an app, in a world. */
export function optionsIn(world: readonly WorldEventName[], properties: readonly ExploreProperty[] = everything): ExploreOptions<ExploredApp> {
  return {
    app: { ...target, platform: 'ios' }, world, properties, limits: { stories: 250 },
    shows: (app) => app.shows, key: (app) => app.key, enabled: (app) => app.enabled, restart: (app, how) => app.restart(how),
    events: {
      retry: { text: 'The buyer presses "try again".', run: (app) => app.retry() },
      signIn: { text: 'The buyer signs in as ada.', run: (app) => app.signIn() },
      signOut: (app) => app.signOut(),
    },
  };
}

/** Starts the app with these habits. */
export const factoryOf = (sdk: ChannelApp, ...habits: Habit[]) => (): Promise<ExploredApp> => ExploredApp.start(sdk, habits);

/** A world with most of what can go wrong. */
export const small: readonly WorldEventName[] = ['purchase', 'linkOpens', 'serverFails', 'lapse'];
const least: readonly WorldEventName[] = ['purchase', 'linkOpens'];

/** Each planted defect, with the property that finds it and the longest story that is needed. */
export const defects: readonly (readonly [Habit, ExploreProperty, number, (readonly WorldEventName[])?])[] = [
  ['retries nothing', 'retryHelps', 4, ['purchase', 'linkOpens', 'serverFails']],
  ['redeems twice', 'redeemedOnce', 2, least],
  ['says active for a lapsed purchase', 'truthful', 3, ['purchase', 'linkOpens', 'lapse']],
  ['says another user is the buyer', 'rightHolder', 2, least],
  ['never stops its spinner', 'noSilence', 3, ['purchase', 'linkOpens', 'serverFails']],
  ['throws at a retry', 'noCrash', 4, ['purchase', 'linkOpens', 'serverFails']],
  ['says active before the answer', 'rightHolder', 5, ['purchase', 'linkOpens', 'answerIsLate']],
  ['keeps access after signing out', 'truthful', 4, least],
  ['shows the user before the sign-in has worked', 'rightHolder', 4, ['purchase', 'linkOpens', 'serverFails']],
  ['says nothing about a used link', 'noSilence', 4, ['purchase', 'linkOpens', 'secondPhoneRedeems']],
  ['redeems again at each news', 'redeemedOnce', 3, least],
  ['gives access for any answer', 'truthful', 3, ['purchase', 'linkOpens', 'secondPhoneRedeems']],
  ['throws in a timer', 'noCrash', 3, ['purchase', 'linkOpens', 'secondPhoneRedeems']],
  ['tries again after a success', 'redeemedOnce', 3, ['purchase', 'linkOpens', 'timePasses']],
  ['redeems its stored link at each start', 'redeemedOnce', 3, ['purchase', 'linkOpens', 'relaunch']],
  ['loses the link that starts it', 'noSilence', 2, ['purchase', 'linkStartsApp']],
  ['redeems the link that starts it before it configures its SDK', 'noSilence', 2, ['purchase', 'linkStartsApp']],
  ['redeems the link that starts it before it logs in', 'rightHolder', 4, ['purchase', 'linkStartsApp', 'serverFails']],
  ['says expired after a failure', 'rightWord', 3, ['purchase', 'linkOpens', 'serverFails']],
  ['asks for a retry of a used link', 'rightWord', 3, ['purchase', 'linkOpens', 'secondPhoneRedeems']],
  ['says active is expired', 'rightWord', 2, least],
  ['says expired before the answer', 'rightWord', 3, ['purchase', 'linkOpens', 'answerIsLate']],
  ['says expired at a sign-in', 'rightWord', 1, least],
  ['says another user at a sign-out', 'rightWord', 2, least],
  ['signs in and shows nobody', 'rightUser', 1, least],
  ['ignores a sign-out', 'rightUser', 2, least],
  ['calls a damaged link expired', 'rightWord', 2, ['purchase', 'linkOpens', 'damagedLinkOpens']],
  ['unlocks only by a redemption', 'noLockout', 3, ['purchase', 'linkOpens', 'relaunch']],
  ['keeps the oldest customer', 'truthful', 5, ['purchase', 'linkOpens', 'lapse']],
];
