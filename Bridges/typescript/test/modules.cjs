// Both module kinds of the built package, found as an app finds them, give the same names, and each talks to a server.
const assert = require('node:assert/strict');

const commonjs = require('@redemptionkit/client');
import('@redemptionkit/client').then(async (esm) => {
  assert.notEqual(commonjs.RedemptionServer, esm.RedemptionServer);
  assert.deepEqual(Object.keys(commonjs).sort(), Object.keys(esm).sort());
  for (const kind of [commonjs, esm]) {
    const server = await kind.RedemptionServer.start();
    assert.equal(typeof (await server.clock.now()).now, 'number');
    await server.close();
    await assert.rejects(server.clock.now(), { name: 'ServerExited' });
  }
});
