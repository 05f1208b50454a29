import type { FastifyReply } from 'fastify';
import { Refusal } from './errors.ts';

/** Nobody reads this refusal; it ends the work without a word in the log. */
export const refuseGone = () => new Refusal(429, 'TOO_MANY_ATTEMPTS', 'The request was called off.');

/** Says when whoever asked has hung up before the answer was through. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(refuseGone());
  });
  return gone.signal;
}
