/** Clocks that are set by the network differ by less. */
const ORDINARY_MS = 5_000;
/** A slower answer does not say when in between its clock was read. */
const MAX_MS = 2_000;

/**
 * By how many milliseconds another clock is ahead of this machine's: it was read, in milliseconds, somewhere in a round trip
 * that took so long and ended at `arrivedAt`. 0 for an ordinary difference; null where the reading says nothing.
 */
export function clockOffset(reading: number, arrivedAt: number, tookMs: number): number | null {
  if (Number.isNaN(reading) || tookMs < 0 || tookMs > MAX_MS) return null;
  const ahead = reading - (arrivedAt - tookMs / 2);
  return Math.abs(ahead) > ORDINARY_MS ? Math.round(ahead) : 0;
}
