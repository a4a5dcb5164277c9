// A search under Node's own runner, with its real timers and its mocked ones.
const { after, before, mock, test } = require('node:test');

const { RedemptionServer } = require('@redemptionkit/client');

const { tests } = require('./explored.cjs');

let server;
before(async () => { server = await RedemptionServer.start(); });
after(async () => { await server.close(); });

for (const [name, run] of Object.entries(tests(() => server))) {
  test(name, run);
  test(`${name}, under mocked timers`, { skip: mock.timers === undefined && 'this node has none' }, async () => {
    mock.timers.enable();
    try { await run(); } finally { mock.timers.reset(); }
  });
}
