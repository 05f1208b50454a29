/** Clocks that are synchronised over the network differ by less than this. */
const ORDINARY_MS = 5_000;
/** A round trip longer than this leaves too open when the other clock was read. */
const MAX_MS = 2_000;

/**
 * Returns how many milliseconds another clock is ahead of this machine's. The other clock was read (`reading`, in
 * milliseconds) at some moment of a round trip that took `tookMs` and ended at `arrivedAt`. Returns 0 for an ordinary
 * difference, null if the reading is unusable.
 */
export function clockOffset(reading: number, arrivedAt: number, tookMs: number): number | null {
  if (Number.isNaN(reading) || tookMs < 0 || tookMs > MAX_MS) return null;
  const ahead = reading - (arrivedAt - tookMs / 2);
  return Math.abs(ahead) > ORDINARY_MS ? Math.round(ahead) : 0;
}
