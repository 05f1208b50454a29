import { Refusal } from '../../http/errors.ts';
import { inTurn } from '../../http/inTurn.ts';

/** In this process; further requests wait, as all of them together may only take part of a processor. */
const MAX_AT_ONCE = 2;

const OVERTAKEN = 'A newer request of the same user took the place of this one.';

const running = new Map<string, AbortController>();

/**
 * Runs one request at a time per user, the newest: changing a draft makes the earlier one obsolete. `gone` aborts it
 * when the caller disconnects.
 */
export async function newestOf<T>(
  userId: string,
  gone: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  running.get(userId)?.abort(new Refusal(429, 'TOO_MANY_ATTEMPTS', OVERTAKEN, { retry_after: 1 }));
  const own = new AbortController();
  running.set(userId, own);
  const signal = AbortSignal.any([own.signal, gone]);
  try {
    return await inTurn(
      'what-if',
      async () => {
        signal.throwIfAborted();
        return await work(signal);
      },
      MAX_AT_ONCE,
    );
  } finally {
    if (running.get(userId) === own) running.delete(userId);
  }
}
