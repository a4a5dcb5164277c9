// A search under Jest, with each kind of its timers.
const { RedemptionServer } = require('@redemptionkit/client');

const { tests } = require('./explored.cjs');

let server;
beforeAll(async () => { server = await RedemptionServer.start(); });
afterAll(async () => { await server.close(); });
afterEach(() => { jest.useRealTimers(); });

describe.each([['real'], ['modern', {}], ['legacy', { legacyFakeTimers: true }]])('under %s timers', (_, timers) => {
  test.each(Object.entries(tests(() => server)))('%s', async (__, run) => {
    if (timers !== undefined) jest.useFakeTimers(timers);
    await run();
  }, 60_000);
});
