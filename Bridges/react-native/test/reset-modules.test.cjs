// Under Jest, a test restarts the app's JavaScript by `jest.resetModules` and `jest.isolateModules`. The phone and its server stay.
const { mockPurchases, mockSuperwall, phone } = require('@redemptionkit/react-native');

jest.mock('react-native', () => require('@redemptionkit/react-native').mockPurchases({ platform: 'ios' }));

const options = { apiKey: 'appl_key', appUserID: 'ada' };
const start = () => require('react-native-purchases').default;

async function buy(vendor = 'revenuecat') {
  const server = await phone.server();
  return (await server.store.purchase({ vendor, product: 'pro', entitlements: ['pro'] })).link.url;
}

async function redeem(Purchases, url) {
  return (await Purchases.redeemWebPurchase(await Purchases.parseAsWebPurchaseRedemption(url))).result;
}

beforeEach(async () => { await phone.reset(); });
afterAll(async () => { await phone.close(); });

test('a link that was sold before a reset is redeemed after it', async () => {
  start().configure(options);
  const url = await buy();
  jest.resetModules();
  const Purchases = start();
  Purchases.configure(options);
  expect(await redeem(Purchases, url)).toBe('SUCCESS');
});

test('a link that was sold outside is redeemed in an isolated app, and is used up outside', async () => {
  const Outside = start();
  Outside.configure(options);
  const url = await buy();
  let Inside;
  jest.isolateModules(() => { Inside = start(); });
  expect(Inside).not.toBe(Outside);
  Inside.configure(options);
  expect(await redeem(Inside, url)).toBe('SUCCESS');
  expect(await redeem(Outside, url)).toBe('EXPIRED');
});

test('the phone of another copy of the package is the same phone', async () => {
  const server = await phone.server();
  jest.resetModules();
  const again = require('@redemptionkit/react-native');
  expect(again.phone).not.toBe(phone);
  expect(await again.phone.server()).toBe(server);
  const mock = again.mockPurchases({ platform: 'ios' });
  expect(await mock.session()).toBe(await mockPurchases({ platform: 'ios' }).session());
});

test('events reach the SDK that was loaded last, and no earlier one', async () => {
  const heard = [];
  for (const name of ['first', 'second']) {
    jest.resetModules();
    const Purchases = start();
    Purchases.addCustomerInfoUpdateListener(() => { heard.push(name); });
    Purchases.configure(options);
  }
  await redeem(start(), await buy());
  expect(heard).toContain('second');
  expect(heard).not.toContain('first');
});

test("Superwall's module outlives a reset, with its session and its links", async () => {
  const { SuperwallExpo } = mockSuperwall();
  await SuperwallExpo.configure('pk_key', {}, false);
  const url = await buy('superwall');
  jest.resetModules();
  const { SuperwallExpoModule } = require('expo-superwall');
  const results = [];
  SuperwallExpoModule.addListener('didRedeemLink', ({ status }) => { results.push(status); });
  expect(await SuperwallExpoModule.handleDeepLink(url)).toBe(true);
  await phone.settled();
  expect(results).toEqual(['SUCCESS']);
  expect(require('@redemptionkit/react-native').mockSuperwall().SuperwallExpo).toBe(SuperwallExpo);
});

test('a phone that is closed starts again', async () => {
  const before = await phone.server();
  await phone.close();
  const after = await phone.server();
  expect(after).not.toBe(before);
  start().configure(options);
  expect(await redeem(start(), await buy())).toBe('SUCCESS');
});
