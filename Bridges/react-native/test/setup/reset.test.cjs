// Runs with `setupFiles: ['@redemptionkit/react-native/jest-setup']`: what an app has added before a reset is deaf after it, in JavaScript that stays loaded.
const { phone } = require('@redemptionkit/react-native');
const { SuperwallExpoModule, subscribeToSuperwallEvents } = require('expo-superwall');
const { default: Superwall } = require('expo-superwall/build/src/compat/index.js');
const { DeviceEventEmitter, Linking, NativeEventEmitter, NativeModules } = require('react-native');
const Purchases = require('react-native-purchases').default;

let server;
let heard = [];
const hears = (name) => () => { heard.push(name); };

beforeAll(async () => { server = await phone.server(); });
beforeEach(async () => {
  await phone.reset();
  heard = [];
});
afterAll(async () => { await phone.close(); });

async function redeem(vendor) {
  const { link } = await server.store.purchase({ vendor, product: 'pro', entitlements: ['pro'] });
  if (vendor === 'superwall') await SuperwallExpoModule.handleDeepLink(link.url);
  else await Purchases.redeemWebPurchase(await Purchases.parseAsWebPurchaseRedemption(link.url));
  await phone.expectRedeemedOnce(link, 'redeemed', { quiet: 20 });
}

const event = 'Purchases-CustomerInfoUpdated';
const ways = {
  "the SDK's method": (name) => { Purchases.addCustomerInfoUpdateListener(hears(name)); },
  'NativeEventEmitter': (name) => { new NativeEventEmitter(NativeModules.RNPurchases).addListener(event, hears(name)); },
  'DeviceEventEmitter': (name) => { DeviceEventEmitter.addListener(event, hears(name)); },
};

test.each(Object.entries(ways))("RevenueCat: a listener for ada, added by %s, hears nothing of bob", async (_, add) => {
  add('first');
  Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
  await redeem('revenuecat');
  expect(new Set(heard)).toEqual(new Set(['first']));
  for (const afresh of [() => phone.reset(), () => phone.install()]) {
    add('before');
    await afresh();
    heard = [];
    add('bob');
    Purchases.configure({ apiKey: 'key', appUserID: 'bob' });
    await redeem('revenuecat');
    expect(new Set(heard)).toEqual(new Set(['bob']));
  }
});

test.each(['CustomerInfoUpdate', 'ShouldPurchasePromoProduct', 'TrackedEvent', 'DebugEvent'])('RevenueCat: a reset removes a listener of %s', async (kind) => {
  const listener = hears(kind);
  Purchases[`add${kind}Listener`](listener);
  await phone.reset();
  expect(Purchases[`remove${kind}Listener`](listener)).toBe(false);
});

const events = {
  'the module': (name) => { SuperwallExpoModule.addListener('didRedeemLink', hears(name)); },
  'a hook': (name) => { subscribeToSuperwallEvents(undefined, () => ({ didRedeemLink: hears(name) })); },
  'a delegate': async (name) => { await Superwall.shared.setDelegate({ didRedeemLink: hears(name) }); },
};
// The class sets a delegate when it is configured.
const configure = () => Superwall.configure({ apiKey: 'pk' });

test.each(Object.entries(events))('Superwall: what %s has added hears nothing after a reset', async (_, add) => {
  for (const name of ['first', 'second']) {
    await configure();
    await add(name);
    await redeem('superwall');
    expect(heard).toEqual([name]);
    await phone.reset();
    heard = [];
  }
  await configure();
  await redeem('superwall');
  expect(heard).toEqual([]);
});

test('Superwall: the class forgets what else it keeps of the app', async () => {
  const kept = ['purchaseController', 'onBackPressedCallback'];
  for (const name of kept) Superwall[name] = () => true;
  await phone.reset();
  expect(kept.map((name) => Superwall[name])).toEqual([undefined, undefined]);
});

test('a listener for links hears none after a reset', async () => {
  Linking.addEventListener('url', hears('before'));
  await phone.reset();
  Linking.addEventListener('url', hears('after'));
  await phone.open('my-app://later');
  expect(heard).toEqual(['after']);
});

test("a listener for another module's events stays", async () => {
  DeviceEventEmitter.addListener('keyboardDidShow', hears('keyboard'));
  await phone.reset();
  DeviceEventEmitter.emit('keyboardDidShow');
  expect(heard).toEqual(['keyboard']);
});

test("a call in progress is rejected with an error that names the reset, and the next test's calls are its own", async () => {
  Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
  await Purchases.getCustomerInfo();
  await server.fault.inject({ kind: 'delay', seconds: 60, count: 9 });
  const rejected = expect(Purchases.redeemWebPurchase({ redemptionLink: 'rc-1://redeem_web_purchase?redemption_token=t' }))
    .rejects.toThrow('redeemWebPurchase was in progress when the phone was reset');
  await new Promise((resolve) => { setTimeout(resolve, 50); });
  await phone.reset();
  await rejected;
  Purchases.configure({ apiKey: 'key', appUserID: 'bob' });
  await redeem('revenuecat');
});

test('a configuration that nobody could await leaves no line on the console', async () => {
  const error = jest.spyOn(console, 'error');
  Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
  await phone.reset();
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test('after a crash of the server, a reset starts it again, and the variables of the test work', async () => {
  process.kill(server.pid, 'SIGKILL');
  await phone.reset();
  Purchases.configure({ apiKey: 'key', appUserID: 'ada' });
  await redeem('revenuecat');
});
