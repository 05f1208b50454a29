import type { FastifyReply } from 'fastify';
import { Refusal } from './errors.ts';

/** Says when whoever asked has hung up before the answer was through. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    // Nobody reads this refusal; it ends the work without a word in the log.
    if (!raw.writableFinished) gone.abort(new Refusal(429, 'TOO_MANY_ATTEMPTS', 'The request was called off.'));
  });
  return gone.signal;
}
