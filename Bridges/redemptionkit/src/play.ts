/** The phone's platforms. */
export type PlayPlatform = 'ios' | 'android';

/** What a stand-in's function returns: an object that takes everything, or nothing. */
export type StandInResults = 'objects' | 'undefined';

/** How the link reaches the app: as an argument of its handler, while the app runs and listens, or as what started it. */
export type LinkStart = 'handler' | 'warm' | 'cold';

/** How the handler gets its link: as text, or in an object like `Linking`'s event. */
export type LinkForm = 'text' | 'event';

/** One play: a fresh process with the app's file, one link, one platform. */
export interface Play {
  /** The file with the handler. */
  readonly file: string;
  /** Name of the handler; found by name and parameters if undefined. */
  readonly handler: string | undefined;
  /** Name of the app's set-up function, called before the link comes. */
  readonly setup: string | undefined;
  /** How the link reaches the app. */
  readonly start: LinkStart;
  /** The SDK, once the file has been described: a link that starts the app comes before the file is loaded. */
  readonly sdk?: Pick<Description, 'sdk' | 'scheme'>;
  /** Name of the situation; undefined only describes the file. */
  readonly situation: string | undefined;
  /** The phone whose native SDK is simulated. */
  readonly platform: PlayPlatform;
  /** How the handler gets its link. */
  readonly form: LinkForm;
  /** What stand-ins return. */
  readonly results: StandInResults;
  /** Members of stand-ins that are `undefined`. */
  readonly absent: readonly string[];
  /** Milliseconds of real time that the handler has. */
  readonly within: number;
  /** What the purchase gives. */
  readonly entitlements: readonly string[];
  /** The folder for translated sources. */
  readonly cache: string;
  /** True to watch what the app reads of the customer, instead of judging. */
  readonly isScouting: boolean;
  /** Searches instead of playing one situation. */
  readonly search?: SearchFor;
}

/** What a search needs to know. */
export interface SearchFor {
  /** What the app does for a success. */
  readonly success: readonly string[];
  /** What the purchase gives. */
  readonly entitlements: readonly string[];
  /** How many stories are played at most. */
  readonly stories: number;
}

/** A story at whose end something is wrong. */
export interface Found {
  readonly property: string;
  /** What happens, in sentences. */
  readonly story: readonly string[];
  readonly expected: string;
  readonly seen: string;
}

/** What a search found. */
export interface Searched {
  /** How many stories were played. */
  readonly stories: number;
  /** Nothing else can happen with these events. */
  readonly isClosed: boolean;
  readonly findings: readonly Found[];
  /** Members of stand-ins that the app only read: one of them may be a flag. */
  readonly leaves: readonly string[];
}

/** What a player writes before it calls the handler. */
export const startMark: string = '\n';

/** What the app reads of a customer. */
export interface CustomerReads {
  /** Entitlements that it asks for by name. */
  readonly entitlements: readonly string[];
  /** Anything that depends on the purchase otherwise, such as `activeSubscriptions`. */
  readonly others: readonly string[];
}

/** A module that was replaced, and why. */
export interface Replacement {
  /** The module as the app names it. */
  readonly module: string;
  /** Why, in a few words. */
  readonly reason: string;
}

/** What a file is, before anything is played. */
export interface Description {
  /** The handler as it was found, such as `redeem(url, screen)`. */
  readonly handler: string;
  /** Its first parameter takes an object, as far as its source shows. */
  readonly form: LinkForm;
  /** The SDK's npm package. */
  readonly sdk: string;
  /** Whose SDK. */
  readonly vendor: 'revenuecat' | 'superwall';
  /** How the sources are translated. */
  readonly translator: string;
  /** How the link has to reach an app that listens for none; undefined for any other. */
  readonly start?: 'cold' | undefined;
  /** The URL scheme that the app's files name for redemptions; undefined if they name none. */
  readonly scheme?: string | undefined;
}

/** What happened in one play. */
export interface Played {
  /** What the file is. */
  readonly description: Description;
  /** What the SDK said to the app, in its own words; one line for each redemption of the link. */
  readonly replies: readonly string[];
  /** The outcome of the first redemption, as the contract names it; undefined if there was none. */
  readonly outcome: string | undefined;
  /** The app redeemed the link again although the first redemption ran, or had ended without a failure that allows it. */
  readonly isTwice: boolean;
  /** Calls of stand-ins, in order. */
  readonly calls: readonly string[];
  /** The value that the handler returned; undefined if it returned none. */
  readonly returned: string | undefined;
  /** The error that the handler threw, or that nothing handled. */
  readonly threw: string | undefined;
  /** False if the handler's promise was still pending in the end. */
  readonly isSettled: boolean;
  /** True if nothing was left in the end that could run; false if the time was over. */
  readonly isIdle: boolean;
  /** Functions that stand-ins took and that nobody has called: a button's, for example. */
  readonly waitsFor: readonly string[];
  /** Why nothing in the app gets a link that comes in this way; undefined if something does. */
  readonly deaf: string | undefined;
  /** True if the app's files name a call by which they would get it. */
  readonly mayHear: boolean;
  /** Stand-ins that were called and that may stand for code of the app that redeems. */
  readonly mayRedeem: readonly string[];
  /** Members of stand-ins that the app only read: one of them may be a flag. */
  readonly leaves: readonly string[];
  /** Digest of what the app keeps in its modules; undefined if it could not be read. */
  readonly state: string | undefined;
  /** Variables of the app's modules that have another value than before the link, such as `state.isPro = true`. */
  readonly changes: readonly string[];
  /** Lines that the app wrote to the console. */
  readonly console: readonly string[];
  /** The result reaches this code: it has the SDK's reply, or listens to the event with it. */
  readonly hearsResult: boolean;
  /** False if the loaded files have set-up of the SDK that did not run. */
  readonly isSetUp: boolean;
  /** What the app read of the customer; empty unless this was a scouting play. */
  readonly reads: CustomerReads;
  /** The modules that were replaced. */
  readonly replaced: readonly Replacement[];
}

/** Why a file cannot be played. */
export interface Refusal {
  /** What is wrong and what to do. */
  readonly refusal: string;
}
