// Without jest-setup: what an app has added to react-native-purchases before a reset is deaf after it.
const { phone } = require('@redemptionkit/react-native');
jest.mock('react-native', () => require('@redemptionkit/react-native').mockPurchases());
const { DeviceEventEmitter, NativeEventEmitter, NativeModules } = require('react-native');
const Purchases = require('react-native-purchases').default;

let heard = [];
const hears = (name) => () => { heard.push(name); };
// While the app is loaded, before anything has called the SDK.
Purchases.configure({ apiKey: 'key', appUserID: 'early' });
Purchases.addCustomerInfoUpdateListener(hears('early'));

const event = 'Purchases-CustomerInfoUpdated';
const ways = {
  "the SDK's method": (name) => { Purchases.addCustomerInfoUpdateListener(hears(name)); },
  'NativeEventEmitter': (name) => { new NativeEventEmitter(NativeModules.RNPurchases).addListener(event, hears(name)); },
  'DeviceEventEmitter': (name) => { DeviceEventEmitter.addListener(event, hears(name)); },
};

afterAll(async () => { await phone.close(); });

test.each(Object.entries(ways))('a listener for ada, added by %s, hears nothing of bob', async (_, add) => {
  for (const user of ['ada', 'bob']) {
    await phone.reset();
    heard = [];
    add(user);
    Purchases.configure({ apiKey: 'key', appUserID: user });
    const { link } = await (await phone.server()).store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
    await Purchases.redeemWebPurchase(await Purchases.parseAsWebPurchaseRedemption(link.url));
    expect([...new Set(heard)]).toEqual([user]);
  }
});
