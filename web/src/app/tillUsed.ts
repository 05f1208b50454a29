import { readLocal, writeLocal } from './localStore.ts';

const KEY = 'taem.till.used';
/** The moment is written at most this often, not with every key. */
const RESOLUTION_MS = 10_000;

/** Returns when a till on this device was last used, in any tab, in milliseconds; now if nothing is stored. */
export const tillUsedAt = (): number => Number(readLocal(KEY)) || Date.now();

export function noteTillUsed(): void {
  const now = Date.now();
  if (Math.abs(now - (Number(readLocal(KEY)) || 0)) < RESOLUTION_MS) return;
  try {
    writeLocal(KEY, String(now));
  } catch {
    // A device without storage has no session either.
  }
}
