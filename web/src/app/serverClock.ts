import { readLocal, removeLocal, writeLocal } from './localStore.ts';

const KEY = 'taem.clock';
/** A correct clock may seem wrong by this much, because of a slow network and a date in whole seconds. */
const ORDINARY_MS = 60_000;

/** Returns the time by the server's clock: this device's may be an hour off, and the shop's days are those of the server. */
export const serverNow = (): Date => new Date(Date.now() + ahead());

/**
 * Returns the server's clock when it answered, in milliseconds; null if the answer had none. Stores the difference of the
 * clocks.
 */
export function noteServerClock(headers: Headers): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return null;
  const differs = date - Date.now();
  const offset = Math.abs(differs) > ORDINARY_MS ? differs : 0;
  if (offset === 0) removeLocal(KEY);
  else if (Math.abs(offset - ahead()) > ORDINARY_MS / 2) keep(offset);
  return date;
}

/** No device is this far off; a larger date cannot be written. */
const MAX_MS = 100 * 365 * 86_400_000;

function ahead(): number {
  const kept = Number(readLocal(KEY));
  return Math.abs(kept) <= MAX_MS ? kept : 0;
}

/** Stores the difference. A device without storage has no session either, so its own clock will do. */
function keep(differs: number): void {
  try {
    writeLocal(KEY, String(Math.round(differs)));
  } catch {
    removeLocal(KEY);
  }
}
