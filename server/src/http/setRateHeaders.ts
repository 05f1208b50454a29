import type { FastifyReply } from 'fastify';
import type { RateState } from '../gateway/context.ts';

/**
 * What is left to a caller, as the draft of the HTTP working group has it (RateLimit header fields): points of cost in a
 * minute `q`, those that remain `r`, and seconds until all are there again `t`.
 */
export function setRateHeaders(reply: FastifyReply, { limit, remaining, resetMs }: RateState): void {
  reply.header('ratelimit-policy', `"cost";q=${limit};w=60`);
  reply.header('ratelimit', `"cost";r=${remaining};t=${Math.ceil(resetMs / 1_000)}`);
}
