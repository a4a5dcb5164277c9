import type { StoreResetParams } from './generated/types.ts';
import type { RedemptionServer } from './server.ts';

/** Resets the ledger of a server, which may have ended without a word so far. */
export async function resetStore(server: RedemptionServer, revive: () => Promise<void>, params: StoreResetParams = {}): Promise<void> {
  await revive();
  try {
    await server.store.reset(params);
  } catch (error) {
    unlessGone(error);
    await revive();
    await server.store.reset(params);
  }
}

/** Throws the error on, unless its server or session is gone. By names: the error may be of another copy of this package. */
export function unlessGone(error: unknown): void {
  const gone = error instanceof Error && (error.name === 'ServerExited' || (error as { kind?: unknown }).kind === 'unknownSession');
  if (!gone) throw error;
}
