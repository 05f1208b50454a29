import { readLocal, writeLocal } from './localStore.ts';

const KEY = 'taem.till.used';
/** Not written with every key. */
const RESOLUTION_MS = 10_000;

/** When a till of this device was last used, in any tab; now where that is not known. */
export const tillUsedAt = (): number => Number(readLocal(KEY)) || Date.now();

export function noteTillUsed(): void {
  const now = Date.now();
  if (Math.abs(now - (Number(readLocal(KEY)) || 0)) < RESOLUTION_MS) return;
  try {
    writeLocal(KEY, String(now));
  } catch {
    // Nothing is kept here, a session neither.
  }
}
