// Both module kinds of the built package give the same names, and each talks to a server.
const assert = require('node:assert/strict');

const commonjs = require('../dist/cjs/index.js');
import('../dist/esm/index.js').then(async (esm) => {
  assert.deepEqual(Object.keys(commonjs).sort(), Object.keys(esm).sort());
  for (const kind of [commonjs, esm]) {
    const server = await kind.RedemptionServer.start();
    assert.equal(typeof (await server.call('clock/now')).now, 'number');
    await server.close();
    await assert.rejects(server.call('clock/now'), { name: 'ServerExited' });
  }
});
