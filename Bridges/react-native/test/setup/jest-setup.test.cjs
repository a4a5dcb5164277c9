// Runs with `setupFiles: ['@redemptionkit/react-native/jest-setup']`, on the platform of REDEMPTION_PLATFORM.
const { phone } = require('@redemptionkit/react-native');

const platform = process.env.REDEMPTION_PLATFORM ?? 'ios';

/** What an app does when it is loaded: takes the URL that started it, and listens for later ones. */
async function load() {
  const { Linking } = require('react-native');
  const Purchases = require('react-native-purchases').default;
  const results = [];
  const handle = async (url) => {
    const redemption = await Purchases.parseAsWebPurchaseRedemption(url);
    if (redemption !== null) results.push((await Purchases.redeemWebPurchase(redemption)).result);
  };
  Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
  Linking.addEventListener('url', ({ url }) => { void handle(url); });
  const url = await Linking.getInitialURL();
  if (url !== null) void handle(url);
  return results;
}

async function buy(vendor = 'revenuecat') {
  return (await (await phone.server()).store.purchase({ vendor, product: 'pro', entitlements: ['pro'] })).link.url;
}

beforeEach(async () => {
  jest.resetModules();
  await phone.reset();
});
afterAll(async () => { await phone.close(); });

test('the platform is the one that was asked for', () => {
  const { Platform } = require('react-native');
  expect(Platform.OS).toBe(platform);
  expect(Platform.select({ ios: 'ios', android: 'android' })).toBe(platform);
  expect([Platform.select({ native: 'native', default: 'other' }), Platform.select({ default: 'other' })]).toEqual(['native', 'other']);
});

test("an empty REDEMPTION_PLATFORM leaves the preset's platform, and another word is refused", () => {
  const before = process.env.REDEMPTION_PLATFORM;
  try {
    process.env.REDEMPTION_PLATFORM = '';
    expect(require('react-native').Platform.OS).toBe('ios');
    jest.resetModules();
    process.env.REDEMPTION_PLATFORM = 'windows';
    expect(() => require('react-native')).toThrow('REDEMPTION_PLATFORM is windows; it must be ios or android.');
  } finally {
    if (before === undefined) delete process.env.REDEMPTION_PLATFORM;
    else process.env.REDEMPTION_PLATFORM = before;
  }
});

test("the phone has the view of RevenueCat's paywall, and no other view that the preset does not have", () => {
  const { UIManager } = require('react-native');
  expect(['Paywall', 'Map'].map((name) => UIManager.getViewManagerConfig(name))).toEqual([{}, undefined]);
});

test("a changed customer that nothing of the app hears is not missed: the SDK's own JavaScript hears it", async () => {
  await load();
  await require('react-native-purchases').default.getCustomerInfo();
  await phone.expectNothingMissed();
});

test("the SDK's JavaScript runs on the module: log handler, configuration, listeners, customer", async () => {
  const { NativeModules } = require('react-native');
  const Purchases = require('react-native-purchases').default;
  const setLogHandler = jest.spyOn(NativeModules.RNPurchases, 'setLogHandler');
  const setLogLevel = jest.spyOn(NativeModules.RNPurchases, 'setLogLevel');
  const getCustomerInfo = jest.spyOn(NativeModules.RNPurchases, 'getCustomerInfo');
  await expect(Purchases.getCustomerInfo()).rejects.toThrow(/no singleton instance/);
  expect(getCustomerInfo).not.toHaveBeenCalled();
  await Purchases.setLogLevel('DEBUG');
  expect(setLogLevel).toHaveBeenCalledWith('DEBUG');
  Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
  expect(setLogHandler).toHaveBeenCalledTimes(1);
  const heard = [];
  const listener = ({ activeSubscriptions }) => { heard.push(activeSubscriptions); };
  Purchases.addCustomerInfoUpdateListener(listener);
  const redeem = async (url) => await Purchases.redeemWebPurchase(await Purchases.parseAsWebPurchaseRedemption(url));
  await redeem(await buy());
  expect(heard.at(-1)).toEqual(['pro']);
  expect(Object.keys((await Purchases.getCustomerInfo()).entitlements.active)).toEqual(['pro']);
  Purchases.removeCustomerInfoUpdateListener(listener);
  heard.length = 0;
  await Purchases.logIn('grace');
  expect(heard).toEqual([]);
  for (const spy of [setLogHandler, setLogLevel, getCustomerInfo]) spy.mockRestore();
});

test('a link opens the running app', async () => {
  const results = await load();
  const url = await buy();
  await phone.open(url);
  expect(results).toEqual(['SUCCESS']);
  expect((await phone.expectRedeemedOnce(url, 'redeemed')).platform).toBe(platform);
});

test('a link starts the app', async () => {
  const url = await buy();
  await phone.launch({ url });
  const results = await load();
  await phone.settled();
  expect(results).toEqual(['SUCCESS']);
  await phone.expectRedeemedOnce(url, 'redeemed');
});

test('AppState tells the app that is loaded of the background, and no earlier one', async () => {
  const states = [];
  const listen = (name) => { require('react-native').AppState.addEventListener('change', (state) => { states.push(`${name} ${state}`); }); };
  listen('earlier');
  jest.resetModules();
  listen('later');
  await phone.background(60);
  expect(states).toEqual([...platform === 'ios' ? ['later inactive'] : [], 'later background', 'later active']);
  expect(require('react-native').AppState.currentState).toBe('active');
});

test('an app that is loaded again is alone on the phone', async () => {
  const before = await load();
  jest.resetModules();
  const after = await load();
  await phone.open(await buy());
  expect([before, after]).toEqual([[], ['SUCCESS']]);
});

test('expo-linking has the URL that started the app, and tells later ones', async () => {
  await phone.launch({ url: 'my-app://start' });
  const { addEventListener, getInitialURL, getLinkingURL } = require('expo-linking');
  expect(await getInitialURL()).toBe('my-app://start');
  expect(getLinkingURL()).toBe('my-app://start');
  const heard = [];
  const subscription = addEventListener('url', ({ url }) => { heard.push(url); });
  await phone.open('my-app://later');
  subscription.remove();
  expect(heard).toEqual(['my-app://later']);
});

test("Superwall's module is there, before the SDK is loaded", async () => {
  const { SuperwallExpoModule } = require('expo-superwall');
  await SuperwallExpoModule.configure('pk_key', {}, false);
  const results = [];
  SuperwallExpoModule.addListener('didRedeemLink', ({ status }) => { results.push(status); });
  const url = await buy('superwall');
  require('react-native').Linking.addEventListener('url', (event) => { void SuperwallExpoModule.handleDeepLink(event.url); });
  await phone.open(url);
  expect(results).toEqual(['SUCCESS']);
});

test("Superwall's events reach the app that was loaded last, and no earlier one", async () => {
  const results = [];
  const start = async (name) => {
    jest.resetModules();
    const { Linking } = require('react-native');
    const { SuperwallExpoModule } = require('expo-superwall');
    SuperwallExpoModule.addListener('didRedeemLink', ({ status }) => { results.push([name, status]); });
    Linking.addEventListener('url', ({ url }) => { void SuperwallExpoModule.handleDeepLink(url); });
    await SuperwallExpoModule.configure('pk_key', {}, false);
  };
  await start('first');
  await start('second');
  const url = await buy('superwall');
  await phone.open(url);
  expect(results).toEqual([['second', 'SUCCESS']]);
  await phone.expectRedeemedOnce(url, 'redeemed');
});
