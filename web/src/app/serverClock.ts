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

const ahead = (): number => Number(readLocal(KEY)) || 0;

/** A device that keeps nothing has no session either, so its own clock does. */
function keep(differs: number): void {
  try {
    writeLocal(KEY, String(Math.round(differs)));
  } catch {
    removeLocal(KEY);
  }
}
