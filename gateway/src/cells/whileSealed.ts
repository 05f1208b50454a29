import { once } from 'node:events';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { Driver } from './Driver.ts';
import type { Cell } from './openCells.ts';

/** Limited, as a sealed shop waits for it. */
const MAX_SEALED_MS = 30_000;

/**
 * Runs work in another cell while a shop is sealed. That cell may vanish without notice; if it takes too long, the
 * caller gives the shop back.
 */
export async function whileSealed<T>(
  other: Cell,
  { signal, maxSealedMs = MAX_SEALED_MS }: Driver,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const tooLong = AbortSignal.timeout(maxSealedMs);
  const either = AbortSignal.any([signal, tooLong]);
  try {
    return await unlessAborted(either, () => work(either));
  } catch (error) {
    if (!tooLong.aborted || signal.aborted) throw error;
    throw new StartRefusal(
      `${other.name} does not answer, or is too slow: nothing was sold for ${maxSealedMs / 1_000} s. The shop sells on, try again later.`,
    );
  }
}

/** Stops waiting for work when it is aborted: it may take minutes in a large shop, which would be kept from selling. */
export async function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const over = new AbortController();
  const aborted = once(signal, 'abort', { signal: over.signal }).then(() => Promise.reject(signal.reason));
  return Promise.race([work(), aborted]).finally(() => over.abort());
}
