// Another test process at REDEMPTION_URL, which does all that could disturb one; then it prints its space and waits for the end of stdin.
import { RedemptionServer } from '../src/index.ts';

const server = await RedemptionServer.start({ timeout: 30_000 });
await server.store.purchase({ vendor: 'revenuecat', product: 'pro', entitlements: ['pro'] });
await server.store.reset();
await server.clock.advance({ seconds: 86_400 });
await server.fault.inject({ kind: 'offline', count: 100 });
process.stdout.write(`${(await server.space.list()).current}\n`);
await new Promise((resolve) => { process.stdin.on('end', resolve).resume(); });
await server.close();
