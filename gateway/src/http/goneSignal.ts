import type { FastifyReply } from 'fastify';
import { Refusal } from './errors.ts';

/** The caller has gone, so this refusal is not read; it ends the work without a log entry. */
export const refuseGone = () => new Refusal(429, 'TOO_MANY_ATTEMPTS', 'The request was called off.');

/** Aborts when the caller has hung up before the answer was complete. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort(refuseGone());
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(refuseGone());
  });
  return gone.signal;
}
