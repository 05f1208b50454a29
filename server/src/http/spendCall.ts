import type { FastifyRequest } from 'fastify';
import { type RateLimits, STRANGER_CALL_COST } from '../execution/rateLimits.ts';
import type { VerifiedCallers } from '../gateway/VerifiedCallers.ts';
import { callerOf } from './callerOf.ts';

/** Takes from a caller's rate what one call of the gateway costs; throws when nothing is left. */
export type SpendCall = (request: FastifyRequest) => Promise<void>;

/** For what passes through to the gateway without GraphQL: a token may be made up, and to prove it is work too. */
export const spendCall =
  (rates: RateLimits, callers: VerifiedCallers): SpendCall =>
  async (request) => {
    await rates.spendCost(callers.keyOf(callerOf(request)), STRANGER_CALL_COST);
  };
