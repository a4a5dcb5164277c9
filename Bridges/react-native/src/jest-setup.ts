/**
 * For Jest's `setupFiles`: puts the phone under every test file.
 *
 * The real `react-native` stays, with `RNPurchases` in its `NativeModules` and a `Linking` and an `AppState` that the phone feeds.
 * `SuperwallExpo` and `ExpoLinking` are in `globalThis.expo.modules`, if the app has Expo. The platform is the one in the environment
 * variable REDEMPTION_PLATFORM (`ios` or `android`) or in Jest's `globals`, else the one of the Jest preset.
 *
 * @module
 */
import { dirname, join } from 'node:path';

import type { PurchasesOptions } from './purchases.ts';

interface JestGlobal {
  mock(module: string, factory: () => unknown): void;
  requireActual(module: string): unknown;
}

interface ReactNative {
  readonly NativeModules: { RNPurchases?: unknown };
  readonly DeviceEventEmitter: NonNullable<PurchasesOptions['emitter']>;
  readonly Linking: object;
  readonly AppState: object;
  readonly UIManager: { getViewManagerConfig: (name: string) => unknown };
  readonly Platform: { OS: string; select: (values: { readonly [os: string]: unknown }) => unknown };
}

declare const jest: JestGlobal;
// The CommonJS `require` of Jest's own module registry: after `jest.resetModules()` it loads anew.
declare const require: { (module: string): typeof import('./index.ts'); resolve(module: string): string };

const own = '@redemptionkit/react-native';

jest.mock('react-native', () => {
  const reactNative = jest.requireActual('react-native') as ReactNative;
  const platform = platformOf(reactNative);
  const { RNPurchases, Linking, AppState } = require(own).mockPurchases({ platform, emitter: reactNative.DeviceEventEmitter });
  reactNative.NativeModules.RNPurchases = RNPurchases;
  const { addEventListener, getInitialURL } = Linking;
  Object.assign(reactNative.Linking, { addEventListener, getInitialURL });
  Object.defineProperties(reactNative.AppState, Object.getOwnPropertyDescriptors(AppState));
  // The view of react-native-purchases-ui, which throws where the phone has none. It shows nothing.
  const { UIManager } = reactNative;
  const { getViewManagerConfig } = UIManager;
  UIManager.getViewManagerConfig = (name) => name === 'Paywall' ? {} : getViewManagerConfig(name);
  // Here, so that it runs again for JavaScript that is loaded again.
  if (hasExpo()) require(own).mockSuperwall({ platform });
  return reactNative;
});

/** Has the real `Platform` of the preset say the platform that is asked for. */
function platformOf({ Platform }: ReactNative): 'ios' | 'android' {
  const asked = (globalThis as { REDEMPTION_PLATFORM?: string }).REDEMPTION_PLATFORM ?? process.env['REDEMPTION_PLATFORM'];
  if (asked !== undefined && asked !== '' && asked !== 'ios' && asked !== 'android') {
    throw new Error(`REDEMPTION_PLATFORM is ${asked}; it must be ios or android.`);
  }
  const platform = asked === undefined || asked === '' ? (Platform.OS === 'android' ? 'android' : 'ios') : asked;
  if (Platform.OS !== platform) {
    Platform.OS = platform;
    Platform.select = (values) => platform in values ? values[platform] : 'native' in values ? values['native'] : values['default'];
  }
  return platform;
}

// The preset jest-expo answers for ExpoLinking by a file of expo-linking itself, before it looks at `globalThis.expo.modules`.
const expoLinking = resolved('expo-linking');
const expoLinkingNative = expoLinking === undefined ? undefined : resolved(join(dirname(expoLinking), 'ExpoLinking.js'));
if (expoLinkingNative !== undefined) {
  jest.mock(expoLinkingNative, () => ({
    __esModule: true,
    get default(): unknown { return (globalThis as unknown as { expo: { modules: { ExpoLinking: unknown } } }).expo.modules.ExpoLinking; },
  }));
}

function resolved(module: string): string | undefined {
  try {
    return require.resolve(module);
  } catch {
    return undefined;
  }
}

// Superwall's SDK looks for its module when it is loaded, maybe before react-native is.
if (hasExpo()) require('react-native');

function hasExpo(): boolean { return 'expo' in globalThis || resolved('expo') !== undefined; }
