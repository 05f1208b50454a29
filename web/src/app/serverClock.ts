import { readLocal, removeLocal, writeLocal } from './localStore.ts';

const KEY = 'taem.clock';
/** What a slow line and a date in whole seconds make of a clock that is right. */
const ORDINARY_MS = 60_000;

/** What time it is by the server's clock: this device's may be an hour off, and the days of the shop are those of the server. */
export const serverNow = (): Date => new Date(Date.now() + ahead());

/** The server's clock when it answered, in milliseconds; null when it did not say. Keeps how far the two clocks differ. */
export function noteServerClock(headers: Headers): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date)) return null;
  const differs = date - Date.now();
  const offset = Math.abs(differs) > ORDINARY_MS ? differs : 0;
  if (offset === 0) removeLocal(KEY);
  else if (Math.abs(offset - ahead()) > ORDINARY_MS / 2) keep(offset);
  return date;
}

/** No device is this far off; a date of more cannot be written. */
const MAX_MS = 100 * 365 * 86_400_000;

function ahead(): number {
  const kept = Number(readLocal(KEY));
  return Math.abs(kept) <= MAX_MS ? kept : 0;
}

/** A device that keeps nothing has no session either, so its own clock does. */
function keep(differs: number): void {
  try {
    writeLocal(KEY, String(Math.round(differs)));
  } catch {
    removeLocal(KEY);
  }
}
