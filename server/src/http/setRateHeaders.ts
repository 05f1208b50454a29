import type { FastifyReply } from 'fastify';
import type { RateState } from '../gateway/context.ts';

/**
 * Sends the remaining budget of a caller by the draft of the HTTP working group (RateLimit header fields): points of
 * cost per minute `q`, remaining points `r`, and seconds until the budget is full again `t`.
 */
export function setRateHeaders(reply: FastifyReply, { limit, remaining, resetMs }: RateState): void {
  reply.header('ratelimit-policy', `"cost";q=${limit};w=60`);
  reply.header('ratelimit', `"cost";r=${remaining};t=${Math.ceil(resetMs / 1_000)}`);
}
