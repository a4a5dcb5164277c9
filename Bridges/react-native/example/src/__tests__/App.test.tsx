import { outcomes, phone } from '@redemptionkit/react-native';

jest.setTimeout(60_000); // each test loads React Native

/** Starts the app. Nothing of an earlier start is in its memory. */
async function start() {
  jest.resetModules();
  const { createElement } = require('react');
  const { act, render } = require('@testing-library/react-native/pure');
  const app = render(createElement(require('../App').App));
  await act(() => phone.settled());
  return { app, open: (url: string) => act(() => phone.open(url)) };
}

beforeEach(() => phone.reset());
afterAll(() => phone.close());

test.each(outcomes.superwall)('a link that opens the app is redeemed once: $name', async ({ url, outcome }) => {
  const link = await url(await phone.server());
  const { app, open } = await start();
  await open(link);
  await phone.expectRedeemedOnce(link, outcome);
  app.getByText(outcome === 'redeemed' ? 'SUCCESS: ACTIVE' : /^[A-Z_]+: INACTIVE$/);
  app.unmount();
});

test('a link that starts the app is redeemed once', async () => {
  const link = await outcomes.superwall[0]!.url(await phone.server());
  await phone.launch({ url: link });
  const { app } = await start();
  await phone.expectRedeemedOnce(link, 'redeemed');
  app.getByText('SUCCESS: ACTIVE');
  app.unmount();
});
