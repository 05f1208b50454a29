import type { FastifyReply } from 'fastify';
import { Refusal } from './errors.ts';

/** The caller has disconnected, so no one reads this refusal; it ends the work without a log entry. */
export const refuseGone = () => new Refusal(429, 'TOO_MANY_ATTEMPTS', 'The request was called off.');

/** Returns a signal that aborts when the caller disconnects before the answer is complete. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort(refuseGone());
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(refuseGone());
  });
  return gone.signal;
}
